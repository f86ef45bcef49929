import type { LoadedCopy, LocalDatabase } from './local-database.ts';

/**
 * The same database, which begins to read the copy of an account before anybody asks. It is handed out once: what is
 * asked for later is read anew, and so is the copy of any other account.
 */
export function readAhead(database: LocalDatabase, account: string): LocalDatabase {
  let begun: Promise<LoadedCopy> | null = database.loadCopy(account);
  // Nobody may ask for it.
  begun.catch(() => {});
  const forget = (): void => {
    begun = null;
  };
  return {
    ...database,
    loadCopy(wanted) {
      const ahead = wanted === account ? begun : null;
      forget();
      return ahead ?? database.loadCopy(wanted);
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
