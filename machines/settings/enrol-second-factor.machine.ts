import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import type { CodeVerdict } from '#domain/auth/one-time-code.ts';
import { reauthenticationMachine } from '../auth/reauthentication.machine.ts';
import { notProvided } from '../not-provided.ts';

/** Data for the founder's authenticator app. Both fields hold the secret. */
export interface Enrolment {
  /** Base32, for typing. */
  readonly secret: string;
  /** `otpauth://`, for a QR code. */
  readonly uri: string;
}

interface EnrolContext {
  readonly ways: readonly ReauthenticationMethod[];
  /** Null but while it is shown. */
  readonly enrolment: Enrolment | null;
  readonly problem: Exclude<CodeVerdict, 'ok'> | null;
  readonly failure: AccountFailure | null;
}

export type EnrolSecondFactorEvent =
  | { readonly type: 'flow.started' }
  | { readonly type: 'flow.cancelled' }
  | { readonly type: 'code.submitted'; readonly code: string; readonly name: string; readonly verdict: CodeVerdict }
  | { readonly type: 'field.changed' };

/**
 * Adding an app that shows codes. It counts only after it has shown one code that is right.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `reauthentication`, `startEnrolment`,
 * `finishEnrolment`. Action to provide: `tellChanged`.
 */
export const enrolSecondFactorMachine = setup({
  types: {
    context: {} as EnrolContext,
    events: {} as EnrolSecondFactorEvent,
    input: {} as { readonly ways: readonly ReauthenticationMethod[] },
    tags: {} as 'pending',
  },
  actors: {
    reauthentication: reauthenticationMachine,
    startEnrolment: fromPromise<Enrolment>(notProvided('startEnrolment')),
    finishEnrolment: fromPromise<void, { readonly code: string; readonly name: string }>(
      notProvided('finishEnrolment'),
    ),
  },
  guards: {
    isGood: (_, { verdict }: { verdict: CodeVerdict }) => verdict === 'ok',
    mayRetry: (_, { reason }: { reason: unknown }) => ['wrong-code', 'offline'].includes(accountFailureOf(reason).kind),
  },
  actions: {
    tellChanged: () => {},
    keepEnrolment: assign({ enrolment: (_, { enrolment }: { enrolment: Enrolment }) => enrolment }),
    dropEnrolment: assign({ enrolment: null }),
    showProblem: assign({
      problem: (_, { verdict }: { verdict: CodeVerdict }) => (verdict === 'ok' ? null : verdict),
      failure: null,
    }),
    forgetTrouble: assign({ problem: null, failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'enrolSecondFactor',
  context: ({ input }) => ({ ways: input.ways, enrolment: null, problem: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being added.',
      on: { 'flow.started': { target: 'proving', actions: 'forgetTrouble' } },
    },
    proving: {
      description: 'The founder shows who they are.',
      on: { 'flow.cancelled': 'idle' },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ ways: context.ways }),
        onDone: 'preparing',
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    preparing: {
      tags: 'pending',
      description: 'The identity provider makes a secret.',
      invoke: {
        id: 'startEnrolment',
        src: 'startEnrolment',
        onDone: {
          target: 'showing',
          actions: { type: 'keepEnrolment', params: ({ event }) => ({ enrolment: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    showing: {
      description: 'The secret is shown, and a code of the app is asked for.',
      on: {
        'flow.cancelled': { target: 'idle', actions: ['dropEnrolment', 'forgetTrouble'] },
        'field.changed': { actions: 'forgetTrouble' },
        'code.submitted': [
          { guard: { type: 'isGood', params: ({ event }) => event }, target: 'confirming', actions: 'forgetTrouble' },
          { actions: { type: 'showProblem', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      tags: 'pending',
      description: 'The identity provider judges the code.',
      invoke: {
        id: 'finishEnrolment',
        src: 'finishEnrolment',
        input: ({ event }) =>
          event.type === 'code.submitted' ? { code: event.code, name: event.name } : { code: '', name: '' },
        onDone: { target: 'enrolled', actions: ['dropEnrolment', 'tellChanged'] },
        onError: [
          {
            guard: { type: 'mayRetry', params: ({ event }) => ({ reason: event.error }) },
            target: 'showing',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
          {
            target: 'idle',
            actions: ['dropEnrolment', { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }],
          },
        ],
      },
    },
    enrolled: {
      description: 'The app counts; another one may be added.',
      on: { 'flow.started': 'proving' },
    },
  },
});

export type EnrolSecondFactorActor = ActorRefFrom<typeof enrolSecondFactorMachine>;
