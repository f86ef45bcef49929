import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import { passwordVerdictOf } from '#domain/auth/auth-failure.ts';
import { type PasswordVerdict, usualPolicy } from '#domain/auth/password.ts';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';
import { notProvided } from '../not-provided.ts';
import { reauthenticationMachine } from './reauthentication.machine.ts';

interface SetPasswordContext {
  readonly ways: readonly ReauthenticationMethod[];
  readonly policy: PasswordPolicy;
  readonly problem: Exclude<PasswordVerdict, 'ok'> | null;
  readonly failure: AccountFailure | null;
}

export type SetPasswordEvent =
  | { readonly type: 'flow.started' }
  | { readonly type: 'flow.cancelled' }
  | { readonly type: 'form.submitted'; readonly newPassword: string; readonly verdict: PasswordVerdict }
  | { readonly type: 'field.changed' };

/**
 * Giving a first password to an account that signs in another way.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `reauthentication`, `readPolicy`, `setPassword`.
 */
export const setPasswordMachine = setup({
  types: {
    context: {} as SetPasswordContext,
    events: {} as SetPasswordEvent,
    input: {} as { readonly ways: readonly ReauthenticationMethod[] },
    tags: {} as 'pending',
  },
  actors: {
    reauthentication: reauthenticationMachine,
    readPolicy: fromPromise<PasswordPolicy>(notProvided('readPolicy')),
    setPassword: fromPromise<void, { readonly newPassword: string }>(notProvided('setPassword')),
  },
  guards: {
    isGood: (_, { verdict }: { verdict: PasswordVerdict }) => verdict === 'ok',
    failsPolicy: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'weak-password',
  },
  actions: {
    keepPolicy: assign({ policy: (_, { policy }: { policy: PasswordPolicy }) => policy }),
    showProblem: assign({
      problem: (_, { verdict }: { verdict: PasswordVerdict }) => (verdict === 'ok' ? null : verdict),
      failure: null,
    }),
    forgetTrouble: assign({ problem: null, failure: null }),
    showFailure: assign((_, { reason }: { reason: unknown }) => {
      const failure = accountFailureOf(reason);
      const problem = passwordVerdictOf(failure);
      return { failure: problem ? null : failure, problem };
    }),
  },
}).createMachine({
  id: 'setPassword',
  context: ({ input }) => ({ ways: input.ways, policy: usualPolicy, problem: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'There is no password.',
      on: { 'flow.started': { target: 'proving', actions: 'forgetTrouble' } },
    },
    proving: {
      description: 'The founder shows who they are.',
      on: { 'flow.cancelled': 'idle' },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ ways: context.ways }),
        onDone: 'choosing',
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    choosing: {
      description: 'The form is open, perhaps with what went wrong the last time.',
      initial: 'readingPolicy',
      on: {
        'flow.cancelled': { target: 'idle', actions: 'forgetTrouble' },
        'field.changed': { actions: 'forgetTrouble' },
        'form.submitted': [
          {
            guard: { type: 'isGood', params: ({ event }) => event },
            target: 'setting',
            actions: 'forgetTrouble',
          },
          { actions: { type: 'showProblem', params: ({ event }) => event } },
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
    setting: {
      tags: 'pending',
      description: 'The identity provider takes the password.',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ event }) => ({ newPassword: event.type === 'form.submitted' ? event.newPassword : '' }),
        onDone: 'done',
        onError: [
          {
            guard: { type: 'failsPolicy', params: ({ event }) => ({ reason: event.error }) },
            target: 'choosing.readingPolicy',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
          {
            target: 'choosing.ready',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
    done: { type: 'final', description: 'The account has a password.' },
  },
});

export type SetPasswordActor = ActorRefFrom<typeof setPasswordMachine>;
