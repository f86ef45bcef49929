import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { ExperimentRunActor } from '#machines/validate/experiment-run.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { countLabels, importedText } from './count-labels.ts';
import { resultLabels as labels } from './labels.ts';

/** A result that only the founder has seen. */
export function ResultForm({ run }: { readonly run: ExperimentRunActor }) {
  const { yeses, answers, note, problem, planned, imported } = useSelector(run, ({ context }) => context);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run.send({ type: 'form.submitted' });
  };
  return (
    <form onSubmit={submit} aria-labelledby="result" className={form}>
      <Heading level={3} size="label" id="result">
        {labels.title}
      </Heading>
      <div>
        <Button size="small" onPress={() => run.send({ type: 'file.asked' })}>
          {countLabels.open}
        </Button>
      </div>
      <div className={pair}>
        <TextField
          label={labels.yeses}
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          value={yeses}
          error={problem === 'count-invalid' ? labels.problem : undefined}
          onChange={(text) => run.send({ type: 'form.changed', typed: { yeses: text } })}
        />
        <TextField
          label={labels.answers}
          inputMode="numeric"
          autoComplete="off"
          description={labels.hint(planned)}
          value={answers}
          onChange={(text) => run.send({ type: 'form.changed', typed: { answers: text } })}
        />
      </div>
      {imported && <p className={css({ color: 'ink.muted', overflowWrap: 'anywhere' })}>{importedText(imported)}</p>}
      <TextArea
        label={labels.note}
        rows={2}
        value={note}
        error={problem === 'invalid-data' ? labels.tooLong : undefined}
        onChange={(text) => run.send({ type: 'form.changed', typed: { note: text } })}
      />
      <div className={actions}>
        <Button type="submit" variant="primary">
          {labels.save}
        </Button>
        <Button onPress={() => run.send({ type: 'form.left' })}>{labels.cancel}</Button>
      </div>
    </form>
  );
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '16' });
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', phone: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '16',
});
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
