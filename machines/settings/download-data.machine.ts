import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import { notProvided } from '../not-provided.ts';

interface DownloadDataContext {
  readonly failure: AccountFailure | null;
}

export type DownloadDataEvent = { readonly type: 'download.asked' };

/**
 * Taking everything along as one file.
 *
 * Actor to provide: `download` resolves once the browser has the file, rejecting with what `accountFailureOf` reads.
 */
export const downloadDataMachine = setup({
  types: {
    context: {} as DownloadDataContext,
    events: {} as DownloadDataEvent,
    tags: {} as 'pending',
  },
  actors: {
    download: fromPromise<void>(notProvided('download')),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'downloadData',
  context: { failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was asked for, or the last download failed.',
      on: { 'download.asked': { target: 'downloading', actions: 'forgetFailure' } },
    },
    downloading: {
      tags: 'pending',
      description: 'Our server sends the file.',
      invoke: {
        id: 'download',
        src: 'download',
        onDone: 'downloaded',
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    downloaded: {
      description: 'The browser has the file; it may be asked for once more.',
      on: { 'download.asked': 'downloading' },
    },
  },
});

export type DownloadDataActor = ActorRefFrom<typeof downloadDataMachine>;
