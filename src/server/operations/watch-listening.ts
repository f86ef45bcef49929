import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { listen } from '../db/listen.ts';

interface WatchDeps {
  readonly pool: Pool;
  readonly log: FastifyBaseLogger;
  readonly metrics: Registry;
}

/** Logs when the connection that hears of other servers is lost and when it is back. Returns the way to stop. */
export function watchListening({ pool, log, metrics }: WatchDeps): () => Promise<void> {
  let isLost = false;
  const gauge = new Gauge({
    name: 'groundwork_database_listening',
    help: 'Whether this server hears at once of what others append and end',
    registers: [metrics],
  });
  return listen(pool, 'session_ended', {
    notified: () => undefined,
    connected() {
      gauge.set(1);
      if (isLost) log.info('listens to the database again');
      isLost = false;
    },
    lost() {
      gauge.set(0);
      isLost = true;
      log.warn('the connection that listens to the database is lost; what other servers append comes late');
    },
  });
}
