import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { AssistantGrant } from '#domain/account/assistant-grant.ts';
import { notProvided } from '../not-provided.ts';

/** An assistant that the founder has let in, and the workspace that it sees. */
export interface ShownAssistant extends AssistantGrant {
  readonly workspaceId: string;
}

interface AssistantsContext {
  /** Assistants as last read; null before that. */
  readonly listed: readonly ShownAssistant[] | null;
  /** The assistant that is asked about, or being disconnected. */
  readonly leaving: ShownAssistant | null;
  readonly failure: AccountFailure | null;
}

export type AssistantsEvent =
  | { readonly type: 'list.reloaded' }
  | { readonly type: 'end.asked'; readonly id: string }
  | { readonly type: 'end.confirmed' }
  | { readonly type: 'flow.cancelled' };

/**
 * The assistants that the founder has let in. A new one asks for itself, on a page of its own.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `loadAssistants`, `endAssistant`. Action to provide:
 * `tellChanged`.
 */
export const assistantsMachine = setup({
  types: {
    context: {} as AssistantsContext,
    events: {} as AssistantsEvent,
    tags: {} as 'pending',
  },
  actors: {
    loadAssistants: fromPromise<readonly ShownAssistant[]>(notProvided('loadAssistants')),
    endAssistant: fromPromise<void, { readonly id: string; readonly workspaceId: string }>(notProvided('endAssistant')),
  },
  guards: {
    isListed: ({ context }, { id }: { id: string }) => context.listed?.some((each) => each.id === id) ?? false,
    isGone: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'gone',
  },
  actions: {
    tellChanged: () => {},
    keepAssistants: assign((_, { listed }: { listed: readonly ShownAssistant[] }) => ({ listed })),
    rememberLeaving: assign(({ context }, { id }: { id: string }) => ({
      leaving: context.listed?.find((each) => each.id === id) ?? null,
    })),
    dropLeft: assign({
      listed: ({ context: { listed, leaving } }) => listed?.filter(({ id }) => id !== leaving?.id) ?? null,
    }),
    forgetLeaving: assign({ leaving: null }),
    forgetFailure: assign({ failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'assistants',
  context: { listed: null, leaving: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      description: 'Our server is asked.',
      invoke: {
        id: 'loadAssistants',
        src: 'loadAssistants',
        onDone: {
          target: 'listing',
          actions: { type: 'keepAssistants', params: ({ event }) => ({ listed: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    unavailable: {
      description: 'The list could not be read.',
      on: { 'list.reloaded': { target: 'loading', actions: 'forgetFailure' } },
    },
    listing: {
      description: 'The list is shown, perhaps with why one could not be disconnected.',
      on: {
        'end.asked': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'asking',
          actions: ['forgetFailure', { type: 'rememberLeaving', params: ({ event }) => event }],
        },
      },
    },
    asking: {
      description: 'Asks before an assistant loses its way in.',
      on: {
        'flow.cancelled': { target: 'listing', actions: 'forgetLeaving' },
        'end.confirmed': 'ending',
      },
    },
    ending: {
      tags: 'pending',
      description: 'Our server ends the access of an assistant.',
      invoke: {
        id: 'endAssistant',
        src: 'endAssistant',
        input: ({ context: { leaving } }) => ({ id: leaving?.id ?? '', workspaceId: leaving?.workspaceId ?? '' }),
        onDone: { target: 'listing', actions: ['dropLeft', 'forgetLeaving', 'tellChanged'] },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: 'listing',
            actions: ['dropLeft', 'forgetLeaving'],
          },
          {
            target: 'listing',
            actions: ['forgetLeaving', { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }],
          },
        ],
      },
    },
  },
});

export type AssistantsActor = ActorRefFrom<typeof assistantsMachine>;
