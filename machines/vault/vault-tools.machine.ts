import { assign, setup } from 'xstate';

interface VaultToolsContext {
  /** Ids of the ideas that the open tool works on. */
  readonly ids: readonly string[];
}

export type VaultToolsEvent =
  | { readonly type: 'criteria.asked' }
  | { readonly type: 'import.asked' }
  | { readonly type: 'fork.asked'; readonly id: string }
  | { readonly type: 'comparison.asked'; readonly ids: readonly string[] }
  | { readonly type: 'tool.closed' };

/** Which of the vault's tools lies over the screen: one at a time. */
export const vaultToolsMachine = setup({
  types: { context: {} as VaultToolsContext, events: {} as VaultToolsEvent },
  guards: { areEnough: (_, { ids }: { ids: readonly string[] }) => new Set(ids).size > 1 },
  actions: { remember: assign((_, { ids }: { ids: readonly string[] }) => ({ ids })) },
}).createMachine({
  id: 'vaultTools',
  context: { ids: [] },
  initial: 'none',
  on: {
    'criteria.asked': { target: '.criteria', actions: { type: 'remember', params: { ids: [] } } },
    'import.asked': { target: '.importing', actions: { type: 'remember', params: { ids: [] } } },
    'fork.asked': {
      target: '.forking',
      actions: { type: 'remember', params: ({ event }) => ({ ids: [event.id] }) },
    },
    'comparison.asked': {
      guard: { type: 'areEnough', params: ({ event }) => event },
      target: '.comparing',
      actions: { type: 'remember', params: ({ event }) => event },
    },
    'tool.closed': { target: '.none', actions: { type: 'remember', params: { ids: [] } } },
  },
  states: {
    none: { description: 'The vault can be seen.' },
    criteria: { description: 'The criteria are edited.' },
    importing: { description: 'Ideas are imported.' },
    forking: { description: 'An idea is forked.' },
    comparing: { description: 'Ideas are compared.' },
  },
});
