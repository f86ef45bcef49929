import type { Updateable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityProfile } from './identity-profile.ts';
import type { IdentityTables } from './identity-tables.ts';
import { type IdentityUser, profileOf } from './identity-user.ts';

/** Source: PostgreSQL, appendix A, "Error Codes". */
const uniqueViolation = '23505';

type Changes = Omit<Updateable<IdentityTables['identity_users']>, 'uid' | 'created_at'>;
export type UserListener = (profile: IdentityProfile, asOf: Date) => Promise<void>;

export interface IdentityUsers {
  byEmail(email: string): Promise<IdentityUser | undefined>;
  byUid(uid: string): Promise<IdentityUser | undefined>;
  /** Undefined where the address or the uid is taken. */
  insert(user: IdentityUser): Promise<IdentityUser | undefined>;
  /** Undefined where there is no such user. Throws EMAIL_EXISTS. Listeners have heard of it before it resolves. */
  update(uid: string, changes: Changes): Promise<IdentityUser | undefined>;
  /** Remembers a sign-in, which is no change to the profile. */
  recordSignIn(uid: string, at: Date): Promise<void>;
  /** Tells of every change to a profile. Returns the way to stop listening. */
  onChanged(listener: UserListener): () => void;
}

export function createIdentityUsers(db: Database, clock: Clock): IdentityUsers {
  const listeners = new Set<UserListener>();
  const users = db.selectFrom('identity_users').selectAll();
  return {
    byEmail: (email) => users.where('email', '=', email).executeTakeFirst(),
    byUid: (uid) => users.where('uid', '=', uid).executeTakeFirst(),
    insert: (user) =>
      db
        .insertInto('identity_users')
        .values(user)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
    async update(uid, changes) {
      const user = await db
        .updateTable('identity_users')
        .set(changes)
        .where('uid', '=', uid)
        .returningAll()
        .executeTakeFirst()
        .catch(throwWhatStandsInTheWay);
      if (user) for (const listener of listeners) await listener(profileOf(user), clock());
      return user;
    },
    async recordSignIn(uid, at) {
      await db.updateTable('identity_users').set({ last_sign_in_at: at }).where('uid', '=', uid).execute();
    },
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Of all that can be changed only the address is unique. */
function throwWhatStandsInTheWay(error: { readonly code?: string }): never {
  throw error.code === uniqueViolation ? new IdentityError('EMAIL_EXISTS') : error;
}
