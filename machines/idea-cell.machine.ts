import { type ActorRefFrom, assign, setup } from 'xstate';

/** What of an idea is edited where the table shows it. */
export type IdeaCell = 'title' | 'status' | 'tags' | 'ratings';

interface IdeaCellContext {
  /** Of the idea; null while none is edited. */
  readonly id: string | null;
  readonly cell: IdeaCell | null;
}

export type IdeaCellEvent =
  | { readonly type: 'cell.opened'; readonly id: string; readonly cell: IdeaCell }
  | { readonly type: 'cell.closed' };

/** Which cell of the vault's table is being edited: one at a time. */
export const ideaCellMachine = setup({
  types: { context: {} as IdeaCellContext, events: {} as IdeaCellEvent },
  actions: { aim: assign((_, aimed: IdeaCellContext) => aimed) },
}).createMachine({
  id: 'ideaCell',
  context: { id: null, cell: null },
  initial: 'closed',
  on: {
    'cell.opened': { target: '.open', actions: { type: 'aim', params: ({ event: { id, cell } }) => ({ id, cell }) } },
  },
  states: {
    closed: { description: 'The table is read.' },
    open: {
      description: 'A small editor stands at the cell.',
      on: { 'cell.closed': { target: 'closed', actions: { type: 'aim', params: { id: null, cell: null } } } },
    },
  },
});

export type IdeaCellActor = ActorRefFrom<typeof ideaCellMachine>;
