import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { ExperimentRunActor } from '#machines/validate/experiment-run.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { stopLabels as labels } from './labels.ts';

const problems = { 'reason-empty': labels.empty, 'invalid-data': labels.tooLong, 'count-invalid': undefined };

/** Ends an experiment before its time, with a reason that stays in the log. */
export function StopForm({ run }: { readonly run: ExperimentRunActor }) {
  const { reason, problem } = useSelector(run, ({ context }) => context);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run.send({ type: 'form.submitted' });
  };
  return (
    <form onSubmit={submit} aria-labelledby="stop" className={form}>
      <Heading level={3} size="label" id="stop">
        {labels.title}
      </Heading>
      <p>{labels.text}</p>
      <TextArea
        label={labels.reason}
        autoFocus
        rows={2}
        value={reason}
        error={problem === null ? undefined : problems[problem]}
        onChange={(text) => run.send({ type: 'form.changed', typed: { reason: text } })}
      />
      <div className={actions}>
        <Button type="submit" variant="danger">
          {labels.stop}
        </Button>
        <Button onPress={() => run.send({ type: 'form.left' })}>{labels.cancel}</Button>
      </div>
    </form>
  );
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '16' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
