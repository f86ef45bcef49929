import { type ActorRefFrom, assign, setup } from 'xstate';

/** Fields of an idea that can be edited in the table. */
export type IdeaCell = 'title' | 'status' | 'tags' | 'ratings';

interface IdeaCellContext {
  /** Id of the edited idea; null if none is edited. */
  readonly id: string | null;
  readonly cell: IdeaCell | null;
  /** Letters that came before the editor had the keyboard: its code may still be on its way. */
  readonly typed: string;
  /** Enter came after them. */
  readonly isConfirmed: boolean;
}

export type IdeaCellEvent =
  | { readonly type: 'cell.opened'; readonly id: string; readonly cell: IdeaCell }
  | { readonly type: 'letters.typed'; readonly typed: string }
  | { readonly type: 'choice.confirmed' }
  | { readonly type: 'cell.closed' };

/** Which cell of the vault's table is being edited: one at a time. */
export const ideaCellMachine = setup({
  types: { context: {} as IdeaCellContext, events: {} as IdeaCellEvent },
  actions: {
    aim: assign((_, aimed: Pick<IdeaCellContext, 'id' | 'cell'>) => ({ ...aimed, typed: '', isConfirmed: false })),
    keep: assign((_, { typed }: { typed: string }) => ({ typed })),
    confirm: assign({ isConfirmed: true }),
  },
}).createMachine({
  id: 'ideaCell',
  context: { id: null, cell: null, typed: '', isConfirmed: false },
  initial: 'closed',
  on: {
    'cell.opened': { target: '.open', actions: { type: 'aim', params: ({ event: { id, cell } }) => ({ id, cell }) } },
  },
  states: {
    closed: { description: 'The table is read.' },
    open: {
      description: 'A small editor stands at the cell.',
      on: {
        'letters.typed': { actions: { type: 'keep', params: ({ event }) => event } },
        'choice.confirmed': { actions: 'confirm' },
        'cell.closed': { target: 'closed', actions: { type: 'aim', params: { id: null, cell: null } } },
      },
    },
  },
});

export type IdeaCellActor = ActorRefFrom<typeof ideaCellMachine>;
