import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AuthFailure, authFailureOf, isLastingLinkFailure, passwordVerdictOf } from '#domain/auth/auth-failure.ts';
import type { PasswordVerdict } from '#domain/auth/password.ts';
import { notProvided } from '../not-provided.ts';

interface ResetPasswordContext {
  /** From the mail's link, until it is used up. Secret. */
  readonly oobCode: string;
  /** Whose password it is; null until the provider has told. */
  readonly email: string | null;
  readonly problem: Exclude<PasswordVerdict, 'ok'> | null;
  readonly failure: AuthFailure | null;
}

export type ResetPasswordEvent =
  | { readonly type: 'password.submitted'; readonly password: string; readonly verdict: PasswordVerdict }
  | { readonly type: 'password.changed' };

interface NewPassword {
  readonly oobCode: string;
  readonly password: string;
}

/**
 * A new password by the code of a mail.
 *
 * Actors to provide, both rejecting with what `authFailureOf` reads: `readCode` resolves to whose password it is,
 * `savePassword` once the new one holds.
 * Actions to provide: `renewPolicy`, when the provider did not take a password that we thought it would; `leave`, once
 * the new password holds, with the account's address.
 */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    input: {} as { readonly oobCode: string | undefined },
    tags: {} as 'pending',
  },
  actors: {
    readCode: fromPromise<{ readonly email: string }, { readonly oobCode: string }>(notProvided('readCode')),
    savePassword: fromPromise<void, NewPassword>(notProvided('savePassword')),
  },
  guards: {
    hasCode: ({ context }) => context.oobCode !== '',
    isAcceptable: (_, { verdict }: { verdict: PasswordVerdict }) => verdict === 'ok',
    isLasting: (_, { reason }: { reason: unknown }) => isLastingLinkFailure(authFailureOf(reason)),
    isWeakPassword: (_, { reason }: { reason: unknown }) => authFailureOf(reason).kind === 'weak-password',
  },
  actions: {
    rememberEmail: assign((_, { email }: { email: string }) => ({ email })),
    showProblem: assign((_, { verdict }: { verdict: PasswordVerdict }) => ({
      problem: verdict === 'ok' ? null : verdict,
      failure: null,
    })),
    clearProblem: assign({ problem: null }),
    forgetTrouble: assign({ problem: null, failure: null }),
    showFailure: assign((_, { reason }: { reason: unknown }) => {
      const failure = authFailureOf(reason);
      const problem = passwordVerdictOf(failure);
      return { failure: problem ? null : failure, problem };
    }),
    dropCode: assign({ oobCode: '' }),
    renewPolicy: () => {},
    leave: (_, _params: { email: string | null }) => {},
  },
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ oobCode: input.oobCode ?? '', email: null, problem: null, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Did the link carry a code?',
      always: [
        { guard: 'hasCode', target: 'reading' },
        { target: 'unusable', actions: { type: 'showFailure', params: { reason: { kind: 'link-unusable' } } } },
      ],
    },
    reading: {
      tags: 'pending',
      description: 'The provider tells whose password the code may replace.',
      invoke: {
        id: 'readCode',
        src: 'readCode',
        input: ({ context }) => ({ oobCode: context.oobCode }),
        onDone: { target: 'editing', actions: { type: 'rememberEmail', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isLasting', params: ({ event }) => ({ reason: event.error }) },
            target: 'unusable',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
          // Whose it is can stay unknown: the code is judged again with the password.
          { target: 'editing' },
        ],
      },
    },
    editing: {
      description: 'The form is open, perhaps with what went wrong the last time.',
      on: {
        'password.changed': { actions: 'clearProblem' },
        'password.submitted': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'saving',
            actions: 'forgetTrouble',
          },
          { actions: { type: 'showProblem', params: ({ event }) => event } },
        ],
      },
    },
    saving: {
      tags: 'pending',
      description: 'The provider judges code and password.',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ context, event }) => ({
          oobCode: context.oobCode,
          password: event.type === 'password.submitted' ? event.password : '',
        }),
        onDone: 'saved',
        onError: [
          {
            guard: { type: 'isLasting', params: ({ event }) => ({ reason: event.error }) },
            target: 'unusable',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
          {
            guard: { type: 'isWeakPassword', params: ({ event }) => ({ reason: event.error }) },
            target: 'editing',
            actions: [{ type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }, 'renewPolicy'],
          },
          { target: 'editing', actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) } },
        ],
      },
    },
    saved: {
      type: 'final',
      description: 'The new password holds, and every sign-in with the old one has ended.',
      entry: ['dropCode', { type: 'leave', params: ({ context }) => context }],
    },
    unusable: {
      type: 'final',
      description: 'This link will never work; a new mail is needed.',
      entry: 'dropCode',
    },
  },
});

export type ResetPasswordActor = ActorRefFrom<typeof resetPasswordMachine>;
