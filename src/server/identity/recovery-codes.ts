import { createHmac, randomInt } from 'node:crypto';
import {
  type RecoveryStatus,
  recoveryAlphabet,
  recoveryCodeLength,
  recoveryCodesAtOnce,
} from '#domain/auth/recovery-code.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';

/**
 * Codes that stand in for a second factor, each once. What writes runs in a transaction that holds the user's row, so two
 * that show one code come one after the other.
 */
export interface RecoveryCodes {
  /** Makes new ones in place of all before. They are known to nobody afterwards: only hashes are kept. */
  renew(uid: string): Promise<string[]>;
  status(uid: string): Promise<RecoveryStatus>;
  /** Uses a code up; resolves to how many are left, or to null if the code is not one of the user's. */
  use(uid: string, code: string): Promise<number | null>;
  endAll(uid: string): Promise<void>;
}

/**
 * `key` makes the hashes. A code has 120 random bits, which nobody can try out, so a fast hash is enough (ASVS 5.0, 6.5.2),
 * and one index look-up finds it; the key makes a copy of this table alone worth nothing. Decision 0061.
 */
export function createRecoveryCodes(db: Database, clock: Clock, key: Buffer): RecoveryCodes {
  const hashOf = (uid: string, code: string): Buffer => createHmac('sha256', key).update(`${uid}\n${code}`).digest();
  const status = async (uid: string): Promise<RecoveryStatus> => {
    const { left, madeAt } = await db
      .selectFrom('identity_recovery_codes')
      .select(({ fn }) => [fn.countAll<string>().as('left'), fn.max('made_at').as('madeAt')])
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    return { left: Number(left), madeAt: (madeAt as Date | null)?.toISOString() ?? null };
  };
  const endAll = async (uid: string): Promise<void> => {
    await db.deleteFrom('identity_recovery_codes').where('uid', '=', uid).execute();
  };
  return {
    async renew(uid) {
      await endAll(uid);
      const codes = Array.from({ length: recoveryCodesAtOnce }, newCode);
      const made_at = clock();
      await db
        .insertInto('identity_recovery_codes')
        .values(codes.map((code) => ({ code_hash: hashOf(uid, code), uid, made_at })))
        .execute();
      return codes;
    },
    status,
    async use(uid, code) {
      const gone = db
        .deleteFrom('identity_recovery_codes')
        .where('uid', '=', uid)
        .where('code_hash', '=', hashOf(uid, code));
      return (await gone.executeTakeFirst()).numDeletedRows === 0n ? null : (await status(uid)).left;
    },
    endAll,
  };
}

const newCode = (): string =>
  Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');
