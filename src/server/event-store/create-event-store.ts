import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { longWork } from '../http/long-work.ts';
import type { EventStore } from './event-store.ts';
import { type EventStoreParts, eventStoreOn } from './event-store-on.ts';
import { postgresStorage } from './postgres-storage.ts';

export interface EventStoreDeps extends Omit<EventStoreParts, 'storage'> {
  readonly pool: pg.Pool;
}

/** The event store on PostgreSQL. */
export function createEventStore({ pool, ...parts }: EventStoreDeps): EventStore {
  return eventStoreOn({ storage: postgresStorage(pool), pause: setImmediate, longWork, ...parts });
}
