import { Ban } from 'lucide-react';
import type { NodeFill } from '#domain/canvas/canvas-node.ts';
import { css } from '#styled-system/css';
import { SwatchField } from '#ui/SwatchField.tsx';
import { fillOptions, selectionLabels } from './labels.ts';

export interface FillFieldProps {
  readonly value: NodeFill | null;
  readonly isDisabled: boolean;
  readonly onChange: (fill: NodeFill) => void;
}

const fills: Readonly<Record<NodeFill, string>> = {
  straw: css({ background: 'note.straw' }),
  clay: css({ background: 'note.clay' }),
  sage: css({ background: 'note.sage' }),
  sky: css({ background: 'note.sky' }),
  heather: css({ background: 'note.heather' }),
  paper: css({ background: 'surface' }),
  none: css({ background: 'transparent', color: 'ink.muted' }),
};

const swatches = fillOptions.map(({ value, label }) => ({
  value,
  label,
  className: fills[value],
  ...(value === 'none' && { sign: <Ban aria-hidden="true" /> }),
}));

export const FillField = (props: FillFieldProps) => (
  <SwatchField label={selectionLabels.fill} swatches={swatches} {...props} />
);
