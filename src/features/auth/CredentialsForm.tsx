import { type FormEvent, type ReactNode, useRef } from 'react';
import { type CredentialVerdicts, type SubmittedCredentials, submitCredentials } from '#domain/auth/credentials.ts';
import type { PasswordVerdict } from '#domain/auth/password.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { emailErrors, passwordErrors } from './failure-text.ts';

export interface CredentialsFormProps {
  readonly submitLabel: string;
  readonly email?: string | undefined;
  readonly passwordKind: 'current-password' | 'new-password';
  readonly passwordDescription?: string;
  readonly judgePassword: (text: string) => PasswordVerdict;
  readonly problems: CredentialVerdicts | null;
  readonly isPending: boolean;
  readonly onSubmit: (submitted: SubmittedCredentials) => void;
  readonly onFieldChange: (field: keyof CredentialVerdicts) => void;
  /** What went wrong the last time. */
  readonly children?: ReactNode;
}

/** Email and password. The browser keeps the text, so that no state of ours ever holds the password. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { problems, judgePassword, onSubmit, onFieldChange } = props;
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const submitted = submitCredentials(typed, judgePassword);
    if (submitted.verdicts.email !== 'ok') email.current?.focus();
    else if (submitted.verdicts.password !== 'ok') password.current?.focus();
    onSubmit(submitted);
  };

  return (
    <form noValidate onSubmit={submit} className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
      {props.children}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={props.email ?? ''}
        inputRef={email}
        error={emailErrors[problems?.email ?? 'ok']}
        onChange={() => onFieldChange('email')}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={props.passwordKind}
        description={problems === null || problems.password === 'ok' ? props.passwordDescription : undefined}
        inputRef={password}
        error={passwordErrors[problems?.password ?? 'ok']}
        onChange={() => onFieldChange('password')}
      />
      <Button type="submit" variant="primary" isPending={props.isPending}>
        {props.submitLabel}
      </Button>
    </form>
  );
}
