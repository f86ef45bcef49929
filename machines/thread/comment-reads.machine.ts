import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { SeenComments } from '#domain/thread/unread.ts';
import { notProvided } from '../not-provided.ts';

interface CommentReadsContext {
  /** Marks as the server has them, and those that it has not been told. */
  readonly seen: SeenComments;
  readonly unsaved: SeenComments;
}

export type CommentReadsEvent =
  /** Somebody else has written a comment, so that it matters which were seen. */
  | { readonly type: 'others.found' }
  | { readonly type: 'comments.seen'; readonly seen: SeenComments }
  | { readonly type: 'connection.regained' }
  /** The session has ended: what is known belongs to nobody here. */
  | { readonly type: 'founder.left' };

const nothing: CommentReadsContext = { seen: {}, unsaved: {} };

const without = (all: SeenComments, saved: SeenComments): SeenComments =>
  Object.fromEntries(Object.entries(all).filter(([thread, comment]) => saved[thread] !== comment));

/**
 * The comments that the account has seen, which are asked for once there are some of others, and reported one call at a
 * time. Actors to provide: `loadSeen` resolves to the marks that the server has; `saveSeen` takes marks and resolves to
 * them.
 */
export const commentReadsMachine = setup({
  types: { context: {} as CommentReadsContext, events: {} as CommentReadsEvent, tags: {} as 'pending' },
  actors: {
    loadSeen: fromPromise<SeenComments>(notProvided('loadSeen')),
    saveSeen: fromPromise<SeenComments, { readonly seen: SeenComments }>(notProvided('saveSeen')),
  },
  guards: {
    hasUnsaved: ({ context }) => Object.keys(context.unsaved).length > 0,
    isNews: ({ context }, { seen }: { readonly seen: SeenComments }) =>
      Object.keys(without(seen, context.seen)).length > 0,
  },
  actions: {
    mark: assign(({ context }, { seen }: { readonly seen: SeenComments }) => ({
      seen: { ...context.seen, ...seen },
      unsaved: { ...context.unsaved, ...without(seen, context.seen) },
    })),
    learn: assign(({ context }, { seen }: { readonly seen: SeenComments }) => ({
      seen: { ...seen, ...context.unsaved },
    })),
    noteSaved: assign(({ context }, { seen }: { readonly seen: SeenComments }) => ({
      unsaved: without(context.unsaved, seen),
    })),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'commentReads',
  context: nothing,
  initial: 'unasked',
  on: {
    'comments.seen': {
      guard: { type: 'isNews', params: ({ event }) => event },
      actions: { type: 'mark', params: ({ event }) => event },
    },
    'founder.left': { target: '.unasked', actions: 'forget' },
  },
  states: {
    unasked: {
      description: 'Nobody else has written anything that is known of, or the server has not answered.',
      on: { 'others.found': 'loading', 'connection.regained': { guard: 'hasUnsaved', target: 'loading' } },
    },
    loading: {
      description: 'Asks the server what was seen in other browsers.',
      tags: 'pending',
      invoke: {
        id: 'loadSeen',
        src: 'loadSeen',
        onDone: { target: 'idle', actions: { type: 'learn', params: ({ event }) => ({ seen: event.output }) } },
        onError: 'unasked',
      },
    },
    idle: { description: 'The server knows what was seen.', always: { guard: 'hasUnsaved', target: 'saving' } },
    saving: {
      description: 'Tells the server what was seen; what is seen meanwhile goes with the next call.',
      tags: 'pending',
      invoke: {
        id: 'saveSeen',
        src: 'saveSeen',
        input: ({ context }) => ({ seen: context.unsaved }),
        onDone: { target: 'idle', actions: { type: 'noteSaved', params: ({ event }) => ({ seen: event.output }) } },
        onError: 'unsaved',
      },
    },
    unsaved: {
      description: 'The server could not be told; here it counts as seen all the same.',
      on: {
        'comments.seen': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'mark', params: ({ event }) => event },
        },
        'connection.regained': 'saving',
      },
    },
  },
});

export type CommentReadsActor = ActorRefFrom<typeof commentReadsMachine>;
