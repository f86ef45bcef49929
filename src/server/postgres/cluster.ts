import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './postmaster.ts';
import { programEnvironment } from './program-environment.ts';
import { StartRefused } from './start-refused.ts';
import { giveTo, type Runner } from './unprivileged.ts';

/** The files of one embedded database, all below `{dataDir}/postgres`. */
export interface Cluster {
  /** PostgreSQL's data directory. */
  readonly data: string;
  readonly log: string;
  readonly password: string;
}

export const superuser = 'groundwork';
const freshPrefix = 'postgres.new-';

/**
 * The database below `dataDir`, made if there is none. It is made aside and then renamed, so that neither a crash in
 * the middle nor two starts at once leave something half done: the later one uses what the earlier one has made.
 */
export function openCluster(dataDir: string, runner: Runner): Cluster {
  const folder = join(dataDir, 'postgres');
  removeLeftovers(dataDir);
  if (!existsSync(folder)) makeCluster(dataDir, folder, runner);
  const data = join(folder, 'data');
  if (runner.owner !== undefined && statSync(data).uid !== runner.owner) giveTo(runner.owner, folder);
  return { data, log: join(folder, 'postgres.log'), password: readFileSync(join(folder, 'password'), 'utf8') };
}

function makeCluster(dataDir: string, folder: string, runner: Runner): void {
  const fresh = mkdtempSync(join(dataDir, `${freshPrefix}${process.pid}-`));
  try {
    const data = join(fresh, 'data');
    const passwordFile = join(fresh, 'password');
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (runner.owner !== undefined) giveTo(runner.owner, fresh);
    initialise(runner, data, passwordFile);
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function initialise(runner: Runner, data: string, passwordFile: string): void {
  const { file, args, ...user } = runner.command(runner.binaries.initdb, [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--locale=C',
    '--encoding=UTF8',
  ]);
  const made = spawnSync(file, args, { cwd: '/', encoding: 'utf8', env: programEnvironment(), ...user });
  if (made.status === 0) return;
  const told = made.error?.message ?? `${made.stdout}${made.stderr}`.trim();
  throw new StartRefused(`The embedded PostgreSQL could not be set up in ${data}: ${told}`);
}

/** Folders of starts that were killed before the rename. */
function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(name.startsWith(freshPrefix) && name.slice(freshPrefix.length).split('-')[0]);
    if (pid && !isAlive(pid)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
