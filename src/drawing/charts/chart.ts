/**
 * A chart as plain data: what a screen, a public page, a report and a PDF draw alike. Places are in percent of a panel's
 * width and height, y downward, so that a chart fits every width without being measured; text and signs keep their size.
 */
export interface Chart {
  /** The chart's message, as a sentence. */
  readonly finding: string;
  readonly panels: readonly ChartPanel[];
  /** Points that the keyboard can walk to, in order. */
  readonly points: readonly ChartPoint[];
  readonly table: ChartTable;
}

export interface ChartPanel {
  /** In pixels, without what stands above and below it. */
  readonly height: number;
  readonly title?: string;
  readonly value?: string;
  /** Tone of `value`. */
  readonly tone?: ChartTone;
  readonly shapes: readonly ChartShape[];
  readonly signs: readonly ChartSign[];
  readonly labels: readonly ChartLabel[];
}

export type ChartTone = 'plain' | 'supports' | 'inconclusive' | 'refutes';

export interface ChartShape {
  /** SVG path data in a square of 100 by 100, to be stretched; its lines keep their width. */
  readonly path: string;
  readonly look: 'zone' | 'band' | 'base' | 'bound' | 'faint' | 'walk';
  readonly tone: ChartTone;
}

export interface ChartSign {
  readonly x: number;
  readonly y: number;
  /** A stake's foot is here and its top at `top`. The others are the same thing by shape, beside their color. */
  readonly sign: 'stake' | 'dot' | 'supports' | 'inconclusive' | 'refutes';
  readonly top?: number;
}

export interface ChartLabel {
  readonly x: number;
  readonly y: number;
  /** In pixels, from there. */
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly text: string;
  readonly tone: ChartTone;
}

export interface ChartPoint {
  readonly panel: number;
  readonly x: number;
  readonly y: number;
  /** Name and value of the point: "Visitor 61" and "18 sign-ups so far". */
  readonly name: string;
  readonly value: string;
}

export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
