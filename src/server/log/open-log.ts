import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import type { Attempts } from '../limits/attempts.ts';
import { measureLog } from '../operations/measure-log.ts';
import type { PeopleMail } from './create-decider.ts';
import { createEventStore } from './create-event-store.ts';
import { type LimitWriting, limitWriting } from './limit-writing.ts';
import type { LogMeter } from './log-deps.ts';

export interface OpenLogDeps {
  readonly pool: Pool;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly metrics: Registry;
  /** Counter of a day's writing; undefined if nothing is limited. */
  readonly attempts: Attempts | undefined;
  readonly peopleMail: PeopleMail;
}

export interface OpenLog {
  readonly eventStore: EventStore;
  readonly meter: LogMeter;
  readonly writing: LimitWriting | undefined;
}

/** How much of a day's writing a server that is killed forgives. */
const settleEveryMs = 5000;

/** The event store, measured, and with a limit to what is written in a day. */
export function openLog(
  app: FastifyInstance,
  { pool, log, clock, metrics, attempts, peopleMail }: OpenLogDeps,
): OpenLog {
  const eventStore = createEventStore({
    pool,
    clock,
    peopleMail,
    unkept: (error) => log.warn({ err: error }, 'The state of a canvas could not be kept for the next start.'),
  });
  const meter = measureLog(metrics);
  eventStore.onAppended((_workspaceId, _position, facts) => meter.appended(facts));
  const writing = attempts && limitWriting(clock, attempts);
  const settling = setInterval(
    () => void writing?.settle().catch((err) => log.warn({ err }, 'What was written today could not be counted.')),
    settleEveryMs,
  );
  app.addHook('onClose', async () => {
    clearInterval(settling);
    await writing?.settle().catch(() => undefined);
  });
  eventStore.onAppended((workspaceId, _position, _facts, size) => writing?.wrote(workspaceId, size));
  return { eventStore, meter, writing };
}
