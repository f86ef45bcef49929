import { type ActorRefFrom, setup } from 'xstate';

export type SelectionFocusEvent =
  /** The pointer went down on a control about the selection. */
  | { readonly type: 'pointer.pressed' }
  /** A key that leads from control to control: Tab, or an arrow outside of a text. */
  | { readonly type: 'key.pressed' }
  /** Something about the selection was changed, or asked for. */
  | { readonly type: 'choice.made' }
  /** A control about the selection got the focus, whoever gave it. */
  | { readonly type: 'focus.came' };

/**
 * Who has the keyboard after a choice about the selection. Whoever points is back at the scene, where Delete and the
 * letters work; whoever walks the controls by keyboard stays where they are. Action to provide: `giveBack`, which
 * leads the keyboard to the scene.
 */
export const selectionFocusMachine = setup({
  types: { events: {} as SelectionFocusEvent },
  actions: { giveBack: () => {} },
}).createMachine({
  id: 'selectionFocus',
  initial: 'kept',
  states: {
    kept: {
      description: 'The controls are walked by keyboard: a choice keeps the focus.',
      on: { 'pointer.pressed': 'pointed' },
    },
    pointed: {
      description: 'The controls are worked with the pointer: the next choice gives the keyboard back.',
      on: { 'choice.made': { target: 'returned', actions: 'giveBack' }, 'key.pressed': 'kept' },
    },
    returned: {
      description: 'The scene has the keyboard. A closing menu restores the focus to its button: that is passed on.',
      on: {
        'choice.made': { actions: 'giveBack' },
        'focus.came': { actions: 'giveBack' },
        'pointer.pressed': 'pointed',
        'key.pressed': 'kept',
      },
    },
  },
});

export type SelectionFocusActor = ActorRefFrom<typeof selectionFocusMachine>;
