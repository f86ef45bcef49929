import { LandingScreen } from '#features/landing/LandingScreen.tsx';

export default function LandingPage() {
  return <LandingScreen />;
}
