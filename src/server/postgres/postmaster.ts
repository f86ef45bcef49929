import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A PostgreSQL that runs on a data directory. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The PostgreSQL that runs on `data`, by its `postmaster.pid`. `port` is 0 for the first moments of a start.
 * PostgreSQL itself removes a file whose process is gone; one whose number belongs to some other program by now
 * would stop it, so that one is removed here.
 */
export function findPostmaster(data: string): Postmaster | undefined {
  const file = join(data, 'postmaster.pid');
  const lines = readLines(file);
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid)) return undefined;
  if (!runsOn(pid, data)) {
    rmSync(file, { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3] ?? 0) };
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Whether that process is alive and the PostgreSQL of `data`. */
export function runsOn(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    return readLines(`/proc/${pid}/cmdline`).join('\n').split('\0').includes(data) || worksIn(pid, data);
  }
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(data);
}

/** Whether it has changed into the folder, as PostgreSQL does: sees through links and mounts. */
function worksIn(pid: number, data: string): boolean {
  try {
    const [its, ours] = [statSync(`/proc/${pid}/cwd`), statSync(data)];
    return its.dev === ours.dev && its.ino === ours.ino;
  } catch {
    return false;
  }
}
