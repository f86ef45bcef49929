import type { Selectable } from 'kysely';
import type { CausedBy, RecordedEvent } from '#domain/log/recorded-event.ts';
import type { EventTables } from './event-tables.ts';
import { type PersonalValue, splitPersonal } from './personal-values.ts';
import type { NewEvent, SealedEvent } from './verify-chain.ts';

export type EventRow = Selectable<EventTables['events']>;

/** A row on its way into the database, as JSON: times as ISO 8601. */
type NewEventRow = Omit<EventRow, 'at' | 'recorded_at'> & { readonly at: string; readonly recorded_at: string };

/** One row of `events` as the event that leaves the server. */
export function eventOfRow(row: Omit<EventRow, 'seals'>): RecordedEvent {
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
    ...(row.via === null ? {} : { via: row.via }),
    device: row.device,
    commandId: row.command_id,
    changeId: row.change_id,
    ...(row.undoes === null ? {} : { undoes: row.undoes }),
    hash: row.hash,
  };
}

/** A row of what lies apart from its fact, on its way into the database. */
interface NewPersonalRow extends PersonalValue {
  readonly workspace_id: string;
  readonly subject: string;
  readonly position: number;
}

/** The rows that keep an event: its own, and one for each of its personal fields. */
export function rowsOfEvent(fact: NewEvent): { readonly event: NewEventRow; readonly personal: NewPersonalRow[] } {
  if (!fact.personal) return { event: rowOfEvent(fact), personal: [] };
  const { subject, fields } = fact.personal;
  const { workspace, position } = fact.event;
  const { rest, values } = splitPersonal(fact, fields);
  return {
    event: rowOfEvent(rest),
    personal: values.map((each) => ({ workspace_id: workspace, subject, position, ...each })),
  };
}

function rowOfEvent({ event, seals }: SealedEvent): NewEventRow {
  return {
    workspace_id: event.workspace,
    position: event.position,
    stream: event.stream,
    version: event.version,
    command_id: event.commandId,
    n: Number(event.id.slice(event.commandId.length + 1)),
    type: event.type,
    v: event.v,
    data: event.data,
    at: event.at,
    recorded_at: event.recordedAt,
    by_kind: event.by.kind,
    by_id: event.by.id,
    via: event.via ?? null,
    device: event.device,
    change_id: event.changeId,
    undoes: event.undoes ?? null,
    seals,
    hash: event.hash,
  };
}
