import { type AnswerWords, answerText } from '#domain/survey/answer-text.ts';
import { traitsOf } from '#domain/survey/question-kinds.ts';
import { type Condition, choicesOf, type Question } from '#domain/survey/survey.ts';
import { LineField } from '#ui/LineField.tsx';
import { Select } from '#ui/Select.tsx';
import { fieldLabels, routeLabels as labels } from './labels.ts';

export interface ConditionValueProps {
  readonly condition: Condition;
  /** The one whose answer is compared. */
  readonly question: Question;
  readonly words: AnswerWords;
  readonly onSet: (value: string | number) => void;
}

/** Field for the value that an answer is compared with: an option, or a number. */
export function ConditionValue({ condition: { comparison, value }, question, words, onSet }: ConditionValueProps) {
  if (comparison === 'answered' || comparison === 'not-answered') return null;
  const choices = choicesOf(question);
  if (choices.length > 0)
    return (
      <Select
        label={labels.value}
        placeholder={labels.choose}
        options={choices.map(({ id, label }) => ({
          value: id,
          label: traitsOf(question).options === 'ellis' ? answerText(question, id, words) : label,
        }))}
        value={choices.some(({ id }) => id === value) ? String(value) : null}
        onChange={onSet}
      />
    );
  return (
    <LineField
      label={labels.value}
      inputMode="decimal"
      value={value === undefined ? '' : `${value}`}
      fault={(text) => (text.trim() === '' || Number.isNaN(Number(text)) ? fieldLabels.numberFault : undefined)}
      onSet={(text) => onSet(Number(text))}
    />
  );
}
