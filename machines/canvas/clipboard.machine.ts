import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

/** `own` is for this product's canvases; the others are for whatever takes text or images. */
export type ClipForm = 'own' | 'text' | 'png';

export interface CopyInput {
  readonly ids: readonly string[];
  readonly form: ClipForm;
}

/** Why the clipboard was not reached. */
export type ClipboardFailure = 'refused' | 'empty' | 'unexpected';

interface ClipboardContext extends CopyInput {
  /** How many parts were copied last; the same number twice is news twice. */
  readonly copied: { readonly count: number; readonly turn: number };
  readonly failure: ClipboardFailure | null;
}

export type ClipboardEvent =
  | ({ readonly type: 'copy.asked' } & CopyInput)
  | { readonly type: 'cut.asked'; readonly ids: readonly string[] }
  /** From a menu: keys and the browser's own menu bring what is pasted with them. */
  | { readonly type: 'paste.asked' };

const kinds: readonly unknown[] = ['refused', 'empty'] satisfies readonly ClipboardFailure[];
const failureOf = (reason: unknown): ClipboardFailure =>
  kinds.includes(reason) ? (reason as ClipboardFailure) : 'unexpected';

const copying = {
  id: 'write',
  src: 'write' as const,
  input: ({ context: { ids, form } }: { context: ClipboardContext }): CopyInput => ({ ids, form }),
};
const ofContext = ({ context: { ids } }: { context: ClipboardContext }) => ({ ids });
const failing = {
  target: 'ready',
  actions: {
    type: 'noteFailure' as const,
    params: ({ event }: { event: { readonly error: unknown } }) => ({ reason: event.error }),
  },
};

/**
 * Taking parts along, also to another project. What is cut goes only when it is in the clipboard. Actors to provide,
 * which reject with a `ClipboardFailure`: `write`, and `paste`, which reads and places. Action to provide: `remove`.
 */
export const clipboardMachine = setup({
  types: { context: {} as ClipboardContext, events: {} as ClipboardEvent, tags: {} as 'pending' },
  actors: {
    write: fromPromise<void, CopyInput>(notProvided('write')),
    paste: fromPromise<void>(notProvided('paste')),
  },
  guards: { hasParts: (_, { ids }: { ids: readonly string[] }) => ids.length > 0 },
  actions: {
    take: assign((_, { ids, form }: CopyInput) => ({ ids, form, failure: null })),
    begin: assign({ failure: null }),
    note: assign(({ context: { ids, copied } }) => ({ copied: { count: ids.length, turn: copied.turn + 1 }, ids: [] })),
    noteFailure: assign((_, { reason }: { reason: unknown }) => ({ failure: failureOf(reason), ids: [] })),
    remove: (_, _params: { readonly ids: readonly string[] }) => {},
  },
}).createMachine({
  id: 'clipboard',
  context: { ids: [], form: 'own', copied: { count: 0, turn: 0 }, failure: null },
  initial: 'ready',
  states: {
    ready: {
      description: 'Says what became of the last copy.',
      on: {
        'copy.asked': {
          guard: { type: 'hasParts', params: ({ event }) => event },
          target: 'copying',
          actions: { type: 'take', params: ({ event }) => event },
        },
        'cut.asked': {
          guard: { type: 'hasParts', params: ({ event }) => event },
          target: 'cutting',
          actions: { type: 'take', params: ({ event: { ids } }) => ({ ids, form: 'own' }) },
        },
        'paste.asked': { target: 'pasting', actions: 'begin' },
      },
    },
    copying: {
      description: 'The clipboard is written.',
      tags: 'pending',
      invoke: { ...copying, onDone: { target: 'ready', actions: 'note' }, onError: failing },
    },
    cutting: {
      description: 'The clipboard is written; what is in it goes from the canvas.',
      tags: 'pending',
      invoke: {
        ...copying,
        onDone: {
          target: 'ready',
          actions: [{ type: 'remove', params: ofContext }, 'note'],
        },
        onError: failing,
      },
    },
    pasting: {
      description: 'The clipboard is read, if the browser lets us.',
      tags: 'pending',
      invoke: { id: 'paste', src: 'paste', onDone: 'ready', onError: failing },
    },
  },
});
