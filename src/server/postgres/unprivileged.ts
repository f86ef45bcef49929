import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Binaries, binariesIn } from './binaries.ts';
import { StartRefused } from './start-refused.ts';

/** How to run a program of PostgreSQL, which refuses to run as root. */
export interface Runner {
  readonly binaries: Binaries;
  /** The user who must own the data. Undefined: whoever starts. */
  readonly owner: number | undefined;
  command(program: string, args: readonly string[]): { file: string; args: string[]; uid?: number; gid?: number };
}

const nobody = 65_534;
const mapped = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

/**
 * Not root: as it is. Root on Linux: inside a user namespace in which root is called nobody, so that nothing needs
 * another owner. Where namespaces are refused (many containers): as uid 65534, with programs that this user can read.
 */
export function unprivileged(binaries: Binaries, folder: string, allowNamespace = true): Runner {
  if (process.getuid?.() !== 0) {
    return { binaries, owner: undefined, command: (program, args) => ({ file: program, args: [...args] }) };
  }
  if (allowNamespace && spawnSync('unshare', [...mapped, 'true'], { stdio: 'ignore' }).status === 0) {
    return {
      binaries,
      owner: 0,
      command: (program, args) => ({ file: 'unshare', args: [...mapped, program, ...args] }),
    };
  }
  if (!isOpenToAll(folder)) {
    throw new StartRefused(
      `PostgreSQL does not run as root, user namespaces are refused here, and ${folder} is closed to other users. ` +
        'Start as a regular user, or set DATA_DIR to a folder every user can access, or set DATABASE_URL.',
    );
  }
  return {
    binaries: isOpenToAll(binaries.native) ? binaries : copyTo(folder, binaries),
    owner: nobody,
    command: (program, args) => ({ file: program, args: [...args], uid: nobody, gid: nobody }),
  };
}

/** Gives a folder and all in it to `owner`. */
export function giveTo(owner: number, path: string): void {
  const found = lstatSync(path);
  if (found.uid !== owner && !found.isSymbolicLink()) chownSync(path, owner, owner);
  if (found.isDirectory()) for (const name of readdirSync(path)) giveTo(owner, join(path, name));
}

function isOpenToAll(path: string): boolean {
  const open = (statSync(path).mode & 0o001) !== 0;
  return open && (dirname(path) === path || isOpenToAll(dirname(path)));
}

function copyTo(folder: string, binaries: Binaries): Binaries {
  const copied = join(folder, 'postgres-programs');
  if (!existsSync(copied)) {
    const fresh = `${copied}.new-${process.pid}`;
    rmSync(fresh, { recursive: true, force: true });
    cpSync(binaries.native, fresh, { recursive: true, verbatimSymlinks: true });
    renameSync(fresh, copied);
  }
  return binariesIn(copied);
}
