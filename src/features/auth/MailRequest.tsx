import { useSelector } from '@xstate/react';
import type { AddressFormActor } from '#machines/auth/address-form.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { AddressForm } from './AddressForm.tsx';
import { labels } from './labels.ts';
import { verificationLabels } from './verification-labels.ts';

export interface MailRequestProps {
  readonly form: AddressFormActor;
  readonly explanation: string;
  readonly submitLabel: string;
  /** Said of the address once the request was taken, whether or not anybody has it. */
  readonly sentText: (email: string) => string;
  /** Fills the field. */
  readonly email?: string | undefined;
}

/** Asks for a mail with a link; afterwards says the same about every address. */
export function MailRequest({ form, explanation, submitLabel, sentText, email }: MailRequestProps) {
  const isSent = useSelector(form, (snapshot) => snapshot.matches('sent'));
  const sentTo = useSelector(form, (snapshot) => snapshot.context.email);
  if (!isSent) {
    return (
      <>
        <p>{explanation}</p>
        <AddressForm form={form} submitLabel={submitLabel} email={email} />
      </>
    );
  }
  return (
    <InlineMessage
      tone="success"
      title={labels.sentMail.title}
      actions={
        <>
          <Button size="small" onPress={() => form.send({ type: 'sending.repeated' })}>
            {verificationLabels.sendAgain}
          </Button>
          <Button size="small" variant="quiet" onPress={() => form.send({ type: 'form.reopened' })}>
            {labels.sentMail.otherEmail}
          </Button>
        </>
      }
    >
      {sentText(sentTo)}
    </InlineMessage>
  );
}
