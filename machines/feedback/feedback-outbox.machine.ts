import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { FeedbackSend, RefusedSend } from '#domain/feedback/feedback-send.ts';
import { notProvided } from '../not-provided.ts';

/** What this device keeps. */
interface FeedbackOutboxContext {
  /** What the server has not taken yet; the first is on its way, or is sent next. */
  readonly waiting: readonly FeedbackSend[];
  readonly refused: readonly RefusedSend[];
}

export type FeedbackOutboxEvent =
  | { readonly type: 'send.wanted'; readonly send: FeedbackSend }
  /** Another tab has kept, sent or dismissed something. */
  | ({ readonly type: 'kept.changed' } & FeedbackOutboxContext)
  | { readonly type: 'sends.retried' }
  | { readonly type: 'connection.regained' }
  | { readonly type: 'refusal.dismissed'; readonly id: string }
  /** The session has ended: what waits is kept for when the same account is back. */
  | { readonly type: 'founder.left' };

const none: FeedbackOutboxContext = { waiting: [], refused: [] };

/** The server’s words, if it has refused for good; null if it will take it later, as after "too many" or a failure of its own. */
export const refusalOf = (reason: unknown): string | null =>
  isApiFailure(reason) && reason.kind === 'refused' && reason.status < 500 && ![401, 408, 429].includes(reason.status)
    ? reason.message
    : null;

/**
 * Posts, votes and comments of the feedback board, sent one after the other in the order in which they were made, and kept
 * until the server has taken them. What it refuses is kept until the founder has read why.
 *
 * Actor to provide: `deliver`, which keeps other tabs from sending the same, and keeps and forgets what comes of it; it
 * resolves to null if another tab has sent it, and rejects with an `ApiFailure`. Actions to provide: `keep`, `forget`,
 * `tellTaken`, `tellRefused`.
 */
export const feedbackOutboxMachine = setup({
  types: {
    context: {} as FeedbackOutboxContext,
    events: {} as FeedbackOutboxEvent,
    input: {} as FeedbackOutboxContext,
    tags: {} as 'pending',
  },
  actors: {
    deliver: fromPromise<PostDetail | null, { readonly send: FeedbackSend }>(notProvided('deliver')),
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isFinal: (_, { reason }: { reason: unknown }) => refusalOf(reason) !== null,
    hasOtherFirst: ({ context }, { waiting }: FeedbackOutboxContext) => context.waiting[0]?.id !== waiting[0]?.id,
  },
  actions: {
    keep: (_, _params: { send: FeedbackSend }) => {},
    forget: (_, _params: { id: string }) => {},
    tellTaken: (_, _params: { post: PostDetail | null }) => {},
    tellRefused: () => {},
    takeKept: assign((_, { waiting, refused }: FeedbackOutboxContext) => ({ waiting, refused })),
    add: assign(({ context }, { send }: { send: FeedbackSend }) => ({
      waiting: context.waiting.some(({ id }) => id === send.id) ? context.waiting : [...context.waiting, send],
    })),
    removeFirst: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    noteRefusal: assign(({ context }, { reason }: { reason: unknown }) => ({
      refused: [
        ...context.refused.filter(({ send }) => send.id !== context.waiting[0]?.id),
        ...context.waiting.slice(0, 1).map((send) => ({ send, message: refusalOf(reason) ?? '' })),
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
  context: ({ input: { waiting, refused } }) => ({ waiting, refused }),
  initial: 'idle',
  on: {
    'send.wanted': {
      actions: [
        { type: 'keep', params: ({ event }) => event },
        { type: 'add', params: ({ event }) => event },
      ],
    },
    'kept.changed': [
      {
        guard: { type: 'hasOtherFirst', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'takeKept', params: ({ event }) => event },
      },
      { actions: { type: 'takeKept', params: ({ event }) => event } },
    ],
    'refusal.dismissed': {
      actions: [
        { type: 'forget', params: ({ event }) => event },
        { type: 'dismiss', params: ({ event }) => event },
      ],
    },
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
          actions: ['removeFirst', { type: 'tellTaken', params: ({ event }) => ({ post: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ reason: event.error }) },
            target: 'idle',
            actions: [
              { type: 'noteRefusal', params: ({ event }) => ({ reason: event.error }) },
              'removeFirst',
              'tellRefused',
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

export type FeedbackOutboxActor = ActorRefFrom<typeof feedbackOutboxMachine>;
type Snapshot = SnapshotFrom<typeof feedbackOutboxMachine>;

export const selectWaiting = ({ context }: Snapshot): readonly FeedbackSend[] => context.waiting;
export const selectRefused = ({ context }: Snapshot): readonly RefusedSend[] => context.refused;
export const selectIsResting = (snapshot: Snapshot): boolean => snapshot.matches('resting');
