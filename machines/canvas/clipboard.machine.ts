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

interface ClipboardContext {
  /** Ids of the parts that are being copied. */
  readonly ids: readonly string[];
  readonly form: ClipForm;
  /** Requests that arrived meanwhile, the earliest first: a cut after a copy is not lost. */
  readonly waiting: readonly ClipboardEvent[];
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
const telling = { type: 'tellCopied' as const, params: ofContext };
const failing = {
  target: 'ready',
  actions: [
    {
      type: 'tellFailure' as const,
      params: ({ event }: { event: { readonly error: unknown } }) => ({ failure: failureOf(event.error) }),
    },
    'end' as const,
  ],
};
const waiting = { type: 'await' as const, params: ({ event }: { event: ClipboardEvent }) => event };
const waitingWithParts = {
  guard: { type: 'hasParts' as const, params: ({ event }: { event: { readonly ids: readonly string[] } }) => event },
  actions: waiting,
};
const next = (type: ClipboardEvent['type']) => ({ type: 'isNext' as const, params: { type } });

/**
 * Taking parts along, also to another project, one after the other. What is cut goes only when it is in the clipboard.
 * Actors to provide, which reject with a `ClipboardFailure`: `write`, and `paste`, which reads and places. Actions to
 * provide: `remove`, `tellCopied`, `tellFailure`.
 */
export const clipboardMachine = setup({
  types: { context: {} as ClipboardContext, events: {} as ClipboardEvent },
  actors: {
    write: fromPromise<void, CopyInput>(notProvided('write')),
    paste: fromPromise<void>(notProvided('paste')),
  },
  guards: {
    hasParts: (_, { ids }: { ids: readonly string[] }) => ids.length > 0,
    isNext: ({ context }, { type }: { type: ClipboardEvent['type'] }) => context.waiting[0]?.type === type,
  },
  actions: {
    await: assign(({ context }, asked: ClipboardEvent) => ({ waiting: [...context.waiting, asked] })),
    begin: assign(
      ({
        context: {
          waiting: [now, ...later],
        },
      }) => ({
        ids: now && 'ids' in now ? now.ids : [],
        form: now && 'form' in now ? now.form : 'own',
        waiting: later,
      }),
    ),
    end: assign({ ids: [] }),
    remove: (_, _params: { readonly ids: readonly string[] }) => {},
    tellCopied: (_, _params: { readonly ids: readonly string[] }) => {},
    tellFailure: (_, _params: { readonly failure: ClipboardFailure }) => {},
  },
}).createMachine({
  id: 'clipboard',
  context: { ids: [], form: 'own', waiting: [] },
  on: { 'copy.asked': waitingWithParts, 'cut.asked': waitingWithParts, 'paste.asked': { actions: waiting } },
  initial: 'ready',
  states: {
    ready: {
      description: 'What was asked first is begun.',
      always: [
        { guard: next('copy.asked'), target: 'copying', actions: 'begin' },
        { guard: next('cut.asked'), target: 'cutting', actions: 'begin' },
        { guard: next('paste.asked'), target: 'pasting', actions: 'begin' },
      ],
    },
    copying: {
      description: 'The clipboard is written.',
      invoke: { ...copying, onDone: { target: 'ready', actions: [telling, 'end'] }, onError: failing },
    },
    cutting: {
      description: 'The clipboard is written; what is in it goes from the canvas.',
      invoke: {
        ...copying,
        onDone: { target: 'ready', actions: [{ type: 'remove', params: ofContext }, telling, 'end'] },
        onError: failing,
      },
    },
    pasting: {
      description: 'The clipboard is read, if the browser lets us.',
      invoke: { id: 'paste', src: 'paste', onDone: 'ready', onError: failing },
    },
  },
});
