import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { Criterion } from '#domain/vault/vault.ts';
import { css } from '#styled-system/css';
import { IconButton } from '#ui/IconButton.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { labels } from './labels.ts';

export interface CriterionRowProps {
  readonly criterion: Criterion;
  /** From 1. */
  readonly place: number;
  /** Whether an empty name is pointed out. */
  readonly showsEmpty: boolean;
  readonly onChange: (change: Partial<Pick<Criterion, 'name' | 'weight'>>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const percent = { style: 'unit', unit: 'percent', maximumFractionDigits: 1 } as const;

/** One criterion: its name, its share, its place. */
export function CriterionRow(props: CriterionRowProps) {
  const { criterion, place, onChange, onMove, onRemove } = props;
  const name = criterion.name.trim() || labels.row.unnamed(place);
  return (
    <li className={row}>
      <TextField
        label={labels.row.name(place)}
        isLabelHidden
        placeholder={labels.row.placeholder}
        // A new one is to be named.
        autoFocus={criterion.name === ''}
        value={criterion.name}
        onChange={(value) => onChange({ name: value })}
        error={props.showsEmpty && criterion.name.trim() === '' ? labels.row.missing : undefined}
      />
      <NumberField
        label={labels.row.weight(name)}
        isLabelHidden
        value={criterion.weight / 100}
        minValue={0}
        maxValue={100}
        step={0.1}
        formatOptions={percent}
        onChange={(value) => onChange({ weight: Number.isNaN(value) ? 0 : Math.round(value * 100) })}
      />
      <span className={css({ display: 'flex', justifyContent: 'flex-end' })}>
        <IconButton label={labels.row.up(name)} icon={<ArrowUp aria-hidden="true" />} onPress={() => onMove(-1)} />
        <IconButton label={labels.row.down(name)} icon={<ArrowDown aria-hidden="true" />} onPress={() => onMove(1)} />
        <IconButton label={labels.row.remove(name)} icon={<Trash2 aria-hidden="true" />} onPress={onRemove} />
      </span>
    </li>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', tablet: 'minmax(0, 1fr) {sizes.160} auto' },
  alignItems: 'start',
  gap: '8',
  py: '8',
  borderBottom: 'hairline',
  '& > :first-child': { gridColumn: { base: '1 / -1', tablet: 'auto' } },
});
