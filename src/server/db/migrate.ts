import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { type Migration, migrations } from './migrations.ts';

/** Any number will do, as long as every version of the product uses the same. */
const lockId = 7_406_884;

interface MigrationTables {
  migrations: { name: string; applied_at: Date };
}

/**
 * Brings the database up to date, all or nothing. Servers that start together wait for one another; a database that a
 * newer version has migrated is refused.
 */
export async function migrate(
  database: Database,
  list: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  const db = database as unknown as Kysely<MigrationTables>;
  await db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${lockId})`.execute(transaction);
    await sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL)`.execute(
      transaction,
    );
    const applied = new Set(
      (await transaction.selectFrom('migrations').select('name').execute()).map((row) => row.name),
    );
    const unknown = [...applied].filter((name) => !Object.hasOwn(list, name));
    if (unknown.length > 0) {
      throw new Error(`The database was migrated by a newer version of Groundwork (${unknown.join(', ')}).`);
    }
    for (const [name, migration] of Object.entries(list)) {
      if (applied.has(name)) continue;
      await migration.up(transaction as unknown as Kysely<unknown>);
      await transaction.insertInto('migrations').values({ name, applied_at: new Date() }).execute();
    }
  });
}
