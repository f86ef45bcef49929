import { exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { loadSigningKey } from '#server/identity/signing-key.ts';
import { freshDatabase } from '../fixtures/postgres.ts';

async function withDatabase(run: (db: ReturnType<typeof openDatabase>['db']) => Promise<void>): Promise<void> {
  const fresh = await freshDatabase();
  const { db } = openDatabase(fresh.url, { max: 4 });
  try {
    await run(db);
  } finally {
    await db.destroy();
    await fresh.drop();
  }
}

const bitsOf = ({ privateKey }: { privateKey: { algorithm: object } }) =>
  (privateKey.algorithm as { modulusLength?: number }).modulusLength;

test('servers that start together agree on one key of 3,072 bits, and keep it', () =>
  withDatabase(async (db) => {
    const first = await Promise.all([loadSigningKey(db), loadSigningKey(db), loadSigningKey(db)]);
    const again = await loadSigningKey(db);
    expect(new Set([...first, again].map(({ kid }) => kid)).size).toBe(1);
    expect(bitsOf(again)).toBe(3072);
  }));

test('a shorter key is replaced once, by servers that start together too', () =>
  withDatabase(async (db) => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
    const short = JSON.stringify(await exportJWK(privateKey));
    await db.insertInto('identity_keys').values({ private_key: short }).execute();
    const made = await Promise.all([loadSigningKey(db), loadSigningKey(db)]);
    expect([made.map(bitsOf), new Set(made.map(({ kid }) => kid)).size]).toEqual([[3072, 3072], 1]);
  }));
