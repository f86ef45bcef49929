import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import type { IdentityProvider, IdentityStores, IdentityTransaction } from './identity-provider.ts';

interface Deps {
  readonly db: Database;
  /** The parts of the provider that keep nothing. */
  readonly parts: Omit<IdentityProvider, keyof IdentityStores | 'transaction' | 'db'>;
  readonly storesOn: (db: Database) => IdentityStores;
  /** Resolves to the sessions that have ended with the account. */
  readonly deleteAccount: (db: Database, uid: string) => Promise<readonly string[]>;
}

/** Makes the provider's transactions: its stores on one connection, and what is to be done after the commit. */
export const identityTransaction =
  ({ db, parts, storesOn, deleteAccount }: Deps): IdentityProvider['transaction'] =>
  async (work) => {
    let after: (() => unknown)[] = [];
    const result = await transact(db, (trx) => {
      after = [];
      const within: IdentityTransaction = {
        ...parts,
        ...storesOn(trx),
        db: trx,
        async deleteAccount(uid) {
          const ended = await deleteAccount(trx, uid);
          after.push(() => parts.sessionsEnded(ended));
        },
        afterCommit: (deed) => void after.push(deed),
      };
      return work(within);
    });
    for (const deed of after) await deed();
    return result;
  };
