import type { Selectable } from 'kysely';
import type { CausedBy, RecordedEvent } from '#domain/log/recorded-event.ts';
import type { EventTables } from './event-tables.ts';

export type EventRow = Selectable<EventTables['events']>;

/** One row of `events` as the event that leaves the server. */
export function eventOfRow(row: EventRow): RecordedEvent {
  return {
    id: `${row.command_id}:${row.n}`,
    type: row.type,
    v: row.v,
    data: row.data,
    workspace: row.workspace_id,
    stream: row.stream,
    version: row.version,
    position: row.position,
    at: row.at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    by: { kind: row.by_kind as CausedBy['kind'], id: row.by_id },
    device: row.device,
    commandId: row.command_id,
    changeId: row.change_id,
    ...(row.undoes === null ? {} : { undoes: row.undoes }),
    hash: row.hash,
  };
}
