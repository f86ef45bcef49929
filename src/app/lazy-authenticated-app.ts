import type { SafeStorage } from '#adapters/storage/safe-storage.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { lazyLogic } from './actors/lazy-logic.ts';
import type { AuthenticatedApp } from './authenticated-app.ts';

/** The founder's part of the application, fetched once somebody is signed in. */
export interface LazyAuthenticatedApp {
  readonly load: () => Promise<AuthenticatedApp>;
  /** Throws before it was loaded; private screens and the sync machine come after that. */
  readonly read: () => AuthenticatedApp;
}

export function createLazyAuthenticatedApp(
  call: AuthorisedCall,
  storage: SafeStorage,
  workspace: string | null,
): LazyAuthenticatedApp {
  let opened: AuthenticatedApp | null = null;
  return {
    load: async () => {
      const { openAuthenticatedApp } = await import('./authenticated-app.ts');
      opened ??= openAuthenticatedApp(call, storage, workspace);
      return opened;
    },
    read: () => {
      if (!opened) throw new Error('no one has signed in yet');
      return opened;
    },
  };
}

/** The sync machine's actors before they are there. */
export function lazySyncActors({ read }: LazyAuthenticatedApp): AuthenticatedApp['syncActors'] {
  return {
    replica: lazyLogic(() => read().syncActors.replica),
    loadSnapshot: lazyLogic(() => read().syncActors.loadSnapshot),
    pull: lazyLogic(() => read().syncActors.pull),
    push: lazyLogic(() => read().syncActors.push),
    live: lazyLogic(() => read().syncActors.live),
    waitBeforeRetry: lazyLogic(() => read().syncActors.waitBeforeRetry),
    watchConnection: lazyLogic(() => read().syncActors.watchConnection),
  };
}
