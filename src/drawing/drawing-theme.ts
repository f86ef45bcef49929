import type { NodeFill } from '#domain/canvas/canvas-node.ts';

/** The colours of a drawing as its reader understands them: hexadecimal for a file, `var(--…)` for a page. */
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

export const fillColour = (theme: DrawingTheme, fill: NodeFill): string | undefined =>
  fill === 'none' ? undefined : fill === 'paper' ? theme.surface : theme.notes[fill];

/** A theme from the names of the design's colours, for example `note.straw`. */
export const themeFrom = (colour: (name: string) => string): DrawingTheme => ({
  paper: colour('canvas'),
  sunken: colour('surface.sunken'),
  surface: colour('surface'),
  ink: colour('ink'),
  muted: colour('ink.muted'),
  line: colour('line'),
  strongLine: colour('line.strong'),
  brand: colour('brand'),
  marker: colour('marker'),
  supports: colour('supports'),
  inconclusive: colour('inconclusive'),
  refutes: colour('refutes'),
  notes: {
    straw: colour('note.straw'),
    clay: colour('note.clay'),
    sage: colour('note.sage'),
    sky: colour('note.sky'),
    heather: colour('note.heather'),
  },
});
