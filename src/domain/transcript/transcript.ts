/** One person's speech without a break; `speaker` is null if the file names nobody. */
export interface Turn {
  readonly speaker: string | null;
  readonly text: string;
}

/** One sentence to judge. */
export interface Sentence {
  /** Named at the first sentence of each turn; null elsewhere, and where the file names nobody. */
  readonly speaker: string | null;
  readonly text: string;
}

/** `bytes` of a file, `characters` of its text in UTF-16 units, `sentences` that the reader opens. */
export const transcriptLimits = { bytes: 10_000_000, characters: 2_000_000, sentences: 20_000 } as const;
