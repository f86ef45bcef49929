import { type Kysely, sql } from 'kysely';
import { loadServerKey } from '../../accounts/server-key.ts';
import { createSealedSecrets } from '../../identity/sealed-secrets.ts';
import type { Database } from '../database.ts';

interface Row {
  readonly id: string;
  readonly uid: string;
  readonly secret: Buffer;
}

/** The secrets of second factors are sealed; those that are being enrolled begin anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DELETE FROM identity_enrolments`.execute(db);
  const { rows } = await sql<Row>`SELECT id, uid, secret FROM identity_second_factors`.execute(db);
  if (rows.length === 0) return;
  const secrets = createSealedSecrets(await loadServerKey(db as unknown as Database, 'refresh'));
  for (const { id, uid, secret } of rows) {
    const sealed = secrets.seal(secret, uid);
    await sql`UPDATE identity_second_factors SET secret = ${sealed} WHERE id = ${id}`.execute(db);
  }
}
