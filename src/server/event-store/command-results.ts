import type pg from 'pg';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { type EventRow, eventOfRow } from './event-row.ts';
import type { Plan } from './plan-group.ts';

/** The answers of a plan that was carried out. `afterPosition` is the position before its first fact. */
export function resultsOfPlan(
  { answers }: Plan,
  recordedAt: string,
  afterPosition: number,
  hashes: readonly string[],
): CommandResult[] {
  let placed = 0;
  return answers.map((answer): CommandResult => {
    if ('reason' in answer) return { id: answer.id, status: 'rejected', reason: answer.reason };
    const events = answer.facts.map(({ event, version }): RecordedEvent => {
      const hash = hashes[placed];
      if (hash === undefined) throw new Error('append_commands answered fewer hashes than facts.');
      placed += 1;
      return { ...event, version, position: afterPosition + placed, recordedAt, hash };
    });
    return { id: answer.id, status: 'accepted', events };
  });
}

/** The answers that were given to commands before, as they were given. */
export async function storedResults(
  pool: pg.Pool,
  workspaceId: string,
  ids: readonly string[],
): Promise<CommandResult[]> {
  const [commands, events] = await Promise.all([
    pool.query<{ id: string; reason: string | null }>(
      'SELECT id, reason FROM commands WHERE workspace_id = $1 AND id = ANY($2)',
      [workspaceId, ids],
    ),
    pool.query<EventRow>(
      'SELECT * FROM events WHERE workspace_id = $1 AND command_id = ANY($2) ORDER BY command_id, n',
      [workspaceId, ids],
    ),
  ]);
  const eventsOf = Map.groupBy(events.rows.map(eventOfRow), (event) => event.commandId);
  return commands.rows.map(
    ({ id, reason }): CommandResult =>
      reason === null ? { id, status: 'accepted', events: eventsOf.get(id) ?? [] } : { id, status: 'rejected', reason },
  );
}
