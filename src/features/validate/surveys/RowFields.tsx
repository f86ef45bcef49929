import { type Question, surveyLimits } from '#domain/survey/survey.ts';
import { LineList } from './LineList.tsx';
import { fieldLabels as labels } from './labels.ts';

export interface RowFieldsProps {
  readonly question: Question;
  readonly newId: () => string;
  readonly onSet: (rows: { id: string; label: string }[]) => void;
}

const words = {
  title: labels.rows,
  line: labels.row,
  add: labels.addRow,
  up: labels.rowUp,
  remove: labels.removeRow,
};

/** Fields for the rows of a matrix. */
export function RowFields({ question: { rows = [] }, newId, onSet }: RowFieldsProps) {
  return (
    <LineList
      {...{ words, newId }}
      lines={rows}
      most={surveyLimits.rows}
      longest={surveyLimits.row}
      onSet={(lines) => onSet(lines.map(({ id, label }) => ({ id, label })))}
    />
  );
}
