/** A chart as it is drawn: places in percent of a panel's width and height, y downward; sizes in pixels. */
export interface ChartData {
  /** The chart's message, as a sentence. */
  readonly finding: string;
  readonly panels: readonly ChartPanel[];
  /** Points that the arrow keys walk to, in order. */
  readonly points: readonly ChartPoint[];
  readonly table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

export type ChartTone = 'plain' | 'supports' | 'inconclusive' | 'refutes';

export interface ChartPanel {
  readonly height: number;
  readonly title?: string;
  readonly value?: string;
  /** Tone of `value`. */
  readonly tone?: ChartTone;
  readonly shapes: readonly ChartShape[];
  readonly signs: readonly ChartSign[];
  readonly labels: readonly ChartLabel[];
}

/** Stretched from a square of 100 by 100. */
interface ChartShape {
  readonly path: string;
  readonly look: 'zone' | 'band' | 'base' | 'bound' | 'faint' | 'walk';
  readonly tone: ChartTone;
}

export interface ChartSign {
  readonly x: number;
  readonly y: number;
  readonly sign: 'stake' | 'dot' | 'supports' | 'inconclusive' | 'refutes';
  /** Place of a stake's top. */
  readonly top?: number;
}

interface ChartLabel {
  readonly x: number;
  readonly y: number;
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
  readonly name: string;
  readonly value: string;
}
