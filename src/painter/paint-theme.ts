import type { DrawingTheme } from '#drawing/drawing-theme.ts';

/** The colours and fonts of a painting, as the canvas's `fillStyle` and `font` take them. `sunken` is also history's paper. */
export interface PaintTheme extends DrawingTheme {
  readonly dots: string;
  readonly onBrand: string;
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
  inconclusive: 'CanvasText',
  refutes: 'CanvasText',
  text,
  figures,
});
