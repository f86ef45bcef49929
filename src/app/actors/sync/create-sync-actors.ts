import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { connectLive } from '#adapters/live/connect-live.ts';
import type { PresenceChannel } from '#adapters/live/presence-channel.ts';
import type { CopyAhead } from '#adapters/local-database/copy-ahead.ts';
import { openLocalDatabase } from '#adapters/local-database/local-database.ts';
import { readAhead } from '#adapters/local-database/read-ahead.ts';
import { createLogApi } from '#adapters/log-api/log-api.ts';
import { whenIdle } from '#adapters/page/when-idle.ts';
import { unstoredNotes } from '#adapters/storage/unstored-notes.ts';
import { joinTabs } from '#adapters/tabs/join-tabs.ts';
import { takeTurn } from '#adapters/tabs/take-turn.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { retryDelayMs } from '#domain/replica/retry-delay.ts';
import { actorOf } from '#machines/app-system.ts';
import type { OfAccount, RetryInput, syncMachine } from '#machines/sync.machine.ts';
import type { LinkReport } from '#machines/sync-events.ts';
import type { WorkspaceStore } from '#machines/workspace.store.ts';
import { keepLink } from './keep-link.ts';
import { liveSession } from './live-session.ts';
import { replicaActors } from './replica-actors.ts';
import { watchConnection } from './watch-connection.ts';

type Actors = NonNullable<Parameters<typeof syncMachine.provide>[0]['actors']>;

export interface SyncActorsInput {
  readonly call: AuthorisedCall;
  readonly workspace: WorkspaceStore;
  readonly presence: PresenceChannel;
  /** The copy that will probably be wanted, null where nobody is known. */
  readonly ahead: CopyAhead | null;
}

/** The sync machine's actors in a browser. The session is the one of the system in which they run. */
export function createSyncActors({ call, workspace, presence, ahead }: SyncActorsInput) {
  const stored = openLocalDatabase('groundwork', ahead?.run);
  const database = ahead ? readAhead(stored, ahead) : stored;
  const notes = unstoredNotes(() => localStorage);
  const ports = { database, notes, api: createLogApi(call), joinTabs, takeTurn, whenIdle };
  const { actors, client } = replicaActors(ports, workspace);
  return {
    ...actors,
    live: fromCallback<EventObject, OfAccount, LinkReport>(({ sendBack, system }) =>
      keepLink({
        origin: location.origin,
        connect: connectLive,
        session: liveSession(actorOf(system, 'session')),
        presence,
        client: client(),
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
