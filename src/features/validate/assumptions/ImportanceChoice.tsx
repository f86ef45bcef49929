import { css } from '#styled-system/css';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { stateLabels as labels } from './labels.ts';

export interface ImportanceChoiceProps {
  /** 1 to 5. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const options = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

/** How much an idea depends on an assumption. */
export function ImportanceChoice({ value, onChange }: ImportanceChoiceProps) {
  return (
    <div className={line}>
      <span aria-hidden="true">{labels.importanceShown}</span>
      <SegmentedControl
        label={labels.importance}
        options={options}
        value={String(value)}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    </div>
  );
}

const line = css({ display: 'flex', alignItems: 'center', gap: '8', textStyle: 'small', color: 'ink.muted' });
