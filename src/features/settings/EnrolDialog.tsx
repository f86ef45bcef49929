import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { judgeCode, tidyCode } from '#domain/auth/one-time-code.ts';
import type { EnrolSecondFactorActor } from '#machines/enrol-second-factor.machine.ts';
import { selectProof } from '#machines/proof.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { codeErrors, failureText } from './failure-text.ts';
import { dialogFormStyle } from './form-style.ts';
import { ProofForm } from './ProofForm.tsx';
import { QrCode } from './QrCode.tsx';

export interface EnrolDialogProps {
  readonly flow: EnrolSecondFactorActor;
}

const usualName = 'Authenticator app';

/** First who it is, then the secret, then a code that shows that the app has learnt it. */
export function EnrolDialog({ flow }: EnrolDialogProps) {
  const { enrolment, problem, failure } = useSelector(flow, ({ context }) => context);
  const proof = useSelector(flow, selectProof);
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
      name: name.current?.value.trim().slice(0, 40) || usualName,
      verdict,
    });
  };
  return (
    <Dialog title="Add an authenticator app" isOpen={isOpen} onClose={() => flow.send({ type: 'flow.cancelled' })}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        {proof && (
          <>
            <p>Confirm first that it is you.</p>
            <ProofForm proof={proof} label="Continue" />
          </>
        )}
        {enrolment && (
          <form noValidate onSubmit={submit} className={dialogFormStyle}>
            <p>
              Scan this with an authenticator app, or copy the secret into it. Keep the secret in a safe place too: it
              is not shown again, and there are no recovery codes.
            </p>
            <QrCode text={enrolment.uri} label="QR code for your app" />
            <CopyField label="Secret" value={enrolment.secret} />
            {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
            <CodeField
              label="Code"
              error={codeErrors[problem ?? 'ok']}
              inputRef={code}
              onChange={() => flow.send({ type: 'field.changed' })}
            />
            <TextField
              label="Name of the app or phone"
              name="factor"
              autoComplete="off"
              maxLength={40}
              defaultValue={usualName}
              inputRef={name}
            />
            <Button type="submit" variant="primary" isPending={isPending}>
              Turn it on
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}
