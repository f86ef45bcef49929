import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type {
  Proof,
  Proven,
  ReauthenticationAnswer,
  ReauthenticationMethod,
} from '#domain/account/reauthentication.ts';
import type { CodeVerdict } from '#domain/auth/one-time-code.ts';
import type { PasswordVerdict } from '#domain/auth/password.ts';
import { type SecondFactorAsked, type SecondStep, type SecondStepAnswer, stepsOf } from '#domain/auth/second-step.ts';
import { notProvided } from '../not-provided.ts';

interface ReauthenticationContext {
  /** Never empty. */
  readonly ways: readonly ReauthenticationMethod[];
  /** Problem with the last entry; null if there is none. */
  readonly problem: Exclude<PasswordVerdict | CodeVerdict, 'ok'> | null;
  readonly failure: AccountFailure | null;
  /** How a second factor can be answered; empty while none is asked for. */
  readonly steps: readonly SecondStep[];
  /** The one that the founder answers with. */
  readonly step: SecondStep;
  /** Secret. */
  readonly firebaseToken: string | null;
}

export type ReauthenticationEvent =
  | { readonly type: 'proof.given'; readonly proof: Proof; readonly verdict: PasswordVerdict }
  | { readonly type: 'step.chosen'; readonly step: SecondStep }
  | { readonly type: 'code.submitted'; readonly code: string; readonly verdict: CodeVerdict }
  | { readonly type: 'field.changed' };

/**
 * Showing once more who one is, before something that cannot be undone. Yields the identity provider's fresh word.
 *
 * Actors to provide, both rejecting with what `accountFailureOf` reads: `prove`, and `answerCode` for a second factor.
 */
export const reauthenticationMachine = setup({
  types: {
    context: {} as ReauthenticationContext,
    events: {} as ReauthenticationEvent,
    input: {} as { readonly ways: readonly ReauthenticationMethod[] },
    output: {} as Proven,
    tags: {} as 'pending',
  },
  actors: {
    prove: fromPromise<ReauthenticationAnswer, Proof>(notProvided('prove')),
    answerCode: fromPromise<Proven, SecondStepAnswer>(notProvided('answerCode')),
  },
  guards: {
    isOffered: ({ context }, { step }: { step: SecondStep }) => context.steps.includes(step),
    isGood: (_, { verdict }: { verdict: PasswordVerdict | CodeVerdict }) => verdict === 'ok',
    isProven: (_, { answer }: { answer: ReauthenticationAnswer }) => answer.kind === 'proven',
    hasExpired: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'challenge-expired',
  },
  actions: {
    askStep: assign((_, { steps }: Pick<SecondFactorAsked, 'steps'>) => ({ steps, step: steps[0] ?? 'app' })),
    chooseStep: assign({ step: (_, { step }: { step: SecondStep }) => step }),
    showProblem: assign({
      problem: (_, { verdict }: { verdict: PasswordVerdict | CodeVerdict }) => (verdict === 'ok' ? null : verdict),
      failure: null,
    }),
    forgetTrouble: assign({ problem: null, failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
    keepToken: assign({
      firebaseToken: (_, { answer }: { answer: ReauthenticationAnswer }) =>
        answer.kind === 'proven' ? answer.firebaseToken : null,
    }),
  },
}).createMachine({
  id: 'reauthentication',
  context: ({ input }) => ({
    ways: input.ways,
    problem: null,
    failure: null,
    steps: [],
    step: 'app',
    firebaseToken: null,
  }),
  initial: 'asking',
  output: ({ context }) => ({ kind: 'proven', firebaseToken: context.firebaseToken ?? '' }),
  states: {
    asking: {
      description: 'The founder is asked for the password, or to answer in a window of a provider.',
      on: {
        'field.changed': { actions: 'forgetTrouble' },
        'proof.given': [
          {
            guard: { type: 'isGood', params: ({ event }) => event },
            target: 'proving',
            actions: 'forgetTrouble',
          },
          { actions: { type: 'showProblem', params: ({ event }) => event } },
        ],
      },
    },
    proving: {
      tags: 'pending',
      description: 'The identity provider judges.',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ event }) => (event.type === 'proof.given' ? event.proof : { kind: 'recent' }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => ({ answer: event.output }) },
            target: 'proven',
            actions: { type: 'keepToken', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'askingCode',
            actions: { type: 'askStep', params: ({ event }) => stepsOf(event.output) },
          },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    askingCode: {
      description: 'A second factor guards the account: the founder is asked for the code that the app shows.',
      on: {
        'field.changed': { actions: 'forgetTrouble' },
        'step.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: [{ type: 'chooseStep', params: ({ event }) => event }, 'forgetTrouble'],
        },
        'code.submitted': [
          {
            guard: { type: 'isGood', params: ({ event }) => event },
            target: 'checkingCode',
            actions: 'forgetTrouble',
          },
          { actions: { type: 'showProblem', params: ({ event }) => event } },
        ],
      },
    },
    checkingCode: {
      tags: 'pending',
      description: 'The identity provider judges the code.',
      invoke: {
        id: 'answerCode',
        src: 'answerCode',
        input: ({ context, event }) => ({
          code: event.type === 'code.submitted' ? event.code : '',
          step: context.step,
        }),
        onDone: {
          target: 'proven',
          actions: { type: 'keepToken', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'hasExpired', params: ({ event }) => ({ reason: event.error }) },
            target: 'asking',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
          {
            target: 'askingCode',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
    proven: { type: 'final', description: 'It is the founder.' },
  },
});

export type ReauthenticationActor = ActorRefFrom<typeof reauthenticationMachine>;

/** The reauthentication that a flow waits for, which it invokes by this name; undefined while it waits for none. */
export const selectReauthentication = ({
  children,
}: {
  readonly children: object;
}): ReauthenticationActor | undefined =>
  (children as { readonly reauthentication?: ReauthenticationActor }).reauthentication;
