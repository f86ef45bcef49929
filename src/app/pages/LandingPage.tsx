import { useSelector } from '@xstate/react';
import { LandingScreen } from '#features/landing/LandingScreen.tsx';
import { selectFlags } from '#machines/flags.machine.ts';
import { useApp } from '../app-context.ts';

export default function LandingPage() {
  const { actorOf } = useApp();
  const flags = useSelector(actorOf('flags'), selectFlags);
  return <LandingScreen isOpen={!flags.preRelease} />;
}
