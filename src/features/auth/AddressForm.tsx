import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { judgeEmail, tidyEmail } from '#domain/auth/email.ts';
import type { AddressFormActor } from '#machines/address-form.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { emailErrors, failureText } from './failure-text.ts';
import { formStyle } from './form-style.ts';

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
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    const verdict = judgeEmail(text);
    if (verdict !== 'ok') field.current?.focus();
    form.send({ type: 'address.submitted', email: tidyEmail(text), verdict });
  };

  return (
    <form noValidate onSubmit={submit} className={formStyle}>
      {context.failure && <InlineMessage tone="error">{failureText(context.failure)}</InlineMessage>}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={context.email || (email ?? '')}
        inputRef={field}
        error={emailErrors[context.problem ?? 'ok']}
        onChange={() => form.send({ type: 'address.changed' })}
      />
      <Button type="submit" variant="primary" isPending={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
