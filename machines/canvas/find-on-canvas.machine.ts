import { assign, setup } from 'xstate';

interface FindOnCanvasContext {
  readonly query: string;
  /** What was found, in reading order. */
  readonly ids: readonly string[];
  /** Which of them is looked at; null before any was. */
  readonly at: string | null;
}

export type FindOnCanvasEvent =
  | { readonly type: 'query.changed'; readonly query: string }
  /** From whoever knows the scene, after each change of the query or of the scene. */
  | { readonly type: 'results.came'; readonly query: string; readonly ids: readonly string[] }
  | { readonly type: 'next.asked' }
  | { readonly type: 'previous.asked' }
  | { readonly type: 'result.chosen'; readonly id: string };

/** The result so many steps further, from the last to the first. */
function stepped({ ids, at }: FindOnCanvasContext, step: 1 | -1): string | null {
  const from = at === null ? (step === 1 ? -1 : 0) : ids.indexOf(at);
  return ids.at((from + step) % ids.length) ?? null;
}

/** Looking for words on the canvas. Action to provide: `reveal`, which shows and selects a part. */
export const findOnCanvasMachine = setup({
  types: { context: {} as FindOnCanvasContext, events: {} as FindOnCanvasEvent },
  guards: {
    isBlank: (_, { query }: { query: string }) => query.trim() === '',
    isOfQuery: ({ context }, { query }: { query: string }) => query === context.query,
    hasNothing: ({ context }) => context.ids.length === 0,
    isFound: ({ context }, { id }: { id: string }) => context.ids.includes(id),
  },
  actions: {
    ask: assign((_, { query }: { query: string }) => ({ query, at: null })),
    forget: assign({ query: '', ids: [], at: null }),
    show: assign(({ context: { at } }, { ids }: { ids: readonly string[] }) => ({
      ids,
      at: at !== null && ids.includes(at) ? at : null,
    })),
    go: assign((_, { id }: { id: string | null }) => ({ at: id })),
    reveal: (_, _params: { readonly id: string | null }) => {},
  },
}).createMachine({
  id: 'findOnCanvas',
  context: { query: '', ids: [], at: null },
  initial: 'blank',
  on: {
    'query.changed': [
      { guard: { type: 'isBlank', params: ({ event }) => event }, target: '.blank' },
      { target: '.looking', actions: { type: 'ask', params: ({ event }) => event } },
    ],
    'results.came': {
      guard: { type: 'isOfQuery', params: ({ event }) => event },
      target: '.judging',
      actions: { type: 'show', params: ({ event }) => event },
    },
  },
  states: {
    blank: { description: 'Nothing is looked for.', entry: 'forget' },
    looking: { description: 'What was found for the words so far is on its way.' },
    judging: {
      description: 'Whether anything was found.',
      always: [{ guard: 'hasNothing', target: 'nothing' }, { target: 'found' }],
    },
    nothing: { description: 'Nothing says these words.' },
    found: {
      description: 'One after the other can be looked at.',
      on: {
        'next.asked': {
          actions: [
            { type: 'go', params: ({ context }) => ({ id: stepped(context, 1) }) },
            { type: 'reveal', params: ({ context }) => ({ id: context.at }) },
          ],
        },
        'previous.asked': {
          actions: [
            { type: 'go', params: ({ context }) => ({ id: stepped(context, -1) }) },
            { type: 'reveal', params: ({ context }) => ({ id: context.at }) },
          ],
        },
        'result.chosen': {
          guard: { type: 'isFound', params: ({ event }) => event },
          actions: [
            { type: 'go', params: ({ event }) => event },
            { type: 'reveal', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
