import type { Transaction } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { VerifiedIdentity } from '../identity/id-token-verifier.ts';
import { endOfSession, expiryOf, keepSignIn, type SessionRules } from './session-rules.ts';

/**
 * Lets a session stand on another sign-in of its founder, the one that they have just made. The one before ends unless
 * another session stands on it: the browser has forgotten its tokens.
 */
export async function confirmSession(
  trx: Transaction<Tables>,
  rules: SessionRules,
  sessionId: string,
  { signedInAt, issuedAt, signIn }: Pick<VerifiedIdentity, 'signedInAt' | 'issuedAt' | 'signIn'>,
  now: Date,
): Promise<void> {
  const session = await trx
    .selectFrom('sessions')
    .select(['sign_in_id', 'created_at'])
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (!session) return;
  await trx
    .updateTable('sessions')
    .set({ signed_in_at: signedInAt, vouched_at: issuedAt, sign_in_id: signIn?.id ?? null })
    .where('id', '=', sessionId)
    .execute();
  if (!signIn) return;
  await trx.updateTable('identity_sign_ins').set({ confirmed_at: now }).where('id', '=', signIn.id).execute();
  await keepSignIn(trx, signIn.id, expiryOf(rules, endOfSession(rules, session.created_at), now));
  if (session.sign_in_id === null || session.sign_in_id === signIn.id) return;
  await trx
    .deleteFrom('identity_sign_ins')
    .where('id', '=', session.sign_in_id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').whereRef('sessions.sign_in_id', '=', 'identity_sign_ins.id'))),
    )
    .execute();
}
