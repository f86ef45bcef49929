import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';

/** The server's own 256-bit key of this name, made on first use; servers that start together agree on one. */
export async function loadServerKey(db: Database, name: string): Promise<Buffer> {
  await db
    .insertInto('server_keys')
    .values({ name, secret: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('server_keys')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
