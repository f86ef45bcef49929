import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { SignIn, SignInRef } from './sign-in.ts';

export interface SignIns {
  /** Begins one. Those of the user that nothing stands on go when they are too many, the oldest first. */
  begin(signIn: Omit<SignIn, 'id'>): Promise<SignIn>;
  /** Undefined if it has ended, or a token of this generation is void. `hold` keeps it from ending meanwhile. */
  find(ref: SignInRef, options?: { readonly hold?: boolean }): Promise<SignIn | undefined>;
  /**
   * Whether a session that is bound to a key began from it, and nobody has shown that key beside it since: whoever has a
   * copy of its tokens alone is not known to be its founder.
   */
  needsKey(id: string): Promise<boolean>;
  /** From now on it counts as finished with this second factor; null if that is gone. */
  rememberFactor(id: string, factorId: string | null): Promise<void>;
  /** Ends one, with the sessions of the product that stand on it; resolves to these. */
  end(id: string): Promise<readonly string[]>;
}

/** Most sign-ins of a user that no session is based on. There are at most as many that sessions are based on. */
const unusedMost = 50;

const columns = [
  'id',
  'uid',
  'signed_in_at as at',
  'provider_id as provider',
  'second_factor as secondFactor',
] as const;

/** Sign-ins of the embedded provider. `lifetimeMs`: after which each has ended, whatever was done with it. */
export function createSignIns(db: Database, clock: Clock, lifetimeMs: number): SignIns {
  return {
    async begin(signIn) {
      const id = randomBytes(16).toString('base64url');
      const { uid, at, provider: provider_id, secondFactor: second_factor } = signIn;
      const expires_at = new Date(at.getTime() + lifetimeMs);
      await db
        .insertInto('identity_sign_ins')
        .values({ id, uid, signed_in_at: at, provider_id, second_factor, expires_at })
        .execute();
      await db
        .deleteFrom('identity_sign_ins')
        .where('id', 'in', (query) =>
          query
            .selectFrom('identity_sign_ins as unused')
            .select('unused.id')
            .where('unused.uid', '=', uid)
            .where('unused.id', '!=', id)
            .where(({ not, exists, selectFrom }) =>
              not(exists(selectFrom('sessions').whereRef('sessions.sign_in_id', '=', 'unused.id'))),
            )
            .orderBy('unused.signed_in_at', 'desc')
            .offset(unusedMost - 1),
        )
        .execute();
      return { ...signIn, id };
    },
    find({ id, generation }, { hold = false } = {}) {
      const found = db
        .selectFrom('identity_sign_ins')
        .select(columns)
        .where('id', '=', id)
        .where('valid_from', '<=', generation)
        .where('expires_at', '>', clock());
      return (hold ? found.forUpdate() : found).executeTakeFirst();
    },
    async needsKey(id) {
      const bound = db
        .selectFrom('sessions')
        .innerJoin('identity_sign_ins', 'identity_sign_ins.id', 'sessions.sign_in_id')
        .select('sessions.id')
        .where('sessions.sign_in_id', '=', id)
        .where('sessions.key_thumbprint', 'is not', null)
        .where('identity_sign_ins.confirmed_at', 'is', null);
      return (await bound.executeTakeFirst()) !== undefined;
    },
    async rememberFactor(id, factorId) {
      await db.updateTable('identity_sign_ins').set({ second_factor: factorId }).where('id', '=', id).execute();
    },
    async end(id) {
      // The sessions first, as everywhere: two that end the same meet in one order.
      const ended = await db.deleteFrom('sessions').where('sign_in_id', '=', id).returning('id').execute();
      await db.deleteFrom('identity_sign_ins').where('id', '=', id).execute();
      return ended.map((session) => session.id);
    },
  };
}
