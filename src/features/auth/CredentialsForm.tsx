import { type FormEvent, type ReactNode, type RefObject, useCallback, useRef } from 'react';
import {
  type Credentials,
  type CredentialVerdicts,
  type SubmittedCredentials,
  submitCredentials,
} from '#domain/auth/credentials.ts';
import type { PasswordVerdict } from '#domain/auth/password.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { formStyle } from './form-style.ts';
import { emailErrors, labels } from './labels.ts';

/** Data that the form and its password field share. */
export interface PasswordSlot {
  readonly label: string;
  readonly verdict: PasswordVerdict;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** The address beside it, as typed so far. */
  readonly readEmail: () => string;
  readonly onChange: () => void;
}

export interface CredentialsFormProps {
  readonly submitLabel: string;
  readonly email?: string | undefined;
  readonly judgePassword: (typed: Credentials) => PasswordVerdict;
  /** Draws the field for the current password, or for a new one. */
  readonly passwordField: (slot: PasswordSlot) => ReactNode;
  readonly problems: CredentialVerdicts | null;
  readonly isPending: boolean;
  readonly isDisabled: boolean;
  readonly onSubmit: (submitted: SubmittedCredentials) => void;
  readonly onFieldChange: (field: keyof CredentialVerdicts) => void;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

/** Email and password. The browser keeps the text, so that no state of ours ever holds the password. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { judgePassword, passwordField, problems, onSubmit, onFieldChange } = props;
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const readEmail = useCallback(() => email.current?.value ?? '', []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const submitted = submitCredentials(typed, judgePassword);
    if (submitted.verdicts.email !== 'ok') email.current?.focus();
    else if (submitted.verdicts.password !== 'ok') password.current?.focus();
    onSubmit(submitted);
  };

  return (
    <form noValidate onSubmit={submit} className={formStyle}>
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={props.email ?? ''}
        inputRef={email}
        error={emailErrors[problems?.email ?? 'ok']}
        onChange={() => onFieldChange('email')}
      />
      {passwordField({
        label: labels.password,
        verdict: problems?.password ?? 'ok',
        inputRef: password,
        readEmail,
        onChange: () => onFieldChange('password'),
      })}
      {props.children}
      <Button type="submit" variant="primary" isPending={props.isPending} isDisabled={props.isDisabled}>
        {props.submitLabel}
      </Button>
    </form>
  );
}
