import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { createApp } from './app.ts';
import { openConnections, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { needsMigration } from './db/needs-migration.ts';
import { holdServing } from './db/serving-lock.ts';
import { endOnFailure } from './end-on-failure.ts';
import { closeWithin } from './http/close-within.ts';
import { endWithin } from './http/end-within.ts';
import { findFreePort } from './http/find-free-port.ts';
import { createLog } from './operations/create-log.ts';
import { builtClient, type ClientFiles } from './pages/client-files.ts';
import { connectTo } from './postgres/connect-to.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { StartRefused } from './postgres/start-refused.ts';
import { readSettings, type Settings } from './settings.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { welcome } from './welcome.ts';

/** A server that runs. */
export interface Running {
  readonly settings: Settings;
  /** Says to whoever asks that it is about to stop, and goes on answering for as long as DRAIN_S says. */
  drain(): Promise<void>;
  /** Finishes what is under way, then ends everything that was started. */
  stop(): Promise<void>;
}

/**
 * Starts everything; throws an error whose message an operator understands, or the reason of `signal` where that is
 * aborted meanwhile, and leaves nothing running then.
 */
export async function start(env: NodeJS.ProcessEnv, client?: ClientFiles, signal?: AbortSignal): Promise<Running> {
  const settings = await withPort(env);
  const log = createLog(settings.logLevel);
  const stops: (() => Promise<void>)[] = [];
  let isDraining = false;
  let isRunning = false;
  const drain = async (): Promise<void> => {
    isDraining = true;
    log.info({ seconds: settings.drainS }, 'stopping');
    await wait(settings.drainS * 1000);
  };
  const stop = async (): Promise<void> => {
    isDraining = true;
    for (const each of stops.splice(0).reverse()) await each();
  };
  const stopWithin = (what: string, patienceMs: number, end: () => Promise<void>): void => {
    stops.push(async () => {
      const isDone = await endWithin(end(), patienceMs);
      if (!isDone) log.error({ what, ms: patienceMs }, 'did not end in time, and is cut off');
    });
  };
  try {
    const postgres = settings.databaseUrl
      ? await connectTo(settings.databaseUrl)
      : await startPostgres({ dataDir: settings.dataDir, port: settings.port, log, onLost: giveUp, signal });
    stops.push(() => postgres.stop());
    signal?.throwIfAborted();
    const connected = (client: ClientBase): Promise<void> =>
      holdServing(client).catch((error) => {
        // Its keys, and what it remembers of the logs, are those of another database from now on.
        if (isRunning && error instanceof StartRefused) giveUp('The database is being restored.');
        throw error;
      });
    const { pool, db } = openDatabase(postgres.connectionString, {
      connected,
      impatient: true,
      ready: settings.readyConnections,
    });
    pool.on('error', (error) => log.error({ err: error }, 'an idle database connection ended'));
    stopWithin('the connections to the database', disconnectWithinMs, () => pool.end());
    if (await needsMigration(db)) {
      // One that waits as long as it takes.
      const migrating = openDatabase(postgres.connectionString, { max: 1, connected });
      await migrate(migrating.db).finally(() => migrating.db.destroy());
    }
    await openConnections(pool);
    signal?.throwIfAborted();
    const app = await createApp({
      settings,
      pool,
      db,
      log,
      clock: () => new Date(),
      client: client ?? (await findClient()),
      isDraining: () => isDraining,
    });
    stopWithin('what is under way', closeWithinMs, () => closeWithin(app, finishWithinMs));
    signal?.throwIfAborted();
    await app.listen({ port: settings.port, host: settings.host });
    isRunning = true;
    return { settings, drain, stop };
  } catch (error) {
    await stop();
    throw explain(error, settings);
  }
}

/** The command: starts, says where, and stops cleanly on Ctrl-C, also one that comes before it has started. */
export async function main(env: NodeJS.ProcessEnv, client?: ClientFiles): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const ending = new AbortController();
  const starting = start(env, client, ending.signal);
  endOnFailure({
    log: createLog('fatal'),
    stop: async () => {
      ending.abort(failed);
      await (await starting).stop();
    },
  });
  stopOnSignals({
    drain: async () => {
      ending.abort();
      await (await starting).drain();
    },
    stop: async () => {
      ending.abort();
      await (await starting).stop();
    },
  });
  try {
    const { settings } = await starting;
    if (!ending.signal.aborted) process.stdout.write(welcome(settings));
  } catch (error) {
    if (ending.signal.aborted && error === ending.signal.reason) process.exit(error === failed ? 1 : 0);
    process.stderr.write(`Groundwork did not start. ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Why a start is given up in which something failed that nobody caught. */
const failed = new Error('Something failed.');

/** Shorter than the ten seconds after which Docker kills; longer than any request but one whose sender is stuck. */
const finishWithinMs = 7000;
/** That, and handing on what waits, which takes as long as a database that does not answer. */
const closeWithinMs = 12_000;
const disconnectWithinMs = 3000;

/** Without its database, or without the sole right to it, this process can promise nothing any more. */
function giveUp(reason: string): never {
  process.stderr.write(`Groundwork stops. ${reason} What was acknowledged is kept; start it again.\n`);
  process.exit(1);
}

async function withPort(env: NodeJS.ProcessEnv): Promise<Settings> {
  const settings = readSettings(env);
  if (settings.port !== 0) return settings;
  const port = await findFreePort(settings.host).catch((error: unknown) => {
    throw explain(error, settings);
  });
  return readSettings({ ...env, PORT: String(port) });
}

function findClient(): Promise<ClientFiles> {
  const folder = join(import.meta.dirname, '../../dist/client');
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('The client is not built: run "npm start" or "npm run build".');
  return builtClient(folder);
}

function explain(error: unknown, { port, host }: Settings): unknown {
  const { code, syscall, hostname } = (error ?? {}) as NodeJS.ErrnoException & { readonly hostname?: string };
  if (syscall === 'getaddrinfo' && hostname === host)
    return new Error(`HOST ${host} isn’t a name this machine knows. Set an address, such as 127.0.0.1 or 0.0.0.0.`);
  if (code === 'EADDRINUSE')
    return new Error(`PORT ${port} is in use on ${host}. Stop whatever is using it, or set another PORT.`);
  if (code === 'EACCES')
    return new Error(`PORT ${port} needs more privileges than this user has. Set a PORT above 1023.`);
  if (code === 'EADDRNOTAVAIL') return new Error(`HOST ${host} is not an address of this machine.`);
  return error;
}

if (import.meta.main) await main(process.env);
