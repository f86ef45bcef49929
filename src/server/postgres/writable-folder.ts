import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartRefused } from './start-refused.ts';

/** The folder's real path, made where it does not exist. Throws `StartRefused` if nothing can be written in it. */
export function writableFolder(dataDir: string): string {
  try {
    make(dataDir);
    rmSync(mkdtempSync(join(dataDir, 'probe-')), { recursive: true });
    return realpathSync(dataDir);
  } catch (error) {
    const why = (error as Error).message;
    throw new StartRefused(`DATA_DIR is ${dataDir}, and that folder isn’t writable (${why}). Set it to another.`);
  }
}

/** Step by step: `recursive` of Node 24 never returns below `/proc`. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
