import { completeOnboarding } from '#adapters/api/current-user.ts';
import { createPresenceChannel, type PresenceChannel } from '#adapters/live/presence-channel.ts';
import { prefetchSnapshot } from '#adapters/local-database/prefetch-snapshot.ts';
import { isOffline } from '#adapters/page/is-offline.ts';
import { keepUser } from '#adapters/storage/keep-record.ts';
import { readShowsPresence } from '#adapters/storage/presence-storage.ts';
import type { SafeStorage } from '#adapters/storage/safe-storage.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { User } from '#domain/user/user.ts';
import { createWorkspace, type Workspace } from '#machines/sync/workspace.store.ts';
import { loadUser } from './actors/load-user.ts';
import { createSyncActors } from './actors/sync/create-sync-actors.ts';
import { maySend } from './team/may-send.ts';

/**
 * Services for a signed-in founder only: their record, their workspace, and the sync that keeps it the same everywhere.
 */
export interface AuthenticatedApp {
  readonly workspace: Workspace;
  /** Where the members' browsers are. */
  readonly presence: PresenceChannel;
  readonly syncActors: ReturnType<typeof createSyncActors>;
  readonly loadUser: (signal: AbortSignal) => Promise<User>;
  readonly completeOnboarding: (answers?: JsonObject) => Promise<User>;
  /** Whether the role in the open workspace lets this account send that type of command. */
  readonly maySend: (type: string, user: User | null) => boolean;
  /** On this device. */
  readonly keepUser: (user: User) => void;
}

/** `chosen` is the id of the workspace of others in which the founder works; null for their own. */
export function openAuthenticatedApp(
  call: AuthorisedCall,
  storage: SafeStorage,
  chosen: string | null,
): AuthenticatedApp {
  const workspace = createWorkspace();
  const presence = createPresenceChannel(() => readShowsPresence(storage));
  return {
    workspace,
    presence,
    syncActors: createSyncActors({ call, chosen, workspace, presence, ahead: prefetchSnapshot(storage) }),
    loadUser: (signal) => loadUser({ call, storage, isOffline }, signal),
    completeOnboarding: (answers) => completeOnboarding(call, answers),
    maySend: (type, user) => maySend(type, user, workspace),
    keepUser: (user) => keepUser(storage, user),
  };
}
