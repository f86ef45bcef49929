import { useSelector } from '@xstate/react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Lens } from '#domain/ledger/ledger.ts';
import { experimentFor, type InterviewDefaults } from '#machines/validate/interview-draft.ts';
import type { LogInterviewActor } from '#machines/validate/log-interview.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Select } from '#ui/Select.tsx';
import { focusFirstWrong } from '../focus-first-wrong.ts';
import { InterviewFields } from './InterviewFields.tsx';
import { labels, problemText, scriptQuestions } from './labels.ts';

export interface LogFormProps {
  readonly log: LogInterviewActor;
  /** The interview experiments that run, the one used last first. */
  readonly running: readonly Experiment[];
  /** Ids of those for which no more interviews count. */
  readonly decided: readonly string[];
  /** Lens of an experiment's assumption, or of the riskiest assumption without an experiment. */
  readonly lensOf: (experiment: Experiment | undefined) => Lens;
  /** Name of a test: its question, or else its assumption. */
  readonly nameOfTest: (experiment: Experiment) => string;
  readonly newId: () => string;
  /** A date. */
  readonly today: () => string;
}

/** One interview after the other by keyboard: Tab leads on, letters choose, Enter saves, and the focus is in Who again. */
export function LogForm({ log, running, decided, lensOf, nameOfTest, newId, today }: LogFormProps) {
  const { draft, problems, logged, beginnings, verdictOf } = useSelector(log, ({ context }) => context);
  const form = useRef<HTMLFormElement>(null);
  const day = today();
  const defaults: InterviewDefaults = { today: day, experimentId: running[0]?.id ?? null, decided };
  const chosen = experimentFor(draft, defaults);
  const isDecided = decided.includes(chosen);
  const experiment = running.find(({ id }) => id === chosen);
  const submit = () => log.send({ type: 'draft.submitted', interviewId: newId(), defaults });
  useEffect(() => {
    if (beginnings > 0) form.current?.querySelector('input')?.focus();
  }, [beginnings]);
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstWrong(form.current);
  }, [problems]);
  return (
    <form
      ref={form}
      aria-label={labels.log}
      noValidate
      className={card}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (!asksToSave(event)) return;
        event.preventDefault();
        submit();
      }}
    >
      <InterviewFields
        draft={draft}
        problems={problems}
        today={day}
        hasPerson
        autoFocus={false}
        yesWhen={experiment?.lock?.yesWhen}
        answerHint={experiment ? labels.form.answerTo(nameOfTest(experiment)) : labels.form.answerHint}
        onChange={(change) => log.send({ type: 'draft.changed', change })}
      />
      {isDecided && (
        <InlineMessage tone="warning" title={labels.form.decidedTitle}>
          {labels.form.decided}
        </InlineMessage>
      )}
      {(running.length > 0 || isDecided) && (
        <Select
          label={labels.form.experiment}
          options={[
            ...running.map((each) => ({ value: each.id, label: nameOfTest(each) })),
            { value: none, label: labels.form.noExperiment },
          ]}
          value={isDecided ? null : (experiment?.id ?? none)}
          error={problemText('experimentId', problems.experimentId)}
          onChange={(id) => log.send({ type: 'draft.changed', change: { experimentId: id === none ? '' : id } })}
        />
      )}
      <Disclosure summary={labels.form.script}>
        <ol className={script}>
          {scriptQuestions[lensOf(experiment)].map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Disclosure>
      <div className={actions}>
        <Button type="submit" variant="primary">
          {labels.form.save}
        </Button>
        <Button variant="quiet" onPress={() => log.send({ type: 'log.left' })}>
          {labels.form.close}
        </Button>
        <p role="status" className={css({ color: 'ink.muted', textStyle: 'small', overflowWrap: 'anywhere' })}>
          {verdictOf !== null
            ? labels.form.verdictAbove
            : logged.person === ''
              ? ''
              : labels.form.logged(logged.person)}
        </p>
      </div>
    </form>
  );
}

const none = 'none';

/** Enter where one chooses, and Ctrl or Command with Enter wherever one writes; in a line of text the browser submits. */
const asksToSave = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey || (target instanceof HTMLInputElement && target.type === 'radio'));

const card = css({
  layerStyle: 'card',
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  padding: { base: '16', tablet: '24' },
  minWidth: '0',
});
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' });
const script = css({ display: 'grid', gap: '8', paddingInlineStart: '24', listStyle: 'decimal', maxWidth: 'prose' });
