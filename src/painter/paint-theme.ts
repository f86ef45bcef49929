import type { DrawingTheme } from '#drawing/drawing-theme.ts';

/** The colors and fonts of a painting, as the canvas's `fillStyle` and `font` take them. `sunken` is also history's paper. */
export interface PaintTheme extends DrawingTheme {
  readonly dots: string;
  readonly onBrand: string;
  /** Colors of people, by the number of their look. */
  readonly people: readonly string[];
  /** Families, as in CSS. */
  readonly text: string;
  readonly figures: string;
}

/**
 * Theme in the system colors, for a reader whose system forces them (forced-colors mode); color alone tells nothing
 * then.
 */
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
  people: Array.from({ length: 8 }, () => 'Highlight'),
  notes: { straw: 'Canvas', clay: 'Canvas', sage: 'Canvas', sky: 'Canvas', heather: 'Canvas' },
  supports: 'CanvasText',
  inconclusive: 'CanvasText',
  refutes: 'CanvasText',
  text,
  figures,
});
