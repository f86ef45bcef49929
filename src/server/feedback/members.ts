import type { Database } from '../db/database.ts';

/**
 * The name under which the board knows an account. It is random, and nothing but a row that goes with the account leads
 * to it.
 */
export async function memberOf(db: Database, accountId: string): Promise<string> {
  const known = await readMember(db, accountId);
  if (known) return known;
  await db
    .insertInto('feedback_members')
    .values({ account_id: accountId, member: crypto.randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await readMember(db, accountId);
  if (!made) throw new Error('An account that has just become a member is gone.');
  return made;
}

/** Undefined for an account that has never looked at the board. */
export async function readMember(db: Database, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('feedback_members')
    .select('member')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.member;
}
