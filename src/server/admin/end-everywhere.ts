import type { Database } from '../db/database.ts';
import { wholeSeconds } from '../identity/whole-seconds.ts';
import type { FoundAccount } from './find-account.ts';

/** Signs somebody out; the database tells all servers. What the embedded provider has given out opens no new session either. */
export async function endEverywhere(db: Database, { id, providerUid }: FoundAccount, now: Date): Promise<void> {
  if (id !== null) await db.deleteFrom('sessions').where('account_id', '=', id).execute();
  await db.deleteFrom('identity_refresh_tokens').where('uid', '=', providerUid).execute();
  await db.deleteFrom('identity_pending_sign_ins').where('uid', '=', providerUid).execute();
  // Whole seconds, as in tokens; one more, so that a token of this very second is void too.
  const validSince = new Date(wholeSeconds(now).getTime() + 1000);
  await db.updateTable('identity_users').set({ valid_since: validSince }).where('uid', '=', providerUid).execute();
}
