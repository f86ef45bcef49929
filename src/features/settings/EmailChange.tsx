import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { judgeEmail, tidyEmail } from '#domain/auth/email.ts';
import type { ChangeEmailActor } from '#machines/change-email.machine.ts';
import { selectProof } from '#machines/proof.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { failureText } from './failure-text.ts';
import { buttonsStyle, formStyle } from './form-style.ts';
import { ProofDialog } from './ProofDialog.tsx';

export interface EmailChangeProps {
  readonly email: string;
  readonly flow: ChangeEmailActor;
}

const errors = {
  missing: 'Enter the new address.',
  malformed: 'An email address looks like name@example.org.',
  unchanged: 'This is the address that you have.',
};

/** Nothing changes before the link in the mail to the new address is opened. */
export function EmailChange({ email, flow }: EmailChangeProps) {
  const { problem, failure, email: asked } = useSelector(flow, ({ context }) => context);
  const state = useSelector(flow, ({ value }) => value);
  const proof = useSelector(flow, selectProof);
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
          <InlineMessage tone="success" title={`Open the link in our mail to ${asked}`}>
            Your address changes then. Until that, {email} counts.
          </InlineMessage>
        )}
        <div>
          <Button onPress={() => flow.send({ type: 'flow.started' })}>Change address</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <form noValidate onSubmit={submit} className={formStyle}>
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
        <TextField
          label="New address"
          name="email"
          type="email"
          autoComplete="email"
          autoFocus
          inputRef={field}
          error={problem ? errors[problem] : undefined}
          onChange={() => flow.send({ type: 'field.changed' })}
        />
        <div className={buttonsStyle}>
          <Button type="submit" variant="primary" isPending={state === 'sending'}>
            Send the link
          </Button>
          <Button variant="quiet" onPress={() => flow.send({ type: 'flow.cancelled' })}>
            Cancel
          </Button>
        </div>
      </form>
      <ProofDialog
        proof={proof}
        title="Change address"
        label="Send the link"
        onCancel={() => flow.send({ type: 'flow.cancelled' })}
      >
        <p>Confirm that it is you who moves this account to {asked}.</p>
      </ProofDialog>
    </>
  );
}
