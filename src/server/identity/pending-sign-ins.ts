import { hashOfToken, newOpaqueToken } from '../accounts/opaque-token.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { IdentityError } from './identity-error.ts';
import type { SignInProvider } from './sign-in.ts';

/** A user who has shown the first factor, and which factor it was. */
interface PendingSignIn {
  readonly uid: string;
  readonly provider: SignInProvider;
}

/** Sign-ins that wait for the second factor; kept in the database, so that a restart between the two is not noticed. */
export interface PendingSignIns {
  /** A credential that is good for one sign-in. */
  issue(signIn: PendingSignIn): Promise<string>;
  /** To be called before the code is looked at, and not in a transaction that may be undone. Throws INVALID_MFA_PENDING_CREDENTIAL if it is unknown, late or used up. */
  attempt(credential: string): Promise<PendingSignIn>;
  /** The uid of the user who was issued a credential, even if it has expired; undefined if the credential is unknown. */
  whose(credential: string): Promise<string | undefined>;
  /** False where another call has used the credential in the meantime. */
  use(credential: string): Promise<boolean>;
}

const lifetimeMs = 10 * 60_000;
const attemptsMax = 5;

export function createPendingSignIns(db: Database, clock: Clock): PendingSignIns {
  return {
    async issue({ uid, provider }) {
      const now = clock();
      const credential = newOpaqueToken();
      await db
        .insertInto('identity_pending_sign_ins')
        .values({
          token_hash: hashOfToken(credential),
          uid,
          provider_id: provider,
          expires_at: new Date(now.getTime() + lifetimeMs),
        })
        .execute();
      await db.deleteFrom('identity_pending_sign_ins').where('uid', '=', uid).where('expires_at', '<=', now).execute();
      return credential;
    },
    async attempt(credential) {
      const pending = await db
        .updateTable('identity_pending_sign_ins')
        .set((row) => ({ attempts: row('attempts', '+', 1) }))
        .where('token_hash', '=', hashOfToken(credential))
        .where('attempts', '<', attemptsMax)
        .where('expires_at', '>', clock())
        .returning(['uid', 'provider_id as provider'])
        .executeTakeFirst();
      if (!pending) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
      return pending;
    },
    async whose(credential) {
      const waiting = db.selectFrom('identity_pending_sign_ins').select('uid');
      return (await waiting.where('token_hash', '=', hashOfToken(credential)).executeTakeFirst())?.uid;
    },
    async use(credential) {
      const gone = db.deleteFrom('identity_pending_sign_ins').where('token_hash', '=', hashOfToken(credential));
      return (await gone.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}
