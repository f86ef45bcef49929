import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { readSecondStep } from '#domain/auth/second-step.ts';
import type { IdentifyActor } from '#machines/auth/identify.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { failureText } from './failure-text.ts';
import { formStyle } from './form-style.ts';
import { labels, secondStepLabels } from './labels.ts';

export interface CodeFormProps {
  readonly identify: IdentifyActor;
}

/** The second step: the code that an app shows, or one for recovery. Pasted spaces are forgiven. */
export function CodeForm({ identify }: CodeFormProps) {
  const { problem, failure, step, steps } = useSelector(identify, ({ context }) => context);
  const isPending = useSelector(identify, (snapshot) => snapshot.hasTag('pending') || snapshot.status === 'done');
  const field = useRef<HTMLInputElement>(null);

  // It replaces the screen that had the focus; after a wrong code the next one is typed over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has another field
  useEffect(() => {
    field.current?.focus();
    if (failure) field.current?.select();
  }, [failure, step]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readSecondStep(step, field.current?.value ?? '');
    if (read.verdict !== 'ok') field.current?.focus();
    identify.send({ type: 'code.submitted', ...read });
  };

  const stepLabels = secondStepLabels[step];
  const others = steps.filter((other) => other !== step);
  const input = {
    label: stepLabels.field,
    error: problem === 'missing' || problem === 'malformed' ? stepLabels.errors[problem] : undefined,
    inputRef: field,
    onChange: () => identify.send({ type: 'answer.changed' }),
  };
  return (
    <form noValidate onSubmit={submit} className={formStyle}>
      <p>{stepLabels.prompt}</p>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      {step === 'app' && <CodeField {...input} />}
      {step === 'recovery' && (
        <TextField {...input} name="recovery-code" autoComplete="off" autoCorrect="off" spellCheck="false" />
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        <Button type="submit" variant="primary" isPending={isPending}>
          {labels.continue}
        </Button>
        {others.map((other) => (
          <Button
            key={other}
            variant="quiet"
            isDisabled={isPending}
            onPress={() => identify.send({ type: 'step.chosen', step: other })}
          >
            {secondStepLabels[other].choose}
          </Button>
        ))}
        <Button variant="quiet" isDisabled={isPending} onPress={() => identify.send({ type: 'flow.abandoned' })}>
          {labels.startOver}
        </Button>
      </div>
    </form>
  );
}
