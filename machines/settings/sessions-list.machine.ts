import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import type { SessionRecord } from '#domain/account/session-record.ts';
import { reauthenticationMachine } from '../auth/reauthentication.machine.ts';
import { notProvided } from '../not-provided.ts';

interface SessionsListContext {
  /** Sessions as last read, without those that have ended since; empty before that. */
  readonly sessions: readonly SessionRecord[];
  /** The session that is being ended. */
  readonly ending: string | null;
  /** How the founder can show who they are, before one is ended. */
  readonly ways: readonly ReauthenticationMethod[];
  readonly failure: AccountFailure | null;
}

export type SessionsListEvent =
  | { readonly type: 'list.reloaded' }
  | { readonly type: 'end.asked'; readonly id: string; readonly ways: readonly ReauthenticationMethod[] }
  | { readonly type: 'flow.cancelled' };

/**
 * Where the founder is signed in. The session that looks at the list cannot be ended here: that is signing out. Our
 * server ends another one for whoever has signed in within five minutes; any other founder shows who they are first.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `loadSessions`, `endSession`, `reauthentication`.
 */
export const sessionsListMachine = setup({
  types: {
    context: {} as SessionsListContext,
    events: {} as SessionsListEvent,
    tags: {} as 'pending',
  },
  actors: {
    loadSessions: fromPromise<readonly SessionRecord[]>(notProvided('loadSessions')),
    endSession: fromPromise<void, { readonly id: string }>(notProvided('endSession')),
    reauthentication: reauthenticationMachine,
  },
  guards: {
    isOther: ({ context }, { id }: { id: string }) =>
      context.sessions.some((session) => session.id === id && !session.isCurrent),
    isTooOld: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'sign-in-too-old',
    isGone: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'gone',
  },
  actions: {
    keepSessions: assign((_, { sessions }: { sessions: readonly SessionRecord[] }) => ({ sessions, failure: null })),
    rememberEnding: assign((_, { id, ways }: { id: string; ways: readonly ReauthenticationMethod[] }) => ({
      ending: id,
      ways,
      failure: null,
    })),
    dropEnded: assign({
      sessions: ({ context: { sessions, ending } }) => sessions.filter(({ id }) => id !== ending),
      ending: null,
    }),
    stopEnding: assign({ ending: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'sessionsList',
  context: { sessions: [], ending: null, ways: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      description: 'Our server is asked.',
      // What was asked for before is out of date by now.
      on: { 'list.reloaded': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadSessions',
        src: 'loadSessions',
        onDone: {
          target: 'listing',
          actions: { type: 'keepSessions', params: ({ event }) => ({ sessions: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    unavailable: {
      description: 'The list could not be read.',
      on: { 'list.reloaded': 'loading' },
    },
    listing: {
      description: 'The list is shown, perhaps with what went wrong when one was to be ended.',
      on: {
        'list.reloaded': 'loading',
        'end.asked': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'ending',
          actions: { type: 'rememberEnding', params: ({ event }) => event },
        },
      },
    },
    ending: {
      tags: 'pending',
      description: 'Our server ends a session.',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ id: context.ending ?? '' }),
        onDone: { target: 'listing', actions: 'dropEnded' },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: 'listing',
            actions: 'dropEnded',
          },
          { guard: { type: 'isTooOld', params: ({ event }) => ({ reason: event.error }) }, target: 'proving' },
          {
            target: 'listing',
            actions: ['stopEnding', { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }],
          },
        ],
      },
    },
    proving: {
      description: 'The founder shows who they are; then the session is ended after all.',
      on: { 'flow.cancelled': { target: 'listing', actions: 'stopEnding' } },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ ways: context.ways }),
        onDone: 'ending',
        onError: {
          target: 'listing',
          actions: ['stopEnding', { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }],
        },
      },
    },
  },
});

export type SessionsListActor = ActorRefFrom<typeof sessionsListMachine>;
