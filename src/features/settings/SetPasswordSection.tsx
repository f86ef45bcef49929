import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { judgeNewPassword } from '#domain/auth/password.ts';
import type { CommonPasswords } from '#domain/auth/password-policy.ts';
import { selectReauthentication } from '#machines/auth/reauthentication.machine.ts';
import type { SetPasswordActor } from '#machines/auth/set-password.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { buttonsStyle, formStyle } from './form-style.ts';
import { commonLabels, failureText, passwordLabels } from './labels.ts';
import type { NewPasswordSlot } from './new-password-slot.ts';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export interface SetPasswordSectionProps {
  readonly flow: SetPasswordActor;
  readonly common: CommonPasswords;
  readonly email: string;
  readonly newPassword: NewPasswordSlot;
}

/** For a founder who has none, and comes by a provider or by mailed links. */
export function SetPasswordSection({ flow, common, email, newPassword }: SetPasswordSectionProps) {
  const { policy, problem, failure } = useSelector(flow, ({ context }) => context);
  const isChoosing = useSelector(flow, (snapshot) => snapshot.matches('choosing') || snapshot.matches('setting'));
  const isPending = useSelector(flow, (snapshot) => snapshot.hasTag('pending') || snapshot.status === 'done');
  const reauthentication = useSelector(flow, selectReauthentication);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const verdict = judgeNewPassword(typed, { policy, email, common });
    if (verdict !== 'ok') field.current?.focus();
    flow.send({ type: 'form.submitted', newPassword: typed, verdict });
  };
  return (
    <SettingsSection title={passwordLabels.title} description={passwordLabels.noneYet}>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      {isChoosing ? (
        <form noValidate onSubmit={submit} className={formStyle}>
          {newPassword({
            policy,
            verdict: problem ?? 'ok',
            inputRef: field,
            onChange: () => flow.send({ type: 'field.changed' }),
          })}
          <div className={buttonsStyle}>
            <Button type="submit" variant="primary" isPending={isPending}>
              {passwordLabels.set}
            </Button>
            <Button variant="quiet" onPress={() => flow.send({ type: 'flow.cancelled' })}>
              {commonLabels.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button onPress={() => flow.send({ type: 'flow.started' })}>{passwordLabels.setUp}</Button>
        </div>
      )}
      <ReauthenticationDialog
        reauthentication={reauthentication}
        title={passwordLabels.setUp}
        label={commonLabels.continue}
        onCancel={() => flow.send({ type: 'flow.cancelled' })}
      >
        <p>{commonLabels.confirmTitle}</p>
      </ReauthenticationDialog>
    </SettingsSection>
  );
}
