import type { Queries } from './with-lock.ts';

/** The streams of all experiments that have ever counted a page; an index of its own finds them. */
export async function experimentsOf(queries: Queries, workspaceId: string, pageId: string): Promise<readonly string[]> {
  const { rows } = await queries.query<{ stream: string }>({
    name: 'experiments-of',
    text: `
      SELECT DISTINCT stream FROM events
      WHERE workspace_id = $1 AND type IN ('ExperimentDesigned', 'ExperimentRevised') AND data->'artefact'->>'id' = $2
      ORDER BY stream`,
    values: [workspaceId, pageId],
  });
  return rows.map(({ stream }) => stream);
}
