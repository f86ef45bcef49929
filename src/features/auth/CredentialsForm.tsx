import { type FormEvent, type ReactNode, useRef } from 'react';
import { type CredentialVerdicts, type SubmittedCredentials, submitCredentials } from '#domain/auth/credentials.ts';
import { judgeKnownPassword, judgeNewPassword } from '#domain/auth/password.ts';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { emailErrors } from './failure-text.ts';
import { formStyle } from './form-style.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

export interface CredentialsFormProps {
  readonly submitLabel: string;
  readonly email?: string | undefined;
  /** Of a password that is being chosen; null where a known one is asked for. */
  readonly policy: PasswordPolicy | null;
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
  const { policy, problems, onSubmit, onFieldChange } = props;
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const submitted = submitCredentials(typed, (text) =>
      policy ? judgeNewPassword(text, policy) : judgeKnownPassword(text),
    );
    if (submitted.verdicts.email !== 'ok') email.current?.focus();
    else if (submitted.verdicts.password !== 'ok') password.current?.focus();
    onSubmit(submitted);
  };

  return (
    <form noValidate onSubmit={submit} className={formStyle}>
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
      {policy ? (
        <NewPasswordField
          label="Password"
          policy={policy}
          verdict={problems?.password ?? 'ok'}
          inputRef={password}
          onChange={() => onFieldChange('password')}
        />
      ) : (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          inputRef={password}
          error={problems?.password === 'missing' ? 'Enter a password.' : undefined}
          onChange={() => onFieldChange('password')}
        />
      )}
      {props.children}
      <Button type="submit" variant="primary" isPending={props.isPending} isDisabled={props.isDisabled}>
        {props.submitLabel}
      </Button>
    </form>
  );
}
