import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import type { TypesetAnswer, TypesetAsked } from './typeset-worker.ts';

/** Sets a document as a PDF; undefined without the optional parts. */
export type TypesetReport = (data: object) => Promise<Buffer | undefined>;

/** Longer than any report takes. In milliseconds. */
const patienceMs = 30_000;

/** PDFs are set in a thread of their own, one after the other: a long one takes half a second of a core. */
export function createTypesetter(): { readonly typeset: TypesetReport; close(): Promise<void> } {
  const inTurn = limitConcurrency(1);
  let worker: Worker | undefined;
  let lastId = 0;

  const stop = async (): Promise<void> => {
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  };
  const open = (): Worker => {
    worker ??= new Worker(new URL('typeset-worker.ts', import.meta.url));
    // It waits for work, and no program waits for it.
    worker.unref();
    return worker;
  };
  const ask = (data: object): Promise<Buffer | undefined> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      const thread = open();
      const timer = setTimeout(() => fail(new Error('A PDF took too long.')), patienceMs);
      const settle = (): void => {
        clearTimeout(timer);
        thread.off('message', hear);
        thread.off('error', fail);
      };
      const fail = (error: unknown): void => {
        settle();
        void stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      const hear = (answer: TypesetAnswer): void => {
        if (answer.id !== id) return;
        settle();
        if (answer.error === undefined) resolve(answer.pdf ? Buffer.from(answer.pdf) : undefined);
        else reject(new Error(answer.error));
      };
      thread.on('message', hear);
      thread.on('error', fail);
      thread.postMessage({ id, data } satisfies TypesetAsked);
    });
  return { typeset: (data) => inTurn(() => ask(data)), close: stop };
}
