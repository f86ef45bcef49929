import { useSelector } from '@xstate/react';
import type { AuthFailure } from '#domain/auth/auth-failure.ts';
import type { VerificationMailActor } from '#machines/auth/verification-mail.machine.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { failureText } from './failure-text.ts';
import { labels } from './labels.ts';
import { verificationLabels } from './verification-labels.ts';

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
    return <InlineMessage tone="success">{verificationLabels.sentReplacing}</InlineMessage>;
  }
  if (!canSendAgain) {
    return (
      <InlineMessage
        tone="error"
        title={failureText(failure)}
        actions={
          <ButtonLink href={isSignedIn ? '/home' : signIn}>
            {isSignedIn ? verificationLabels.home : labels.signIn.submit}
          </ButtonLink>
        }
      >
        {labels.unchanged}
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
              {verificationLabels.sendAgain}
            </Button>
          ) : (
            <ButtonLink href={signIn}>{labels.signIn.submit}</ButtonLink>
          )
        }
      >
        {verificationLabels.again(isSignedIn)}
      </InlineMessage>
      {mailFailure && <InlineMessage tone="error">{failureText(mailFailure)}</InlineMessage>}
    </>
  );
}
