import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { type Migration, migrations } from './migrations.ts';

/** Any number will do, as long as every version of the product uses the same. */
const lockId = 7_406_884;

type MigrationList = Readonly<Record<string, Migration>>;

interface MigrationTables {
  migrations: { name: string; applied_at: Date };
}

/**
 * Brings the database up to date, all or nothing. Servers that start together wait for one another; a database that a
 * newer version has migrated is refused.
 */
export async function migrate(database: Database, list: MigrationList = migrations): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockSchema(transaction);
    await applyMigrations(transaction, list);
  });
}

/** Until the transaction ends no server migrates the database, and none that has to gets past its start. */
export async function lockSchema(transaction: Database): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockId})`.execute(transaction);
}

/** Applies what is missing, in a transaction that holds the lock. */
export async function applyMigrations(transaction: Database, list: MigrationList): Promise<void> {
  const db = transaction as unknown as Kysely<MigrationTables>;
  await sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL)`.execute(db);
  const applied = new Set((await db.selectFrom('migrations').select('name').execute()).map((row) => row.name));
  const unknown = [...applied].filter((name) => !Object.hasOwn(list, name));
  if (unknown.length > 0) {
    throw new Error(`The database was migrated by a newer version of Groundwork (${unknown.join(', ')}).`);
  }
  for (const [name, migration] of Object.entries(list)) {
    if (applied.has(name)) continue;
    await migration.up(db as unknown as Kysely<unknown>);
    await db.insertInto('migrations').values({ name, applied_at: new Date() }).execute();
  }
}
