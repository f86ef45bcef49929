import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { codeLength, judgeCode, tidyCode } from '#domain/auth/one-time-code.ts';
import type { IdentifyActor } from '#machines/identify.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { codeErrors, failureText } from './failure-text.ts';
import { formStyle } from './form-style.ts';

export interface CodeFormProps {
  readonly identify: IdentifyActor;
}

/** The second step: the code that an app shows. Pasted spaces are forgiven. */
export function CodeForm({ identify }: CodeFormProps) {
  const { problem, failure } = useSelector(identify, ({ context }) => context);
  const isPending = useSelector(identify, (snapshot) => snapshot.hasTag('pending') || snapshot.status === 'done');
  const field = useRef<HTMLInputElement>(null);

  // It replaces the screen that had the focus; after a wrong code the next one is typed over it.
  useEffect(() => {
    field.current?.focus();
    if (failure) field.current?.select();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    const verdict = judgeCode(text);
    if (verdict !== 'ok') field.current?.focus();
    identify.send({ type: 'code.submitted', code: tidyCode(text), verdict });
  };

  return (
    <form noValidate onSubmit={submit} className={formStyle}>
      <p>
        Open the app that you chose for this account, and enter the {codeLength} digits which it shows for Groundwork.
      </p>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      <CodeField
        label="Code"
        error={problem === 'missing' || problem === 'malformed' ? codeErrors[problem] : undefined}
        inputRef={field}
        onChange={() => identify.send({ type: 'answer.changed' })}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        <Button type="submit" variant="primary" isPending={isPending}>
          Continue
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={() => identify.send({ type: 'flow.abandoned' })}>
          Start over
        </Button>
      </div>
    </form>
  );
}
