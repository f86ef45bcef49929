import type { StreamKind } from '#domain/log/stream-kind.ts';
import type { FoldedStream } from './folded-stream.ts';

/** Folded streams in memory, the least recently used dropped first. An entry may be behind the database. */
export interface StreamCache {
  get(workspace: string, stream: string, kind: StreamKind<unknown>): FoldedStream | undefined;
  set(workspace: string, stream: string, folded: FoldedStream): void;
}

export function createStreamCache(maxStreams: number): StreamCache {
  const kept = new Map<string, FoldedStream>();
  const keyOf = (workspace: string, stream: string): string => `${workspace} ${stream}`;
  return {
    get(workspace, stream, kind) {
      const key = keyOf(workspace, stream);
      const found = kept.get(key);
      if (!found || found.foldVersion !== kind.foldVersion) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    set(workspace, stream, folded) {
      const key = keyOf(workspace, stream);
      kept.delete(key);
      kept.set(key, folded);
      for (const oldest of kept.keys()) {
        if (kept.size <= maxStreams) break;
        kept.delete(oldest);
      }
    },
  };
}
