import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { passkeyNameMax } from '#domain/auth/passkey.ts';
import { selectReauthentication } from '#machines/auth/reauthentication.machine.ts';
import type { PasskeysActor } from '#machines/settings/passkeys.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { dialogFormStyle } from './form-style.ts';
import { commonLabels, failureText, passkeyLabels } from './labels.ts';
import { ReauthenticationForm } from './ReauthenticationForm.tsx';

export interface AddPasskeyDialogProps {
  readonly flow: PasskeysActor;
  readonly usualName: string;
}

/** First who it is, then a name, then what the browser asks. */
export function AddPasskeyDialog({ flow, usualName }: AddPasskeyDialogProps) {
  const failure = useSelector(flow, ({ context }) => context.failure);
  const state = useSelector(flow, ({ value }) => value);
  const reauthentication = useSelector(flow, selectReauthentication);
  const name = useRef<HTMLInputElement>(null);
  const isNaming = state === 'naming' || state === 'adding';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const typed = name.current?.value.trim().slice(0, passkeyNameMax) || usualName;
    flow.send({ type: 'name.submitted', name: typed });
  };
  return (
    <Dialog
      title={passkeyLabels.add}
      isOpen={isNaming || state === 'provingToAdd'}
      onClose={() => flow.send({ type: 'flow.cancelled' })}
    >
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        {state === 'provingToAdd' && reauthentication && (
          <>
            <p>{commonLabels.confirmTitle}</p>
            <ReauthenticationForm reauthentication={reauthentication} label={commonLabels.continue} />
          </>
        )}
        {isNaming && (
          <form noValidate onSubmit={submit} className={dialogFormStyle}>
            <p>{passkeyLabels.intro}</p>
            {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
            <TextField
              label={passkeyLabels.name}
              name="passkey"
              autoComplete="off"
              autoFocus
              maxLength={passkeyNameMax}
              defaultValue={usualName}
              inputRef={name}
            />
            <Button type="submit" variant="primary" isPending={state === 'adding'}>
              {passkeyLabels.create}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}
