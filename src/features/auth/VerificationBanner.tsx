import { useSelector } from '@xstate/react';
import type { VerificationMailActor } from '#machines/verification-mail.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { failureText } from './failure-text.ts';

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
      title={`Verify ${email}`}
      actions={
        <Button size="small" isPending={state === 'sending'} onPress={() => mail.send({ type: 'mail.requested' })}>
          Send again
        </Button>
      }
    >
      {failure && failureText(failure)}
      {!failure && state === 'sent' && 'A new email is on its way. Click the link in it.'}
      {!failure && state !== 'sent' && 'Click the link in our email. You’ll need this before you publish or share.'}
    </InlineMessage>
  );
}
