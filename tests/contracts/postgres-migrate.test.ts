import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadServerKey } from '#server/accounts/server-key.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Migration, migrations } from '#server/db/migrations.ts';
import { newUser } from '#server/identity/new-user.ts';
import { createSealedSecrets } from '#server/identity/sealed-secrets.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';

let fresh: FreshDatabase;
let db: Database;
beforeEach(async () => {
  fresh = await freshDatabase();
  ({ db } = openDatabase(fresh.url));
});
afterEach(async () => {
  await db.destroy();
  await fresh.drop();
});

const names = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`SELECT name FROM migrations ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
};
const creating = (table: string): Migration => ({
  up: async (transaction: Kysely<unknown>) => {
    await sql`CREATE TABLE ${sql.ref(table)} (n integer)`.execute(transaction);
  },
});

test('servers that start together apply each migration once', async () => {
  const list = { ...migrations, '9001-bread': creating('bread') };
  await Promise.all([migrate(db, list), migrate(db, list), migrate(db, list)]);
  expect(await names()).toEqual(Object.keys(list));
});

test('a migration that fails leaves nothing of those before it', async () => {
  const failing = { up: () => Promise.reject(new Error('no flour')) };
  const list = { ...migrations, '9001-bread': creating('bread'), '9002-cake': failing };
  await expect(migrate(db, list)).rejects.toThrow('no flour');
  expect(await names()).toEqual(Object.keys(migrations));
  await migrate(db, { ...migrations, '9001-bread': creating('bread') });
});

test('a database of a newer version is refused', async () => {
  await migrate(db, { ...migrations, '9001-bread': creating('bread') });
  await expect(migrate(db)).rejects.toThrow('migrated by a newer version of Groundwork (9001-bread)');
});

test('secrets of apps that were enrolled before they were sealed stay good', async () => {
  const now = new Date();
  const secret = Buffer.from('12345678901234567890');
  await db.insertInto('identity_users').values(newUser('ada@example.org', now)).execute();
  const { uid } = await db.selectFrom('identity_users').select('uid').executeTakeFirstOrThrow();
  const factor = { id: 'factor', uid, secret, display_name: null, enrolled_at: now, last_step: 0 };
  await db.insertInto('identity_second_factors').values(factor).execute();
  await migrations['0021-sealed-second-factors']?.up(db as unknown as Kysely<unknown>);
  const kept = await db.selectFrom('identity_second_factors').selectAll().executeTakeFirstOrThrow();
  expect(kept.secret.includes(secret)).toBe(false);
  const secrets = createSealedSecrets(await loadServerKey(db, 'refresh'));
  expect({ ...kept, secret: secrets.open(kept.secret, uid) }).toEqual(factor);
});
