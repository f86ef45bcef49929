import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

/** What is to be imported; its content stays outside. */
export interface CanvasFile {
  readonly name: string;
  readonly bytes: number;
}

/** What was found in it. */
export interface CanvasFileReport {
  readonly nodes: number;
  readonly edges: number;
  /** Parts that cannot come along, for example images of another workspace. */
  readonly left: number;
}

/** Why a file is none of ours; `path` says where it differs: `nodes.3.x`. */
export type CanvasFileFailure =
  | { readonly kind: 'too-large' }
  | { readonly kind: 'no-json' }
  | { readonly kind: 'wrong-shape'; readonly path: string }
  | { readonly kind: 'newer' }
  | { readonly kind: 'canvas-full' }
  | { readonly kind: 'unexpected' };

interface ImportCanvasContext {
  readonly file: CanvasFile | null;
  readonly report: CanvasFileReport | null;
  readonly failure: CanvasFileFailure | null;
}

export type ImportCanvasEvent =
  | { readonly type: 'file.given'; readonly file: CanvasFile }
  | { readonly type: 'file.dropped' }
  | { readonly type: 'import.confirmed' }
  | { readonly type: 'import.left' };

export const canvasFileLimits = { bytes: 32 * 1024 * 1024 } as const;

const kinds: readonly unknown[] = ['too-large', 'no-json', 'wrong-shape', 'newer', 'canvas-full'];

function failureOf(reason: unknown): CanvasFileFailure {
  const isOurs = typeof reason === 'object' && reason !== null && 'kind' in reason && kinds.includes(reason.kind);
  return isOurs ? (reason as CanvasFileFailure) : { kind: 'unexpected' };
}

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
    isTooLarge: (_, { file }: { file: CanvasFile }) => file.bytes > canvasFileLimits.bytes,
    hasParts: ({ context: { report } }) => report !== null && report.nodes + report.edges > 0,
  },
  actions: {
    take: assign((_, { file }: { file: CanvasFile }) => ({ file, report: null, failure: null })),
    refuse: assign((_, { file }: { file: CanvasFile }) => ({
      file,
      report: null,
      failure: { kind: 'too-large' as const },
    })),
    drop: assign({ file: null, report: null, failure: null }),
    show: assign((_, { report }: { report: CanvasFileReport }) => ({ report })),
    noteFailure: assign((_, { reason }: { reason: unknown }) => ({ failure: failureOf(reason) })),
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
      description: 'Says what would come.',
      on: {
        'file.dropped': { target: 'choosing', actions: 'drop' },
        'import.confirmed': { guard: 'hasParts', target: 'placing' },
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
