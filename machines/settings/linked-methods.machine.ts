import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import { canUnlink, type SignInRecord } from '#domain/account/sign-in-record.ts';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import { reauthenticationMachine } from '../auth/reauthentication.machine.ts';
import { notProvided } from '../not-provided.ts';

interface LinkedMethodsContext {
  readonly ways: readonly ReauthenticationMethod[];
  /** The provider that the last request was about; null before the first. */
  readonly provider: OauthProvider | null;
  /** Whether it is to be added or removed. */
  readonly intent: 'link' | 'unlink';
  readonly failure: AccountFailure | null;
}

export type LinkedMethodsEvent =
  | { readonly type: 'link.asked'; readonly provider: OauthProvider }
  /** `record` is how the founder signs in now. */
  | { readonly type: 'unlink.asked'; readonly provider: OauthProvider; readonly record: SignInRecord }
  | { readonly type: 'flow.cancelled' };

/**
 * Ways to sign in besides the password, added and removed; the last one is never removed. Whoever signed in long ago
 * shows first who they are.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `link` (in a window of the provider's), `unlink`,
 * `reauthentication`. Action to provide: `tellChanged`.
 */
export const linkedMethodsMachine = setup({
  types: {
    context: {} as LinkedMethodsContext,
    events: {} as LinkedMethodsEvent,
    input: {} as { readonly ways: readonly ReauthenticationMethod[] },
    tags: {} as 'pending',
  },
  actors: {
    link: fromPromise<void, { readonly provider: OauthProvider }>(notProvided('link')),
    unlink: fromPromise<void, { readonly provider: OauthProvider }>(notProvided('unlink')),
    reauthentication: reauthenticationMachine,
  },
  guards: {
    isTooOld: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'sign-in-too-old',
    isUnlinking: ({ context }) => context.intent === 'unlink',
    canUnlink: (_, { record, provider }: { record: SignInRecord; provider: OauthProvider }) =>
      canUnlink(record, provider),
  },
  actions: {
    tellChanged: () => {},
    remember: assign((_, { provider, type }: { provider: OauthProvider; type: `${'link' | 'unlink'}.asked` }) => ({
      provider,
      intent: type === 'link.asked' ? ('link' as const) : ('unlink' as const),
      failure: null,
    })),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'linkedMethods',
  context: ({ input }) => ({ ways: input.ways, provider: null, intent: 'link', failure: null }),
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
        input: ({ context }) => ({ provider: providerOf(context) }),
        onDone: { target: 'idle', actions: 'tellChanged' },
        onError: [
          { guard: { type: 'isTooOld', params: ({ event }) => ({ reason: event.error }) }, target: 'proving' },
          {
            target: 'idle',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
    unlinking: {
      tags: 'pending',
      description: 'The identity provider forgets a way.',
      invoke: {
        id: 'unlink',
        src: 'unlink',
        input: ({ context }) => ({ provider: providerOf(context) }),
        onDone: { target: 'idle', actions: 'tellChanged' },
        onError: [
          { guard: { type: 'isTooOld', params: ({ event }) => ({ reason: event.error }) }, target: 'proving' },
          {
            target: 'idle',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
    proving: {
      description: 'The founder shows who they are; then the way is added or removed after all.',
      on: { 'flow.cancelled': 'idle' },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ ways: context.ways }),
        onDone: [{ guard: 'isUnlinking', target: 'unlinking' }, { target: 'linking' }],
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
  },
});

/** One was asked about before `linking` and `unlinking` are entered. */
const providerOf = ({ provider }: LinkedMethodsContext): OauthProvider => {
  if (!provider) throw new Error('no provider was asked about');
  return provider;
};

export type LinkedMethodsActor = ActorRefFrom<typeof linkedMethodsMachine>;
