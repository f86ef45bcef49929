import type { InterviewFact } from '#domain/interview/interview-facts.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { type EventRow, eventOfRow } from '../event-store/event-row.ts';
import type { FactsQuery } from '../event-store/reaction.ts';
import type { Queries } from '../event-store/with-lock.ts';

/** By these facts it is known which interviews count, and for what. */
const counting = [
  'InterviewLogged',
  'InterviewEdited',
  'InterviewRemoved',
  'InterviewRestored',
] satisfies readonly InterviewFact['type'][];

/**
 * The facts that count of the interviews held for an experiment, in order, without what is personal. An index of its own
 * finds them, so that neither other interviews nor the rest of the log cost anything.
 */
export async function readInterviews(
  queries: Queries,
  workspaceId: string,
  experimentId: string,
): Promise<readonly RecordedEvent[]> {
  const { rows } = await queries.query<Omit<EventRow, 'seals'>>({
    name: 'read-interviews',
    text: `
      SELECT workspace_id, position, stream, version, command_id, n, type, v, data, at, recorded_at,
        by_kind, by_id, via, device, change_id, undoes, hash
      FROM events
      WHERE workspace_id = $1 AND type = ANY ($3::text[]) AND stream IN (
        SELECT stream FROM events
        WHERE workspace_id = $1 AND type = 'InterviewLogged' AND data->>'experimentId' = $2
      )
      ORDER BY position`,
    values: [workspaceId, experimentId, counting],
  });
  return rows.map(eventOfRow);
}

/** Interviews that were held for an experiment. */
export const interviewsOfExperiment: FactsQuery = {
  name: 'interviews-of-experiment',
  kind: 'interview',
  readFacts: readInterviews,
};
