import type { Selectable } from 'kysely';
import { hashOfToken, newOpaqueToken } from '../accounts/opaque-token.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { ActionKind } from './action-kind.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityTables } from './identity-tables.ts';

export interface AddressChange {
  readonly uid: string;
  readonly newEmail: string;
}

/** Purpose of a mailed code, and its address. */
export interface CodeMeaning {
  readonly kind: ActionKind;
  readonly email: string;
  /** User and new address, for codes that change an address. */
  readonly change?: AddressChange | undefined;
}

/** A code that was used up just now. */
interface UsedCode extends CodeMeaning {
  readonly issuedAt: Date;
}

export interface OneTimeCodes {
  /** A fresh code to be mailed; it ends with the sign-in, if one is named. */
  issue(meaning: CodeMeaning, signInId?: string): Promise<string>;
  /** Reads a code without using it. Throws INVALID_OOB_CODE or EXPIRED_OOB_CODE, as `use` does. */
  read(code: string): Promise<CodeMeaning>;
  /** Uses a code of one of these kinds up, once. The others of the same kind to the same address are void then, too. */
  use(code: string, kinds: readonly ActionKind[]): Promise<UsedCode>;
  /** Makes the ways back void that a user was mailed since then. */
  revokeRecoveries(uid: string, since: Date): Promise<void>;
}

const minuteMs = 60_000;
const lifetimesMs: Record<ActionKind, number> = {
  VERIFY_EMAIL: 3 * 24 * 60 * minuteMs,
  PASSWORD_RESET: 60 * minuteMs,
  EMAIL_SIGNIN: 60 * minuteMs,
  VERIFY_AND_CHANGE_EMAIL: 3 * 24 * 60 * minuteMs,
  RECOVER_EMAIL: 7 * 24 * 60 * minuteMs,
};

const columns = ['kind', 'email', 'uid', 'new_email', 'expires_at'] as const;
type CodeRow = Pick<Selectable<IdentityTables['identity_codes']>, (typeof columns)[number]>;

/** Codes that prove that somebody reads an address. */
export function createOneTimeCodes(db: Database, clock: Clock): OneTimeCodes {
  const check = (found: CodeRow | undefined): UsedCode => {
    if (!found) throw new IdentityError('INVALID_OOB_CODE');
    const { kind, email, uid, new_email: newEmail } = found;
    if (found.expires_at <= clock()) throw new IdentityError('EXPIRED_OOB_CODE');
    const issuedAt = new Date(found.expires_at.getTime() - lifetimesMs[kind]);
    return { kind, email, issuedAt, ...(uid !== null && newEmail !== null && { change: { uid, newEmail } }) };
  };
  return {
    async issue({ kind, email, change }, signInId) {
      const now = clock();
      const code = newOpaqueToken();
      const expiresAt = new Date(now.getTime() + lifetimesMs[kind]);
      await db
        .insertInto('identity_codes')
        .values({
          code_hash: hashOfToken(code),
          kind,
          email,
          uid: change?.uid ?? null,
          new_email: change?.newEmail ?? null,
          sign_in_id: signInId ?? null,
          expires_at: expiresAt,
        })
        .execute();
      // A day late, so that whoever comes a little late is told that the code has expired.
      const longGone = new Date(now.getTime() - 24 * 60 * minuteMs);
      await db.deleteFrom('identity_codes').where('expires_at', '<', longGone).execute();
      return code;
    },
    async read(code) {
      return check(
        await db
          .selectFrom('identity_codes')
          .select(columns)
          .where('code_hash', '=', hashOfToken(code))
          .executeTakeFirst(),
      );
    },
    async use(code, kinds) {
      const used = check(
        await db
          .deleteFrom('identity_codes')
          .where('code_hash', '=', hashOfToken(code))
          .where('kind', 'in', kinds)
          .returning(columns)
          .executeTakeFirst(),
      );
      await db.deleteFrom('identity_codes').where('email', '=', used.email).where('kind', '=', used.kind).execute();
      return used;
    },
    async revokeRecoveries(uid, since) {
      await db
        .deleteFrom('identity_codes')
        .where('uid', '=', uid)
        .where('kind', '=', 'RECOVER_EMAIL')
        .where('expires_at', '>=', new Date(since.getTime() + lifetimesMs.RECOVER_EMAIL))
        .execute();
    },
  };
}
