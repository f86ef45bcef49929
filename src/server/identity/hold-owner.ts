import type { Principal } from '../accounts/principal.ts';
import { requireRecentSignIn } from '../accounts/require-recent-proof.ts';
import { unauthorized } from '../http/require-principal.ts';
import type { IdentityTransaction } from './identity-provider.ts';
import type { IdentityUser } from './identity-user.ts';

/** Who changes how they sign in, by a session of theirs that this transaction holds. */
export interface Owner {
  readonly user: IdentityUser;
  /** On which the session stands; null for sessions of old. */
  readonly signInId: string | null;
}

/**
 * Locks the user and the session of a call until the transaction ends, so that whatever ends the session comes before and
 * is noticed, or comes after. Throws 401 if it has ended, and 403 `sign-in-too-old` without a proof of the last five minutes.
 */
export async function holdOwner(
  { db, users, clock }: IdentityTransaction,
  { accountId, sessionId }: Principal,
): Promise<Owner> {
  const uid = await uidOf(db, accountId);
  const user = uid === undefined ? undefined : await users.hold(uid);
  const session = await db
    .selectFrom('sessions')
    .select(['signed_in_at', 'sign_in_id'])
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (!user || !session) throw unauthorized();
  requireRecentSignIn(session.signed_in_at, clock());
  return { user, signInId: session.sign_in_id };
}

/** The provider's name for the founder of an account; undefined if the account is gone. */
export async function uidOf(db: IdentityTransaction['db'], accountId: string): Promise<string | undefined> {
  const account = db.selectFrom('accounts').select('provider_uid').where('id', '=', accountId);
  return (await account.executeTakeFirst())?.provider_uid;
}
