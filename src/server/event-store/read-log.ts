import type { StreamKind } from '#domain/log/stream-kind.ts';
import { type EventRow, eventOfRow } from './event-row.ts';
import { emptyStream, type FoldedStream, foldFacts } from './folded-stream.ts';
import type { LogMemory } from './log-memory.ts';
import type { LogState } from './log-state.ts';
import type { Queries } from './with-lock.ts';

type Kinds = ReadonlyMap<string, StreamKind<unknown>>;

/**
 * Streams as the database has them now, all as of one head. Only facts that the memory lacks are read; streams without
 * facts come back empty. Undefined where the workspace does not exist.
 */
export async function readLog(
  queries: Queries,
  memory: LogMemory,
  workspaceId: string,
  kinds: Kinds,
): Promise<LogState | undefined> {
  const known = new Map<string, FoldedStream>();
  for (const [stream, kind] of kinds) known.set(stream, memory.behind(workspaceId, stream, kind) ?? emptyStream(kind));
  const { rows } = await queries.query<EventRow & { head_position: number; head_hash: string }>({
    name: 'read-log',
    text: `
      SELECT workspaces.position AS head_position, workspaces.head_hash, missing.*
      FROM workspaces LEFT JOIN (
        SELECT events.* FROM unnest($2::text[], $3::integer[]) AS known (stream, version)
        JOIN events ON events.workspace_id = $1 AND events.stream = known.stream AND events.version > known.version
      ) AS missing ON true
      WHERE workspaces.id = $1 ORDER BY missing.position`,
    values: [workspaceId, [...known.keys()], [...known.values()].map(({ version }) => version)],
  });
  const [first] = rows;
  if (!first) return undefined;
  const missing = Map.groupBy(rows.filter((row) => row.stream !== null).map(eventOfRow), ({ stream }) => stream);
  const streams = new Map<string, FoldedStream>();
  for (const [stream, kind] of kinds) {
    streams.set(stream, foldFacts(kind, stream, known.get(stream) ?? emptyStream(kind), missing.get(stream) ?? []));
  }
  return { head: { position: first.head_position, hash: first.head_hash }, streams };
}
