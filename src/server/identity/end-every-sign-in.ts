import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { wholeSeconds } from './whole-seconds.ts';

/** Exception that stays signed in: the sessions of a sign-in, or one session with its sign-in. */
export interface SparedSignIn {
  readonly signInId?: string | undefined;
  readonly sessionId?: string | undefined;
}

/**
 * Ends all that a user is signed in to, in the transaction that `db` is: sessions, tokens, and what is being signed in to at
 * this moment, since everything that writes those holds the user's row and looks at its generation. Sign-ins that wait for a
 * second factor end too, access tokens unless somebody is spared, and changes of address that wait for a press: whoever began them may be the one to be shut out.
 * Resolves to the sessions and access tokens that have ended.
 */
export async function endEverySignIn(
  db: Database,
  uid: string,
  now: Date,
  { signInId, sessionId }: SparedSignIn = {},
): Promise<string[]> {
  const embedded = await db
    .updateTable('identity_users')
    .set((row) => ({ generation: row('generation', '+', 1), valid_since: wholeSeconds(now) }))
    .where('uid', '=', uid)
    .returning('uid')
    .executeTakeFirst();
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('provider_uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  const spared =
    sessionId === undefined
      ? signInId
      : (await db.selectFrom('sessions').select('sign_in_id').where('id', '=', sessionId).executeTakeFirst())
          ?.sign_in_id;
  const ended = account ? await endSessions(db, account.id, { signInId, sessionId }) : [];
  // Whoever ends everything wants nobody else in; whoever spares a browser of theirs is there to look at the tokens.
  const isAll = signInId === undefined && sessionId === undefined;
  const tokens = account && isAll ? await endTokens(db, account.id) : [];
  if (embedded) await endAtProvider(db, uid, spared ?? undefined);
  else await endFirebaseSignInsHere(db, uid, now);
  return [...ended, ...tokens];
}

async function endTokens(db: Database, accountId: string): Promise<string[]> {
  const ended = await db.deleteFrom('access_tokens').where('account_id', '=', accountId).returning('id').execute();
  const grants = db.deleteFrom('assistant_grants').where('account_id', '=', accountId).returning('id');
  return [...ended, ...(await grants.execute())].map(({ id }) => id);
}

async function endSessions(db: Database, accountId: string, { signInId, sessionId }: SparedSignIn): Promise<string[]> {
  let ending = db.deleteFrom('sessions').where('account_id', '=', accountId);
  if (signInId !== undefined) ending = ending.where('sign_in_id', 'is distinct from', signInId);
  if (sessionId !== undefined) ending = ending.where('id', '!=', sessionId);
  return (await ending.returning('id').execute()).map(({ id }) => id);
}

async function endAtProvider(db: Database, uid: string, spared: string | undefined): Promise<void> {
  let ending = db.deleteFrom('identity_sign_ins').where('uid', '=', uid);
  if (spared !== undefined) ending = ending.where('id', '!=', spared);
  await ending.execute();
  await db.deleteFrom('identity_pending_sign_ins').where('uid', '=', uid).execute();
  const changes = db.deleteFrom('identity_codes').where('uid', '=', uid);
  await changes.where('kind', '=', 'VERIFY_AND_CHANGE_EMAIL').execute();
}

/**
 * Ends all sign-ins of a Firebase user here. Firebase is not told: its tokens stay good there, but open nothing here.
 */
export async function endFirebaseSignInsHere(db: Database, uid: string, now: Date): Promise<void> {
  await db
    .insertInto('ended_sign_ins')
    .values({ uid_hash: hashOfUid(uid), signed_in_at: wholeSeconds(now), and_before: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a sign-in at Firebase, known by user and second, opens nothing any more. */
export async function hasEndedAtFirebase(db: Database, uid: string, signedInAt: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM ended_sign_ins WHERE uid_hash = ${hashOfUid(uid)}
      AND (signed_in_at = ${signedInAt} OR (and_before AND signed_in_at >= ${signedInAt})) LIMIT 1`.execute(db);
  return rows.length > 0;
}

const hashOfUid = (uid: string): Buffer => createHash('sha256').update(uid).digest();
