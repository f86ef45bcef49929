import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { FeedbackSend } from '#domain/feedback/feedback-send.ts';
import { notProvided } from '../not-provided.ts';

export interface RefusedSend {
  readonly send: FeedbackSend;
  /** The server’s own words. */
  readonly message: string;
}

interface FeedbackOutboxContext {
  /** What the server has not taken yet; the first is on its way, or is sent next. */
  readonly waiting: readonly FeedbackSend[];
  readonly refused: readonly RefusedSend[];
}

export type FeedbackOutboxEvent =
  | { readonly type: 'send.wanted'; readonly send: FeedbackSend }
  | { readonly type: 'sends.retried' }
  | { readonly type: 'connection.regained' }
  | { readonly type: 'refusal.dismissed'; readonly id: string }
  /** The session has ended: what waits is kept for when the same account is back. */
  | { readonly type: 'founder.left' };

const none: FeedbackOutboxContext = { waiting: [], refused: [] };

/** Said of a send for good; "too many" and a server that fails will take it later. */
const isFinal = (reason: unknown): boolean =>
  isApiFailure(reason) && reason.kind === 'refused' && reason.status < 500 && ![401, 408, 429].includes(reason.status);

/**
 * Posts, votes and comments of the feedback board, sent one after the other in the order in which they were made, and kept
 * until the server has taken them.
 *
 * Actor to provide: `deliver`, rejecting with an `ApiFailure`. Actions to provide: `keep`, `forget`, `tellTaken`.
 */
export const feedbackOutboxMachine = setup({
  types: {
    context: {} as FeedbackOutboxContext,
    events: {} as FeedbackOutboxEvent,
    input: {} as { readonly waiting: readonly FeedbackSend[] },
    tags: {} as 'pending',
  },
  actors: {
    deliver: fromPromise<PostDetail, { readonly send: FeedbackSend }>(notProvided('deliver')),
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isFinal: (_, { reason }: { reason: unknown }) => isFinal(reason),
  },
  actions: {
    keep: (_, _params: { send: FeedbackSend }) => {},
    forget: (_, _params: { id: string }) => {},
    tellTaken: (_, _params: { post: PostDetail }) => {},
    add: assign(({ context }, { send }: { send: FeedbackSend }) => ({
      waiting: context.waiting.some(({ id }) => id === send.id) ? context.waiting : [...context.waiting, send],
    })),
    removeFirst: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    noteRefusal: assign(({ context }, { reason }: { reason: unknown }) => ({
      refused: [
        ...context.refused.filter(({ send }) => send.id !== context.waiting[0]?.id),
        ...context.waiting.slice(0, 1).map((send) => ({ send, message: messageOf(reason) })),
      ],
    })),
    dismiss: assign(({ context }, { id }: { id: string }) => ({
      refused: context.refused.filter(({ send }) => send.id !== id),
    })),
    clear: assign(none),
  },
  delays: { againMs: 30_000 },
}).createMachine({
  id: 'feedbackOutbox',
  context: ({ input }) => ({ ...none, waiting: input.waiting }),
  initial: 'idle',
  on: {
    'send.wanted': {
      actions: [
        { type: 'keep', params: ({ event }) => event },
        { type: 'add', params: ({ event }) => event },
      ],
    },
    'refusal.dismissed': { actions: { type: 'dismiss', params: ({ event }) => event } },
    'founder.left': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {
      description: 'The server has taken everything, or has refused it.',
      always: { guard: 'hasWaiting', target: 'delivering' },
    },
    delivering: {
      description: 'The first of what waits is on its way.',
      tags: 'pending',
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => ({ send: context.waiting[0] as FeedbackSend }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'forget', params: ({ context }) => ({ id: context.waiting[0]?.id ?? '' }) },
            'removeFirst',
            { type: 'tellTaken', params: ({ event }) => ({ post: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ reason: event.error }) },
            target: 'idle',
            actions: [
              { type: 'forget', params: ({ context }) => ({ id: context.waiting[0]?.id ?? '' }) },
              { type: 'noteRefusal', params: ({ event }) => ({ reason: event.error }) },
              'removeFirst',
            ],
          },
          { target: 'resting' },
        ],
      },
    },
    resting: {
      description:
        'There was no answer, or none yet. What waits is sent again after a while, or once there is a network.',
      after: { againMs: 'delivering' },
      on: { 'sends.retried': 'delivering', 'connection.regained': 'delivering' },
    },
  },
});

const messageOf = (reason: unknown): string =>
  isApiFailure(reason) && reason.kind === 'refused' ? reason.message : 'It couldn’t be sent.';

export type FeedbackOutboxActor = ActorRefFrom<typeof feedbackOutboxMachine>;
type Snapshot = SnapshotFrom<typeof feedbackOutboxMachine>;

export const selectWaiting = ({ context }: Snapshot): readonly FeedbackSend[] => context.waiting;
export const selectRefused = ({ context }: Snapshot): readonly RefusedSend[] => context.refused;
export const selectIsResting = (snapshot: Snapshot): boolean => snapshot.matches('resting');
