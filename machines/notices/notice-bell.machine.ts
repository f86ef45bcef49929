import { assign, fromPromise, setup } from 'xstate';
import type { Notices } from '#domain/notice/notice.ts';
import { notProvided } from '../not-provided.ts';

interface NoticeBellContext {
  /** What was unread when the list was opened: it stays marked as new until it is closed. */
  readonly fresh: readonly string[];
}

export type NoticeBellEvent =
  | { readonly type: 'bell.opened'; readonly unread: readonly string[] }
  | { readonly type: 'bell.closed' };

/**
 * The list behind the bell. What is shown counts as read. Actor to provide: `markRead`, rejecting with an `ApiFailure`;
 * what the server did not take is unread when the list is opened again. Action to provide: `tellRead`.
 */
export const noticeBellMachine = setup({
  types: {
    context: {} as NoticeBellContext,
    events: {} as NoticeBellEvent,
    tags: {} as 'pending' | 'open',
  },
  actors: {
    markRead: fromPromise<Notices, { readonly ids: readonly string[] }>(notProvided('markRead')),
  },
  guards: {
    hasFresh: ({ context }) => context.fresh.length > 0,
  },
  actions: {
    tellRead: (_, _params: { notices: Notices }) => {},
    noteFresh: assign((_, { unread }: { unread: readonly string[] }) => ({ fresh: unread })),
    forgetFresh: assign({ fresh: [] }),
  },
}).createMachine({
  id: 'noticeBell',
  context: { fresh: [] },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the bell is there, with how much is unread.',
      on: { 'bell.opened': { target: 'open', actions: { type: 'noteFresh', params: ({ event }) => event } } },
    },
    open: {
      description: 'The list is shown.',
      tags: 'open',
      initial: 'looking',
      on: { 'bell.closed': { target: 'closed', actions: 'forgetFresh' } },
      states: {
        looking: {
          description: 'Is there anything to mark?',
          always: [{ guard: 'hasFresh', target: 'marking' }, { target: 'shown' }],
        },
        marking: {
          description: 'The server is told what was read.',
          tags: 'pending',
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ context }) => ({ ids: context.fresh }),
            onDone: {
              target: 'shown',
              actions: { type: 'tellRead', params: ({ event }) => ({ notices: event.output }) },
            },
            onError: 'shown',
          },
        },
        shown: { description: 'There is nothing to tell, or it could not be told.' },
      },
    },
  },
});
