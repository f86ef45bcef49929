/** A statechart with a place for everything, in the units of its drawing. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

export interface Box {
  /** Id of the state. */
  readonly id: string;
  readonly title: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly isRoot: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where title and rows begin. */
  readonly textX: number;
  readonly textY: number;
  readonly rows: readonly Row[];
}

/** One line inside a box: an actor that runs, or an event after which the state stays or goes on inside itself. */
export interface Row {
  readonly kind: 'actor' | 'event';
  readonly text: string;
  /** Id of the transition; null for an actor. */
  readonly transition: string | null;
}

export interface Arrow {
  /** Null for the one that leads to where a state begins. */
  readonly from: string | null;
  readonly to: string;
  readonly points: readonly Point[];
  readonly labels: readonly Label[];
}

export interface Label {
  readonly text: string;
  readonly transition: string;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
