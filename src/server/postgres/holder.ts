import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { StartRefused } from './start-refused.ts';

/** Any number will do, as long as every version of the product uses the same. */
const lockId = 7_406_883;
/** The lock of a killed process is free as soon as PostgreSQL has noticed its closed connection. */
const patienceMs = 2000;
const pauseMs = 50;

/** How this process is called to a second one that is refused; at most 63 bytes reach it. */
export function holderName(port: number | undefined, now = new Date()): string {
  const started = `${now.toISOString().slice(0, 16)}Z`;
  return `groundwork pid ${process.pid}, started ${started}${port ? `, port ${port}` : ''}`;
}

/**
 * Takes the right to be the only process on this database, for as long as `client` is connected.
 * Throws `StartRefused` with the name of the process that has it.
 */
export async function hold(client: pg.Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockId]);
    if (rows[0]?.taken) return;
    if (Date.now() > deadline) break;
    await delay(pauseMs);
  }
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1 and l.objsubid = 1`,
    [lockId],
  );
  throw new StartRefused(
    `The data in ${dataDir} is in use by ${rows[0]?.name ?? 'another process'}. ` +
      'Stop it first, or set DATA_DIR (and PORT) to something else.',
  );
}
