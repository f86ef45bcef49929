import { useSelector } from '@xstate/react';
import type { VerificationMailActor } from '#machines/verification-mail.machine.ts';
import type { VerifyEmailActor } from '#machines/verify-email.machine.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { failureText } from './failure-text.ts';
import { UnusableLink } from './UnusableLink.tsx';

export interface AuthActionScreenProps {
  readonly verification: VerifyEmailActor;
  readonly mail: VerificationMailActor;
  readonly isSignedIn: boolean;
  /** Known only of a founder who is signed in. */
  readonly isVerified: boolean;
  /** Where to go once the address is verified. */
  readonly onwardPath: string;
}

/** Where the link of a verification mail leads. */
export function AuthActionScreen({ verification, mail, isSignedIn, isVerified, onwardPath }: AuthActionScreenProps) {
  const state = useSelector(verification, ({ value }) => value);
  const failure = useSelector(verification, ({ context }) => context.failure);
  const hasEnded = state === 'verified' || (state === 'unusable' && isVerified);
  return (
    <AuthScreen title="Verify your email">
      {hasEnded && (
        <InlineMessage
          tone="success"
          title="Your email is verified"
          actions={
            <ButtonLink variant="primary" href={onwardPath}>
              {isSignedIn ? 'Go to home' : 'Sign in'}
            </ButtonLink>
          }
        >
          You can publish and share from now on.
        </InlineMessage>
      )}
      {!hasEnded && state === 'unusable' && failure && (
        <UnusableLink failure={failure} mail={mail} isSignedIn={isSignedIn} />
      )}
      {(state === 'ready' || state === 'applying') && (
        <>
          {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
          <p>Press the button to confirm that this address is yours.</p>
          <Button
            variant="primary"
            isPending={state === 'applying'}
            onPress={() => verification.send({ type: 'verification.pressed' })}
          >
            Verify my email
          </Button>
        </>
      )}
    </AuthScreen>
  );
}
