import { useSelector } from '@xstate/react';
import { countedWords } from '#domain/experiment/counted-words.ts';
import { countsOnPage, experimentLimits, type NetworkRule, needsArtefact } from '#domain/experiment/experiment.ts';
import { networkLimitsOf } from '#domain/judgement/network-limits.ts';
import { verdicts } from '#domain/verdict/verdict.ts';
import { countOf, problemsOf } from '#machines/validate/experiment-draft.ts';
import type { ExperimentEditorActor } from '#machines/validate/experiment-editor.machine.ts';
import { css } from '#styled-system/css';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DayField } from '#ui/DayField.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { BenchmarkNote } from './BenchmarkNote.tsx';
import { dayOf, endOfDay } from './end-of-day.ts';
import { cardLabels as labels } from './labels.ts';

export interface DesignFieldsProps {
  readonly editor: ExperimentEditorActor;
  readonly isFrozen: boolean;
}

const predictions = verdicts.map((value) => ({ value, label: labels.predictions[value] }));

/** Fields for the criterion, the sample, the end date and the founder's prediction. Nothing is prefilled. */
export function DesignFields({ editor, isFrozen }: DesignFieldsProps) {
  const draft = useSelector(editor, ({ context }) => context.draft);
  // A number is not wrong while it is being typed.
  const isTyping = useSelector(editor, (snapshot) => snapshot.matches('typing'));
  const problems = isTyping ? {} : problemsOf(draft);
  const flush = () => editor.send({ type: 'draft.flushed' });
  const method = draft.method ?? 'interviews';
  const hint = labels.questionHint[method as keyof typeof labels.questionHint];
  const n = countOf(draft.n) ?? null;
  const limitsBy = (networkRule: NetworkRule) => (n === null ? null : networkLimitsOf({ n, networkRule }));
  const [one, shared] = [limitsBy('one'), limitsBy('shared')];
  return (
    <>
      <TextArea
        label={labels.question}
        rows={2}
        maxLength={experimentLimits.question}
        description={hint}
        value={draft.question}
        isDisabled={isFrozen}
        error={problems.question && labels.problem(problems.question)}
        onChange={(question) => editor.send({ type: 'draft.changed', typed: { question } })}
        onBlur={flush}
      />
      {(method === 'interviews' || method === 'prototype') && (
        <TextArea
          label={labels.yesWhen}
          rows={2}
          maxLength={experimentLimits.yesWhen}
          description={labels.yesWhenHint[method]}
          value={draft.yesWhen}
          isDisabled={isFrozen}
          error={problems.yesWhen && labels.problem(problems.yesWhen)}
          onChange={(yesWhen) => editor.send({ type: 'draft.changed', typed: { yesWhen } })}
          onBlur={flush}
        />
      )}
      <div className={pair}>
        <TextField
          label={labels.criterion}
          inputMode="decimal"
          autoComplete="off"
          description={labels.criterionHint}
          value={draft.criterion}
          isDisabled={isFrozen}
          error={problems.criterion && labels.problem(problems.criterion)}
          onChange={(criterion) => editor.send({ type: 'draft.changed', typed: { criterion } })}
          onBlur={flush}
        />
        <TextField
          label={labels.sample}
          inputMode="numeric"
          autoComplete="off"
          description={labels.sampleHint(countedWords[method].many)}
          value={draft.n}
          isDisabled={isFrozen}
          error={problems.n && labels.problem(problems.n)}
          onChange={(n) => editor.send({ type: 'draft.changed', typed: { n } })}
          onBlur={flush}
        />
      </div>
      <BenchmarkNote method={method} />
      <div className={pair}>
        <DayField
          label={labels.ends}
          description={labels.endsHint}
          value={draft.endsAt === null ? '' : draft.endsAt && dayOf(draft.endsAt)}
          unfinished={labels.endsUnfinished}
          isDisabled={isFrozen}
          onChange={(day) =>
            editor.send({ type: 'draft.changed', typed: { endsAt: day === undefined ? undefined : endOfDay(day) } })
          }
          onBlur={flush}
        />
      </div>
      {needsArtefact(method) && (
        <Checkbox
          label={labels.sharesNetwork}
          description={
            draft.sharesNetwork ? labels.sharesNetworkHint(shared, one) : labels.sharesNetworkHint(one, shared)
          }
          isSelected={draft.sharesNetwork}
          isDisabled={isFrozen}
          onChange={(sharesNetwork) => editor.send({ type: 'draft.changed', typed: { sharesNetwork } })}
        />
      )}
      {countsOnPage(method) && (
        <Checkbox
          label={labels.countsInvited}
          description={labels.countsInvitedHint}
          isSelected={draft.countsInvited}
          isDisabled={isFrozen}
          onChange={(countsInvited) => editor.send({ type: 'draft.changed', typed: { countsInvited } })}
        />
      )}
      <RadioGroup
        label={labels.prediction}
        description={labels.predictionHint}
        options={predictions}
        value={draft.prediction}
        isDisabled={isFrozen}
        onChange={(prediction) => editor.send({ type: 'draft.changed', typed: { prediction } })}
      />
      <div className={pair}>
        <TextField
          label={labels.expected}
          inputMode="decimal"
          autoComplete="off"
          description={labels.expectedHint}
          value={draft.expected}
          isDisabled={isFrozen}
          error={problems.expected && labels.problem(problems.expected)}
          onChange={(expected) => editor.send({ type: 'draft.changed', typed: { expected } })}
          onBlur={flush}
        />
      </div>
    </>
  );
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', phone: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '16',
});
