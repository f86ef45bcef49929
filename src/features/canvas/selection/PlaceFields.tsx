import { canvasLimits } from '#domain/canvas/canvas.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import type { SelectionChange } from '#machines/canvas/canvas-change.ts';
import { css } from '#styled-system/css';
import { FigureField } from './FigureField.tsx';
import { selectionLabels } from './labels.ts';

export interface PlaceFieldsProps {
  /** Box of the one node, or around all of them; in scene units. */
  readonly box: Box;
  /** In degrees; null for what stays upright. */
  readonly rotation: number | null;
  readonly isDisabled: boolean;
  readonly onChange: (change: SelectionChange) => void;
}

const sides = [
  { name: 'x', label: selectionLabels.left },
  { name: 'y', label: selectionLabels.top },
  { name: 'width', label: selectionLabels.width },
  { name: 'height', label: selectionLabels.height },
] as const;

/** Place and size in figures: what a drag does, by keyboard or click. */
export function PlaceFields({ box, rotation, isDisabled, onChange }: PlaceFieldsProps) {
  const { place, side } = canvasLimits;
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8' })}>
      {sides.map(({ name, label }) => {
        const isSide = name === 'width' || name === 'height';
        return (
          <FigureField
            key={name}
            label={label}
            value={box[name]}
            min={isSide ? side.min : -place}
            max={isSide ? side.max : place}
            isDisabled={isDisabled}
            onCommit={(length) => onChange({ kind: 'boxed', box: { [name]: length } })}
          />
        );
      })}
      {rotation !== null && (
        <FigureField
          label={selectionLabels.rotation}
          value={rotation}
          min={0}
          max={359}
          isDisabled={isDisabled}
          onCommit={(degrees) => onChange({ kind: 'boxed', box: {}, rotation: degrees })}
        />
      )}
    </div>
  );
}
