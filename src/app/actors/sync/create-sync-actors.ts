import { pageTimers } from '#adapters/clock/timers.ts';
import { connectLive } from '#adapters/live/connect-live.ts';
import type { PresenceChannel } from '#adapters/live/presence-channel.ts';
import { openLocalDatabase } from '#adapters/local-database/local-database.ts';
import type { PrefetchedSnapshot } from '#adapters/local-database/prefetch-snapshot.ts';
import { readAhead } from '#adapters/local-database/read-ahead.ts';
import { createLogApi } from '#adapters/log-api/log-api.ts';
import { whenIdle } from '#adapters/page/when-idle.ts';
import { writeAheadLog } from '#adapters/storage/write-ahead-log.ts';
import { joinTabs } from '#adapters/tabs/join-tabs.ts';
import { withTabLock } from '#adapters/tabs/with-tab-lock.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { kindGate } from '#domain/log/stream-kinds.ts';
import { actorOf } from '#machines/app-system.ts';
import type { WorkspaceStore } from '#machines/sync/workspace.store.ts';
import { liveSession } from './live-session.ts';
import { type SyncGateways, syncActors } from './sync-actors.ts';

export interface SyncActorsInput {
  readonly call: AuthorisedCall;
  /** The id of the workspace of others in which the founder works; null for their own. */
  readonly chosen: string | null;
  readonly workspace: WorkspaceStore;
  readonly presence: PresenceChannel;
  /** The copy that will probably be wanted, null if nobody is known. */
  readonly ahead: PrefetchedSnapshot | null;
}

/** The sync machine's actors in a browser. */
export function createSyncActors({ call, chosen, workspace, presence, ahead }: SyncActorsInput) {
  const stored = openLocalDatabase('groundwork', ahead?.run);
  const outside: SyncGateways = {
    database: ahead ? readAhead(stored, ahead) : stored,
    notes: writeAheadLog(() => localStorage),
    api: createLogApi(call, kindGate),
    ...{ joinTabs, withTabLock, whenIdle, gate: kindGate, timers: pageTimers, random: Math.random },
    ...{ origin: location.origin, chosen, connect: connectLive, presence, page: window },
    sessionOf: (system) => liveSession(actorOf(system, 'session')),
  };
  return syncActors(outside, workspace).actors;
}
