import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SessionEnd } from '#domain/session/session-end.ts';
import { type SessionFailure, sessionFailureOf } from '#domain/session/session-failure.ts';
import type { Tokens } from '#domain/session/tokens.ts';
import { notProvided } from '../not-provided.ts';

export type SessionEvent =
  /** The identity provider vouched for somebody. */
  | { readonly type: 'session.exchange'; readonly firebaseToken: string }
  /** The server answered 401 to this access token. */
  | { readonly type: 'session.unauthorized'; readonly accessToken: string }
  | { readonly type: 'session.sign-out'; readonly allDevices: boolean }
  /** The server has deleted the account, and all its sessions with it. */
  | { readonly type: 'session.deleted' }
  /** Another tab stored other tokens. */
  | { readonly type: 'session.replaced'; readonly tokens: Tokens }
  /** Another tab removed the stored tokens. */
  | { readonly type: 'session.lost'; readonly ended: SessionEnd };

interface SessionContext {
  readonly tokens: Tokens | null;
  /** Failure of the last exchange or refresh. */
  readonly failure: SessionFailure | null;
  /** How the last session ended; null before that and during a session. */
  readonly ended: SessionEnd | null;
}

export interface EndSessionInput {
  /** Null if the server has ended the session already. */
  readonly tokens: Tokens | null;
  readonly allDevices: boolean;
}

/**
 * Who is signed in on this device. One state `refreshing`, so all calls share one refresh; leaving it stops the refresh,
 * so a late answer revives nothing.
 *
 * Actors to provide: `restore` reads the stored tokens; `exchange` logs in, or registers where the account is new;
 * `refresh` stores new tokens, if the stored session is still this one, and resolves to them; it rejects with an
 * `ApiFailure` of kind `no-answer` to keep the session or with anything else to end it; `endSession` tells the server and clears what this device holds.
 * Actions to provide: `storeTokens`, of a session that begins here, and `clearTokens`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'pending' | 'authed',
  },
  actors: {
    restore: fromPromise<Tokens | null>(notProvided('restore')),
    exchange: fromPromise<Tokens, { readonly firebaseToken: string }>(notProvided('exchange')),
    refresh: fromPromise<Tokens, { readonly refreshToken: string }>(notProvided('refresh')),
    endSession: fromPromise<void, EndSessionInput>(notProvided('endSession')),
  },
  guards: {
    isCurrent: ({ context }, { accessToken }: { accessToken: string }) => context.tokens?.accessToken === accessToken,
    isNull: (_, { tokens }: { tokens: Tokens | null }) => tokens === null,
    isOther: ({ context }, { tokens }: { tokens: Tokens }) => tokens.accessToken !== context.tokens?.accessToken,
    hadNoAnswer: (_, { reason }: { reason: unknown }) => sessionFailureOf(reason).kind === 'unavailable',
  },
  actions: {
    storeTokens: (_, _params: { tokens: Tokens }) => {},
    clearTokens: () => {},
    begin: assign((_, { tokens }: { tokens: Tokens | null }) => ({ tokens, failure: null, ended: null })),
    end: assign((_, { ended }: { ended: SessionEnd }) => ({ tokens: null, failure: null, ended })),
    noteFailure: assign((_, { reason }: { reason: unknown }) => ({ failure: sessionFailureOf(reason) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'session',
  context: { tokens: null, failure: null, ended: null },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Reads the stored tokens.',
      tags: 'pending',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          { guard: { type: 'isNull', params: ({ event }) => ({ tokens: event.output }) }, target: 'signedOut' },
          { target: 'signedIn', actions: { type: 'begin', params: ({ event }) => ({ tokens: event.output }) } },
        ],
        onError: {
          target: 'signedOut',
          actions: { type: 'noteFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
      on: {
        'session.replaced': { target: 'signedIn', actions: { type: 'begin', params: ({ event }) => event } },
        'session.lost': 'signedOut',
      },
    },
    signedOut: {
      description: 'Nobody is signed in.',
      on: {
        'session.exchange': 'exchanging',
        'session.replaced': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'signedIn',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    exchanging: {
      description: 'Trades the identity token for a session of ours.',
      tags: 'pending',
      entry: assign({ failure: null, ended: null }),
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ event }) => ({ firebaseToken: event.type === 'session.exchange' ? event.firebaseToken : '' }),
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'begin', params: ({ event }) => ({ tokens: event.output }) },
            { type: 'storeTokens', params: ({ event }) => ({ tokens: event.output }) },
          ],
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'noteFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
      on: {
        'session.replaced': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'signedIn',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    signedIn: {
      description: 'A founder is signed in.',
      tags: 'authed',
      initial: 'idle',
      on: {
        'session.sign-out': 'signingOut',
        'session.deleted': 'signingOut',
        'session.replaced': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'signedIn',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'session.lost': { target: 'signedOut', actions: { type: 'end', params: ({ event }) => event } },
      },
      states: {
        idle: {
          description: 'The access token counts as good.',
          on: {
            'session.unauthorized': {
              guard: { type: 'isCurrent', params: ({ event }) => event },
              target: 'refreshing',
            },
          },
        },
        refreshing: {
          description: 'Trades the refresh token for new tokens, once for all calls that wait.',
          tags: 'pending',
          entry: 'forgetFailure',
          invoke: {
            id: 'refresh',
            src: 'refresh',
            input: ({ context }) => ({ refreshToken: context.tokens?.refreshToken ?? '' }),
            onDone: {
              target: 'idle',
              actions: { type: 'begin', params: ({ event }) => ({ tokens: event.output }) },
            },
            onError: [
              {
                guard: { type: 'hadNoAnswer', params: ({ event }) => ({ reason: event.error }) },
                target: 'idle',
                actions: { type: 'noteFailure', params: ({ event }) => ({ reason: event.error }) },
              },
              {
                target: '#session.signedOut',
                actions: [{ type: 'end', params: { ended: 'expired' } }, 'clearTokens'],
              },
            ],
          },
        },
      },
    },
    signingOut: {
      description: 'Tells the server and clears this device; whatever comes of it, no one is signed in afterward.',
      tags: 'pending',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context, event }) => ({
          tokens: event.type === 'session.deleted' ? null : context.tokens,
          allDevices: event.type === 'session.sign-out' && event.allDevices,
        }),
        onDone: { target: 'signedOut', actions: [{ type: 'end', params: { ended: 'signed-out' } }, 'clearTokens'] },
        onError: { target: 'signedOut', actions: [{ type: 'end', params: { ended: 'signed-out' } }, 'clearTokens'] },
      },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const selectAccessToken = (snapshot: SessionSnapshot): string | null =>
  snapshot.hasTag('authed') ? (snapshot.context.tokens?.accessToken ?? null) : null;
