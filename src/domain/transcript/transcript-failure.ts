/** Why a file can't be opened as a transcript. */
export const transcriptFailures = [
  'too-large',
  'too-long',
  'empty',
  'not-text',
  'not-captions',
  'not-docx',
  'unsupported',
  'unexpected',
] as const;
export type TranscriptFailure = (typeof transcriptFailures)[number];

/** Readers throw this; it crosses the worker's border as its kind. */
export class TranscriptError extends Error {
  override readonly name = 'TranscriptError';
  readonly kind: TranscriptFailure;

  constructor(kind: TranscriptFailure) {
    super(kind);
    this.kind = kind;
  }
}

/** Reads whatever was thrown; what is no such failure is unexpected. */
export function transcriptFailureOf(reason: unknown): TranscriptFailure {
  const kind = (reason as { kind?: unknown } | null | undefined)?.kind;
  return transcriptFailures.find((each) => each === kind) ?? 'unexpected';
}
