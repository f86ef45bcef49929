import { fromPromise } from 'xstate';
import { createLogApi } from '#adapters/log-api/log-api.ts';
import { commandsForRestore, inverseOfRestore } from '#domain/history/commands-for-restore.ts';
import { Timeline } from '#domain/history/timeline.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { kindGate } from '#domain/log/stream-kinds.ts';
import { labels } from '#features/history/labels.ts';
import { historyMachine } from '#machines/sync/history.machine.ts';
import type { App } from '../app-context.ts';
import { offerTakingBack } from './offer-taking-back.ts';

/** The machine of a history over some streams of the founder's log. */
export function historyFlow({ actorOf, services }: App, streams: readonly string[]) {
  const api = createLogApi(services.call, kindGate);
  const { workspace } = services;
  return historyMachine.provide({
    actors: {
      loadEvents: fromPromise<readonly RecordedEvent[], { readonly after: number }>(async ({ input, signal }) => {
        const lives = await Promise.all(streams.map((stream) => api.readStream(stream, signal)));
        return lives
          .flat()
          .filter(({ position }) => position > input.after)
          .sort((a, b) => a.position - b.position);
      }),
    },
    actions: {
      restore: (_, { events, index }) => {
        const now = new Map(streams.map((stream) => [stream, workspace.peek(stream)] as const));
        const drafts = commandsForRestore(new Timeline(events).statesAfter(index), now);
        services.dispatch(drafts);
        offerTakingBack(actorOf('toasts'), services, {
          message: labels.restoring.done,
          drafts: inverseOfRestore(drafts),
        });
      },
    },
  });
}
