import { ratingOf } from '#domain/survey/point-scale.ts';
import { traitsOf } from '#domain/survey/question-kinds.ts';
import { type Question, surveyLimits } from '#domain/survey/survey.ts';
import { css } from '#styled-system/css';
import { LineField } from '#ui/LineField.tsx';
import { Select } from '#ui/Select.tsx';
import { fieldLabels as labels } from './labels.ts';

export interface BoundFieldsProps {
  readonly question: Question;
  readonly onSet: (bounds: { readonly min?: number | null; readonly max?: number | null }) => void;
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ value: `${from + n}`, label: `${from + n}` }));

/** How low and how high an answer may be. */
export function BoundFields(props: BoundFieldsProps) {
  switch (traitsOf(props.question).bounds) {
    case 'points':
      return <PointBounds {...props} />;
    case 'number':
      return <NumberBounds {...props} />;
    case null:
      return null;
  }
}

function PointBounds({ question, onSet }: BoundFieldsProps) {
  const { min, max } = ratingOf(question);
  return (
    <div className={pair}>
      <Select
        label={labels.fromOne}
        options={numbers(0, 1)}
        value={`${min}`}
        onChange={(value) => onSet({ min: Number(value) })}
      />
      <Select
        label={labels.points}
        options={numbers(2, 10)}
        value={`${max}`}
        onChange={(value) => onSet({ max: Number(value) })}
      />
    </div>
  );
}

function NumberBounds({ question, onSet }: BoundFieldsProps) {
  const { min, max } = question;
  const written = (bound: number | null) => (bound === null ? '' : `${bound}`);
  const read = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')));
  const isWrong = (bound: number | null) => bound !== null && !(Math.abs(bound) <= surveyLimits.number);
  return (
    <div className={pair}>
      <LineField
        label={labels.lowest}
        inputMode="decimal"
        value={written(min)}
        fault={(text) => {
          const bound = read(text);
          return isWrong(bound)
            ? labels.numberFault
            : bound !== null && max !== null && bound > max
              ? labels.boundsFault
              : undefined;
        }}
        onSet={(text) => onSet({ min: read(text) })}
      />
      <LineField
        label={labels.highest}
        inputMode="decimal"
        value={written(max)}
        fault={(text) => {
          const bound = read(text);
          return isWrong(bound)
            ? labels.numberFault
            : bound !== null && min !== null && bound < min
              ? labels.boundsFault
              : undefined;
        }}
        onSet={(text) => onSet({ max: read(text) })}
      />
    </div>
  );
}

const pair = css({ display: 'flex', flexWrap: 'wrap', gap: '16', '& > *': { flex: '1', minWidth: '128' } });
