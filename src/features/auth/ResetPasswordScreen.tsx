import { useSelector } from '@xstate/react';
import { type FormEvent, useCallback, useRef } from 'react';
import { judgeNewPassword } from '#domain/auth/password.ts';
import type { CommonPasswords } from '#domain/auth/password-policy.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { PasswordPolicyActor } from '#machines/auth/password-policy.machine.ts';
import type { ResetPasswordActor } from '#machines/auth/reset-password.machine.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { failureText } from './failure-text.ts';
import { formStyle } from './form-style.ts';
import { labels } from './labels.ts';
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
      <AuthScreen title={labels.resetPassword.title}>
        <InlineMessage
          tone="error"
          title={failureText(failure)}
          actions={
            <ButtonLink variant="primary" href={buildPath({ name: 'forgot-password', params: { redirect } })}>
              {labels.newLink}
            </ButtonLink>
          }
        >
          {labels.resetPassword.unchanged}
        </InlineMessage>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={labels.resetPassword.title}>
      <p>
        {email === null ? (
          labels.resetPassword.choose
        ) : (
          <>
            {labels.resetPassword.chooseFor}
            <strong>{email}</strong>.
          </>
        )}
        {labels.resetPassword.signsOut}
      </p>
      <form noValidate onSubmit={submit} className={formStyle}>
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
        <input type="hidden" name="username" autoComplete="username" value={email ?? ''} />
        <NewPasswordField
          label={labels.resetPassword.field}
          policy={policy}
          common={common}
          readEmail={readEmail}
          verdict={problem ?? 'ok'}
          inputRef={field}
          onChange={() => reset.send({ type: 'password.changed' })}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {labels.resetPassword.submit}
        </Button>
      </form>
    </AuthScreen>
  );
}
