import { canvasLimits } from '#domain/canvas/canvas.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import type { SelectionChange } from '#machines/canvas/canvas-change.ts';
import { css } from '#styled-system/css';
import { NumberField } from '#ui/NumberField.tsx';

export interface PlaceFieldsProps {
  /** Of the one node, or around all of them; in scene units. */
  readonly box: Box;
  /** In degrees; null for what stays upright. */
  readonly rotation: number | null;
  readonly isDisabled: boolean;
  readonly onChange: (change: SelectionChange) => void;
}

const sides = [
  { name: 'x', label: 'Left' },
  { name: 'y', label: 'Top' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
] as const;

/** Place and size in figures: what a drag does, by keyboard or click. */
export function PlaceFields({ box, rotation, isDisabled, onChange }: PlaceFieldsProps) {
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8' })}>
      {sides.map(({ name, label }) => {
        const isSide = name === 'width' || name === 'height';
        const { place, side } = canvasLimits;
        return (
          <NumberField
            key={name}
            label={label}
            isBare
            value={Math.round(box[name])}
            minValue={isSide ? side.min : -place}
            maxValue={isSide ? side.max : place}
            step={1}
            isDisabled={isDisabled}
            formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
            onChange={(length) => {
              if (Number.isFinite(length) && length !== Math.round(box[name])) {
                onChange({ kind: 'boxed', box: { [name]: length } });
              }
            }}
          />
        );
      })}
      {rotation !== null && (
        <NumberField
          label="Turned by (°)"
          isBare
          value={Math.round(rotation)}
          minValue={0}
          maxValue={359}
          step={1}
          isDisabled={isDisabled}
          onChange={(degrees) => {
            if (Number.isFinite(degrees) && degrees !== Math.round(rotation)) {
              onChange({ kind: 'boxed', box: {}, rotation: degrees });
            }
          }}
        />
      )}
    </div>
  );
}
