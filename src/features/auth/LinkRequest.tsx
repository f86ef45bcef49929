import type { AddressFormActor } from '#machines/address-form.machine.ts';
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
      explanation="No password needed. Click the link in our email and you’re signed in."
      submitLabel="Email me a sign-in link"
      sentText={(sentTo) =>
        `We emailed a link to ${sentTo}. It works once, for one hour. Open it in this browser if you can.`
      }
    />
  );
}
