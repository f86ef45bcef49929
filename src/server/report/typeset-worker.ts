import { parentPort } from 'node:worker_threads';
import { loadTypeset } from './typeset.ts';

/** Request to the thread that sets PDFs, and its answer: `pdf` is null without the optional parts. */
export interface TypesetAsked {
  readonly id: number;
  readonly data: object;
}
export interface TypesetAnswer {
  readonly id: number;
  readonly pdf?: Uint8Array | null;
  readonly error?: string;
}

parentPort?.on('message', async ({ id, data }: TypesetAsked) => {
  try {
    const typeset = await loadTypeset();
    parentPort?.postMessage({ id, pdf: typeset ? typeset(data) : null } satisfies TypesetAnswer);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies TypesetAnswer);
  }
});
