import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findPostmaster } from './postmaster.ts';
import { type EmbeddedPostgres, embeddedUrl, startPostgres } from './start-postgres.ts';
import { StartRefused } from './start-refused.ts';
import type { StoreConnection } from './store-connection.ts';

/**
 * The embedded PostgreSQL below `dataDir`, for work beside the server: the one that runs, shared with whoever has started
 * it, or else one started for this. Throws `StartRefused` if there is no data.
 */
export async function joinPostgres(options: EmbeddedPostgres): Promise<StoreConnection> {
  const folder = join(resolve(options.dataDir), 'postgres');
  if (!existsSync(join(folder, 'password'))) {
    throw new StartRefused(`There is no database in ${options.dataDir}. Set DATA_DIR or DATABASE_URL to where it is.`);
  }
  const running = findPostmaster(join(folder, 'data'));
  if (!running?.port) return startPostgres(options);
  const password = readFileSync(join(folder, 'password'), 'utf8');
  return {
    connectionString: embeddedUrl(password, running.port),
    where: folder,
    adopted: false,
    stop: async () => undefined,
  };
}
