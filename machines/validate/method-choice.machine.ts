import { type ActorRefFrom, setup } from 'xstate';

export interface MethodChoiceInput {
  /** A method was chosen before. */
  readonly hasChosen: boolean;
}

export type MethodChoiceEvent =
  /** With a pointer: the founder has seen what is chosen, and goes on. */
  | { readonly type: 'method.pressed' }
  /** The keyboard has left the methods, among which the arrows choose as they pass. */
  | { readonly type: 'methods.left'; readonly hasChosen: boolean }
  | { readonly type: 'change.asked' };

/** Eight methods, of which only the chosen one stays in sight. */
export const methodChoiceMachine = setup({
  types: {
    input: {} as MethodChoiceInput,
    context: {} as MethodChoiceInput,
    events: {} as MethodChoiceEvent,
  },
  guards: {
    hadChosen: ({ context }) => context.hasChosen,
    hasChosen: (_, { hasChosen }: MethodChoiceInput) => hasChosen,
  },
}).createMachine({
  id: 'methodChoice',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'Finds out whether a method was chosen before.',
      always: [{ guard: 'hadChosen', target: 'folded' }, { target: 'open' }],
    },
    open: {
      description: 'Shows all methods.',
      on: {
        'method.pressed': 'folded',
        'methods.left': { guard: { type: 'hasChosen', params: ({ event }) => event }, target: 'folded' },
      },
    },
    folded: {
      description: 'Shows the chosen method, and the way to the others.',
      on: { 'change.asked': 'open' },
    },
  },
});

export type MethodChoiceActor = ActorRefFrom<typeof methodChoiceMachine>;
