import { lstat, realpath, stat } from 'node:fs/promises';
import { BackupRefused } from './backup-lines.ts';

/**
 * The file that a backup named `file` is written to: `file` itself where there is none yet or an ordinary one, which it
 * replaces; of a link, what it leads to. Throws `BackupRefused` at anything else, since a device or a pipe would be replaced too.
 */
export async function backupTarget(file: string): Promise<string> {
  const target = await realpath(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (target === undefined) return newFile(file);
  if (!(await stat(target)).isFile())
    throw new BackupRefused(`${file} isn’t a regular file. Choose a regular file, or one that doesn’t exist yet.`);
  return target;
}

/** Not there; but a link may be, to something that is not. */
async function newFile(file: string): Promise<string> {
  const link = await lstat(file).catch(() => undefined);
  if (link) throw new BackupRefused(`${file} is a broken link. Choose a file.`);
  return file;
}
