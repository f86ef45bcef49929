import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { NotificationChange, NotificationChoices } from '#domain/account/notification-choices.ts';
import { notProvided } from '../not-provided.ts';

interface ChooseNotificationsContext {
  /** The change that is being sent to the server; null if nothing is being sent. */
  readonly wanted: NotificationChange | null;
  readonly failure: AccountFailure | null;
}

export type ChooseNotificationsEvent = { readonly type: 'choices.changed'; readonly change: NotificationChange };

/**
 * Changing what one wants to be told of. A choice that the server did not take is taken back.
 *
 * Actor to provide: `saveChange`, rejecting with what `accountFailureOf` reads. Action to provide: `tellSaved`.
 */
export const chooseNotificationsMachine = setup({
  types: {
    context: {} as ChooseNotificationsContext,
    events: {} as ChooseNotificationsEvent,
    tags: {} as 'pending',
  },
  actors: {
    saveChange: fromPromise<NotificationChoices, { readonly change: NotificationChange }>(notProvided('saveChange')),
  },
  actions: {
    tellSaved: (_, _params: { choices: NotificationChoices }) => {},
    want: assign((_, { change }: { change: NotificationChange }) => ({ wanted: change, failure: null })),
    forget: assign({ wanted: null }),
    showFailure: assign((_, { reason }: { reason: unknown }) => ({ wanted: null, failure: accountFailureOf(reason) })),
  },
}).createMachine({
  id: 'chooseNotifications',
  context: { wanted: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The server knows what the founder wants, or the last change failed.',
      on: { 'choices.changed': { target: 'saving', actions: { type: 'want', params: ({ event }) => event } } },
    },
    saving: {
      tags: 'pending',
      description: 'The server is told.',
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ event }) => ({
          change: (event as Extract<ChooseNotificationsEvent, { type: 'choices.changed' }>).change,
        }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'tellSaved', params: ({ event }) => ({ choices: event.output }) }, 'forget'],
        },
        onError: {
          target: 'idle',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
  },
});

export type ChooseNotificationsActor = ActorRefFrom<typeof chooseNotificationsMachine>;
