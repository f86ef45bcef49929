import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { judgeCode, tidyCode } from '#domain/auth/one-time-code.ts';
import { selectReauthentication } from '#machines/auth/reauthentication.machine.ts';
import type { EnrolSecondFactorActor } from '#machines/settings/enrol-second-factor.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { dialogFormStyle } from './form-style.ts';
import { commonLabels, failureText, secondStepLabels, twoFactorLabels } from './labels.ts';
import { QrCode } from './QrCode.tsx';
import { ReauthenticationForm } from './ReauthenticationForm.tsx';

export interface EnrolDialogProps {
  readonly flow: EnrolSecondFactorActor;
}

/** First who it is, then the secret, then a code that shows that the app has learnt it. */
export function EnrolDialog({ flow }: EnrolDialogProps) {
  const { enrolment, problem, failure } = useSelector(flow, ({ context }) => context);
  const reauthentication = useSelector(flow, selectReauthentication);
  const isOpen = useSelector(flow, (snapshot) => !snapshot.matches('idle') && !snapshot.matches('enrolled'));
  const isPending = useSelector(flow, (snapshot) => snapshot.hasTag('pending'));
  const code = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);

  const isShown = enrolment !== null;
  // The form takes the place of the one that had the focus; after a wrong code the next one is typed over it.
  useEffect(() => {
    if (isShown) code.current?.focus();
    if (failure) code.current?.select();
  }, [isShown, failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const typed = code.current?.value ?? '';
    const verdict = judgeCode(typed);
    if (verdict !== 'ok') code.current?.focus();
    flow.send({
      type: 'code.submitted',
      code: tidyCode(typed),
      name: name.current?.value.trim().slice(0, 40) || twoFactorLabels.usualName,
      verdict,
    });
  };
  return (
    <Dialog title={twoFactorLabels.add} isOpen={isOpen} onClose={() => flow.send({ type: 'flow.cancelled' })}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        {reauthentication && (
          <>
            <p>{commonLabels.confirmTitle}</p>
            <ReauthenticationForm reauthentication={reauthentication} label={commonLabels.continue} />
          </>
        )}
        {enrolment && (
          <form noValidate onSubmit={submit} className={dialogFormStyle}>
            <p>{twoFactorLabels.scan}</p>
            <QrCode text={enrolment.uri} label={twoFactorLabels.qrCode} />
            <CopyField label={twoFactorLabels.secret} value={enrolment.secret} />
            {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
            <CodeField
              label={secondStepLabels.app.field}
              error={problem ? secondStepLabels.app.errors[problem] : undefined}
              inputRef={code}
              onChange={() => flow.send({ type: 'field.changed' })}
            />
            <TextField
              label={twoFactorLabels.appName}
              name="factor"
              autoComplete="off"
              maxLength={40}
              defaultValue={twoFactorLabels.usualName}
              inputRef={name}
            />
            <Button type="submit" variant="primary" isPending={isPending}>
              {twoFactorLabels.turnOn}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}
