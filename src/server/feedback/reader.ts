import type { Principal } from '../accounts/principal.ts';
import type { Database } from '../db/database.ts';
import { memberOf } from './members.ts';

/** Who reads or writes, as the board knows them. */
export interface Reader {
  readonly member: string;
  /** Whether they answer for the product: their address is verified, and the operator has named it. */
  readonly isStaff: boolean;
}

export type ReaderOf = (principal: Pick<Principal, 'accountId'>) => Promise<Reader>;

export function readersOf(db: Database, staffEmails: readonly string[]): ReaderOf {
  const named = new Set(staffEmails.map(sameAddress));
  const isStaff = async (accountId: string): Promise<boolean> => {
    if (named.size === 0) return false;
    const account = await db
      .selectFrom('accounts')
      .select(['email', 'email_verified'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    return account?.email_verified === true && named.has(sameAddress(account.email));
  };
  return async ({ accountId }) => ({ member: await memberOf(db, accountId), isStaff: await isStaff(accountId) });
}

const sameAddress = (email: string): string => email.trim().toLowerCase();
