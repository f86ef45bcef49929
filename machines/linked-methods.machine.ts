import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import { canUnlink, type SignInRecord } from '#domain/account/sign-in-record.ts';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import { notProvided } from './not-provided.ts';

interface LinkedMethodsContext {
  /** The provider that the last wish was about; null before the first. */
  readonly provider: OauthProvider | null;
  readonly failure: AccountFailure | null;
}

export type LinkedMethodsEvent =
  | { readonly type: 'link.asked'; readonly provider: OauthProvider }
  /** `record` is how the founder signs in now. */
  | { readonly type: 'unlink.asked'; readonly provider: OauthProvider; readonly record: SignInRecord };

/**
 * Ways to sign in besides the password, added and taken away; the last one is never taken.
 *
 * Actors to provide, both rejecting with what `accountFailureOf` reads: `link` (in a window of the provider's), `unlink`.
 * Action to provide: `tellChanged`.
 */
export const linkedMethodsMachine = setup({
  types: {
    context: {} as LinkedMethodsContext,
    events: {} as LinkedMethodsEvent,
    tags: {} as 'pending',
  },
  actors: {
    link: fromPromise<void, { readonly provider: OauthProvider }>(notProvided('link')),
    unlink: fromPromise<void, { readonly provider: OauthProvider }>(notProvided('unlink')),
  },
  guards: {
    canUnlink: (_, { record, provider }: { record: SignInRecord; provider: OauthProvider }) =>
      canUnlink(record, provider),
  },
  actions: {
    tellChanged: () => {},
    remember: assign((_, { provider }: { provider: OauthProvider }) => ({ provider, failure: null })),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'linkedMethods',
  context: { provider: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The ways are shown, perhaps with what went wrong the last time.',
      on: {
        'link.asked': { target: 'linking', actions: { type: 'remember', params: ({ event }) => event } },
        'unlink.asked': {
          guard: { type: 'canUnlink', params: ({ event }) => event },
          target: 'unlinking',
          actions: { type: 'remember', params: ({ event }) => event },
        },
      },
    },
    linking: {
      tags: 'pending',
      description: 'The founder answers in a window of the provider.',
      invoke: {
        id: 'link',
        src: 'link',
        input: ({ event }) => ({ provider: providerOf(event) }),
        onDone: { target: 'idle', actions: 'tellChanged' },
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    unlinking: {
      tags: 'pending',
      description: 'The identity provider forgets a way.',
      invoke: {
        id: 'unlink',
        src: 'unlink',
        input: ({ event }) => ({ provider: providerOf(event) }),
        onDone: { target: 'idle', actions: 'tellChanged' },
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
  },
});

/** `linking` and `unlinking` are entered by these two events alone. */
const providerOf = (event: { readonly type: string }): OauthProvider =>
  (event as Extract<LinkedMethodsEvent, { provider: OauthProvider }>).provider;

export type LinkedMethodsActor = ActorRefFrom<typeof linkedMethodsMachine>;
