import { PricingScreen } from '#features/pricing/PricingScreen.tsx';

export default function PricingPage() {
  return <PricingScreen />;
}
