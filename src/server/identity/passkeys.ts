import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Passkey } from '#domain/auth/passkey.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { IdentityTables } from './identity-tables.ts';

export type PasskeyRow = Selectable<IdentityTables['identity_passkeys']>;

/** Purpose for which a passkey is asked for an answer. */
export type PasskeyPurpose = IdentityTables['identity_passkey_challenges']['purpose'];

/** `boundTo` is what the answer has to come with: a session's id or the credential of a sign-in that waits. */
interface Challenge {
  readonly purpose: PasskeyPurpose;
  readonly boundTo?: string | undefined;
}

/** The passkeys of the embedded identity's users. */
export interface Passkeys {
  /** Lists one user's passkeys, in the order in which they were added. */
  of(uid: string): Promise<PasskeyRow[]>;
  find(id: string): Promise<PasskeyRow | undefined>;
  /** False if somebody has it already. */
  add(passkey: Omit<PasskeyRow, 'created_at' | 'last_used_at'>): Promise<boolean>;
  /**
   * Notes that a passkey was used. False if it is gone, or if its counter went back, which that of a copy does. Of those
   * that do not count, it is always 0.
   */
  use(id: string, counter: number): Promise<boolean>;
  /** False where the user has no such passkey. */
  remove(uid: string, id: string): Promise<boolean>;
  removeSince(uid: string, since: Date): Promise<void>;
  /** 256 random bits, good for one answer within five minutes. */
  challenge(challenge: Challenge): Promise<string>;
  /** Uses a challenge up, whatever comes of the answer; not in a transaction that may be undone. False if there is no such. */
  takeChallenge(text: string, challenge: Challenge): Promise<boolean>;
}

const lifetimeMs = 5 * 60_000;

export function createPasskeys(db: Database, clock: Clock): Passkeys {
  return {
    of: (uid) =>
      db
        .selectFrom('identity_passkeys')
        .selectAll()
        .where('uid', '=', uid)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    find: (id) => db.selectFrom('identity_passkeys').selectAll().where('id', '=', id).executeTakeFirst(),
    async add(passkey) {
      const added = await db
        .insertInto('identity_passkeys')
        .values({ ...passkey, created_at: clock(), last_used_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async use(id, counter) {
      const used = db
        .updateTable('identity_passkeys')
        .set({ counter, last_used_at: clock() })
        .where('id', '=', id)
        .where(({ eb, or, and }) =>
          or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb.val(counter === 0)])]),
        );
      return (await used.executeTakeFirst()).numUpdatedRows > 0n;
    },
    async remove(uid, id) {
      const gone = db.deleteFrom('identity_passkeys').where('uid', '=', uid).where('id', '=', id);
      return (await gone.executeTakeFirst()).numDeletedRows > 0n;
    },
    async removeSince(uid, since) {
      await db.deleteFrom('identity_passkeys').where('uid', '=', uid).where('created_at', '>=', since).execute();
    },
    async challenge({ purpose, boundTo }) {
      const now = clock();
      const text = randomBytes(32).toString('base64url');
      await db.deleteFrom('identity_passkey_challenges').where('expires_at', '<=', now).execute();
      await db
        .insertInto('identity_passkey_challenges')
        .values({
          challenge_hash: hashOf(text),
          purpose,
          bound_to: boundTo === undefined ? null : hashOf(boundTo),
          expires_at: new Date(now.getTime() + lifetimeMs),
        })
        .execute();
      return text;
    },
    async takeChallenge(text, { purpose, boundTo }) {
      const taken = await db
        .deleteFrom('identity_passkey_challenges')
        .where('challenge_hash', '=', hashOf(text))
        .returning(['purpose', 'bound_to', 'expires_at'])
        .executeTakeFirst();
      const bound = boundTo === undefined ? null : hashOf(boundTo).toString('hex');
      return (
        taken !== undefined &&
        taken.purpose === purpose &&
        (taken.bound_to?.toString('hex') ?? null) === bound &&
        taken.expires_at > clock()
      );
    },
  };
}

/** Tells a founder's passkeys in lists. */
export const shownPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

/** Returns the WebAuthn user handle, which a passkey stores; it does not name the user. */
export const userHandleOf = (uid: string): Buffer => hashOf(`passkey user ${uid}`);

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
