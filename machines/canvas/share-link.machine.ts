import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { canvasDraft } from '#domain/log/command-draft.ts';
import type { Rejection } from '#domain/log/decision.ts';
import type { ShareScope } from '#domain/sharing/share-scope.ts';
import { issue } from '../issue.ts';
import { notProvided } from '../not-provided.ts';

export interface ShareLinkInput {
  readonly canvasId: string;
  /** The content that a new link is to show. */
  readonly scope: ShareScope;
  /** Grants that hold, as the server has confirmed them. */
  readonly grants: readonly string[];
}

interface ShareLinkContext extends ShareLinkInput {
  /** The grant that waits for the server's confirmation, or was made last. */
  readonly grant: string | null;
  readonly refusal: Rejection | null;
  /** The link that was copied last, or could not be. */
  readonly copiedGrant: string | null;
}

interface ShareAsked {
  readonly type: 'share.asked';
  /** At least 128 random bits. */
  readonly grant: string;
  /** ISO 8601; null for a link that holds until it is revoked. */
  readonly expiresAt: string | null;
}

export type ShareLinkEvent =
  | ShareAsked
  | { readonly type: 'scope.picked'; readonly scope: ShareScope }
  | { readonly type: 'revocation.asked'; readonly grant: string }
  | { readonly type: 'revocation.confirmed' }
  | { readonly type: 'revocation.cancelled' }
  | { readonly type: 'shares.changed'; readonly grants: readonly string[] }
  | { readonly type: 'share.refused'; readonly reason: Rejection }
  | { readonly type: 'copy.asked'; readonly grant: string };

/** Makes a link with that scope. */
function commandForSharing(
  canvasId: string,
  scope: ShareScope,
  link: Omit<ShareAsked, 'type'>,
): readonly CommandDraft[] {
  const { grant, expiresAt } = link;
  if (scope.kind === 'canvas') return [canvasDraft('ShareCanvas', canvasId, { grant, expiresAt })];
  if (scope.kind === 'node') return [canvasDraft('ShareNode', canvasId, { node: scope.node, grant, expiresAt })];
  return [canvasDraft('ShareSelection', canvasId, { ids: scope.ids, grant, expiresAt })];
}

/**
 * The links to a canvas, or to a part of it. A link is there when the server says so, and not before: until then it waits,
 * also without a network. Actor to provide: `copyLink`.
 */
export const shareLinkMachine = setup({
  types: {
    input: {} as ShareLinkInput,
    context: {} as ShareLinkContext,
    events: {} as ShareLinkEvent,
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
    pick: assign((_, { scope }: { scope: ShareScope }) => ({ scope })),
    noteCopy: assign((_, { grant }: { grant: string | null }) => ({ copiedGrant: grant })),
    issue,
  },
  delays: { answerPatience: 4000 },
}).createMachine({
  id: 'shareLink',
  context: ({ input }) => ({ ...input, grant: null, refusal: null, copiedGrant: null }),
  type: 'parallel',
  states: {
    links: {
      description: 'Which links there are.',
      initial: 'settled',
      on: { 'scope.picked': { actions: { type: 'pick', params: ({ event }) => event } } },
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
                  params: ({ context: { canvasId, scope }, event }) => ({
                    drafts: commandForSharing(canvasId, scope, event),
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
                  drafts: [canvasDraft('RevokeShare', canvasId, { grant: grant ?? '' })],
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

export type ShareLinkActor = ActorRefFrom<typeof shareLinkMachine>;
