import { sql } from 'kysely';
import { countOf } from '#domain/text/figures.ts';
import type { Database } from '../db/database.ts';
import { applyMigrations, lockSchema } from '../db/migrate.ts';
import { migrations } from '../db/migrations.ts';
import { type BackupEnd, type BackupHeader, BackupRefused } from './backup-lines.ts';
import { emptyDatabase, tablesInUse } from './empty-database.ts';
import { readBackup } from './read-backup.ts';
import { type VerifiedLogs, verifyLogs } from './verify-logs.ts';

export interface RestoreOptions {
  /** Whether what the database holds may go. */
  readonly replace?: boolean;
  /** Whether logs may come back whose hashes did not fit when they were saved. */
  readonly acceptBroken?: boolean;
  /** Aborted where it is not wanted any more: the database stays as it was, and the signal's reason is thrown. */
  readonly ending?: AbortSignal | undefined;
}

export interface Restored {
  readonly header: BackupHeader;
  readonly end: BackupEnd;
  readonly logs: VerifiedLogs;
}

/**
 * Puts a backup back, all or nothing: the file is read to its end first, then everything happens in one transaction. A
 * backup of an older version is brought up to date. Throws `BackupRefused` if it cannot be; then the database is as it was.
 */
export async function restoreBackup(db: Database, file: string, options: RestoreOptions = {}): Promise<Restored> {
  const { header, end } = await checkBackup(file, options.ending);
  const level = levelOf(header);
  const logs = await db.transaction().execute(async (trx) => {
    await lockSchema(trx);
    const used = await tablesInUse(trx);
    if (used.length > 0 && !options.replace) {
      throw new BackupRefused(
        `The database is not empty (${used.join(', ')}). Restore into an empty one, or add --replace to overwrite it.`,
      );
    }
    await emptyDatabase(trx);
    await applyMigrations(trx, level);
    // Migrations make keys; what the backup holds was hashed with its own.
    await sql`DO $$ BEGIN IF to_regclass('server_keys') IS NOT NULL THEN DELETE FROM server_keys; END IF; END $$`.execute(
      trx,
    );
    for await (const part of readBackup(file)) {
      options.ending?.throwIfAborted();
      if (part.kind === 'rows') await insert(trx, part.table, part.lines);
      if (part.kind === 'end' && part.end.sha256 !== end.sha256)
        throw new BackupRefused('It changed while it was being read.');
    }
    await applyMigrations(trx, migrations);
    const verified = await verifyLogs(trx);
    options.ending?.throwIfAborted();
    if (verified.broken.length > 0 && !options.acceptBroken) throw new BackupRefused(brokenText(verified));
    return verified;
  });
  await sql`ANALYZE`.execute(db);
  return { header, end, logs };
}

/** Reads the whole file, so that nothing is begun with one that is cut off or altered. */
async function checkBackup(file: string, ending?: AbortSignal): Promise<Pick<Restored, 'header' | 'end'>> {
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  for await (const part of readBackup(file)) {
    ending?.throwIfAborted();
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'end') end = part.end;
  }
  if (!header || !end) throw new BackupRefused('It’s empty.');
  return { header, end };
}

/** The migrations that the backup's database had been through. */
function levelOf({ migrations: applied }: BackupHeader): typeof migrations {
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new BackupRefused(
      `It was made by a newer version of Groundwork (${unknown.join(', ')}). Restore it with that version.`,
    );
  }
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => applied.includes(name)));
}

async function insert(db: Database, table: string, lines: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO ${sql.table(table)}
    SELECT kept.* FROM json_array_elements(${`[${lines.join(',')}]`}::json) AS line,
      json_populate_record(NULL::${sql.table(table)}, line -> 'row') AS kept`.execute(db);
}

const brokenText = ({ logs, broken }: VerifiedLogs): string =>
  [
    `${broken.length} of ${countOf(logs, 'log')} had events changed before the backup was made, because their hashes don’t match:`,
    ...broken
      .slice(0, 10)
      .map(({ workspaceId, position }) => `  workspace ${workspaceId}, from position ${position} on`),
    'Add --accept-broken to restore them as they are.',
  ].join('\n');
