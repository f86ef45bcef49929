import { type ActorRefFrom, assign, setup } from 'xstate';

export type TemplateScope = 'selection' | 'everything';

interface NameTemplateContext {
  readonly scope: TemplateScope;
  /** Why the last name was not taken. */
  readonly fault: string | null;
}

export type NameTemplateEvent =
  | { readonly type: 'scope.picked'; readonly scope: TemplateScope }
  /** `fault`: why the vault would reject it. */
  | { readonly type: 'name.given'; readonly name: string; readonly fault: string | null }
  | { readonly type: 'naming.left' };

/** Giving a template its first name, or another. Action to provide: `save`. */
export const nameTemplateMachine = setup({
  types: {
    input: {} as { readonly scope: TemplateScope },
    context: {} as NameTemplateContext,
    events: {} as NameTemplateEvent,
  },
  guards: { isTaken: (_, { fault }: { readonly fault: string | null }) => fault === null },
  actions: {
    pick: assign((_, { scope }: { readonly scope: TemplateScope }) => ({ scope, fault: null })),
    refuse: assign((_, { fault }: { readonly fault: string | null }) => ({ fault })),
    save: (_, _params: { readonly name: string; readonly scope: TemplateScope }) => {},
  },
}).createMachine({
  id: 'nameTemplate',
  context: ({ input: { scope } }) => ({ scope, fault: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'A name is typed.',
      on: {
        'scope.picked': { actions: { type: 'pick', params: ({ event }) => event } },
        'name.given': [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'saved',
            actions: {
              type: 'save',
              params: ({ event: { name }, context: { scope } }) => ({ name, scope }),
            },
          },
          { actions: { type: 'refuse', params: ({ event }) => event } },
        ],
        'naming.left': 'left',
      },
    },
    saved: { type: 'final', description: 'The template has its name.' },
    left: { type: 'final', description: 'Nothing was changed.' },
  },
});

export type NameTemplateActor = ActorRefFrom<typeof nameTemplateMachine>;
