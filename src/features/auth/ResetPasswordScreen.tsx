import { useSelector } from '@xstate/react';
import { type FormEvent, useCallback, useRef } from 'react';
import { judgeNewPassword } from '#domain/auth/password.ts';
import type { CommonPasswords } from '#domain/auth/password-policy.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { PasswordPolicyActor } from '#machines/password-policy.machine.ts';
import type { ResetPasswordActor } from '#machines/reset-password.machine.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { failureText } from './failure-text.ts';
import { formStyle } from './form-style.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

export interface ResetPasswordScreenProps {
  readonly reset: ResetPasswordActor;
  readonly passwordPolicy: PasswordPolicyActor;
  readonly common: CommonPasswords;
  readonly redirect: string | undefined;
}

export function ResetPasswordScreen({ reset, passwordPolicy, common, redirect }: ResetPasswordScreenProps) {
  const { email, problem, failure } = useSelector(reset, ({ context }) => context);
  const isUnusable = useSelector(reset, (snapshot) => snapshot.matches('unusable'));
  const isPending = useSelector(reset, (snapshot) => snapshot.hasTag('pending') || snapshot.matches('saved'));
  const policy = useSelector(passwordPolicy, ({ context }) => context.policy);
  const field = useRef<HTMLInputElement>(null);
  const readEmail = useCallback(() => email, [email]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    const verdict = judgeNewPassword(password, { policy, email, common });
    if (verdict !== 'ok') field.current?.focus();
    reset.send({ type: 'password.submitted', password, verdict });
  };

  if (isUnusable && failure) {
    return (
      <AuthScreen title="Reset password">
        <InlineMessage
          tone="error"
          title={failureText(failure)}
          actions={
            <ButtonLink variant="primary" href={buildPath({ name: 'forgot-password', params: { redirect } })}>
              Ask for a new link
            </ButtonLink>
          }
        >
          Your password hasn’t changed.
        </InlineMessage>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title="Reset password">
      <p>
        {email === null ? (
          'Choose a new password.'
        ) : (
          <>
            Choose a new password for <strong>{email}</strong>.
          </>
        )}{' '}
        You’ll be signed out on all devices.
      </p>
      <form noValidate onSubmit={submit} className={formStyle}>
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
        <input type="hidden" name="username" autoComplete="username" value={email ?? ''} />
        <NewPasswordField
          label="New password"
          policy={policy}
          common={common}
          readEmail={readEmail}
          verdict={problem ?? 'ok'}
          inputRef={field}
          onChange={() => reset.send({ type: 'password.changed' })}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          Save password
        </Button>
      </form>
    </AuthScreen>
  );
}
