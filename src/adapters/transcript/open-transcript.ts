import type { Sentence } from '#domain/transcript/transcript.ts';
import { TranscriptError, type TranscriptFailure } from '#domain/transcript/transcript-failure.ts';

export interface TranscriptQuestion {
  readonly file: Blob;
  readonly name: string;
}

export type TranscriptAnswer = { readonly sentences: readonly Sentence[] } | { readonly failure: TranscriptFailure };

/** Reads a transcript in a worker, which ends with its answer or with the signal. Rejects with a `TranscriptError`. */
export function openTranscript(question: TranscriptQuestion, signal: AbortSignal): Promise<readonly Sentence[]> {
  const worker = new Worker(new URL('./transcript-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly Sentence[]>((resolve, reject) => {
    const fail = (kind: TranscriptFailure) => reject(new TranscriptError(kind));
    worker.addEventListener('message', ({ data }: MessageEvent<TranscriptAnswer>) => {
      if ('sentences' in data) resolve(data.sentences);
      else fail(data.failure);
    });
    worker.addEventListener('error', () => fail('unexpected'));
    signal.addEventListener('abort', () => fail('unexpected'));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
