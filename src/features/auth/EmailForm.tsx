import { type FormEvent, useRef } from 'react';
import type { AuthFailure } from '#domain/auth/auth-failure.ts';
import { type EmailVerdict, judgeEmail, tidyEmail } from '#domain/auth/email.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { failureText } from './failure-text.ts';
import { formStyle } from './form-style.ts';
import { emailErrors, labels } from './labels.ts';

export interface EmailFormProps {
  readonly defaultEmail: string;
  /** Problem with the address as submitted last; null if there is none. */
  readonly problem: EmailVerdict | null;
  readonly failure: AuthFailure | null;
  readonly isPending: boolean;
  readonly submitLabel: string;
  readonly onSubmit: (submitted: { readonly email: string; readonly verdict: EmailVerdict }) => void;
  readonly onChange: () => void;
}

/** One address and one button. An address that cannot be one gets the focus back. */
export function EmailForm(props: EmailFormProps) {
  const { defaultEmail, problem, failure, isPending, submitLabel, onSubmit, onChange } = props;
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    const verdict = judgeEmail(text);
    if (verdict !== 'ok') field.current?.focus();
    onSubmit({ email: tidyEmail(text), verdict });
  };

  return (
    <form noValidate onSubmit={submit} className={formStyle}>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={defaultEmail}
        inputRef={field}
        error={emailErrors[problem ?? 'ok']}
        onChange={onChange}
      />
      <Button type="submit" variant="primary" isPending={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
