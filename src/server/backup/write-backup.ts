import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ClientBase } from 'pg';
import type { BackupEnd } from './backup-lines.ts';
import { backupRows } from './backup-rows.ts';
import { backupTarget } from './backup-target.ts';

const chunkBytes = 256 * 1024;

/**
 * Writes one moment of the database to `file`, readable by its owner alone, while others go on working with it. The file
 * has its name only once it is whole and on the disk; one that had the name until then is gone. Throws `BackupRefused`
 * where the name is that of anything but a file.
 */
export async function writeBackup(client: ClientBase, file: string, at: Date): Promise<BackupEnd> {
  const target = await backupTarget(file);
  const aside = `${target}.part-${process.pid}`;
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const end = await writeLines(client, aside, at);
    await rename(aside, target);
    await keepName(dirname(target));
    return end;
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
}

async function writeLines(client: ClientBase, aside: string, at: Date): Promise<BackupEnd> {
  const handle = await open(aside, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    const rows: Record<string, number> = {};
    let chunk = '';
    const write = async (): Promise<void> => {
      hash.update(chunk);
      await handle.appendFile(chunk);
      chunk = '';
    };
    for await (const { table, line } of backupRows(client, at)) {
      chunk += `${line}\n`;
      if (table !== undefined) rows[table] = (rows[table] ?? 0) + 1;
      if (chunk.length >= chunkBytes) await write();
    }
    await write();
    const end = { rows, sha256: hash.digest('hex') };
    await handle.appendFile(`${JSON.stringify({ end })}\n`);
    await handle.sync();
    return end;
  } finally {
    await handle.close();
  }
}

/** The name, too, survives a power cut; Windows opens no folders and needs no such thing. */
async function keepName(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
