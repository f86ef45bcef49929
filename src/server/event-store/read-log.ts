import type { StreamKind } from '#domain/log/stream-kind.ts';
import { emptyStream, type FoldedStream, foldFacts } from './folded-stream.ts';
import type { LogMemory } from './log-memory.ts';
import type { LogState } from './log-state.ts';
import type { LogAccess } from './log-storage.ts';

type Kinds = ReadonlyMap<string, StreamKind<unknown>>;

/**
 * Streams as the storage has them now, all as of one head. Only facts that the memory lacks are read; streams without
 * facts come back empty. Undefined where the workspace does not exist.
 */
export async function readLog(
  access: Pick<LogAccess, 'readMissing'>,
  memory: LogMemory,
  workspaceId: string,
  kinds: Kinds,
): Promise<LogState | undefined> {
  const known = new Map<string, FoldedStream>();
  for (const [stream, kind] of kinds) known.set(stream, memory.behind(workspaceId, stream, kind) ?? emptyStream(kind));
  const versions = new Map([...known].map(([stream, { version }]) => [stream, version]));
  const read = await access.readMissing(workspaceId, versions);
  if (!read) return undefined;
  const missing = Map.groupBy(read.facts, ({ stream }) => stream);
  const streams = new Map<string, FoldedStream>();
  for (const [stream, kind] of kinds) {
    streams.set(stream, foldFacts(kind, stream, known.get(stream) ?? emptyStream(kind), missing.get(stream) ?? []));
  }
  return { head: read.head, streams };
}
