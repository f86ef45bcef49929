import { useSelector } from '@xstate/react';
import type { AddressFormActor } from '#machines/auth/address-form.machine.ts';
import { EmailForm } from './EmailForm.tsx';

export interface AddressFormProps {
  readonly form: AddressFormActor;
  readonly submitLabel: string;
  /** Fills the field. */
  readonly email?: string | undefined;
}

/** One address, to which something is sent. */
export function AddressForm({ form, submitLabel, email }: AddressFormProps) {
  const context = useSelector(form, (snapshot) => snapshot.context);
  const isPending = useSelector(form, (snapshot) => snapshot.hasTag('pending'));
  return (
    <EmailForm
      defaultEmail={context.email || (email ?? '')}
      problem={context.problem}
      failure={context.failure}
      isPending={isPending}
      submitLabel={submitLabel}
      onSubmit={(submitted) => form.send({ type: 'address.submitted', ...submitted })}
      onChange={() => form.send({ type: 'address.changed' })}
    />
  );
}
