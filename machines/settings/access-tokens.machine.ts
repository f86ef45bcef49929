import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { AccessToken, TokenDays, TokenNameVerdict, TokenScope } from '#domain/account/access-token.ts';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import { reauthenticationMachine } from '../auth/reauthentication.machine.ts';
import { notProvided } from '../not-provided.ts';

/** An access token, and the workspace that it is for. */
export interface ShownToken extends AccessToken {
  readonly workspaceId: string;
}

/** The form for a new token, as it is filled in. */
export interface TokenForm {
  readonly name: string;
  readonly workspaceId: string;
  readonly scope: TokenScope;
  readonly days: TokenDays;
}

interface AccessTokensContext {
  /** Tokens as last read; null before that. */
  readonly listed: readonly ShownToken[] | null;
  readonly form: TokenForm;
  /** Problem with the name; null if there is none. */
  readonly problem: Exclude<TokenNameVerdict, 'ok'> | null;
  /** How the founder can show who they are. */
  readonly ways: readonly ReauthenticationMethod[];
  /** The new token, while it is shown. Secret. */
  readonly token: string | null;
  /** The token that is asked about, or being revoked. */
  readonly leaving: ShownToken | null;
  readonly failure: AccountFailure | null;
}

export type AccessTokensEvent =
  | { readonly type: 'list.reloaded' }
  | { readonly type: 'form.opened'; readonly workspaceId: string; readonly ways: readonly ReauthenticationMethod[] }
  | { readonly type: 'form.changed'; readonly change: Partial<TokenForm> }
  | { readonly type: 'form.submitted'; readonly verdict: TokenNameVerdict }
  | { readonly type: 'made.dismissed' }
  | { readonly type: 'revocation.asked'; readonly id: string }
  | { readonly type: 'revocation.confirmed' }
  | { readonly type: 'flow.cancelled' };

const blank = { name: '', workspaceId: '', scope: 'read', days: 90 } as const satisfies TokenForm;

/**
 * The access tokens by which programs come in. Our server makes one for whoever has signed in within five minutes; any
 * other founder shows who they are first. A new one is shown once, and nothing keeps it.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `loadTokens`, `makeToken`, `revokeToken`,
 * `reauthentication`. Action to provide: `tellChanged`.
 */
export const accessTokensMachine = setup({
  types: {
    context: {} as AccessTokensContext,
    events: {} as AccessTokensEvent,
    tags: {} as 'pending',
  },
  actors: {
    loadTokens: fromPromise<readonly ShownToken[]>(notProvided('loadTokens')),
    makeToken: fromPromise<string, TokenForm>(notProvided('makeToken')),
    revokeToken: fromPromise<void, { readonly id: string; readonly workspaceId: string }>(notProvided('revokeToken')),
    reauthentication: reauthenticationMachine,
  },
  guards: {
    isGood: (_, { verdict }: { verdict: TokenNameVerdict }) => verdict === 'ok',
    isListed: ({ context }, { id }: { id: string }) => context.listed?.some((each) => each.id === id) ?? false,
    isTooOld: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'sign-in-too-old',
    isGone: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'gone',
  },
  actions: {
    tellChanged: () => {},
    keepTokens: assign((_, { listed }: { listed: readonly ShownToken[] }) => ({ listed })),
    startForm: assign((_, { workspaceId, ways }: { workspaceId: string; ways: readonly ReauthenticationMethod[] }) => ({
      form: { ...blank, workspaceId },
      ways,
      problem: null,
    })),
    fill: assign(({ context }, { change }: { change: Partial<TokenForm> }) => ({
      form: { ...context.form, ...change },
      problem: null,
    })),
    showProblem: assign((_, { verdict }: { verdict: TokenNameVerdict }) => ({
      problem: verdict === 'ok' ? null : verdict,
    })),
    forgetProblem: assign({ problem: null }),
    keepToken: assign((_, { token }: { token: string }) => ({ token })),
    forgetToken: assign({ token: null }),
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
  id: 'accessTokens',
  context: { listed: null, form: blank, problem: null, ways: [], token: null, leaving: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      description: 'Our server is asked.',
      invoke: {
        id: 'loadTokens',
        src: 'loadTokens',
        onDone: {
          target: 'listing',
          actions: { type: 'keepTokens', params: ({ event }) => ({ listed: event.output }) },
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
      description: 'The list is shown, perhaps with why one could not be revoked.',
      on: {
        'form.opened': {
          target: 'filling',
          actions: ['forgetFailure', { type: 'startForm', params: ({ event }) => event }],
        },
        'revocation.asked': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'asking',
          actions: ['forgetFailure', { type: 'rememberLeaving', params: ({ event }) => event }],
        },
      },
    },
    filling: {
      description: 'The founder says what the new token is for, perhaps after one that came to nothing.',
      on: {
        'flow.cancelled': { target: 'listing', actions: ['forgetFailure', 'forgetProblem'] },
        'form.changed': { actions: ['forgetFailure', { type: 'fill', params: ({ event }) => event }] },
        'form.submitted': [
          {
            guard: { type: 'isGood', params: ({ event }) => event },
            target: 'making',
            actions: ['forgetFailure', 'forgetProblem'],
          },
          { actions: { type: 'showProblem', params: ({ event }) => event } },
        ],
      },
    },
    making: {
      tags: 'pending',
      description: 'Our server makes a token.',
      invoke: {
        id: 'makeToken',
        src: 'makeToken',
        input: ({ context }) => context.form,
        onDone: {
          target: 'showing',
          actions: [{ type: 'keepToken', params: ({ event }) => ({ token: event.output }) }, 'tellChanged'],
        },
        onError: [
          { guard: { type: 'isTooOld', params: ({ event }) => ({ reason: event.error }) }, target: 'proving' },
          {
            target: 'filling',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
    proving: {
      description: 'The founder shows who they are; then the token is made after all.',
      on: { 'flow.cancelled': 'filling' },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ ways: context.ways }),
        onDone: 'making',
        onError: {
          target: 'filling',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    showing: {
      description: 'The new token is shown, this once.',
      exit: 'forgetToken',
      on: { 'made.dismissed': 'loading' },
    },
    asking: {
      description: 'Asks before a program loses its way in.',
      on: {
        'flow.cancelled': { target: 'listing', actions: 'forgetLeaving' },
        'revocation.confirmed': 'revoking',
      },
    },
    revoking: {
      tags: 'pending',
      description: 'Our server revokes a token.',
      invoke: {
        id: 'revokeToken',
        src: 'revokeToken',
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

export type AccessTokensActor = ActorRefFrom<typeof accessTokensMachine>;
