import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

interface PaletteContext {
  readonly query: string;
  /** Error message of the command that was chosen last; null if it worked. */
  readonly failure: string | null;
}

export type PaletteEvent =
  | { readonly type: 'palette.opened' }
  | { readonly type: 'palette.closed' }
  | { readonly type: 'palette.toggled' }
  | { readonly type: 'query.changed'; readonly text: string }
  | { readonly type: 'command.chosen'; readonly id: string };

/** Finds a command and runs it. Actor to provide: `run`, which rejects with an `Error` that says why. */
export const commandPaletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent, tags: {} as 'pending' },
  actors: {
    run: fromPromise<void, { readonly id: string }>(notProvided('run')),
  },
  actions: {
    clear: assign({ query: '', failure: null }),
    rememberQuery: assign((_, { text }: { text: string }) => ({ query: text, failure: null })),
    noteFailure: assign((_, { reason }: { reason: unknown }) => ({
      failure: reason instanceof Error ? reason.message : String(reason),
    })),
  },
}).createMachine({
  id: 'commandPalette',
  context: { query: '', failure: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Not to be seen.',
      on: {
        'palette.opened': { target: 'open', actions: 'clear' },
        'palette.toggled': { target: 'open', actions: 'clear' },
      },
    },
    open: {
      description: 'Takes words, and shows the commands that they fit.',
      on: {
        'palette.closed': 'closed',
        'palette.toggled': 'closed',
        'query.changed': { actions: { type: 'rememberQuery', params: ({ event }) => event } },
        'command.chosen': 'running',
      },
    },
    running: {
      description: 'Gone from the screen, so that the command finds the page and its focus; back if the command fails.',
      tags: 'pending',
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ event }) => ({ id: event.type === 'command.chosen' ? event.id : '' }),
        onDone: 'closed',
        onError: {
          target: 'open',
          actions: { type: 'noteFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
      on: {
        'palette.opened': { target: 'open', actions: 'clear' },
        'palette.toggled': { target: 'open', actions: 'clear' },
      },
    },
  },
});

export type CommandPaletteActor = ActorRefFrom<typeof commandPaletteMachine>;
