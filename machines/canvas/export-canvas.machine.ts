import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

export const exportFormats = ['png', 'svg', 'pdf', 'json', 'excalidraw', 'canvas'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportChoices {
  readonly format: ExportFormat;
  readonly scope: 'everything' | 'selection';
  /** Pixels a scene unit has in a PNG. */
  readonly scale: 1 | 2 | 4;
}

/** Why there is no file. */
export type ExportFailure = 'too-large' | 'image-missing' | 'unexpected';

interface ExportCanvasContext {
  readonly choices: ExportChoices;
  readonly hasSelection: boolean;
  /** The name of the file that was made last. */
  readonly saved: string | null;
  readonly failure: ExportFailure | null;
}

export type ExportCanvasEvent =
  | { readonly type: 'choice.made'; readonly choice: Partial<ExportChoices> }
  | { readonly type: 'export.asked' }
  | { readonly type: 'export.cancelled' }
  | { readonly type: 'export.left' };

export interface ExportedFile {
  readonly name: string;
}

const failures: readonly unknown[] = ['too-large', 'image-missing'] satisfies readonly ExportFailure[];
const failureOf = (reason: unknown): ExportFailure =>
  failures.includes(reason) ? (reason as ExportFailure) : 'unexpected';

/** From the canvas to a file. Actor to provide: `makeFile`, which saves it and rejects with an `ExportFailure`. */
export const exportCanvasMachine = setup({
  types: {
    input: {} as { readonly hasSelection: boolean },
    context: {} as ExportCanvasContext,
    events: {} as ExportCanvasEvent,
    tags: {} as 'pending',
  },
  actors: { makeFile: fromPromise<ExportedFile, ExportChoices>(notProvided('makeFile')) },
  guards: {
    canChoose: ({ context }, { choice }: { choice: Partial<ExportChoices> }) =>
      choice.scope !== 'selection' || context.hasSelection,
  },
  actions: {
    choose: assign(({ context }, { choice }: { choice: Partial<ExportChoices> }) => ({
      choices: { ...context.choices, ...choice },
      saved: null,
      failure: null,
    })),
    begin: assign({ saved: null, failure: null }),
    noteFile: assign((_, { name }: ExportedFile) => ({ saved: name })),
    noteFailure: assign((_, { reason }: { reason: unknown }) => ({ failure: failureOf(reason) })),
  },
}).createMachine({
  id: 'exportCanvas',
  context: ({ input: { hasSelection } }) => ({
    hasSelection,
    choices: { format: 'png', scope: hasSelection ? 'selection' : 'everything', scale: 2 },
    saved: null,
    failure: null,
  }),
  initial: 'choosing',
  on: { 'export.left': '.left' },
  states: {
    choosing: {
      description: 'What is to be in the file; says what became of the last one.',
      on: {
        'choice.made': {
          guard: { type: 'canChoose', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'export.asked': { target: 'making', actions: 'begin' },
      },
    },
    making: {
      description: 'The file is drawn.',
      tags: 'pending',
      on: { 'export.cancelled': 'choosing' },
      invoke: {
        id: 'makeFile',
        src: 'makeFile',
        input: ({ context }) => context.choices,
        onDone: { target: 'choosing', actions: { type: 'noteFile', params: ({ event }) => event.output } },
        onError: {
          target: 'choosing',
          actions: { type: 'noteFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    left: { type: 'final', description: 'The canvas is there again.' },
  },
});

export type ExportCanvasActor = ActorRefFrom<typeof exportCanvasMachine>;
