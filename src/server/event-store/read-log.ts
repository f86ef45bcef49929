import type { StreamKind } from '#domain/log/define-stream.ts';
import { isLargeStream } from '#domain/log/is-large-stream.ts';
import type { LongWork } from '../http/long-work.ts';
import { emptyStream, type FoldedStream, foldMany } from './folded-stream.ts';
import type { LogMemory } from './log-memory.ts';
import type { LogState } from './log-state.ts';
import type { LogAccess } from './log-storage.ts';
import type { Snapshots } from './snapshots.ts';

export interface ReadLogDeps {
  readonly memory: LogMemory;
  readonly snapshots: Snapshots;
  /** Absent if nobody else is to go first, and the order of everything is given. */
  readonly longWork?: (() => LongWork) | undefined;
}

type Kinds = ReadonlyMap<string, StreamKind>;

/**
 * Streams as the storage has them now, all as of one head. Only facts that the memory lacks, or the snapshots, are read;
 * streams without facts come back empty. Undefined if the workspace does not exist.
 */
export async function readLog(
  access: Pick<LogAccess, 'readMissing' | 'readSnapshots'>,
  { memory, snapshots, longWork }: ReadLogDeps,
  workspaceId: string,
  kinds: Kinds,
): Promise<LogState | undefined> {
  const known = new Map<string, FoldedStream>();
  const forgotten = new Map<string, StreamKind>();
  for (const [stream, kind] of kinds) {
    const behind = memory.behind(workspaceId, stream, kind);
    known.set(stream, behind ?? emptyStream(kind));
    if (!behind && isLargeStream(stream)) forgotten.set(stream, kind);
  }
  if (forgotten.size > 0) {
    for (const [stream, kept] of await snapshots.read(access, workspaceId, forgotten)) known.set(stream, kept);
  }
  const versions = new Map([...known].map(([stream, { version }]) => [stream, version]));
  const read = await access.readMissing(workspaceId, versions);
  if (!read) return undefined;
  const missing = Map.groupBy(read.facts, ({ stream }) => stream);
  const streams = new Map<string, FoldedStream>();
  for (const [stream, kind] of kinds) {
    streams.set(
      stream,
      await foldMany(kind, stream, known.get(stream) ?? emptyStream(kind), missing.get(stream) ?? [], longWork?.()),
    );
  }
  snapshots.grown(workspaceId, streams);
  return { head: read.head, streams };
}
