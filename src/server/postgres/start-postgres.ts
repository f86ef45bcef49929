import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { findBinaries } from './binaries.ts';
import { type Cluster, openCluster, superuser } from './cluster.ts';
import { hold, holderName } from './holder.ts';
import type { PostgresSettings } from './launch.ts';
import { type Reached, reach } from './reach.ts';
import { repairLinks } from './repair-links.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import type { StoreConnection } from './store-connection.ts';
import { type Runner, unprivileged } from './unprivileged.ts';
import { writableFolder } from './writable-folder.ts';

export interface EmbeddedPostgres {
  readonly dataDir: string;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
  /** Where this process serves the product; told to a second process that is refused. */
  readonly port?: number;
  /** PostgreSQL is gone, or another process could take over: nothing can be promised any more, so exit. */
  readonly onLost?: (reason: string) => void;
  /** Aborted where it is not wanted any more: ends a PostgreSQL that is being started, and throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Whether root may use a user namespace; off only in tests. */
  readonly allowNamespace?: boolean;
  /** Settings beside ours, for a PostgreSQL that is started; only in tests. */
  readonly settings?: PostgresSettings;
}

/**
 * Opens the embedded PostgreSQL below `dataDir` for this process alone: makes it on the first start, adopts one that
 * a killed process left running. Throws `StartRefused` with a message for the operator.
 */
export async function startPostgres(options: EmbeddedPostgres): Promise<StoreConnection> {
  const dataDir = writableFolder(resolve(options.dataDir));
  const found = findBinaries();
  repairLinks(found.native);
  const runner = unprivileged(found, dataDir, options.allowNamespace);
  const cluster = openCluster(dataDir, runner);
  const reached = await reach(runner, cluster, holderName(options.port), options);
  return hand(options, dataDir, runner, cluster, reached);
}

async function hand(
  { log, onLost }: EmbeddedPostgres,
  dataDir: string,
  runner: Runner,
  cluster: Cluster,
  { client, pid, port, adopted }: Reached,
): Promise<StoreConnection> {
  let stopping: Promise<void> | undefined;
  const lost = (reason: string): void => {
    if (!stopping) onLost?.(reason);
  };
  client.on('error', (error) => lost(`The embedded PostgreSQL ended the connection: ${error.message}`));
  try {
    await hold(client, dataDir);
    await ensureDatabase(client);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  client.on('end', () => lost('The embedded PostgreSQL is gone.'));
  log.info({ pid, port, adopted }, adopted ? 'The embedded PostgreSQL was running; adopted.' : 'PostgreSQL started.');
  return {
    connectionString: embeddedUrl(cluster.password, port),
    where: join(dataDir, 'postgres'),
    adopted,
    stop: () => {
      stopping ??= stopPostmaster(pid, runner, cluster).finally(() => client.end().catch(() => undefined));
      return stopping;
    },
  };
}

const database = 'groundwork';

/** Where the product's data is in an embedded PostgreSQL. */
export const embeddedUrl = (password: string, port: number): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;

async function ensureDatabase(client: Reached['client']): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (!rowCount) await client.query(`create database ${database}`);
}
