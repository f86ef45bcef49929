import type { TransferFailure } from '#domain/transfer/transfer-failure.ts';
import type { TransferReport } from '#domain/transfer/transfer-report.ts';
import type {
  Collected,
  JudgeSource,
  ReadOptions,
  ReadResponses,
  ReadSource,
  ResponseOptions,
  TransferSession,
} from './transfer-session.ts';

export interface TransferCall {
  readonly id: number;
  readonly name: keyof TransferSession;
  readonly input: readonly unknown[];
}

export type TransferAnswer =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly failure: TransferFailure };

/** A file being read beside the page. Every call rejects with a `TransferFailure`. */
export interface TransferPort {
  read(source: Blob, options: ReadOptions): Promise<ReadSource>;
  judge(input: JudgeSource): Promise<TransferReport>;
  collect(): Promise<Collected>;
  readResponses(source: Blob, options: ResponseOptions): Promise<ReadResponses>;
  /** Ends the work at once, whatever is under way. */
  close(): void;
}

/** Starts the worker that reads one file after the other. */
export function openTransferPort(): TransferPort {
  const worker = new Worker(new URL('./transfer-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<TransferAnswer>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) call?.reject(data.failure);
    else call?.resolve(data.output);
  });
  const fail = () => {
    for (const call of waiting.values()) call.reject({ kind: 'unexpected' } satisfies TransferFailure);
    waiting.clear();
  };
  worker.addEventListener('error', fail);
  const ask = <T>(name: TransferCall['name'], ...input: readonly unknown[]): Promise<T> => {
    const call = Promise.withResolvers<unknown>();
    const id = ++last;
    waiting.set(id, call);
    worker.postMessage({ id, name, input } satisfies TransferCall);
    return call.promise as Promise<T>;
  };
  return {
    read: (source, options) => ask('read', source, options),
    judge: (input) => ask('judge', input),
    collect: () => ask('collect'),
    readResponses: (source, options) => ask('readResponses', source, options),
    close() {
      worker.terminate();
      fail();
    },
  };
}
