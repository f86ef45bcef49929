import type { EventRow } from './event-row.ts';
import type { MissingFacts } from './log-storage.ts';
import { sealedOfRows } from './read-personal.ts';
import type { Queries } from './with-lock.ts';

/** The head of a log with the facts of each stream after the version up to which it is known, in one statement. */
export async function readMissing(
  queries: Queries,
  workspaceId: string,
  known: ReadonlyMap<string, number>,
): Promise<MissingFacts | undefined> {
  const { rows } = await queries.query<EventRow & { head_position: number; head_hash: string }>({
    name: 'read-log',
    text: `
      SELECT workspaces.position AS head_position, workspaces.head_hash, missing.*
      FROM workspaces LEFT JOIN (
        SELECT events.* FROM unnest($2::text[], $3::integer[]) AS known (stream, version)
        JOIN events ON events.workspace_id = $1 AND events.stream = known.stream AND events.version > known.version
      ) AS missing ON true
      WHERE workspaces.id = $1 ORDER BY missing.position`,
    values: [workspaceId, [...known.keys()], [...known.values()]],
  });
  const [first] = rows;
  if (!first) return undefined;
  const missing = rows.filter((row) => row.stream !== null);
  return {
    head: { position: first.head_position, hash: first.head_hash },
    facts: (await sealedOfRows(queries, missing)).map(({ event }) => event),
  };
}
