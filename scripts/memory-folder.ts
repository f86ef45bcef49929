import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux has a file system in memory. */
const memory = '/dev/shm';
const prefix = 'groundwork-tests-';
/** In bytes: a whole run writes a fifth of it. */
const neededRoom = 5 * 2 ** 30;

/**
 * A folder in memory for what tests write, which is gone with this process; undefined where there is none or too little
 * room. On disk, a new PostgreSQL or a killed browser waits for the disk most of its time.
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(memory)) return undefined;
  removeLeftBehind();
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < neededRoom) return undefined;
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder, { mode: 0o755 });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
  return folder;
}

/** By processes that were killed. */
function removeLeftBehind(): void {
  const left = readdirSync(memory).filter(
    (name) => name.startsWith(prefix) && !existsSync(`/proc/${name.slice(prefix.length)}`),
  );
  for (const name of left) rmSync(join(memory, name), { recursive: true, force: true });
}
