import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import { type AccessDecision, decideAccess } from '#domain/access/decide-access.ts';
import type { Flags } from '#domain/access/flags.ts';
import type { Location } from '#domain/routes/routes.ts';
import type { User } from '#domain/user/user.ts';
import type { SessionActor } from '../auth/session.machine.ts';

export type GuardEvent =
  | { readonly type: 'guard.asked'; readonly id: string; readonly place: Location }
  | { readonly type: 'flags.read'; readonly flags: Flags }
  | { readonly type: 'session.settled'; readonly signedIn: boolean }
  | { readonly type: 'session.unsettled' }
  /** Null if the record could be had neither from the server nor from this device. */
  | { readonly type: 'user.loaded'; readonly user: User | null }
  | { readonly type: 'user.cleared' };

/** Each question gets exactly one of these, the newest question always the first kind. */
export type GuardEmitted =
  | {
      readonly type: 'guard.answered';
      readonly id: string;
      readonly decision: Exclude<AccessDecision, { kind: 'sign-out' }>;
    }
  /** A newer question came before the answer. */
  | { readonly type: 'guard.cancelled'; readonly id: string };

interface GuardContext {
  readonly question: { readonly id: string; readonly place: Location } | null;
  readonly flags: Flags | null;
  /** Null while the session has not settled. */
  readonly signedIn: boolean | null;
  readonly user: User | null;
  readonly isUserLoaded: boolean;
}

/**
 * Who may go where. A question waits until flags and session have settled and, where the answer hangs on it, the user's
 * record. Where the rule is to sign out first, the session is asked to end and the question is decided again.
 */
export const guardMachine = setup({
  types: {
    context: {} as GuardContext,
    events: {} as GuardEvent,
    emitted: {} as GuardEmitted,
    tags: {} as 'pending',
  },
  guards: {
    mustSignOut: ({ context }) => decisionOf(context)?.kind === 'sign-out',
    canAnswer: ({ context }) => decisionOf(context) !== null,
  },
  actions: {
    ask: enqueueActions(({ context, enqueue }, { id, place }: { id: string; place: Location }) => {
      if (context.question) enqueue.emit({ type: 'guard.cancelled', id: context.question.id });
      enqueue.assign({ question: { id, place } });
    }),
    answer: enqueueActions(({ context, enqueue }) => {
      const decision = decisionOf(context);
      if (!context.question || !decision || decision.kind === 'sign-out') return;
      enqueue.emit({ type: 'guard.answered', id: context.question.id, decision });
      enqueue.assign({ question: null });
    }),
    endSession: sendTo(({ system }) => system.get('session') as SessionActor, {
      type: 'session.sign-out',
      allDevices: false,
    }),
    rememberFlags: assign((_, { flags }: { flags: Flags }) => ({ flags })),
    rememberUser: assign((_, { user }: { user: User | null }) => ({ user, isUserLoaded: true })),
    forgetUser: assign({ user: null, isUserLoaded: false }),
    rememberSession: assign((_, { signedIn }: { signedIn: boolean }) =>
      signedIn ? { signedIn } : { signedIn, user: null, isUserLoaded: false },
    ),
    doubtSession: assign({ signedIn: null }),
  },
}).createMachine({
  id: 'guard',
  context: { question: null, flags: null, signedIn: null, user: null, isUserLoaded: false },
  initial: 'idle',
  on: {
    'flags.read': { actions: { type: 'rememberFlags', params: ({ event }) => event } },
    'session.settled': { actions: { type: 'rememberSession', params: ({ event }) => event } },
    'session.unsettled': { actions: 'doubtSession' },
    'user.loaded': { actions: { type: 'rememberUser', params: ({ event }) => event } },
    'user.cleared': { actions: 'forgetUser' },
  },
  states: {
    idle: {
      description: 'Nothing is asked.',
      on: { 'guard.asked': { target: 'waiting', actions: { type: 'ask', params: ({ event }) => event } } },
    },
    waiting: {
      description: 'A question waits for what its answer hangs on.',
      tags: 'pending',
      always: [
        { guard: 'mustSignOut', target: 'signingOut' },
        { guard: 'canAnswer', target: 'idle', actions: 'answer' },
      ],
      on: { 'guard.asked': { actions: { type: 'ask', params: ({ event }) => event } } },
    },
    signingOut: {
      description: 'A question waits for the session to end, and is decided again then.',
      tags: 'pending',
      entry: ['doubtSession', 'endSession'],
      on: {
        'guard.asked': { actions: { type: 'ask', params: ({ event }) => event } },
        'session.settled': {
          target: 'waiting',
          actions: { type: 'rememberSession', params: ({ event }) => event },
        },
      },
    },
  },
});

/** Null while what the decision hangs on has not settled. */
function decisionOf({ question, flags, signedIn, user, isUserLoaded }: GuardContext): AccessDecision | null {
  if (!question || !flags || signedIn === null) return null;
  const decision = decideAccess(question.place, flags, { signedIn, user });
  return decision.kind === 'user-unavailable' && !isUserLoaded ? null : decision;
}

export type GuardActor = ActorRefFrom<typeof guardMachine>;
