import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { hashOfToken, newOpaqueToken } from '../accounts/opaque-token.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { SealedSecrets } from './sealed-secrets.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';

export type SecondFactor = Selectable<IdentityTables['identity_second_factors']>;

/** The code for `secret` is to come with `session`, once, until `expiresAt`. */
interface Enrolment {
  readonly secret: Buffer;
  readonly session: string;
  readonly expiresAt: Date;
}

/** An enrolment whose first code was right. */
interface JudgedEnrolment {
  readonly session: string;
  /** Sealed. */
  readonly secret: Buffer;
  readonly step: number;
}

export interface SecondFactors {
  /** Lists one user's second factors, in the order of their enrolment. */
  of(uid: string): Promise<SecondFactor[]>;
  /** Whether sign-ins of a user ask for a second factor: an app or a passkey. */
  hasAny(uid: string): Promise<boolean>;
  /** The enrolments that a user has begun before are void then. */
  startEnrolment(uid: string): Promise<Enrolment>;
  /**
   * Judges an app's first code, and counts the attempt; not in a transaction that may be undone. Throws
   * INVALID_SESSION_INFO, SESSION_EXPIRED or INVALID_CODE.
   */
  judgeEnrolment(uid: string, session: string, code: string): Promise<JudgedEnrolment>;
  /** Throws INVALID_SESSION_INFO if another call was faster, or the enrolment was withdrawn. */
  enrol(uid: string, judged: JudgedEnrolment, displayName: string | null): Promise<SecondFactor>;
  /** Judges a code for a factor. Each is accepted once, and none after a later one. */
  accept(factor: SecondFactor, code: string): Promise<'accepted' | 'wrong' | 'used'>;
  /** False where the user has no such factor. */
  withdraw(uid: string, id: string): Promise<boolean>;
  /** Takes those away that were enrolled then or later, and what is being enrolled. */
  withdrawSince(uid: string, since: Date): Promise<void>;
}

const enrolmentMs = 10 * 60_000;
const enrolmentAttempts = 5;

/** Authenticator apps that a founder's sign-in asks for a code from. */
export function createSecondFactors(db: Database, clock: Clock, secrets: SealedSecrets): SecondFactors {
  const enrolmentOf = (uid: string, session: string) =>
    db
      .updateTable('identity_enrolments')
      .set((row) => ({ attempts: row('attempts', '+', 1) }))
      .where('token_hash', '=', hashOfToken(session))
      .where('uid', '=', uid)
      .where('attempts', '<', enrolmentAttempts)
      .returning(['secret', 'expires_at'])
      .executeTakeFirst();
  return {
    of: (uid) =>
      db
        .selectFrom('identity_second_factors')
        .selectAll()
        .where('uid', '=', uid)
        .orderBy('enrolled_at')
        .orderBy('id')
        .execute(),
    async hasAny(uid) {
      const apps = db.selectFrom('identity_second_factors').select('id').where('uid', '=', uid);
      const passkeys = db.selectFrom('identity_passkeys').select('id').where('uid', '=', uid);
      return (await apps.unionAll(passkeys).executeTakeFirst()) !== undefined;
    },
    async startEnrolment(uid) {
      const enrolment = {
        secret: newTotpSecret(),
        session: newOpaqueToken(),
        expiresAt: new Date(clock().getTime() + enrolmentMs),
      };
      await db.deleteFrom('identity_enrolments').where('uid', '=', uid).execute();
      await db
        .insertInto('identity_enrolments')
        .values({
          token_hash: hashOfToken(enrolment.session),
          uid,
          secret: secrets.seal(enrolment.secret, uid),
          expires_at: enrolment.expiresAt,
        })
        .execute();
      return enrolment;
    },
    async judgeEnrolment(uid, session, code) {
      const begun = await enrolmentOf(uid, session);
      if (!begun) throw new IdentityError('INVALID_SESSION_INFO');
      const now = clock();
      if (begun.expires_at <= now) throw new IdentityError('SESSION_EXPIRED');
      const step = stepOfCode(secrets.open(begun.secret, uid), code, now);
      if (step === null) throw new IdentityError('INVALID_CODE');
      return { session, secret: begun.secret, step };
    },
    async enrol(uid, { session, secret, step }, displayName) {
      const gone = db.deleteFrom('identity_enrolments').where('token_hash', '=', hashOfToken(session));
      if ((await gone.executeTakeFirst()).numDeletedRows === 0n) throw new IdentityError('INVALID_SESSION_INFO');
      const factor = {
        id: randomBytes(15).toString('base64url'),
        uid,
        secret,
        display_name: displayName,
        enrolled_at: clock(),
        last_step: step,
      };
      await db.insertInto('identity_second_factors').values(factor).execute();
      return factor;
    },
    async accept({ id, uid, secret }, code) {
      const step = stepOfCode(secrets.open(secret, uid), code, clock());
      if (step === null) return 'wrong';
      const newer = db
        .updateTable('identity_second_factors')
        .set({ last_step: step })
        .where('id', '=', id)
        .where('last_step', '<', step);
      return (await newer.executeTakeFirst()).numUpdatedRows > 0n ? 'accepted' : 'used';
    },
    async withdraw(uid, id) {
      const gone = db.deleteFrom('identity_second_factors').where('uid', '=', uid).where('id', '=', id);
      return (await gone.executeTakeFirst()).numDeletedRows > 0n;
    },
    async withdrawSince(uid, since) {
      await db.deleteFrom('identity_enrolments').where('uid', '=', uid).execute();
      await db.deleteFrom('identity_second_factors').where('uid', '=', uid).where('enrolled_at', '>=', since).execute();
    },
  };
}
