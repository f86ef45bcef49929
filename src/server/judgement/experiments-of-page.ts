import type { StreamsQuery } from '../event-store/reaction.ts';
import type { Queries } from '../event-store/with-lock.ts';

/** The streams of all experiments that have ever counted a page; an index of its own finds them. */
async function readExperiments(queries: Queries, workspaceId: string, pageId: string): Promise<readonly string[]> {
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

/** Experiments that have ever counted a page. */
export const experimentsOfPage: StreamsQuery = {
  name: 'experiments-of-page',
  changedBy: 'experiment',
  readStreams: readExperiments,
};
