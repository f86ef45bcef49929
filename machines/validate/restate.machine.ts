import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Belief } from '#domain/lineage/lineage-of.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { RefutedAssumption, Restated } from './restate-commands.ts';

/** Why a draft is no assumption yet. */
export type RestateGap = 'text-empty' | 'ledger-full';

interface RestateContext {
  /** New texts, by the id of the old assumption; its own words if there is none. */
  readonly texts: Readonly<Record<string, string>>;
  readonly missing: { readonly id: string; readonly gap: RestateGap } | null;
  /** The last action, to be announced. */
  readonly done: { readonly isLeft: boolean; readonly text: string } | null;
}

export type RestateEvent =
  | { readonly type: 'draft.changed'; readonly id: string; readonly text: string }
  | { readonly type: 'draft.submitted'; readonly draft: RefutedAssumption; readonly isFull: boolean }
  | { readonly type: 'draft.left'; readonly draft: RefutedAssumption; readonly isFull: boolean };

type Answered = Extract<RestateEvent, { readonly type: 'draft.submitted' | 'draft.left' }>;

/** Returns the text in the field of a draft. */
export const restatedText = (texts: RestateContext['texts'], { assumption }: Belief): string =>
  texts[assumption.id] ?? assumption.text;

/** An assumption left behind comes along in its own words, so it needs room too. */
function gapIn({ texts }: RestateContext, { type, draft, isFull }: Answered): RestateGap | null {
  if (type === 'draft.submitted' && oneLine(restatedText(texts, draft.belief)) === '') return 'text-empty';
  return isFull ? 'ledger-full' : null;
}

const stated = ({ texts }: RestateContext, draft: RefutedAssumption): Restated => ({
  ...{ draft, text: oneLine(restatedText(texts, draft.belief)), isLeft: false },
});
const left = (draft: RefutedAssumption): Restated => ({ draft, text: draft.belief.assumption.text, isLeft: true });

/**
 * Assumptions that a test refuted before the pivot, to be restated for the new idea or left behind; finished ones are
 * no drafts any more. Action to provide: `restate`, which makes one change of it.
 */
export const restateMachine = setup({
  types: { context: {} as RestateContext, events: {} as RestateEvent },
  guards: { hasGap: ({ context }, event: Answered) => gapIn(context, event) !== null },
  actions: {
    write: assign(({ context }, { id, text }: { id: string; text: string }) => ({
      texts: { ...context.texts, [id]: text },
      missing: null,
    })),
    showGap: assign(({ context }, event: Answered) => {
      const gap = gapIn(context, event);
      return { missing: gap && { id: event.draft.belief.assumption.id, gap } };
    }),
    tell: assign((_, { isLeft, text }: Restated) => ({ done: { isLeft, text }, missing: null })),
    restate: (_, _restated: Restated) => {},
  },
}).createMachine({
  id: 'restate',
  context: { texts: {}, missing: null, done: null },
  initial: 'restating',
  states: {
    restating: {
      description: 'The drafts are in their fields, in the words that were refuted until others are written.',
      on: {
        'draft.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'draft.submitted': [
          {
            guard: { type: 'hasGap', params: ({ event }) => event },
            actions: { type: 'showGap', params: ({ event }) => event },
          },
          {
            actions: [
              { type: 'restate', params: ({ context, event }) => stated(context, event.draft) },
              { type: 'tell', params: ({ context, event }) => stated(context, event.draft) },
            ],
          },
        ],
        'draft.left': [
          {
            guard: { type: 'hasGap', params: ({ event }) => event },
            actions: { type: 'showGap', params: ({ event }) => event },
          },
          {
            actions: [
              { type: 'restate', params: ({ event }) => left(event.draft) },
              { type: 'tell', params: ({ event }) => left(event.draft) },
            ],
          },
        ],
      },
    },
  },
});

export type RestateActor = ActorRefFrom<typeof restateMachine>;
