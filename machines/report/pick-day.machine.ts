import { type ActorRefFrom, assign, emit, setup } from 'xstate';

interface PickDayInput {
  /** The day that is shown: `2026-03-01`. */
  readonly day: string;
  /** The first and the last that can be picked. */
  readonly first: string;
  readonly last: string;
}

interface PickDayContext extends PickDayInput {
  /** The field's value; empty while it is no day. */
  readonly typed: string;
}

export type PickDayEvent =
  | { readonly type: 'day.typed'; readonly day: string }
  | { readonly type: 'field.left' }
  /** Another day is shown, whoever chose it. */
  | { readonly type: 'day.shown'; readonly day: string };

/**
 * A day picked in a field that says each of its numbers as it is typed: the year 2026 is the years 2, 20 and 202 on its way.
 * So what is typed counts after a pause, or once the field is left. Emits `day.picked`.
 */
export const pickDayMachine = setup({
  types: {
    input: {} as PickDayInput,
    context: {} as PickDayContext,
    events: {} as PickDayEvent,
    emitted: {} as { readonly type: 'day.picked'; readonly day: string },
  },
  delays: { pause: 500 },
  guards: {
    canBePicked: ({ context: { first, last, typed } }) => first <= typed && typed <= last,
    isAnother: ({ context }, { day }: { day: string }) => day !== context.day,
  },
  actions: {
    remember: assign({ typed: (_, { day }: { day: string }) => day }),
    show: assign({ day: (_, { day }: { day: string }) => day, typed: (_, { day }: { day: string }) => day }),
    pick: assign({ day: ({ context }) => context.typed }),
    tell: emit(({ context }) => ({ type: 'day.picked', day: context.day })),
  },
}).createMachine({
  id: 'pickDay',
  context: ({ input }) => ({ ...input, typed: input.day }),
  initial: 'shown',
  on: {
    'day.typed': { target: '.typing', reenter: true, actions: { type: 'remember', params: ({ event }) => event } },
    'day.shown': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.shown',
      actions: { type: 'show', params: ({ event }) => event },
    },
  },
  states: {
    shown: { description: 'The field has the day that is shown.' },
    typing: {
      description: 'A day is being typed.',
      on: { 'field.left': 'judging' },
      after: { pause: 'judging' },
    },
    judging: {
      description: 'Whether it is a day that can be picked.',
      always: [{ guard: 'canBePicked', target: 'shown', actions: ['pick', 'tell'] }, 'refused'],
    },
    refused: { description: 'The field has a day that can’t be picked; the one before is still shown.' },
  },
});

export type PickDayActor = ActorRefFrom<typeof pickDayMachine>;
