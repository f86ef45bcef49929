import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { redirectOf } from '#domain/auth/continue-url.ts';
import type { ConfirmedMode } from '#domain/auth/mail-mode.ts';
import { AuthActionScreen } from '#features/auth/AuthActionScreen.tsx';
import { applyCodeMachine } from '#machines/auth/apply-code.machine.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { verificationMailFlow } from './verification-mail-flow.ts';

export interface ConfirmMailProps {
  readonly mode: ConfirmedMode;
  readonly oobCode: string | undefined;
  readonly continueUrl: string | undefined;
}

/**
 * The page behind a link of a mail that verifies, changes or recovers an email address: it applies the link’s code after
 * one press, signed in or not.
 */
export function ConfirmMail({ mode, oobCode, continueUrl }: ConfirmMailProps) {
  const { actorOf, services } = useApp();
  const isSignedIn = useSelector(actorOf('session'), (session) => session.hasTag('authed'));
  const user = useSelector(actorOf('user'), selectUser);
  const mail = useFlow(verificationMailFlow(services));
  const action = useFlow(
    applyCodeMachine.provide({
      actors: {
        apply: fromPromise<{ readonly email: string | null }, { readonly oobCode: string }>(async ({ input }) => {
          const applied = await services.identity.applyCode(input.oobCode);
          services.reloadUser();
          return applied;
        }),
      },
    }),
    { oobCode },
  );
  return (
    <AuthActionScreen
      mode={mode}
      action={action}
      mail={mail}
      isSignedIn={isSignedIn}
      isVerified={user?.emailVerified ?? false}
      redirect={redirectOf(continueUrl)}
    />
  );
}
