import type { NodeFill } from '#domain/canvas/canvas-node.ts';

/** The colors of a drawing as its reader understands them: hexadecimal for a file, `var(--…)` for a page. */
export interface DrawingTheme {
  /** The ground on which everything lies. */
  readonly paper: string;
  /** Where an image is missing. */
  readonly sunken: string;
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly strongLine: string;
  readonly brand: string;
  /** The one thing that is to be done next. */
  readonly marker: string;
  readonly supports: string;
  readonly inconclusive: string;
  readonly refutes: string;
  /** Without `paper`, which is `surface`, and `none`. */
  readonly notes: Readonly<Record<Exclude<NodeFill, 'paper' | 'none'>, string>>;
}

export const fillColor = (theme: DrawingTheme, fill: NodeFill): string | undefined =>
  fill === 'none' ? undefined : fill === 'paper' ? theme.surface : theme.notes[fill];

/** A theme from the names of the design's colors, for example `note.straw`. */
export const themeFrom = (color: (name: string) => string): DrawingTheme => ({
  paper: color('canvas'),
  sunken: color('surface.sunken'),
  surface: color('surface'),
  ink: color('ink'),
  muted: color('ink.muted'),
  line: color('line'),
  strongLine: color('line.strong'),
  brand: color('brand'),
  marker: color('marker'),
  supports: color('supports'),
  inconclusive: color('inconclusive'),
  refutes: color('refutes'),
  notes: {
    straw: color('note.straw'),
    clay: color('note.clay'),
    sage: color('note.sage'),
    sky: color('note.sky'),
    heather: color('note.heather'),
  },
});
