import { chmodSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux has a file system in memory. */
const memory = '/dev/shm';
/** In bytes: a whole run writes a fifth of it. */
const neededRoom = 5 * 2 ** 30;

/**
 * A folder in memory for what tests write, which is gone with this process; undefined where there is none, where it cannot
 * be used, or where there is too little room. On disk, a new PostgreSQL or a killed browser waits for the disk most of its
 * time. A process that ends at a signal leaves it behind, unless it calls `process.exit` then.
 */
export function memoryFolder(): string | undefined {
  try {
    const prefix = `groundwork-tests-${namespace()}-`;
    removeLeftBehind(prefix);
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, process.availableMemory()) < neededRoom) return undefined;
    const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
    process.once('exit', () => remove(folder));
    // PostgreSQL is another user where the tests are root.
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    return undefined;
  }
}

/** The number of the process namespace: containers can share the memory, and a process id means another process in each. */
function namespace(): string {
  const [number] = /\d+/u.exec(readlinkSync('/proc/self/ns/pid')) ?? [];
  if (number === undefined) throw new Error('this process has no namespace');
  return number;
}

/** Removes the folders of processes that were killed. */
function removeLeftBehind(prefix: string): void {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(prefix) ? Number(/^\d+(?=-)/u.exec(name.slice(prefix.length))?.[0]) : Number.NaN;
    if (!Number.isNaN(pid) && isGone(pid)) remove(join(memory, name));
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Leaves what is another user’s, or still written. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  } catch {
    // The next run tries it again.
  }
}
