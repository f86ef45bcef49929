import type { LocalDatabase } from './local-database.ts';
import type { PrefetchedSnapshot } from './prefetch-snapshot.ts';
import { copyOf } from './saved-copies.ts';

/**
 * The same database, with a copy that began to be read before anybody asked. It is handed out once: what is asked for
 * later is read anew, and so is the copy of any other account.
 */
export function readAhead(
  database: LocalDatabase,
  { account, rows }: Pick<PrefetchedSnapshot, 'account' | 'rows'>,
): LocalDatabase {
  let ahead: PrefetchedSnapshot['rows'] | null = rows;
  const forget = (): void => {
    ahead = null;
  };
  return {
    ...database,
    async loadSnapshot(wanted, gate) {
      const read = wanted === account ? ahead : null;
      forget();
      return read ? copyOf(wanted, await read, gate) : database.loadSnapshot(wanted, gate);
    },
    clearAccount(wanted) {
      forget();
      return database.clearAccount(wanted);
    },
    clearEverything() {
      forget();
      return database.clearEverything();
    },
  };
}
