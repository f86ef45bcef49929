import { personalIn } from '../log/personal-fields.ts';
import type { DatedFact, RecordedEvent } from '../log/recorded-event.ts';
import { kindOfStream } from '../log/stream-kinds.ts';

/**
 * A fact as a browser keeps it beside the states that it changes: as much of it as their folds read, and its place. What it
 * says about a person is left out: the states of such streams are kept by themselves.
 */
export interface KeptFact extends DatedFact {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
}

export function keptFactOf(event: RecordedEvent): KeptFact {
  const { position, stream, version, type, v, at, recordedAt, by, via, undoes } = event;
  const data = { ...event.data };
  for (const name of personalIn(kindOfStream(stream)?.personal, event)) delete data[name];
  return {
    ...{ position, stream, version, type, v, data, at, recordedAt, by },
    ...(via === undefined ? {} : { via }),
    ...(undoes === undefined ? {} : { undoes }),
  };
}
