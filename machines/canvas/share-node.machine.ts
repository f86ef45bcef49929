import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { notProvided } from '../not-provided.ts';
import type { Wish } from '../wish.ts';

export interface ShareNodeInput {
  readonly canvasId: string;
  readonly node: string;
  /** Grants that hold, as the server has confirmed them. */
  readonly grants: readonly string[];
}

interface ShareNodeContext extends ShareNodeInput {
  /** What waits for the server's word, or was made last. */
  readonly grant: string | null;
  readonly refusal: Rejection | null;
  /** The link that was copied last, or could not be. */
  readonly copiedGrant: string | null;
}

export type ShareNodeEvent =
  /** `grant` is at least 128 random bits; `expiresAt` ISO 8601, null for a link that holds until it is revoked. */
  | { readonly type: 'share.asked'; readonly grant: string; readonly expiresAt: string | null }
  | { readonly type: 'revocation.asked'; readonly grant: string }
  | { readonly type: 'revocation.confirmed' }
  | { readonly type: 'revocation.cancelled' }
  | { readonly type: 'shares.changed'; readonly grants: readonly string[] }
  | { readonly type: 'share.refused'; readonly reason: Rejection }
  | { readonly type: 'copy.asked'; readonly grant: string };

const onCanvas = (canvasId: string, type: string, data: Wish['data']): readonly Wish[] => [
  { type, stream: canvasStreamOf(canvasId), data },
];

/**
 * The links that show one node. A link is there when the server says so, and not before: until then it waits, also
 * without a network. Actor to provide: `copyLink`. Action to provide: `issue`.
 */
export const shareNodeMachine = setup({
  types: {
    input: {} as ShareNodeInput,
    context: {} as ShareNodeContext,
    events: {} as ShareNodeEvent,
    tags: {} as 'pending',
  },
  actors: { copyLink: fromPromise<void, { readonly grant: string }>(notProvided('copyLink')) },
  guards: {
    holds: ({ context }, { grant }: { grant: string }) => context.grants.includes(grant),
    isNew: ({ context }, { grant }: { grant: string }) => !context.grants.includes(grant),
    isThere: ({ context: { grant } }, { grants }: { grants: readonly string[] }) =>
      grant !== null && grants.includes(grant),
    isGone: ({ context: { grant } }, { grants }: { grants: readonly string[] }) =>
      grant !== null && !grants.includes(grant),
  },
  actions: {
    follow: assign((_, { grants }: { grants: readonly string[] }) => ({ grants })),
    await: assign((_, { grant }: { grant: string }) => ({ grant, refusal: null })),
    refuse: assign((_, { reason }: { reason: Rejection }) => ({ refusal: reason, grant: null })),
    forget: assign({ grant: null }),
    noteCopy: assign((_, { grant }: { grant: string | null }) => ({ copiedGrant: grant })),
    issue: (_, _params: { readonly wishes: readonly Wish[] }) => {},
  },
  delays: { answerPatience: 4000 },
}).createMachine({
  id: 'shareNode',
  context: ({ input }) => ({ ...input, grant: null, refusal: null, copiedGrant: null }),
  type: 'parallel',
  states: {
    links: {
      description: 'Which links there are.',
      initial: 'settled',
      states: {
        settled: {
          description: 'The server has confirmed what is shown.',
          on: {
            'shares.changed': { actions: { type: 'follow', params: ({ event }) => event } },
            'share.asked': {
              guard: { type: 'isNew', params: ({ event }) => event },
              target: 'sharing',
              actions: [
                { type: 'await', params: ({ event }) => event },
                {
                  type: 'issue',
                  params: ({ context: { canvasId, node }, event: { grant, expiresAt } }) => ({
                    wishes: onCanvas(canvasId, 'ShareNode', { node, grant, expiresAt }),
                  }),
                },
              ],
            },
            'revocation.asked': {
              guard: { type: 'holds', params: ({ event }) => event },
              target: 'confirmingRevocation',
              actions: { type: 'await', params: ({ event }) => event },
            },
          },
        },
        sharing: {
          description: 'The link waits for the server’s word.',
          tags: 'pending',
          initial: 'waiting',
          on: {
            'shares.changed': [
              {
                guard: { type: 'isThere', params: ({ event }) => event },
                target: 'settled',
                actions: { type: 'follow', params: ({ event }) => event },
              },
              { actions: { type: 'follow', params: ({ event }) => event } },
            ],
            'share.refused': { target: 'settled', actions: { type: 'refuse', params: ({ event }) => event } },
          },
          states: {
            waiting: { description: 'It will be there in a moment.', after: { answerPatience: 'late' } },
            late: { description: 'It takes long, for example without a network: it is kept, and sent when it can be.' },
          },
        },
        confirmingRevocation: {
          description: 'Asks before a link stops to open.',
          on: {
            'shares.changed': [
              {
                guard: { type: 'isGone', params: ({ event }) => event },
                target: 'settled',
                actions: [{ type: 'follow', params: ({ event }) => event }, 'forget'],
              },
              { actions: { type: 'follow', params: ({ event }) => event } },
            ],
            'revocation.confirmed': {
              target: 'revoking',
              actions: {
                type: 'issue',
                params: ({ context: { canvasId, grant } }) => ({
                  wishes: onCanvas(canvasId, 'RevokeShare', { grant: grant ?? '' }),
                }),
              },
            },
            'revocation.cancelled': { target: 'settled', actions: 'forget' },
          },
        },
        revoking: {
          description: 'The link opens until the server has heard of it, and that is said.',
          tags: 'pending',
          on: {
            'shares.changed': [
              {
                guard: { type: 'isGone', params: ({ event }) => event },
                target: 'settled',
                actions: [{ type: 'follow', params: ({ event }) => event }, 'forget'],
              },
              { actions: { type: 'follow', params: ({ event }) => event } },
            ],
            'share.refused': { target: 'settled', actions: { type: 'refuse', params: ({ event }) => event } },
          },
        },
      },
    },
    copy: {
      description: 'Whether a link is in the clipboard.',
      initial: 'none',
      on: { 'copy.asked': { target: '.copying', actions: { type: 'noteCopy', params: ({ event }) => event } } },
      states: {
        none: { description: 'None was asked for.' },
        copying: {
          description: 'The clipboard is written.',
          tags: 'pending',
          invoke: {
            id: 'copyLink',
            src: 'copyLink',
            input: ({ context }) => ({ grant: context.copiedGrant ?? '' }),
            onDone: 'copied',
            onError: 'uncopied',
          },
        },
        copied: { description: 'It is there.' },
        uncopied: { description: 'The browser does not allow it: the link is shown to be copied by hand.' },
      },
    },
  },
});

export type ShareNodeActor = ActorRefFrom<typeof shareNodeMachine>;
