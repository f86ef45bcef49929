import { type ActorRefFrom, assign, fromPromise, not, type SnapshotFrom, setup } from 'xstate';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { FeedbackSend, RefusedSend } from '#domain/feedback/feedback-send.ts';
import { notProvided } from '../not-provided.ts';

/** Entries that this device keeps. */
interface KeptSends {
  /** Entries that the server has not accepted yet, in the order in which they were made. */
  readonly waiting: readonly FeedbackSend[];
  readonly refused: readonly RefusedSend[];
}

/** How many of a kind the server takes is reached; others pass. */
export interface KindLimit {
  readonly kind: FeedbackSend['kind'];
  /** From when on it takes more. ISO 8601. */
  readonly until: string;
}

interface FeedbackOutboxContext extends KeptSends {
  /** Which of them is on its way. */
  readonly sending: string | null;
  readonly held: readonly KindLimit[];
}

export type FeedbackOutboxEvent =
  | { readonly type: 'send.wanted'; readonly send: FeedbackSend }
  /** Another tab has kept, sent or dismissed something. */
  | ({ readonly type: 'kept.changed' } & KeptSends)
  | { readonly type: 'sends.retried' }
  | { readonly type: 'connection.regained' }
  | { readonly type: 'refusal.dismissed'; readonly id: string }
  /** The session has ended: what waits is kept for when the same account is back. */
  | { readonly type: 'founder.left' };

const none: FeedbackOutboxContext = { waiting: [], refused: [], sending: null, held: [] };

/** The server’s words, if it has refused for good; null if it will take it later, as after "too many" or a failure of its own. */
export const refusalOf = (reason: unknown): string | null =>
  isApiFailure(reason) && reason.kind === 'refused' && reason.status < 500 && ![401, 408, 429].includes(reason.status)
    ? reason.message
    : null;

/** When the server takes more, if it has said so; else null. */
export const limitOf = (reason: unknown): string | null =>
  isApiFailure(reason) && 'until' in reason && typeof reason.until === 'string' ? reason.until : null;

/** The first that is not held up, by a limit or by a post before it that it is about. */
function nextOf({ waiting, held }: Pick<FeedbackOutboxContext, 'waiting' | 'held'>): FeedbackSend | undefined {
  return waiting.find(
    (send, n) =>
      !held.some(({ kind }) => kind === send.kind) &&
      (send.kind === 'post' || !waiting.slice(0, n).some(({ kind, id }) => kind === 'post' && id === send.postId)),
  );
}

/** Returns the limit that ends first. */
const earliestOf = (held: readonly KindLimit[]): KindLimit | undefined =>
  held.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until))[0];

/**
 * Posts, votes and comments of the feedback board, sent one after the other in the order in which they were made, and kept
 * until the server has taken them. What it refuses is kept until the founder has read why. A limit of one kind holds up
 * that kind alone.
 *
 * Actor to provide: `deliver`, which keeps other tabs from sending the same, and keeps and forgets what comes of it; it
 * resolves to null if another tab has sent it, and rejects with an `ApiFailure`, with `until` for a limit. Actions to
 * provide: `keep`, `forget`, `tellTaken`, `tellRefused`.
 */
export const feedbackOutboxMachine = setup({
  types: {
    context: {} as FeedbackOutboxContext,
    events: {} as FeedbackOutboxEvent,
    input: {} as KeptSends,
    tags: {} as 'pending',
  },
  actors: {
    deliver: fromPromise<PostDetail | null, { readonly send: FeedbackSend }>(notProvided('deliver')),
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isFinal: (_, { reason }: { reason: unknown }) => refusalOf(reason) !== null,
    hasNext: ({ context }) => nextOf(context) !== undefined,
    isLimited: (_, { reason }: { reason: unknown }) => limitOf(reason) !== null,
    isSentElsewhere: ({ context: { sending } }, { waiting }: KeptSends) =>
      sending !== null && !waiting.some(({ id }) => id === sending),
  },
  actions: {
    keep: (_, _params: { send: FeedbackSend }) => {},
    forget: (_, _params: { id: string }) => {},
    tellTaken: (_, _params: { post: PostDetail | null }) => {},
    tellRefused: () => {},
    takeKept: assign((_, { waiting, refused }: KeptSends) => ({ waiting, refused })),
    takeNext: assign({ sending: ({ context }) => nextOf(context)?.id ?? null }),
    stopSending: assign({ sending: null }),
    hold: assign(({ context: { waiting, sending, held } }, { reason }: { reason: unknown }) => {
      const until = limitOf(reason);
      const kind = waiting.find(({ id }) => id === sending)?.kind;
      return { sending: null, held: until === null || !kind ? held : [...held, { kind, until }] };
    }),
    release: assign(({ context: { held } }) => ({ held: held.filter((each) => each !== earliestOf(held)) })),
    add: assign(({ context }, { send }: { send: FeedbackSend }) => ({
      waiting: context.waiting.some(({ id }) => id === send.id) ? context.waiting : [...context.waiting, send],
    })),
    removeSent: assign(({ context: { waiting, sending } }) => ({
      waiting: waiting.filter(({ id }) => id !== sending),
      sending: null,
    })),
    noteRefusal: assign(({ context }, { reason }: { reason: unknown }) => ({
      refused: [
        ...context.refused.filter(({ send }) => send.id !== context.sending),
        ...context.waiting
          .filter(({ id }) => id === context.sending)
          .map((send) => ({ send, message: refusalOf(reason) ?? '' })),
      ],
    })),
    dismiss: assign(({ context }, { id }: { id: string }) => ({
      refused: context.refused.filter(({ send }) => send.id !== id),
    })),
    clear: assign(none),
  },
  delays: {
    againMs: 30_000,
    limitMs: ({ context }) => Math.max(0, Date.parse(earliestOf(context.held)?.until ?? '') - Date.now() || 0),
  },
}).createMachine({
  id: 'feedbackOutbox',
  context: ({ input: { waiting, refused } }) => ({ ...none, waiting, refused }),
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
        guard: { type: 'isSentElsewhere', params: ({ event }) => event },
        target: '.idle',
        actions: ['stopSending', { type: 'takeKept', params: ({ event }) => event }],
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
      always: [
        { guard: 'hasNext', target: 'delivering' },
        { guard: 'hasWaiting', target: 'limited' },
      ],
    },
    delivering: {
      description: 'The first of what waits and is not held up is on its way.',
      tags: 'pending',
      entry: 'takeNext',
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context: { waiting, sending } }) => ({
          send: waiting.find(({ id }) => id === sending) as FeedbackSend,
        }),
        onDone: {
          target: 'idle',
          actions: ['removeSent', { type: 'tellTaken', params: ({ event }) => ({ post: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ reason: event.error }) },
            target: 'idle',
            actions: [
              { type: 'noteRefusal', params: ({ event }) => ({ reason: event.error }) },
              'removeSent',
              'tellRefused',
            ],
          },
          {
            guard: { type: 'isLimited', params: ({ event }) => ({ reason: event.error }) },
            target: 'idle',
            actions: { type: 'hold', params: ({ event }) => ({ reason: event.error }) },
          },
          { target: 'resting', actions: 'stopSending' },
        ],
      },
    },
    resting: {
      description:
        'There was no answer, or none yet. What waits is sent again after a while, or once there is a network.',
      always: { guard: not('hasNext'), target: 'idle' },
      after: { againMs: 'delivering' },
      on: { 'sends.retried': 'delivering', 'connection.regained': 'delivering' },
    },
    limited: {
      description: 'All that waits is of kinds of which the server takes no more for now. Others pass.',
      always: [
        { guard: 'hasNext', target: 'delivering' },
        { guard: not('hasWaiting'), target: 'idle' },
      ],
      after: { limitMs: { target: 'idle', actions: 'release' } },
    },
  },
});

export type FeedbackOutboxActor = ActorRefFrom<typeof feedbackOutboxMachine>;
type Snapshot = SnapshotFrom<typeof feedbackOutboxMachine>;

export const selectWaiting = ({ context }: Snapshot): readonly FeedbackSend[] => context.waiting;
export const selectRefused = ({ context }: Snapshot): readonly RefusedSend[] => context.refused;
/** Kinds of which the server takes no more for now, with how many of each wait. */
export const selectHeld = ({
  context: { held, waiting },
}: Snapshot): readonly (KindLimit & { readonly count: number })[] =>
  held.flatMap((each) => {
    const count = waiting.filter(({ kind }) => kind === each.kind).length;
    return count > 0 ? [{ ...each, count }] : [];
  });
export const selectIsResting = (snapshot: Snapshot): boolean => snapshot.matches('resting');
