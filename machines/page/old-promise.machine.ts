import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';

interface OldPromiseInput {
  /** The founder has said on this device that the page may stay as it is. */
  readonly isDismissed: boolean;
}

export type OldPromiseEvent = { readonly type: 'promise.dismissed' };

/**
 * The word that a page was written for the idea before a pivot, until the founder has seen to it. Action to provide:
 * `rememberDismissal`.
 */
export const oldPromiseMachine = setup({
  types: { input: {} as OldPromiseInput, context: {} as OldPromiseInput, events: {} as OldPromiseEvent },
  guards: { isDismissed: ({ context }) => context.isDismissed },
  actions: { rememberDismissal: () => {} },
}).createMachine({
  id: 'oldPromise',
  context: ({ input }) => input,
  initial: 'unknown',
  states: {
    unknown: {
      description: 'Is as it was left.',
      always: [{ guard: 'isDismissed', target: 'dismissed' }, { target: 'shown' }],
    },
    shown: {
      description: 'Asks to check what the page promises.',
      on: { 'promise.dismissed': { target: 'dismissed', actions: 'rememberDismissal' } },
    },
    dismissed: { description: 'The page may stay as it is.', type: 'final' },
  },
});

export type OldPromiseActor = ActorRefFrom<typeof oldPromiseMachine>;

export const selectIsPromiseShown = (snapshot: SnapshotFrom<typeof oldPromiseMachine>): boolean =>
  snapshot.matches('shown');
