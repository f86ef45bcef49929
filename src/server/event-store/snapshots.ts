import { isLargeStream } from '#domain/log/is-large-stream.ts';
import type { StreamKind } from '#domain/log/stream-kind.ts';
import type { FoldedStream } from './folded-stream.ts';
import type { LogState } from './log-state.ts';
import type { LogAccess, LogStorage } from './log-storage.ts';
import { createRecentMap } from './recent-map.ts';

/** Kept states of large streams. They can be thrown away at any time: the facts say the same. */
export interface Snapshots {
  /** Of those of some large streams that have one. */
  read(
    access: Pick<LogAccess, 'readSnapshots'>,
    workspaceId: string,
    kinds: ReadonlyMap<string, StreamKind<unknown>>,
  ): Promise<ReadonlyMap<string, FoldedStream>>;
  /** Streams are known as they are now: what has grown far beyond its snapshot gets another, which nobody waits for. */
  grown(workspaceId: string, streams: LogState['streams']): void;
}

export interface SnapshotsParts {
  readonly storage: Pick<LogStorage, 'writeSnapshot'>;
  /** How many facts a stream grows by until its state is kept again. */
  readonly everyFacts: number;
  readonly failed: (error: unknown) => void;
}

/** How many streams' snapshots are known; of one that is not, one more is written. */
const knownMost = 10_000;

export function createSnapshots({ storage, everyFacts, failed }: SnapshotsParts): Snapshots {
  const kept = createRecentMap<number>(knownMost);
  const keyOf = (workspaceId: string, stream: string): string => `${workspaceId} ${stream}`;
  let last: Promise<void> = Promise.resolve();
  return {
    async read(access, workspaceId, kinds) {
      const folds = new Map([...kinds].map(([stream, { foldVersion }]) => [stream, foldVersion]));
      const found = await access.readSnapshots(workspaceId, folds);
      for (const [stream, { version }] of found) kept.set(keyOf(workspaceId, stream), version);
      return found;
    },
    grown(workspaceId, streams) {
      for (const [stream, folded] of streams) {
        if (!isLargeStream(stream)) continue;
        const key = keyOf(workspaceId, stream);
        if (folded.version - (kept.get(key) ?? 0) < everyFacts) continue;
        kept.set(key, folded.version);
        last = last.then(() => storage.writeSnapshot(workspaceId, stream, folded)).catch(failed);
      }
    },
  };
}
