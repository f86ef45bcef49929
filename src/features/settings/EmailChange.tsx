import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { judgeEmail, tidyEmail } from '#domain/auth/email.ts';
import type { ChangeEmailActor } from '#machines/auth/change-email.machine.ts';
import { selectReauthentication } from '#machines/auth/reauthentication.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { buttonsStyle, formStyle } from './form-style.ts';
import { commonLabels, emailLabels, failureText } from './labels.ts';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';

export interface EmailChangeProps {
  readonly email: string;
  readonly flow: ChangeEmailActor;
}

/** Nothing changes before the link in the mail to the new address is opened. */
export function EmailChange({ email, flow }: EmailChangeProps) {
  const { problem, failure, email: asked } = useSelector(flow, ({ context }) => context);
  const state = useSelector(flow, ({ value }) => value);
  const reauthentication = useSelector(flow, selectReauthentication);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = tidyEmail(field.current?.value ?? '');
    const judged = judgeEmail(typed);
    const verdict = judged === 'ok' && typed.toLowerCase() === email.toLowerCase() ? 'unchanged' : judged;
    if (verdict !== 'ok') field.current?.focus();
    flow.send({ type: 'form.submitted', email: typed, verdict });
  };
  if (state === 'idle' || state === 'sent') {
    return (
      <>
        {state === 'sent' && (
          <InlineMessage tone="success" title={emailLabels.sent(asked)}>
            {emailLabels.sentNote(email)}
          </InlineMessage>
        )}
        <div>
          <Button onPress={() => flow.send({ type: 'flow.started' })}>{emailLabels.change}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <form noValidate onSubmit={submit} className={formStyle}>
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
        <TextField
          label={emailLabels.field}
          name="email"
          type="email"
          autoComplete="email"
          autoFocus
          inputRef={field}
          error={problem ? emailLabels.errors[problem] : undefined}
          onChange={() => flow.send({ type: 'field.changed' })}
        />
        <div className={buttonsStyle}>
          <Button type="submit" variant="primary" isPending={state === 'sending'}>
            {emailLabels.send}
          </Button>
          <Button variant="quiet" onPress={() => flow.send({ type: 'flow.cancelled' })}>
            {commonLabels.cancel}
          </Button>
        </div>
      </form>
      <ReauthenticationDialog
        reauthentication={reauthentication}
        title={emailLabels.change}
        label={emailLabels.send}
        onCancel={() => flow.send({ type: 'flow.cancelled' })}
      >
        <p>{emailLabels.confirm(asked)}</p>
      </ReauthenticationDialog>
    </>
  );
}
