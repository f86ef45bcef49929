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
      explanation="No password needed: open the link in our mail, and you are signed in."
      submitLabel="Email me a sign-in link"
      sentText={(sentTo) =>
        `We have written to ${sentTo}. The link works once, for one hour; open it in this browser if you can.`
      }
    />
  );
}
