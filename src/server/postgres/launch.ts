import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Cluster } from './cluster.ts';
import { programEnvironment } from './program-environment.ts';
import type { Runner } from './unprivileged.ts';

/** Settings of PostgreSQL, by their names. */
export type PostgresSettings = Readonly<Record<string, string>>;

/** Starts PostgreSQL on a free port of the loopback. Detached: it outlives us, and a Ctrl-C reaches us alone. */
export async function launch(
  { binaries, command }: Runner,
  cluster: Cluster,
  further: PostgresSettings = {},
): Promise<ChildProcess> {
  const settings = {
    port: await freePort(),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...further,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  if (existsSync(cluster.log)) renameSync(cluster.log, `${cluster.log}.previous`);
  const log = openSync(cluster.log, 'a', 0o600);
  try {
    const { file, args, ...user } = command(binaries.postgres, ['-D', cluster.data, ...options]);
    const env = programEnvironment();
    const child = spawn(file, args, { cwd: '/', detached: true, stdio: ['ignore', log, log], env, ...user });
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/** Returns the last messages of the latest start, for an error message. */
export function lastWords({ log }: Cluster): string {
  if (!existsSync(log)) return 'it left no message.';
  return readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
