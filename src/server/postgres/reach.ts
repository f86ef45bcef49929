import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, superuser } from './cluster.ts';
import { lastWords, launch, type PostgresSettings } from './launch.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import { StartRefused } from './start-refused.ts';
import type { Runner } from './unprivileged.ts';

/** After a crash PostgreSQL replays its log first, which can take minutes on a slow disk. */
const patienceMs = 300_000;
const pauseMs = 20;
const launchesAtMost = 3;

/** A PostgreSQL that answers, and the first connection to it. */
export interface Reached extends Postmaster {
  readonly client: pg.Client;
  /** It was running already, left by a process that is gone. */
  readonly adopted: boolean;
}

/**
 * Connects to the PostgreSQL that runs on the cluster; starts one where none runs, and ends that one where `signal` is
 * aborted before it answers.
 */
export async function reach(
  runner: Runner,
  cluster: Cluster,
  applicationName: string,
  { signal, settings }: { readonly signal?: AbortSignal | undefined; readonly settings?: PostgresSettings } = {},
): Promise<Reached> {
  const deadline = Date.now() + patienceMs;
  let launches = 0;
  let child: ChildProcess | undefined;
  while (Date.now() < deadline) {
    if (signal?.aborted) {
      if (child) await end(child);
      throw signal.reason;
    }
    const found = findPostmaster(cluster.data);
    if (found?.port) {
      const client = await connect(found.port, cluster, applicationName);
      if (client) return { ...found, client, adopted: found.pid !== child?.pid };
    } else if (!found && !(child && isRunning(child))) {
      if (launches === launchesAtMost) break;
      launches += 1;
      child = await launch(runner, cluster, settings);
    }
    await delay(pauseMs);
  }
  throw new StartRefused(`The embedded PostgreSQL on ${cluster.data} does not answer:\n${lastWords(cluster)}`);
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;

/** Fast shutdown, also while it replays its log. */
async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  child.ref();
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  await gone;
}

/** A connection, or undefined while PostgreSQL is not ready for one. */
async function connect(port: number, cluster: Cluster, applicationName: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password: cluster.password,
    database: 'postgres',
    application_name: applicationName,
    ssl: false,
    connectionTimeoutMillis: 5000,
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if ((error as { code?: string }).code === '28P01') {
      throw new StartRefused(`The PostgreSQL on ${cluster.data} doesn’t accept the password stored next to it.`);
    }
    return undefined;
  }
}
