import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { submitPasswordChange } from '#domain/account/password-change.ts';
import type { CommonPasswords } from '#domain/auth/password-policy.ts';
import type { ChangePasswordActor } from '#machines/auth/change-password.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { CodeForm } from './CodeForm.tsx';
import { formStyle } from './form-style.ts';
import { currentPasswordError, failureText, passwordLabels } from './labels.ts';
import type { NewPasswordSlot } from './new-password-slot.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface PasswordSectionProps {
  readonly flow: ChangePasswordActor;
  readonly common: CommonPasswords;
  readonly email: string;
  readonly newPassword: NewPasswordSlot;
}

/** The browser keeps the texts, so that no state of ours holds the current password. */
export function PasswordSection({ flow, common, email, newPassword }: PasswordSectionProps) {
  const { policy, problems, codeProblem, failure, step, steps, othersEnded } = useSelector(
    flow,
    ({ context }) => context,
  );
  const isPending = useSelector(flow, (snapshot) => snapshot.hasTag('pending'));
  const needsCode = useSelector(flow, (snapshot) => snapshot.matches('askingCode') || snapshot.matches('checkingCode'));
  const form = useRef<HTMLFormElement>(null);
  const current = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const isChanged = othersEnded !== null;

  useEffect(() => {
    if (isChanged) form.current?.reset();
  }, [isChanged]);
  useEffect(() => {
    if (failure?.kind === 'wrong-credentials') current.current?.select();
    else if (failure?.kind === 'weak-password') chosen.current?.select();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { currentPassword: current.current?.value ?? '', newPassword: chosen.current?.value ?? '' };
    const submitted = submitPasswordChange(typed, { policy, email, common });
    if (submitted.verdicts.currentPassword !== 'ok') current.current?.focus();
    else if (submitted.verdicts.newPassword !== 'ok') chosen.current?.focus();
    flow.send({ type: 'form.submitted', ...submitted });
  };

  if (needsCode) {
    return (
      <SettingsSection title={passwordLabels.title}>
        <CodeForm
          step={step}
          steps={steps}
          onStep={(chosen) => flow.send({ type: 'step.chosen', step: chosen })}
          problem={codeProblem}
          failure={failure}
          isPending={isPending}
          onSubmit={(submitted) => flow.send({ type: 'code.submitted', ...submitted })}
          onChange={() => flow.send({ type: 'field.changed', field: 'code' })}
          onCancel={() => flow.send({ type: 'flow.cancelled' })}
        />
      </SettingsSection>
    );
  }
  return (
    <SettingsSection title={passwordLabels.title} description={passwordLabels.description}>
      <form ref={form} noValidate onSubmit={submit} className={formStyle}>
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
        {isChanged && (
          <InlineMessage tone="success">
            {othersEnded ? passwordLabels.changed : passwordLabels.changedAlone}
          </InlineMessage>
        )}
        <PasswordField
          label={passwordLabels.current}
          name="current-password"
          autoComplete="current-password"
          inputRef={current}
          error={currentPasswordError(problems?.currentPassword ?? 'ok')}
          onChange={() => flow.send({ type: 'field.changed', field: 'currentPassword' })}
        />
        {newPassword({
          policy,
          verdict: problems?.newPassword ?? 'ok',
          inputRef: chosen,
          onChange: () => flow.send({ type: 'field.changed', field: 'newPassword' }),
        })}
        <div>
          <Button type="submit" isPending={isPending}>
            {passwordLabels.change}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
