import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Attempt, Authenticated, Collision, Identified } from '#domain/auth/attempt.ts';
import { type AuthFailureKind, authFailureOf } from '#domain/auth/auth-failure.ts';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import type { CodeVerdict } from '#domain/auth/one-time-code.ts';
import type { PasswordVerdict } from '#domain/auth/password.ts';
import { type SecondFactorAsked, type SecondStep, type SecondStepAnswer, stepsOf } from '#domain/auth/second-step.ts';
import { notProvided } from '../not-provided.ts';
import {
  attemptOf,
  failedWith,
  type Identification,
  type IdentifyContext,
  type IdentifyEvent,
  type IdentifyInput,
  providerOf,
} from './identify-events.ts';

/** The same code field may be answered again after these. */
const passing: readonly AuthFailureKind[] = [
  'wrong-code',
  'used-code',
  'passkey-cancelled',
  'passkey-refused',
  'offline',
  'unavailable',
  'too-many-attempts',
];

/**
 * From one attempt at the identity provider to a session at our server, whatever comes between: a second factor, a
 * provider's page where its window was blocked, an address that signs in another way already.
 *
 * Actors to provide, all rejecting with what `authFailureOf` reads: `attempt`; `leaveFor` takes the browser to the
 * provider's page and resolves only if this page is shown again; `answerCode`; `addCollided` adds the way that collided
 * to the account; `exchange` resolves once the session is open.
 * Actions to provide: `tellAdded` and `tellNotAdded`, after a collision.
 */
export const identifyMachine = setup({
  types: {
    context: {} as IdentifyContext,
    events: {} as IdentifyEvent,
    input: {} as IdentifyInput,
    output: {} as Identification,
    tags: {} as 'pending',
  },
  actors: {
    attempt: fromPromise<Identified, Attempt>(notProvided('attempt')),
    leaveFor: fromPromise<void, OauthProvider>(notProvided('leaveFor')),
    answerCode: fromPromise<Authenticated, SecondStepAnswer>(notProvided('answerCode')),
    addCollided: fromPromise<void>(notProvided('addCollided')),
    exchange: fromPromise<void, { readonly firebaseToken: string }>(notProvided('exchange')),
  },
  guards: {
    isOffered: ({ context }, { step }: { step: SecondStep }) => context.steps.includes(step),
    isAcceptable: (_, { verdict }: { verdict: CodeVerdict | PasswordVerdict }) => verdict === 'ok',
    isAuthenticated: (_, { identified }: { identified: Identified }) => identified.kind === 'authenticated',
    isCollision: (_, { identified }: { identified: Identified }) => identified.kind === 'collision',
    wasBlocked: ({ context }, { reason }: { reason: unknown }) =>
      context.provider !== null && authFailureOf(reason).kind === 'popup-blocked',
    isPassing: (_, { reason }: { reason: unknown }) => passing.includes(authFailureOf(reason).kind),
    hasCollision: ({ context }) => context.collision !== null,
  },
  actions: {
    askStep: assign((_, { steps }: Pick<SecondFactorAsked, 'steps'>) => ({ steps, step: steps[0] ?? 'app' })),
    chooseStep: assign({ step: (_, { step }: { step: SecondStep }) => step }),
    ask: assign((_, { question }: { question: IdentifyContext['question'] }) => ({ question })),
    showProblem: assign((_, { verdict }: { verdict: CodeVerdict | PasswordVerdict }) => ({
      problem: verdict === 'ok' ? null : verdict,
      failure: null,
    })),
    showFailure: assign((_, { reason }: { reason: unknown }) => ({ failure: authFailureOf(reason), problem: null })),
    forgetTrouble: assign({ problem: null, failure: null }),
    clearProblem: assign({ problem: null }),
    rememberCollision: assign((_, { identified }: { identified: Identified }) =>
      identified.kind === 'collision' ? { collision: identified } : {},
    ),
    rememberAuthenticated: assign((_, { identified }: { identified: Identified }) =>
      identified.kind === 'authenticated' ? { firebaseToken: identified.firebaseToken, email: identified.email } : {},
    ),
    rememberProvider: assign((_, { provider }: { provider: OauthProvider | null }) => ({ provider })),
    dropToken: assign({ firebaseToken: null }),
    tellAdded: (_, _params: { collision: Collision | null }) => {},
    tellNotAdded: (_, _params: { collision: Collision | null }) => {},
  },
}).createMachine({
  id: 'identify',
  context: ({ input }) => ({
    question: null,
    collision: null,
    problem: null,
    failure: null,
    firebaseToken: null,
    provider: providerOf(input.attempt),
    email: null,
    steps: [],
    step: 'app',
  }),
  initial: 'identifying',
  states: {
    identifying: {
      tags: 'pending',
      description: 'The identity provider judges an attempt, perhaps in a window of its own.',
      entry: 'forgetTrouble',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context, event }) => attemptOf(context, event),
        onDone: [
          {
            guard: { type: 'isAuthenticated', params: ({ event }) => ({ identified: event.output }) },
            target: 'authenticated',
            actions: { type: 'rememberAuthenticated', params: ({ event }) => ({ identified: event.output }) },
          },
          {
            guard: { type: 'isCollision', params: ({ event }) => ({ identified: event.output }) },
            target: 'choosingWay',
            actions: { type: 'rememberCollision', params: ({ event }) => ({ identified: event.output }) },
          },
          {
            target: 'askingCode',
            actions: { type: 'askStep', params: ({ event }) => stepsOf(event.output) },
          },
        ],
        onError: [
          {
            guard: 'hasCollision',
            target: 'choosingWay',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
          {
            guard: { type: 'wasBlocked', params: ({ event }) => ({ reason: event.error }) },
            target: 'leaving',
          },
          { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) } },
        ],
      },
      on: { 'flow.abandoned': [{ guard: 'hasCollision', target: 'choosingWay' }, { target: 'abandoned' }] },
    },
    leaving: {
      tags: 'pending',
      description: 'The browser blocked the window, so it is on its way to the page of the provider instead.',
      invoke: {
        id: 'leaveFor',
        src: 'leaveFor',
        input: ({ context }) => context.provider ?? 'google',
        onDone: 'abandoned',
        onError: {
          target: 'failed',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    choosingWay: {
      description: 'The address signs in another way already: the founder signs in that way first.',
      entry: { type: 'ask', params: { question: 'other-way' } },
      on: {
        'answer.changed': { actions: 'clearProblem' },
        'password.submitted': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'identifying',
            actions: { type: 'rememberProvider', params: { provider: null } },
          },
          { actions: { type: 'showProblem', params: ({ event }) => event } },
        ],
        'provider.chosen': {
          target: 'identifying',
          actions: { type: 'rememberProvider', params: ({ event }) => event },
        },
        'flow.abandoned': 'abandoned',
      },
    },
    askingCode: {
      description: 'The account has a second factor: the founder gives the code that their app shows.',
      entry: { type: 'ask', params: { question: 'code' } },
      on: {
        'answer.changed': { actions: 'clearProblem' },
        'step.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: [{ type: 'chooseStep', params: ({ event }) => event }, 'forgetTrouble'],
        },
        'code.submitted': [
          { guard: { type: 'isAcceptable', params: ({ event }) => event }, target: 'checkingCode' },
          { actions: { type: 'showProblem', params: ({ event }) => event } },
        ],
        'flow.abandoned': 'abandoned',
      },
    },
    checkingCode: {
      tags: 'pending',
      description: 'The identity provider judges the code.',
      entry: 'forgetTrouble',
      invoke: {
        id: 'answerCode',
        src: 'answerCode',
        input: ({ context, event }) => ({
          code: event.type === 'code.submitted' ? event.code : '',
          step: context.step,
        }),
        onDone: {
          target: 'authenticated',
          actions: { type: 'rememberAuthenticated', params: ({ event }) => ({ identified: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isPassing', params: ({ event }) => ({ reason: event.error }) },
            target: 'askingCode',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
          { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) } },
        ],
      },
    },
    authenticated: {
      description: 'The identity provider knows who it is.',
      always: [{ guard: 'hasCollision', target: 'adding' }, { target: 'exchanging' }],
    },
    adding: {
      tags: 'pending',
      description: 'What collided is added to the account, so that it signs in that way too from now on.',
      invoke: {
        id: 'addCollided',
        src: 'addCollided',
        onDone: { target: 'exchanging', actions: { type: 'tellAdded', params: ({ context }) => context } },
        onError: { target: 'exchanging', actions: { type: 'tellNotAdded', params: ({ context }) => context } },
      },
    },
    exchanging: {
      tags: 'pending',
      description: 'Our server opens a session.',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context }) => ({ firebaseToken: context.firebaseToken ?? '' }),
        onDone: { target: 'entered', actions: ['dropToken', 'forgetTrouble'] },
        onError: {
          target: 'exchangeFailed',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    exchangeFailed: {
      description: 'The provider knows the founder, but there is no session: our server did not answer or refused.',
      entry: { type: 'ask', params: { question: 'retry' } },
      on: {
        'exchange.retried': 'exchanging',
        'flow.abandoned': { target: 'abandoned', actions: 'dropToken' },
      },
    },
    entered: {
      type: 'final',
      description: 'Signed in; the guard leads on.',
      output: { kind: 'entered' } satisfies Identification,
    },
    abandoned: {
      type: 'final',
      description: 'The founder went back to where it began.',
      output: { kind: 'abandoned' } satisfies Identification,
    },
    failed: {
      type: 'final',
      description: 'Nothing came of it, and only a new attempt can help.',
      output: ({ context }) => failedWith(context),
    },
  },
  output: ({ event }) => (event as unknown as { readonly output: Identification }).output,
});

export type IdentifyActor = ActorRefFrom<typeof identifyMachine>;
export type IdentifySnapshot = SnapshotFrom<typeof identifyMachine>;

/** The provider whose window is open, if one is. */
export const selectWindow = (snapshot: IdentifySnapshot): OauthProvider | null =>
  snapshot.matches('identifying') ? snapshot.context.provider : null;
