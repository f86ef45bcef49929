import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StartRefused } from './start-refused.ts';

/**
 * npm packages carry no symbolic links: the package lists them and makes them in an install script. Where that did not
 * run (`--ignore-scripts`), PostgreSQL would not find its libraries, so what is missing is made here.
 */
export function repairLinks(native: string): void {
  for (const { source, target } of listedLinks(native)) {
    const link = join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new StartRefused(
        `The embedded PostgreSQL lacks the link ${link}, and it cannot be made (${(error as Error).message}). ` +
          'Run "npm ci" with install scripts allowed, or make node_modules writable for one start.',
      );
    }
  }
}

function listedLinks(native: string): readonly { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
