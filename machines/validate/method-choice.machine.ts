import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

export interface MethodChoiceInput {
  /** A method was chosen before. */
  readonly hasChosen: boolean;
}

interface MethodChoiceContext extends MethodChoiceInput {
  /** The last input was a pointer, no matter where it pressed, and not a key among the methods. */
  readonly isByPointer: boolean;
}

export type MethodChoiceEvent =
  /** Anywhere on the screen, before the focus follows it. */
  | { readonly type: 'pointer.pressed' }
  /** Among the methods. */
  | { readonly type: 'key.pressed' }
  | { readonly type: 'method.chosen' }
  /** The focus has left the methods. */
  | { readonly type: 'methods.left'; readonly hasChosen: boolean }
  | { readonly type: 'change.asked' };

/**
 * Eight methods, of which only the chosen one stays in sight. Who chooses with a pointer has seen what is chosen, and goes
 * on: the others go at once. With keys, the arrows choose as they pass: the others go when the focus leaves. It leaves too
 * when a pointer is about to press something else, which must not move under it.
 */
export const methodChoiceMachine = setup({
  types: {
    input: {} as MethodChoiceInput,
    context: {} as MethodChoiceContext,
    events: {} as MethodChoiceEvent,
  },
  guards: {
    hadChosen: ({ context }) => context.hasChosen,
    isByPointer: ({ context }) => context.isByPointer,
    isDoneByKeys: ({ context }, { hasChosen }: MethodChoiceInput) => hasChosen && !context.isByPointer,
  },
  actions: {
    noteHand: assign((_, isByPointer: boolean) => ({ isByPointer })),
  },
}).createMachine({
  id: 'methodChoice',
  context: ({ input }) => ({ ...input, isByPointer: false }),
  on: {
    'pointer.pressed': { actions: { type: 'noteHand', params: true } },
    'key.pressed': { actions: { type: 'noteHand', params: false } },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'Finds out whether a method was chosen before.',
      always: [{ guard: 'hadChosen', target: 'folded' }, { target: 'open' }],
    },
    open: {
      description: 'Shows all methods.',
      on: {
        'method.chosen': { guard: 'isByPointer', target: 'folded' },
        'methods.left': { guard: { type: 'isDoneByKeys', params: ({ event }) => event }, target: 'folded' },
      },
    },
    folded: {
      description: 'Shows the chosen method, and the way to the others.',
      on: { 'change.asked': 'open' },
    },
  },
});

export type MethodChoiceActor = ActorRefFrom<typeof methodChoiceMachine>;

export const selectAreMethodsFolded = (snapshot: SnapshotFrom<typeof methodChoiceMachine>): boolean =>
  snapshot.matches('folded');
