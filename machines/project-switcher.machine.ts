import { type ActorRefFrom, assign, setup } from 'xstate';

interface SwitcherInput {
  /** The project that was current last on this device; null where there was none. */
  readonly lastId: string | null;
}

interface SwitcherContext extends SwitcherInput {
  /** What is searched for. */
  readonly query: string;
}

export type SwitcherEvent =
  | { readonly type: 'switcher.toggled' }
  | { readonly type: 'switcher.closed' }
  | { readonly type: 'query.changed'; readonly text: string }
  /** The founder has come to a place of this project, by whatever way. */
  | { readonly type: 'project.visited'; readonly id: string }
  | { readonly type: 'project.chosen'; readonly id: string }
  | { readonly type: 'allIdeas.chosen' };

/** Which idea is the current one, and the menu that leads to another. Actions to provide: `store`, `lead`, `leadToAll`. */
export const projectSwitcherMachine = setup({
  types: { input: {} as SwitcherInput, context: {} as SwitcherContext, events: {} as SwitcherEvent },
  guards: { isOther: ({ context }, { id }: { id: string }) => context.lastId !== id },
  actions: {
    clear: assign({ query: '' }),
    search: assign((_, { text }: { text: string }) => ({ query: text })),
    remember: assign((_, { id }: { id: string }) => ({ lastId: id })),
    store: (_, _params: { readonly id: string }) => {},
    lead: (_, _params: { readonly id: string }) => {},
    leadToAll: () => {},
  },
}).createMachine({
  id: 'projectSwitcher',
  context: ({ input: { lastId } }) => ({ lastId, query: '' }),
  initial: 'closed',
  on: {
    'project.visited': {
      guard: { type: 'isOther', params: ({ event }) => event },
      actions: [
        { type: 'remember', params: ({ event }) => event },
        { type: 'store', params: ({ event }) => event },
      ],
    },
  },
  states: {
    closed: {
      description: 'Says which idea is the current one.',
      on: { 'switcher.toggled': { target: 'open', actions: 'clear' } },
    },
    open: {
      description: 'Lists the explored ideas, or those that fit what is searched for.',
      on: {
        'switcher.toggled': 'closed',
        'switcher.closed': 'closed',
        'query.changed': { actions: { type: 'search', params: ({ event }) => event } },
        'project.chosen': {
          target: 'closed',
          actions: [
            { type: 'remember', params: ({ event }) => event },
            { type: 'store', params: ({ event }) => event },
            { type: 'lead', params: ({ event }) => event },
          ],
        },
        'allIdeas.chosen': { target: 'closed', actions: 'leadToAll' },
      },
    },
  },
});

export type ProjectSwitcherActor = ActorRefFrom<typeof projectSwitcherMachine>;
