import type { Database } from '../db/database.ts';

/** Whether a session is still there, asked of the database itself, whatever is remembered of its tokens. */
export async function isSessionOpen(db: Database, sessionId: string): Promise<boolean> {
  const found = await db.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst();
  return found !== undefined;
}
