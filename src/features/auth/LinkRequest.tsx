import type { AddressFormActor } from '#machines/auth/address-form.machine.ts';
import { labels } from './labels.ts';
import { MailRequest } from './MailRequest.tsx';

export interface LinkRequestProps {
  readonly form: AddressFormActor;
  readonly email: string | undefined;
}

/** Signing in without a password. */
export function LinkRequest({ form, email }: LinkRequestProps) {
  return (
    <MailRequest
      form={form}
      email={email}
      explanation={labels.sendLink.explanation}
      submitLabel={labels.sendLink.submit}
      sentText={labels.sendLink.sent}
    />
  );
}
