import type { ClientBase } from 'pg';
import { StartRefused } from '../postgres/start-refused.ts';

/** Any number will do, as long as every version of the product uses the same. */
const lockId = 7_406_885;

/**
 * Says that a server uses the database, for as long as the connection lasts; every connection of a server says so. Throws
 * `StartRefused` while the database is being restored.
 */
export async function holdServing(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock_shared($1) AS held', [lockId]);
  if (!rows[0]?.held) throw new StartRefused('The database is being restored. Start again when that is done.');
}

/** Keeps all servers away for as long as the connection lasts; false if there is one. */
export async function keepServersAway(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [lockId]);
  return rows[0]?.alone ?? false;
}
