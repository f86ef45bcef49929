import { type AnyActorRef, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Timers } from '#adapters/clock/timers.ts';
import type { PresenceChannel } from '#adapters/live/presence-channel.ts';
import { retryDelayMs } from '#domain/replica/retry-delay.ts';
import type { OfAccount, RetryInput, syncMachine } from '#machines/sync/sync.machine.ts';
import type { ConnectionEvent } from '#machines/sync/sync-events.ts';
import type { WorkspaceStore } from '#machines/sync/workspace.store.ts';
import { type LiveConnectionInput, liveConnection } from './live-connection.ts';
import type { LiveSession } from './live-session.ts';
import { replicaActors } from './replica-actors.ts';
import type { SyncPorts } from './sync-ports.ts';
import { watchConnection } from './watch-connection.ts';

type Actors = NonNullable<Parameters<typeof syncMachine.provide>[0]['actors']>;

/** The outside of sync: a browser, or a simulation of one. */
export interface SyncGateways extends SyncPorts {
  readonly timers: Timers;
  /** In [0, 1). */
  readonly random: () => number;
  readonly origin: string;
  readonly connect: LiveConnectionInput['connect'];
  /** The one of the system in which the actors run. */
  readonly sessionOf: (system: AnyActorRef['system']) => LiveSession;
  readonly presence: PresenceChannel;
  /** Hears `offline` and `online`. */
  readonly page: Parameters<typeof watchConnection>[0];
}

/** The sync machine's actors, all of them, and the client on which they work while an account is open. */
export function syncActors(outside: SyncGateways, workspace: WorkspaceStore) {
  const { chosen, timers, random, origin, connect, sessionOf, presence, gate, page } = outside;
  const { actors, client } = replicaActors(outside, workspace);
  return {
    client,
    actors: {
      ...actors,
      live: fromCallback<EventObject, OfAccount, ConnectionEvent>(({ sendBack, system }) =>
        liveConnection({
          ...{ origin, connect, timers, presence, gate, workspace: chosen },
          session: sessionOf(system),
          client: client(),
          report: sendBack,
        }),
      ),
      waitBeforeRetry: fromPromise<void, RetryInput>(({ input, signal }) =>
        pause(timers, retryDelayMs(input.attempt, random(), input.retryAfterS), signal),
      ),
      watchConnection: watchConnection(page),
    } satisfies Actors,
  };
}

function pause(timers: Timers, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = timers.after(delayMs, resolve);
    signal.addEventListener('abort', cancel);
  });
}
