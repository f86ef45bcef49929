import { hashOfToken, newOpaqueToken } from '../accounts/opaque-token.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { ActionKind } from './action-kind.ts';
import { IdentityError } from './identity-error.ts';

/** What a code was mailed for, and to whom. */
interface CodeMeaning {
  readonly kind: ActionKind;
  readonly email: string;
}

export interface OneTimeCodes {
  /** A fresh code to be mailed. */
  issue(meaning: CodeMeaning): Promise<string>;
  /** What a code is for, without using it. Throws INVALID_OOB_CODE or EXPIRED_OOB_CODE, as `use` does. */
  read(code: string): Promise<CodeMeaning>;
  /** Uses a code of one of these kinds up, once. The others of the same kind to the same address are void then, too. */
  use(code: string, kinds: readonly ActionKind[]): Promise<CodeMeaning>;
}

const minuteMs = 60_000;
const lifetimesMs: Record<ActionKind, number> = {
  VERIFY_EMAIL: 3 * 24 * 60 * minuteMs,
  PASSWORD_RESET: 60 * minuteMs,
  EMAIL_SIGNIN: 60 * minuteMs,
};

/** Codes that prove that somebody reads an address. */
export function createOneTimeCodes(db: Database, clock: Clock): OneTimeCodes {
  const check = (found: (CodeMeaning & { expires_at: Date }) | undefined): CodeMeaning => {
    if (!found) throw new IdentityError('INVALID_OOB_CODE');
    if (found.expires_at <= clock()) throw new IdentityError('EXPIRED_OOB_CODE');
    return { kind: found.kind, email: found.email };
  };
  return {
    async issue({ kind, email }) {
      const now = clock();
      const code = newOpaqueToken();
      const expiresAt = new Date(now.getTime() + lifetimesMs[kind]);
      await db
        .insertInto('identity_codes')
        .values({ code_hash: hashOfToken(code), kind, email, expires_at: expiresAt })
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
          .select(['kind', 'email', 'expires_at'])
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
          .returning(['kind', 'email', 'expires_at'])
          .executeTakeFirst(),
      );
      await db.deleteFrom('identity_codes').where('email', '=', used.email).where('kind', '=', used.kind).execute();
      return used;
    },
  };
}
