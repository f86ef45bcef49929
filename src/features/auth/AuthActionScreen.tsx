import { useSelector } from '@xstate/react';
import type { ConfirmedMode } from '#domain/auth/mail-mode.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { ApplyCodeActor } from '#machines/auth/apply-code.machine.ts';
import type { VerificationMailActor } from '#machines/auth/verification-mail.machine.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { failureText } from './failure-text.ts';
import { labels, modeTexts } from './labels.ts';
import { UnusableLink } from './UnusableLink.tsx';
import { verificationLabels } from './verification-labels.ts';

export interface AuthActionScreenProps {
  readonly mode: ConfirmedMode;
  readonly action: ApplyCodeActor;
  readonly mail: VerificationMailActor;
  readonly isSignedIn: boolean;
  /** Known only of a founder who is signed in. */
  readonly isVerified: boolean;
  /** Where the founder wanted to go before the mail. */
  readonly redirect: string | undefined;
}

/** The screen behind a link of a mail that needs one press to confirm. */
export function AuthActionScreen({ mode, action, mail, isSignedIn, isVerified, redirect }: AuthActionScreenProps) {
  const state = useSelector(action, ({ value }) => value);
  const { failure, email } = useSelector(action, ({ context }) => context);
  const text = modeTexts[mode];
  const signIn = buildPath({ name: 'sign-in', params: { redirect } });
  // A verification link opened twice has done what it was for.
  const hasEnded = state === 'applied' || (mode === 'verifyEmail' && state === 'unusable' && isVerified);
  return (
    <AuthScreen title={hasEnded ? text.done : text.title}>
      {hasEnded && (
        <InlineMessage
          tone="success"
          actions={
            mode === 'recoverEmail' ? (
              <ButtonLink
                variant="primary"
                href={buildPath({ name: 'forgot-password', params: { email: email ?? undefined, redirect } })}
              >
                {verificationLabels.newPassword}
              </ButtonLink>
            ) : (
              <ButtonLink variant="primary" href={isSignedIn ? (redirect ?? '/home') : signIn}>
                {isSignedIn ? labels.continue : labels.signIn.submit}
              </ButtonLink>
            )
          }
        >
          {text.doneMore(email)}
        </InlineMessage>
      )}
      {!hasEnded && state === 'unusable' && failure && (
        <UnusableLink
          failure={failure}
          mail={mail}
          isSignedIn={isSignedIn}
          canSendAgain={mode === 'verifyEmail'}
          signIn={signIn}
        />
      )}
      {(state === 'ready' || state === 'applying') && (
        <>
          {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
          <p>{text.explanation}</p>
          <Button
            variant="primary"
            isPending={state === 'applying'}
            onPress={() => action.send({ type: 'code.confirmed' })}
          >
            {text.button}
          </Button>
        </>
      )}
    </AuthScreen>
  );
}
