import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type CanvasFileFailure, canvasFileFailureOf } from '#domain/canvas-transfer/canvas-file-failure.ts';
import type { CanvasFileReport } from '#domain/canvas-transfer/report-file.ts';
import { notProvided } from '../not-provided.ts';

/** A file to import; its content stays outside. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: number;
}

interface ImportCanvasContext {
  readonly file: GivenFile | null;
  readonly report: CanvasFileReport | null;
  readonly failure: CanvasFileFailure | null;
}

export type ImportCanvasEvent =
  | { readonly type: 'file.given'; readonly file: GivenFile }
  | { readonly type: 'file.dropped' }
  | { readonly type: 'import.confirmed' }
  | { readonly type: 'import.left' };

export const canvasFileLimits = { bytes: 32 * 1024 * 1024 } as const;

/**
 * From a file to parts on the canvas: nothing is placed before the founder has seen what it holds. Actors to provide,
 * which reject with a `CanvasFileFailure`: `read` and `place`, which issues everything as one change.
 */
export const importCanvasMachine = setup({
  types: { context: {} as ImportCanvasContext, events: {} as ImportCanvasEvent, tags: {} as 'pending' },
  actors: {
    read: fromPromise<CanvasFileReport>(notProvided('read')),
    place: fromPromise<void>(notProvided('place')),
  },
  guards: {
    isTooLarge: (_, { file }: { file: GivenFile }) => file.bytes > canvasFileLimits.bytes,
    hasParts: ({ context: { report } }) => report !== null && report.parts > 0,
  },
  actions: {
    take: assign((_, { file }: { file: GivenFile }) => ({ file, report: null, failure: null })),
    refuse: assign((_, { file }: { file: GivenFile }) => ({
      file,
      report: null,
      failure: { kind: 'too-large' as const },
    })),
    drop: assign({ file: null, report: null, failure: null }),
    show: assign((_, { report }: { report: CanvasFileReport }) => ({ report })),
    begin: assign({ failure: null }),
    noteFailure: assign((_, { reason }: { reason: unknown }) => ({ failure: canvasFileFailureOf(reason) })),
  },
}).createMachine({
  id: 'importCanvas',
  context: { file: null, report: null, failure: null },
  initial: 'choosing',
  on: { 'import.left': '.left' },
  states: {
    choosing: {
      description: 'A file is waited for; what was wrong with the last one is said.',
      on: {
        'file.given': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            actions: { type: 'refuse', params: ({ event }) => event },
          },
          { target: 'reading', actions: { type: 'take', params: ({ event }) => event } },
        ],
      },
    },
    reading: {
      description: 'The file is read and checked.',
      tags: 'pending',
      on: { 'file.dropped': { target: 'choosing', actions: 'drop' } },
      invoke: {
        id: 'read',
        src: 'read',
        onDone: { target: 'reviewing', actions: { type: 'show', params: ({ event }) => ({ report: event.output }) } },
        onError: {
          target: 'choosing',
          actions: { type: 'noteFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    reviewing: {
      description: 'Says what would come, and why it could not come the last time.',
      on: {
        'file.dropped': { target: 'choosing', actions: 'drop' },
        'import.confirmed': { guard: 'hasParts', target: 'placing', actions: 'begin' },
      },
    },
    placing: {
      description: 'All of it comes as one change.',
      tags: 'pending',
      invoke: {
        id: 'place',
        src: 'place',
        onDone: 'left',
        onError: {
          target: 'reviewing',
          actions: { type: 'noteFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    left: { type: 'final', description: 'The canvas is there again.' },
  },
});

export type ImportCanvasActor = ActorRefFrom<typeof importCanvasMachine>;
