import type { NodeFill } from '#domain/canvas/canvas-node.ts';

/** The colours and fonts of a painting, as the canvas's `fillStyle` and `font` take them. */
export interface PaintTheme {
  readonly paper: string;
  /** Paper while history is looked at. */
  readonly sunken: string;
  readonly dots: string;
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly strongLine: string;
  readonly brand: string;
  readonly marker: string;
  readonly onBrand: string;
  /** Without `paper`, which is `surface`, and `none`. */
  readonly notes: Readonly<Record<Exclude<NodeFill, 'paper' | 'none'>, string>>;
  readonly supports: string;
  readonly refutes: string;
  /** Families, as in CSS. */
  readonly text: string;
  readonly figures: string;
}

/** What the reader's system asks for, in its own colours; nothing is told by colour alone then. */
export const forcedTheme = ({ text, figures }: Pick<PaintTheme, 'text' | 'figures'>): PaintTheme => ({
  paper: 'Canvas',
  sunken: 'Canvas',
  dots: 'GrayText',
  surface: 'Canvas',
  ink: 'CanvasText',
  muted: 'CanvasText',
  line: 'CanvasText',
  strongLine: 'CanvasText',
  brand: 'Highlight',
  marker: 'Highlight',
  onBrand: 'HighlightText',
  notes: { straw: 'Canvas', clay: 'Canvas', sage: 'Canvas', sky: 'Canvas', heather: 'Canvas' },
  supports: 'CanvasText',
  refutes: 'CanvasText',
  text,
  figures,
});

export const fillOf = (theme: PaintTheme, fill: NodeFill): string | undefined =>
  fill === 'none' ? undefined : fill === 'paper' ? theme.surface : theme.notes[fill];
