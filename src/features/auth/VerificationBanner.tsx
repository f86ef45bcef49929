import { useSelector } from '@xstate/react';
import type { VerificationMailActor } from '#machines/auth/verification-mail.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { failureText } from './failure-text.ts';
import { verificationLabels } from './verification-labels.ts';

export interface VerificationBannerProps {
  readonly mail: VerificationMailActor;
  readonly email: string;
}

/** For a founder whose address is not verified; nothing but publishing and sharing waits for it. */
export function VerificationBanner({ mail, email }: VerificationBannerProps) {
  const state = useSelector(mail, ({ value }) => value);
  const failure = useSelector(mail, ({ context }) => context.failure);
  return (
    <InlineMessage
      tone={failure ? 'error' : 'info'}
      title={verificationLabels.title(email)}
      actions={
        <Button size="small" isPending={state === 'sending'} onPress={() => mail.send({ type: 'mail.requested' })}>
          {verificationLabels.sendAgain}
        </Button>
      }
    >
      {failure && failureText(failure)}
      {!failure && state === 'sent' && verificationLabels.sent}
      {!failure && state !== 'sent' && verificationLabels.explanation}
    </InlineMessage>
  );
}
