import { useSelector } from '@xstate/react';
import type { AuthFailure } from '#domain/auth/auth-failure.ts';
import type { VerificationMailActor } from '#machines/verification-mail.machine.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { failureText } from './failure-text.ts';

export interface UnusableLinkProps {
  readonly failure: AuthFailure;
  readonly mail: VerificationMailActor;
  readonly isSignedIn: boolean;
  /** Whether a mail of this kind can be asked for. */
  readonly canSendAgain: boolean;
  /** The address of the way in, which leads on to where the founder wanted to go. */
  readonly signIn: string;
}

/** A link that will never work, and the way to one that does. */
export function UnusableLink({ failure, mail, isSignedIn, canSendAgain, signIn }: UnusableLinkProps) {
  const state = useSelector(mail, ({ value }) => value);
  const mailFailure = useSelector(mail, ({ context }) => context.failure);
  if (state === 'sent') {
    return (
      <InlineMessage tone="success">
        A new email is on its way. Click the link in it. Links in older emails no longer work.
      </InlineMessage>
    );
  }
  if (!canSendAgain) {
    return (
      <InlineMessage
        tone="error"
        title={failureText(failure)}
        actions={<ButtonLink href={isSignedIn ? '/home' : signIn}>{isSignedIn ? 'Go to home' : 'Sign in'}</ButtonLink>}
      >
        Nothing was changed.
      </InlineMessage>
    );
  }
  return (
    <>
      <InlineMessage
        tone="error"
        title={failureText(failure)}
        actions={
          isSignedIn ? (
            <Button isPending={state === 'sending'} onPress={() => mail.send({ type: 'mail.requested' })}>
              Send again
            </Button>
          ) : (
            <ButtonLink href={signIn}>Sign in</ButtonLink>
          )
        }
      >
        {isSignedIn
          ? 'If your email isn’t verified yet, ask for a new link.'
          : 'If your email isn’t verified yet, sign in and ask for a new link.'}
      </InlineMessage>
      {mailFailure && <InlineMessage tone="error">{failureText(mailFailure)}</InlineMessage>}
    </>
  );
}
