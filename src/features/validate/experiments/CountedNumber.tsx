import { countedAnswer, goalOfAnswer } from '#domain/survey/counted-answer.ts';
import { type Question, surveyLimits } from '#domain/survey/survey.ts';
import { css } from '#styled-system/css';
import { NumberField } from '#ui/NumberField.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { surveyArtefactLabels as labels } from './labels.ts';

export interface CountedNumberProps {
  readonly question: Question;
  /** The goal of the experiment, as `goalOfAnswer` writes it. */
  readonly goal: string;
  readonly isFrozen: boolean;
  readonly onChange: (goal: string) => void;
}

const comparisons = [
  { value: 'at-least', label: labels.atLeast },
  { value: 'at-most', label: labels.atMost },
] as const;

/** From which number on, or up to which, an answer is a yes. */
export function CountedNumber({ question: { id, min, max }, goal, isFrozen, onChange }: CountedNumberProps) {
  const counted = countedAnswer(goal);
  const comparison = counted?.comparison === 'at-most' ? 'at-most' : 'at-least';
  const value = typeof counted?.value === 'number' ? counted.value : (min ?? 1);
  const say = (change: { comparison?: 'at-least' | 'at-most'; value?: number }) =>
    onChange(goalOfAnswer({ question: id, comparison, value, ...change }));
  return (
    <fieldset className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12' })}>
      <legend className={css({ textStyle: 'small', fontWeight: 'medium', paddingBlockEnd: '4' })}>
        {labels.answer}
      </legend>
      <SegmentedControl
        label={labels.comparison}
        options={comparisons}
        value={comparison}
        isDisabled={isFrozen}
        onChange={(chosen) => say({ comparison: chosen })}
      />
      <NumberField
        label={labels.number}
        value={value}
        minValue={min ?? -surveyLimits.number}
        maxValue={max ?? surveyLimits.number}
        isDisabled={isFrozen}
        onChange={(typed) => Number.isFinite(typed) && say({ value: typed })}
      />
    </fieldset>
  );
}
