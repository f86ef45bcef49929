import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { buildPath } from '#domain/routes/build-path.ts';
import { AuthActionScreen } from '#features/auth/AuthActionScreen.tsx';
import { selectUser } from '#machines/user.store.ts';
import { verifyEmailMachine } from '#machines/verify-email.machine.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { verificationMailFlow } from './verification-mail-flow.ts';

export interface VerifyEmailProps {
  readonly oobCode: string | undefined;
}

export function VerifyEmail({ oobCode }: VerifyEmailProps) {
  const { actorOf, services } = useApp();
  const isSignedIn = useSelector(actorOf('session'), (session) => session.hasTag('authed'));
  const user = useSelector(actorOf('user'), selectUser);
  const mail = useFlow(verificationMailFlow(services));
  const verification = useFlow(
    verifyEmailMachine.provide({
      actors: {
        applyCode: fromPromise<void, { readonly oobCode: string }>(async ({ input }) => {
          await services.identity.applyVerification(input.oobCode);
          services.reloadUser();
        }),
      },
    }),
    { oobCode },
  );
  return (
    <AuthActionScreen
      verification={verification}
      mail={mail}
      isSignedIn={isSignedIn}
      isVerified={user?.emailVerified ?? false}
      onwardPath={buildPath({ name: isSignedIn ? 'home' : 'sign-in' })}
    />
  );
}
