import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { DisplayNameVerdict } from '#domain/account/display-name.ts';
import type { User } from '#domain/user/user.ts';
import { notProvided } from '../not-provided.ts';

interface EditProfileContext {
  readonly problem: Exclude<DisplayNameVerdict, 'ok'> | null;
  readonly failure: AccountFailure | null;
}

export type EditProfileEvent =
  | { readonly type: 'form.submitted'; readonly displayName: string | null; readonly verdict: DisplayNameVerdict }
  | { readonly type: 'field.changed' };

/**
 * Changing the name that the founder goes by.
 *
 * Actor to provide: `saveName`, rejecting with what `accountFailureOf` reads. Action to provide: `tellUser`.
 */
export const editProfileMachine = setup({
  types: {
    context: {} as EditProfileContext,
    events: {} as EditProfileEvent,
    tags: {} as 'pending',
  },
  actors: {
    saveName: fromPromise<User, { readonly displayName: string | null }>(notProvided('saveName')),
  },
  guards: {
    isGood: (_, { verdict }: { verdict: DisplayNameVerdict }) => verdict === 'ok',
  },
  actions: {
    tellUser: (_, _params: { user: User }) => {},
    showProblem: assign({
      problem: (_, { verdict }: { verdict: DisplayNameVerdict }) => (verdict === 'ok' ? null : verdict),
      failure: null,
    }),
    forgetTrouble: assign({ problem: null, failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'editProfile',
  context: { problem: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The form is open.',
      initial: 'editing',
      on: {
        'form.submitted': [
          { guard: { type: 'isGood', params: ({ event }) => event }, target: 'saving', actions: 'forgetTrouble' },
          { target: '.editing', actions: { type: 'showProblem', params: ({ event }) => event } },
        ],
      },
      states: {
        editing: {
          description: 'The name may differ from the one that is kept; perhaps with what went wrong the last time.',
          on: { 'field.changed': { actions: 'forgetTrouble' } },
        },
        saved: {
          description: 'The name on screen is the one that the server keeps.',
          on: { 'field.changed': 'editing' },
        },
      },
    },
    saving: {
      tags: 'pending',
      description: 'Our server keeps the name.',
      invoke: {
        id: 'saveName',
        src: 'saveName',
        input: ({ event }) => ({ displayName: event.type === 'form.submitted' ? event.displayName : null }),
        onDone: {
          target: 'open.saved',
          actions: { type: 'tellUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'open',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
  },
});

export type EditProfileActor = ActorRefFrom<typeof editProfileMachine>;
