import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import {
  isAcceptableChange,
  type PasswordChangeVerdicts,
  type SubmittedPasswordChange,
} from '#domain/account/password-change.ts';
import type { Proof, Proven, ReauthenticationAnswer } from '#domain/account/reauthentication.ts';
import { passwordVerdictOf } from '#domain/auth/auth-failure.ts';
import type { CodeVerdict } from '#domain/auth/one-time-code.ts';
import { usualPolicy } from '#domain/auth/password.ts';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';
import { type SecondFactorAsked, type SecondStep, type SecondStepAnswer, stepsOf } from '#domain/auth/second-step.ts';
import { notProvided } from '../not-provided.ts';

interface ChangePasswordContext {
  readonly policy: PasswordPolicy;
  /** Problems of the form as last submitted; null if it has none. */
  readonly problems: PasswordChangeVerdicts | null;
  readonly codeProblem: Exclude<CodeVerdict, 'ok'> | null;
  readonly failure: AccountFailure | null;
  /** How a second factor can be answered; empty while none is asked for. */
  readonly steps: readonly SecondStep[];
  /** The one that the founder answers with. */
  readonly step: SecondStep;
  /** Until the provider has taken it. Secret. */
  readonly newPassword: string | null;
  /** Whether the other sessions are known to have ended; null before the password was changed. */
  readonly othersEnded: boolean | null;
}

export type ChangePasswordEvent =
  | ({ readonly type: 'form.submitted' } & SubmittedPasswordChange)
  | { readonly type: 'field.changed'; readonly field: keyof PasswordChangeVerdicts | 'code' }
  | { readonly type: 'step.chosen'; readonly step: SecondStep }
  | { readonly type: 'code.submitted'; readonly code: string; readonly verdict: CodeVerdict }
  | { readonly type: 'flow.cancelled' };

/**
 * Changing the password: the current one is checked anew, then the provider takes the new one, then the founder's other
 * sessions end. The provider's policy is read at first, and again when a password fails it.
 *
 * Actors to provide, all rejecting with what `accountFailureOf` reads: `readPolicy`, `prove`, `answerCode` for a second
 * factor, `setPassword`, `endOtherSessions`.
 */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    tags: {} as 'pending',
  },
  actors: {
    readPolicy: fromPromise<PasswordPolicy>(notProvided('readPolicy')),
    prove: fromPromise<ReauthenticationAnswer, Proof>(notProvided('prove')),
    answerCode: fromPromise<Proven, SecondStepAnswer>(notProvided('answerCode')),
    setPassword: fromPromise<void, { readonly newPassword: string }>(notProvided('setPassword')),
    endOtherSessions: fromPromise<void>(notProvided('endOtherSessions')),
  },
  guards: {
    isOffered: ({ context }, { step }: { step: SecondStep }) => context.steps.includes(step),
    isAcceptable: (_, verdicts: PasswordChangeVerdicts) => isAcceptableChange(verdicts),
    isGoodCode: (_, { verdict }: { verdict: CodeVerdict }) => verdict === 'ok',
    isProven: (_, { answer }: { answer: ReauthenticationAnswer }) => answer.kind === 'proven',
    isPassing: (_, { reason }: { reason: unknown }) =>
      ['wrong-code', 'used-code', 'passkey-cancelled', 'passkey-refused'].includes(accountFailureOf(reason).kind),
    failsPolicy: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'weak-password',
  },
  actions: {
    askStep: assign((_, { steps }: Pick<SecondFactorAsked, 'steps'>) => ({ steps, step: steps[0] ?? 'app' })),
    chooseStep: assign({ step: (_, { step }: { step: SecondStep }) => step }),
    keepPolicy: assign({ policy: (_, { policy }: { policy: PasswordPolicy }) => policy }),
    keepNewPassword: assign({ newPassword: (_, { newPassword }: { newPassword: string }) => newPassword }),
    dropNewPassword: assign({ newPassword: null }),
    showProblems: assign({ problems: (_, verdicts: PasswordChangeVerdicts) => verdicts }),
    clearProblem: assign(({ context }, { field }: { field: keyof PasswordChangeVerdicts | 'code' }) =>
      field === 'code'
        ? { codeProblem: null, failure: null }
        : { problems: context.problems && withoutProblem(context.problems, field) },
    ),
    showCodeProblem: assign({
      codeProblem: (_, { verdict }: { verdict: CodeVerdict }) => (verdict === 'ok' ? null : verdict),
    }),
    forgetTrouble: assign({ problems: null, codeProblem: null, failure: null, othersEnded: null }),
    showFailure: assign((_, { reason }: { reason: unknown }) => {
      const failure = accountFailureOf(reason);
      const refused = passwordVerdictOf(failure);
      return refused
        ? { problems: { currentPassword: 'ok', newPassword: refused } as const, failure: null }
        : { failure };
    }),
    noteOthers: assign({ othersEnded: (_, { ended }: { ended: boolean }) => ended }),
  },
}).createMachine({
  id: 'changePassword',
  context: {
    policy: usualPolicy,
    problems: null,
    codeProblem: null,
    failure: null,
    steps: [],
    step: 'app',
    newPassword: null,
    othersEnded: null,
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open, perhaps with what went wrong the last time.',
      initial: 'readingPolicy',
      on: {
        'field.changed': { actions: { type: 'clearProblem', params: ({ event }) => event } },
        'form.submitted': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event.verdicts },
            target: 'proving',
            actions: ['forgetTrouble', { type: 'keepNewPassword', params: ({ event }) => event }],
          },
          { actions: ['forgetTrouble', { type: 'showProblems', params: ({ event }) => event.verdicts }] },
        ],
      },
      states: {
        readingPolicy: {
          description: 'The provider is asked what it wants of a password; the policy known so far holds meanwhile.',
          invoke: {
            id: 'readPolicy',
            src: 'readPolicy',
            onDone: {
              target: 'ready',
              actions: { type: 'keepPolicy', params: ({ event }) => ({ policy: event.output }) },
            },
            onError: 'ready',
          },
        },
        ready: { description: 'The policy is known, or the usual one is assumed.' },
      },
    },
    proving: {
      tags: 'pending',
      description: 'The identity provider checks the current password.',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ event }) => ({
          kind: 'password',
          currentPassword: event.type === 'form.submitted' ? event.currentPassword : '',
        }),
        onDone: [
          { guard: { type: 'isProven', params: ({ event }) => ({ answer: event.output }) }, target: 'setting' },
          {
            target: 'askingCode',
            actions: { type: 'askStep', params: ({ event }) => stepsOf(event.output) },
          },
        ],
        onError: {
          target: 'editing.ready',
          actions: ['dropNewPassword', { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }],
        },
      },
    },
    askingCode: {
      description: 'A second factor guards the account: the founder is asked for the code that the app shows.',
      on: {
        'field.changed': { actions: { type: 'clearProblem', params: ({ event }) => event } },
        'flow.cancelled': { target: 'editing.ready', actions: ['dropNewPassword', 'forgetTrouble'] },
        'step.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: [{ type: 'chooseStep', params: ({ event }) => event }, 'forgetTrouble'],
        },
        'code.submitted': [
          {
            guard: { type: 'isGoodCode', params: ({ event }) => event },
            target: 'checkingCode',
            actions: 'forgetTrouble',
          },
          { actions: ['forgetTrouble', { type: 'showCodeProblem', params: ({ event }) => event }] },
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
        onDone: 'setting',
        onError: [
          {
            guard: { type: 'isPassing', params: ({ event }) => ({ reason: event.error }) },
            target: 'askingCode',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
          {
            target: 'editing.ready',
            actions: ['dropNewPassword', { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }],
          },
        ],
      },
    },
    setting: {
      tags: 'pending',
      description: 'The identity provider takes the new password.',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => ({ newPassword: context.newPassword ?? '' }),
        onDone: { target: 'endingOthers', actions: 'dropNewPassword' },
        onError: [
          {
            guard: { type: 'failsPolicy', params: ({ event }) => ({ reason: event.error }) },
            target: 'editing.readingPolicy',
            actions: ['dropNewPassword', { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }],
          },
          {
            target: 'editing.ready',
            actions: ['dropNewPassword', { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }],
          },
        ],
      },
    },
    endingOthers: {
      tags: 'pending',
      description: 'Whoever was signed in with the old password is signed out.',
      invoke: {
        id: 'endOtherSessions',
        src: 'endOtherSessions',
        onDone: { target: 'changed', actions: { type: 'noteOthers', params: { ended: true } } },
        onError: { target: 'changed', actions: { type: 'noteOthers', params: { ended: false } } },
      },
    },
    changed: {
      description: 'The new password counts, and is said to until it is changed again.',
      on: {
        'form.submitted': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event.verdicts },
            target: 'proving',
            actions: ['forgetTrouble', { type: 'keepNewPassword', params: ({ event }) => event }],
          },
          {
            target: 'editing.ready',
            actions: ['forgetTrouble', { type: 'showProblems', params: ({ event }) => event.verdicts }],
          },
        ],
      },
    },
  },
});

function withoutProblem(
  problems: PasswordChangeVerdicts,
  field: keyof PasswordChangeVerdicts,
): PasswordChangeVerdicts | null {
  const rest = { ...problems, [field]: 'ok' };
  return isAcceptableChange(rest) ? null : rest;
}

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>;
