import type { Queries } from './with-lock.ts';

/** The names of all streams of some kinds in a workspace, `{kind}-…`, in the order in which they began. */
export async function streamsOfKinds(
  queries: Queries,
  workspaceId: string,
  kinds: ReadonlySet<string>,
): Promise<readonly string[]> {
  const { rows } = await queries.query<{ stream: string }>({
    name: 'streams-of-kinds',
    text: `
      SELECT stream FROM events
      WHERE workspace_id = $1 AND version = 1 AND split_part(stream, '-', 1) = ANY ($2::text[])
      ORDER BY position`,
    values: [workspaceId, [...kinds]],
  });
  return rows.map(({ stream }) => stream);
}
