import type { DatedFact, RecordedEvent } from '../log/recorded-event.ts';

/** A fact as a browser keeps it beside the states that it changes: as much of it as their folds read, and its place. */
export interface KeptFact extends DatedFact {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
}

export function keptFactOf(event: RecordedEvent): KeptFact {
  const { position, stream, version, type, v, data, at, recordedAt, undoes } = event;
  return { position, stream, version, type, v, data, at, recordedAt, ...(undoes === undefined ? {} : { undoes }) };
}
