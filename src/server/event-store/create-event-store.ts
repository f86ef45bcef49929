import { setImmediate, setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { longWork } from '../http/long-work.ts';
import { createRest } from '../http/rest-after.ts';
import type { EventStore } from './event-store.ts';
import { type EventStoreParts, eventStoreOn } from './event-store-on.ts';
import { postgresStorage } from './postgres-storage.ts';

export interface EventStoreDeps extends Omit<EventStoreParts, 'storage'> {
  readonly pool: pg.Pool;
}

const rest = createRest(setTimeout, () => performance.now());

/** Who is erased by another server is out of this one's memory within twice as long. */
const peopleForgottenAfterMs = 30_000;
const later = (run: () => void): void => void globalThis.setTimeout(run, peopleForgottenAfterMs).unref();

/** The event store on PostgreSQL. */
export function createEventStore({ pool, ...parts }: EventStoreDeps): EventStore {
  return eventStoreOn({ storage: postgresStorage(pool), pause: setImmediate, rest, longWork, later, ...parts });
}
