import pg from 'pg';
import { keepServersAway } from '../db/serving-lock.ts';
import { connectTo } from '../postgres/connect-to.ts';
import { joinPostgres } from '../postgres/join-postgres.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { StartRefused } from '../postgres/start-refused.ts';
import type { StoreConnection } from '../postgres/store-connection.ts';
import type { Settings } from '../settings.ts';

type Where = Pick<Settings, 'databaseUrl' | 'dataDir'>;

const log = { info: () => undefined };

/** The database of the settings, also while servers run on it. */
export function openBeside({ databaseUrl, dataDir }: Where, signal?: AbortSignal): Promise<StoreConnection> {
  return databaseUrl ? connectTo(databaseUrl) : joinPostgres({ dataDir, log, signal });
}

/** The database of the settings, with no server on it: servers keep keys in memory that a restore changes. */
export async function openAlone({ databaseUrl, dataDir }: Where, signal?: AbortSignal): Promise<StoreConnection> {
  if (!databaseUrl) return startPostgres({ dataDir, log, signal });
  const store = await connectTo(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const stop = async (): Promise<void> => {
    await client.end();
    await store.stop();
  };
  if (await keepServersAway(client)) return { ...store, stop };
  await stop();
  throw new StartRefused('A server is connected to the DATABASE_URL database. Stop all servers first.');
}
