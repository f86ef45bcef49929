import type { StreamKind } from '#domain/log/define-stream.ts';
import { isLargeStream } from '#domain/log/is-large-stream.ts';
import type { FoldedStream } from './folded-stream.ts';
import type { LogState } from './log-state.ts';
import type { LogAccess, LogStorage } from './log-storage.ts';
import { createRecentMap } from './lru-cache.ts';

/** Kept states of large streams. They can be thrown away at any time: the facts say the same. */
export interface Snapshots {
  /** Reads the snapshots of some large streams; a stream without one is absent. */
  read(
    access: Pick<LogAccess, 'readSnapshots'>,
    workspaceId: string,
    kinds: ReadonlyMap<string, StreamKind>,
  ): Promise<ReadonlyMap<string, FoldedStream>>;
  /**
   * Takes the present states of streams, and the characters of the facts that led to them. Writes a new snapshot, in the
   * background, of each large stream that has outgrown its last one.
   */
  grown(workspaceId: string, streams: LogState['streams'], size?: number): void;
}

export interface SnapshotsParts {
  readonly storage: Pick<LogStorage, 'writeSnapshot'>;
  /** How many facts a stream grows by until its state is kept again. */
  readonly everyFacts: number;
  readonly failed: (error: unknown) => void;
}

/** How many streams the memory of snapshots holds. A stream that fell out of it gets one snapshot too many. */
const knownMost = 10_000;
/**
 * Characters of facts after which another snapshot is written: few large facts take as long to read as many small ones.
 */
const everySize = 8_000_000;

export function createSnapshots({ storage, everyFacts, failed }: SnapshotsParts): Snapshots {
  const kept = createRecentMap<{ readonly version: number; readonly size: number }>(knownMost);
  const keyOf = (workspaceId: string, stream: string): string => `${workspaceId} ${stream}`;
  let last: Promise<void> = Promise.resolve();
  return {
    async read(access, workspaceId, kinds) {
      const folds = new Map([...kinds].map(([stream, { foldVersion }]) => [stream, foldVersion]));
      const found = await access.readSnapshots(workspaceId, folds);
      for (const [stream, { version }] of found) kept.set(keyOf(workspaceId, stream), { version, size: 0 });
      return found;
    },
    grown(workspaceId, streams, size = 0) {
      for (const [stream, folded] of streams) {
        if (!isLargeStream(stream)) continue;
        const key = keyOf(workspaceId, stream);
        const before = kept.get(key) ?? { version: 0, size: 0 };
        const grownBy = before.size + size;
        if (folded.version - before.version < everyFacts && grownBy < everySize) {
          if (size > 0) kept.set(key, { version: before.version, size: grownBy });
          continue;
        }
        kept.set(key, { version: folded.version, size: 0 });
        last = last.then(() => storage.writeSnapshot(workspaceId, stream, folded)).catch(failed);
      }
    },
  };
}
