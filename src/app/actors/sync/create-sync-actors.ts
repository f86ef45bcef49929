import { type EventObject, fromCallback, fromPromise } from 'xstate';
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
import { retryDelayMs } from '#domain/replica/retry-delay.ts';
import { actorOf } from '#machines/app-system.ts';
import type { OfAccount, RetryInput, syncMachine } from '#machines/sync.machine.ts';
import type { ConnectionEvent } from '#machines/sync-events.ts';
import type { WorkspaceStore } from '#machines/workspace.store.ts';
import { liveConnection } from './live-connection.ts';
import { liveSession } from './live-session.ts';
import { replicaActors } from './replica-actors.ts';
import { watchConnection } from './watch-connection.ts';

type Actors = NonNullable<Parameters<typeof syncMachine.provide>[0]['actors']>;

export interface SyncActorsInput {
  readonly call: AuthorisedCall;
  readonly workspace: WorkspaceStore;
  readonly presence: PresenceChannel;
  /** The copy that will probably be wanted, null if nobody is known. */
  readonly ahead: PrefetchedSnapshot | null;
}

/** The sync machine's actors in a browser. The session is the one of the system in which they run. */
export function createSyncActors({ call, workspace, presence, ahead }: SyncActorsInput) {
  const stored = openLocalDatabase('groundwork', ahead?.run);
  const database = ahead ? readAhead(stored, ahead) : stored;
  const notes = writeAheadLog(() => localStorage);
  const api = createLogApi(call, kindGate);
  const ports = { database, notes, api, joinTabs, withTabLock, whenIdle, gate: kindGate };
  const { actors, client } = replicaActors(ports, workspace);
  return {
    ...actors,
    live: fromCallback<EventObject, OfAccount, ConnectionEvent>(({ sendBack, system }) =>
      liveConnection({
        origin: location.origin,
        connect: connectLive,
        session: liveSession(actorOf(system, 'session')),
        presence,
        client: client(),
        gate: kindGate,
        report: sendBack,
      }),
    ),
    waitBeforeRetry: fromPromise<void, RetryInput>(({ input, signal }) =>
      pause(retryDelayMs(input.attempt, Math.random(), input.retryAfterS), signal),
    ),
    watchConnection,
  } satisfies Actors;
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
