import type pg from 'pg';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { EventRow } from './event-row.ts';
import type { PlannedAnswer } from './plan.ts';
import { sealedOfRows } from './read-personal.ts';

/** The result of a planned answer, once its plan has been carried out. */
export const resultOfAnswer = (answer: PlannedAnswer): CommandResult =>
  'reason' in answer
    ? { id: answer.id, status: 'rejected', reason: answer.reason }
    : { id: answer.id, status: 'accepted', events: answer.facts.map(({ event }) => event) };

/** The answers that were given to commands before, as they were given but for what was erased since. */
export async function storedResults(
  pool: pg.Pool,
  workspaceId: string,
  ids: readonly string[],
): Promise<CommandResult[]> {
  const commands = await pool.query<{ id: string; reason: string | null }>(
    'SELECT id, reason FROM commands WHERE workspace_id = $1 AND id = ANY($2)',
    [workspaceId, ids],
  );
  // Second, because a command and its events are committed together: what was found above has all of its events here.
  const events = await pool.query<EventRow>(
    'SELECT * FROM events WHERE workspace_id = $1 AND command_id = ANY($2) ORDER BY command_id, n',
    [workspaceId, commands.rows.map(({ id }) => id)],
  );
  const sealed = await sealedOfRows(pool, events.rows);
  const eventsOf = Map.groupBy(
    sealed.map(({ event }) => event),
    ({ commandId }) => commandId,
  );
  return commands.rows.map(
    ({ id, reason }): CommandResult =>
      reason === null ? { id, status: 'accepted', events: eventsOf.get(id) ?? [] } : { id, status: 'rejected', reason },
  );
}
