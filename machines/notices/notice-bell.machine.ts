import { assign, fromPromise, setup } from 'xstate';
import { type Notices, noticesMax } from '#domain/notice/notice.ts';
import { notProvided } from '../not-provided.ts';

interface NoticeBellContext {
  /** Notices that were unread when first shown: they stay marked as new until the list is closed. */
  readonly fresh: readonly string[];
  /** Notices that were shown but not reported to the server yet. */
  readonly unmarked: readonly string[];
  /** Notices that are being reported to the server. */
  readonly marking: readonly string[];
}

export type NoticeBellEvent =
  | { readonly type: 'bell.opened'; readonly unread: readonly string[] }
  /** Further ones are shown too: older ones, or those that came while the list was open. */
  | { readonly type: 'more.shown'; readonly unread: readonly string[] }
  | { readonly type: 'bell.closed' };

/**
 * The list behind the bell. What is shown counts as read, also if the list is closed before the server has answered. Actor
 * to provide: `markRead`, rejecting with an `ApiFailure`; what the server did not take is unread when the list is opened
 * again. Action to provide: `tellRead`.
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
    hasUnmarked: ({ context }) => context.unmarked.length > 0,
  },
  actions: {
    tellRead: (_, _params: { ids: readonly string[]; notices: Notices }) => {},
    noteShown: assign(({ context }, { unread }: { unread: readonly string[] }) => ({
      fresh: [...new Set([...context.fresh, ...unread])],
      unmarked: [...new Set([...context.unmarked, ...unread.filter((id) => !context.marking.includes(id))])],
    })),
    forgetFresh: assign({ fresh: [] }),
    takeUnmarked: assign(({ context }) => ({
      marking: context.unmarked.slice(0, noticesMax),
      unmarked: context.unmarked.slice(noticesMax),
    })),
    forgetMarking: assign({ marking: [] }),
  },
}).createMachine({
  id: 'noticeBell',
  context: { fresh: [], unmarked: [], marking: [] },
  type: 'parallel',
  states: {
    list: {
      initial: 'closed',
      states: {
        closed: {
          description: 'Only the bell is there, with how much is unread.',
          on: { 'bell.opened': { target: 'open', actions: { type: 'noteShown', params: ({ event }) => event } } },
        },
        open: {
          description: 'The list is shown.',
          tags: 'open',
          on: {
            'more.shown': { actions: { type: 'noteShown', params: ({ event }) => event } },
            'bell.closed': { target: 'closed', actions: 'forgetFresh' },
          },
        },
      },
    },
    marks: {
      initial: 'idle',
      states: {
        idle: {
          description: 'The server knows what was read, or could not be told.',
          always: { guard: 'hasUnmarked', target: 'marking' },
        },
        marking: {
          description: 'The server is told what was read.',
          tags: 'pending',
          entry: 'takeUnmarked',
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ context }) => ({ ids: context.marking }),
            onDone: {
              target: 'idle',
              actions: [
                {
                  type: 'tellRead',
                  params: ({ context, event }) => ({ ids: context.marking, notices: event.output }),
                },
                'forgetMarking',
              ],
            },
            onError: { target: 'idle', actions: 'forgetMarking' },
          },
        },
      },
    },
  },
});
