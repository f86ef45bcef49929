import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';

export interface ForgetPeopleDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute'>;
  readonly clock: Clock;
}

/** How long people's data is kept, in months; every form says so. */
const keptMonths = 24;
const atOnce = 200;

interface Person {
  readonly workspaceId: string;
  readonly stream: string;
  readonly entryId: string;
}

/** Erases who has sent something longer ago than it is kept; what was counted stays. */
export async function forgetPeople({ db, eventStore, clock }: ForgetPeopleDeps): Promise<void> {
  const before = new Date(clock());
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  const { rows } = await sql<Person>`
    SELECT DISTINCT events.workspace_id AS "workspaceId", events.stream, events.data->>'entryId' AS "entryId"
    FROM personal JOIN events ON events.workspace_id = personal.workspace_id AND events.position = personal.position
    WHERE personal.subject LIKE 'intake-%' AND events.recorded_at <= ${before} LIMIT ${atOnce}`.execute(db);
  // Who has left nothing but a file has no word that is personal.
  const { rows: files } = await sql<Person>`
    SELECT DISTINCT workspace_id AS "workspaceId", 'intake-' || survey_id AS stream, response_id AS "entryId"
    FROM survey_files WHERE is_sent AND created_at <= ${before} LIMIT ${atOnce}`.execute(db);
  for (const { workspaceId, stream, entryId } of [...rows, ...files]) {
    const actor = { workspaceId, by: { kind: 'system', id: 'retention' }, device: 'server' } as const;
    const id = `retention:${entryId}`;
    await eventStore.execute(actor, [
      { id, type: 'ForgetPerson', stream, data: { entryId }, at: clock().toISOString() },
    ]);
  }
}
