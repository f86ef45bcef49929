import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import type { EmailVerdict } from '#domain/auth/email.ts';
import { notProvided } from '../not-provided.ts';
import { reauthenticationMachine } from './reauthentication.machine.ts';

type NewEmailVerdict = EmailVerdict | 'unchanged';

interface ChangeEmailContext {
  readonly ways: readonly ReauthenticationMethod[];
  /** The address from the last submission. */
  readonly email: string;
  readonly problem: Exclude<NewEmailVerdict, 'ok'> | null;
  readonly failure: AccountFailure | null;
}

export type ChangeEmailEvent =
  | { readonly type: 'flow.started' }
  | { readonly type: 'flow.cancelled' }
  | { readonly type: 'form.submitted'; readonly email: string; readonly verdict: NewEmailVerdict }
  | { readonly type: 'field.changed' };

/**
 * Moving the account to another address. The address changes when the link in the mail to the new one is opened.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `reauthentication`, and `sendMail` to the new
 * address.
 */
export const changeEmailMachine = setup({
  types: {
    context: {} as ChangeEmailContext,
    events: {} as ChangeEmailEvent,
    input: {} as { readonly ways: readonly ReauthenticationMethod[] },
    tags: {} as 'pending',
  },
  actors: {
    reauthentication: reauthenticationMachine,
    sendMail: fromPromise<void, { readonly email: string }>(notProvided('sendMail')),
  },
  guards: {
    isGood: (_, { verdict }: { verdict: NewEmailVerdict }) => verdict === 'ok',
  },
  actions: {
    rememberEmail: assign({ email: (_, { email }: { email: string }) => email }),
    showProblem: assign({
      problem: (_, { verdict }: { verdict: NewEmailVerdict }) => (verdict === 'ok' ? null : verdict),
      failure: null,
    }),
    forgetTrouble: assign({ problem: null, failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'changeEmail',
  context: ({ input }) => ({ ways: input.ways, email: '', problem: null, failure: null }),
  initial: 'idle',
  states: {
    idle: { description: 'The address stays as it is.', on: { 'flow.started': 'entering' } },
    entering: {
      description: 'The founder is asked for the new address.',
      on: {
        'flow.cancelled': { target: 'idle', actions: 'forgetTrouble' },
        'field.changed': { actions: 'forgetTrouble' },
        'form.submitted': [
          {
            guard: { type: 'isGood', params: ({ event }) => event },
            target: 'proving',
            actions: ['forgetTrouble', { type: 'rememberEmail', params: ({ event }) => event }],
          },
          { actions: { type: 'showProblem', params: ({ event }) => event } },
        ],
      },
    },
    proving: {
      description: 'The founder shows who they are.',
      on: { 'flow.cancelled': 'entering' },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ ways: context.ways }),
        onDone: 'sending',
        onError: {
          target: 'entering',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    sending: {
      tags: 'pending',
      description: 'The identity provider sends a mail to the new address.',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'sent',
        onError: {
          target: 'entering',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    sent: {
      description: 'A mail is on its way; until its link is opened the old address counts.',
      on: { 'flow.started': 'entering' },
    },
  },
});

export type ChangeEmailActor = ActorRefFrom<typeof changeEmailMachine>;
