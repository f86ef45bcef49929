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
/** Takes over a changed profile, in the transaction that `db` is. */
export type LearnProfile = (profile: IdentityProfile, asOf: Date, db: Database) => Promise<void>;

export interface IdentityUsers {
  byEmail(email: string): Promise<IdentityUser | undefined>;
  byUid(uid: string): Promise<IdentityUser | undefined>;
  /** Like `byUid`, and locks the user's row until the transaction ends. */
  hold(uid: string): Promise<IdentityUser | undefined>;
  holdByEmail(email: string): Promise<IdentityUser | undefined>;
  /** Holds a user who was judged before this transaction; undefined if something has ended their sign-ins since. */
  holdAsJudged(judged: IdentityUser): Promise<IdentityUser | undefined>;
  /** Undefined if the address or the uid is taken. */
  insert(user: IdentityUser): Promise<IdentityUser | undefined>;
  /** Undefined if there is no such user. Throws EMAIL_EXISTS. The account of the product has learnt of it when it resolves. */
  update(uid: string, changes: Changes): Promise<IdentityUser | undefined>;
  /** Remembers a sign-in, which is no change to the profile. */
  recordSignIn(uid: string, at: Date): Promise<void>;
}

export function createIdentityUsers(db: Database, clock: Clock, learn: LearnProfile): IdentityUsers {
  const users = db.selectFrom('identity_users').selectAll();
  return {
    byEmail: (email) => users.where('email', '=', email).executeTakeFirst(),
    byUid: (uid) => users.where('uid', '=', uid).executeTakeFirst(),
    hold: (uid) => users.where('uid', '=', uid).forUpdate().executeTakeFirst(),
    holdByEmail: (email) => users.where('email', '=', email).forUpdate().executeTakeFirst(),
    holdAsJudged: ({ uid, generation }) =>
      users.where('uid', '=', uid).where('generation', '=', generation).forUpdate().executeTakeFirst(),
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
      if (user) await learn(profileOf(user), clock(), db);
      return user;
    },
    async recordSignIn(uid, at) {
      await db.updateTable('identity_users').set({ last_sign_in_at: at }).where('uid', '=', uid).execute();
    },
  };
}

/** Throws EMAIL_EXISTS for a violated unique constraint: the address is the only unique column that can be changed. */
function throwWhatStandsInTheWay(error: { readonly code?: string }): never {
  throw error.code === uniqueViolation ? new IdentityError('EMAIL_EXISTS') : error;
}
