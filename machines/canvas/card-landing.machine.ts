import { type ActorRefFrom, assign, setup } from 'xstate';

interface CardLandingContext {
  /** Ids of what was dropped. */
  readonly ids: readonly string[];
}

/**
 * Cards that were dropped into another column of a board. The column shows them as selected, for a moment: nobody has
 * chosen them, and nothing is asked about them. Action to provide: `deselect`, which ends that.
 */
export const cardLandingMachine = setup({
  types: {
    context: {} as CardLandingContext,
    events: {} as { readonly type: 'cards.landed'; readonly ids: readonly string[] },
  },
  actions: {
    remember: assign(({ context }, { ids }: CardLandingContext) => ({ ids: [...context.ids, ...ids] })),
    deselect: (_, _params: CardLandingContext) => {},
    forget: assign({ ids: [] }),
  },
  delays: { landing: 300 },
}).createMachine({
  id: 'cardLanding',
  context: { ids: [] },
  initial: 'none',
  states: {
    none: {
      description: 'Whatever is selected was chosen.',
      on: { 'cards.landed': { target: 'landed', actions: { type: 'remember', params: ({ event }) => event } } },
    },
    landed: {
      description: 'What was dropped shows that it came.',
      after: {
        landing: { target: 'none', actions: [{ type: 'deselect', params: ({ context }) => context }, 'forget'] },
      },
      on: {
        'cards.landed': {
          target: 'landed',
          reenter: true,
          actions: { type: 'remember', params: ({ event }) => event },
        },
      },
    },
  },
});

export type CardLandingActor = ActorRefFrom<typeof cardLandingMachine>;
