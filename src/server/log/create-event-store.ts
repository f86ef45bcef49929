import { setImmediate, setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import { type EventStoreParts, eventStoreOn } from '../event-store/event-store-on.ts';
import { postgresStorage } from '../event-store/postgres-storage.ts';
import { longWork } from '../http/long-work.ts';
import { createRest } from '../http/rest-after.ts';
import { createDecider, type PeopleMail } from './create-decider.ts';

export interface EventStoreDeps extends Omit<EventStoreParts, 'storage' | 'decider'> {
  readonly pool: pg.Pool;
  /** None unless given. */
  readonly peopleMail?: PeopleMail;
  /** The product's, unless a test brings its own. */
  readonly decider?: EventStoreParts['decider'];
}

const rest = createRest(setTimeout, () => performance.now());

/** A server forgets somebody whom another server has erased within twice as long. */
const peopleForgottenAfterMs = 30_000;
const later = (run: () => void): void => void globalThis.setTimeout(run, peopleForgottenAfterMs).unref();

/** The event store of the product, on PostgreSQL. */
export function createEventStore({
  pool,
  peopleMail = 'none',
  decider = createDecider(peopleMail),
  ...parts
}: EventStoreDeps): EventStore {
  const storage = postgresStorage(pool, decider);
  return eventStoreOn({ storage, decider, pause: setImmediate, rest, longWork, later, ...parts });
}
