import { useSelector } from '@xstate/react';
import { VerificationBanner } from '#features/auth/VerificationBanner.tsx';
import { HomeScreen } from '#features/home/HomeScreen.tsx';
import { selectUser } from '#machines/user.store.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { verificationMailFlow } from './verification-mail-flow.ts';

export default function HomePage() {
  const { actorOf, services } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  const mail = useFlow(verificationMailFlow(services));
  return (
    <HomeScreen
      workspace={services.workspace}
      notices={user && !user.emailVerified && <VerificationBanner mail={mail} email={user.email} />}
    />
  );
}
