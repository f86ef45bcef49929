import type { SafeStorage } from '#adapters/storage/safe-storage.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { lateLogic } from './actors/late-logic.ts';
import type { Founder } from './founder.ts';

/** The founder's part of the application, fetched once somebody is signed in. */
export interface LateFounder {
  readonly load: () => Promise<Founder>;
  /** Throws before it was loaded; private screens and the sync machine come after that. */
  readonly read: () => Founder;
}

export function createLateFounder(call: AuthorisedCall, storage: SafeStorage, workspace: string | null): LateFounder {
  let founder: Founder | null = null;
  return {
    load: async () => {
      const { openFounder } = await import('./founder.ts');
      founder ??= openFounder(call, storage, workspace);
      return founder;
    },
    read: () => {
      if (!founder) throw new Error('no one has signed in yet');
      return founder;
    },
  };
}

/** The sync machine's actors before they are there. */
export function lateSyncActors({ read }: LateFounder): Founder['syncActors'] {
  return {
    replica: lateLogic(() => read().syncActors.replica),
    loadSnapshot: lateLogic(() => read().syncActors.loadSnapshot),
    pull: lateLogic(() => read().syncActors.pull),
    push: lateLogic(() => read().syncActors.push),
    live: lateLogic(() => read().syncActors.live),
    waitBeforeRetry: lateLogic(() => read().syncActors.waitBeforeRetry),
    watchConnection: lateLogic(() => read().syncActors.watchConnection),
  };
}
