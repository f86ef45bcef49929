import { type ActorRefFrom, and, assign, not, or, setup, stateIn } from 'xstate';
import { type CommandDraft, pageDraft } from '#domain/log/command-draft.ts';
import { cleanText, fieldOf, isText } from '#domain/page/field-rules.ts';
import { mergeText } from '#domain/text/merge-text.ts';
import { issue } from '../issue.ts';

/** Which text of which block is typed. */
export interface TextPlace {
  readonly block: string;
  /** Kind of the block. */
  readonly kind: string;
  readonly field: string;
}

interface BlockTextContext {
  readonly pageId: string;
  /** Null while nothing is typed. */
  readonly place: TextPlace | null;
  /** The text that the draft started from: the original one, or the one that was stored last. */
  readonly base: string;
  readonly draft: string;
  /** The page's current text, no matter who wrote it. */
  readonly theirs: string;
}

export type BlockTextEvent =
  | { readonly type: 'text.begun'; readonly place: TextPlace; readonly text: string }
  | { readonly type: 'text.typed'; readonly text: string }
  /** The page has another text there now. */
  | { readonly type: 'text.came'; readonly text: string }
  /** A method of input puts a word together, as keyboards of phones do: nothing is stored halfway. */
  | { readonly type: 'composition.begun' }
  | { readonly type: 'composition.ended' }
  /** The text typed so far becomes a change, before an undo for example. */
  | { readonly type: 'text.stored' }
  | { readonly type: 'text.left' }
  | { readonly type: 'block.gone' }
  | { readonly type: 'block.returned' }
  | { readonly type: 'conflict.settled'; readonly keep: 'mine' | 'theirs' }
  | { readonly type: 'draft.discarded' };

/** The draft as a page keeps it; undefined if it is too long. */
const cleaned = ({ place, draft }: BlockTextContext): string | undefined => {
  const field = place ? fieldOf(place.kind, place.field) : undefined;
  return field && isText(field) ? cleanText(field, draft) : draft;
};

const storing = ({ pageId, place, base, draft }: BlockTextContext): readonly CommandDraft[] =>
  place ? [pageDraft('EditBlockText', pageId, { block: place.block, field: place.field, base, text: draft })] : [];

/** Something was typed that can become a change now. */
const isAtRest = not(or(['isComposing', 'isUnchanged']));

const nothing = { place: null, base: '', draft: '', theirs: '' } as const;

/**
 * Typing into one text of a page, in its place or beside it. What is typed is stored at rests, so that an undo takes back a
 * burst of typing; it is never lost: what others write is merged, and where both meet the founder chooses.
 */
export const blockTextMachine = setup({
  types: {
    context: {} as BlockTextContext,
    events: {} as BlockTextEvent,
    input: {} as { readonly pageId: string },
    tags: {} as 'asking',
  },
  delays: { restMs: 1_000 },
  guards: {
    isTooLong: ({ context }) => cleaned(context) === undefined,
    isUnchanged: ({ context }) => cleaned(context) === context.base,
    meets: ({ context }) => mergeText(context.base, context.theirs, cleaned(context) ?? context.draft) === undefined,
    isComposing: stateIn({ open: { writing: 'composing' } }),
  },
  actions: {
    begin: assign((_, { place, text }: { place: TextPlace; text: string }) => ({
      place,
      base: text,
      draft: text,
      theirs: text,
    })),
    type: assign((_, { text }: { text: string }) => ({ draft: text })),
    follow: assign(({ context }, { text }: { text: string }) => {
      if (text === context.base) return { theirs: text };
      return cleaned(context) === context.base ? { theirs: text, base: text, draft: text } : { theirs: text };
    }),
    keepMine: assign(({ context }) => ({ base: context.theirs })),
    takeTheirs: assign(({ context }) => ({ base: context.theirs, draft: context.theirs })),
    rebase: assign(({ context }) => {
      const stored = cleaned(context) ?? context.base;
      return { base: stored, theirs: stored };
    }),
    forget: assign(nothing),
    issue,
  },
}).createMachine({
  id: 'blockText',
  context: ({ input }) => ({ pageId: input.pageId, ...nothing }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No text is typed.',
      entry: 'forget',
      on: {
        'text.begun': { target: 'open', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    open: {
      description: 'A text is typed, or waits for an answer.',
      initial: 'writing',
      on: {
        'text.typed': { actions: { type: 'type', params: ({ event }) => event } },
        'text.came': { actions: { type: 'follow', params: ({ event }) => event } },
      },
      states: {
        writing: {
          description: 'One text has the caret.',
          initial: 'still',
          on: {
            'block.gone': [{ guard: 'isUnchanged', target: '#blockText.resting' }, { target: 'orphaned' }],
            'text.stored': [
              { guard: and([isAtRest, 'isTooLong']), target: 'tooLong' },
              { guard: and([isAtRest, 'meets']), target: 'conflicting' },
              { guard: isAtRest, target: '.storing' },
            ],
            'text.left': [
              { guard: 'isTooLong', target: 'tooLong' },
              { guard: 'isUnchanged', target: '#blockText.resting' },
              { guard: 'meets', target: 'conflicting' },
              { target: 'ending' },
            ],
          },
          states: {
            still: {
              description: 'All that was typed is stored.',
              on: {
                'text.typed': { target: 'typing', actions: { type: 'type', params: ({ event }) => event } },
                'composition.begun': 'composing',
              },
            },
            typing: {
              description: 'Something is typed that waits for a rest.',
              after: {
                restMs: [
                  { guard: 'isUnchanged', target: 'still' },
                  { guard: and([not('isTooLong'), not('meets')]), target: 'storing' },
                ],
              },
              on: {
                'text.typed': {
                  target: 'typing',
                  reenter: true,
                  actions: { type: 'type', params: ({ event }) => event },
                },
                'composition.begun': 'composing',
              },
            },
            composing: { description: 'A word is put together.', on: { 'composition.ended': 'typing' } },
            storing: {
              description: 'What was typed becomes one change.',
              entry: [{ type: 'issue', params: ({ context }) => ({ drafts: storing(context) }) }, 'rebase'],
              always: 'still',
            },
          },
        },
        ending: {
          description: 'The last of it becomes a change.',
          entry: { type: 'issue', params: ({ context }) => ({ drafts: storing(context) }) },
          always: '#blockText.resting',
        },
        tooLong: {
          description:
            'More was typed than the field holds: nothing is cut off, the founder shortens it or gives it up.',
          tags: 'asking',
          on: {
            'block.gone': 'orphaned',
            'text.typed': { target: 'writing.typing', actions: { type: 'type', params: ({ event }) => event } },
            'draft.discarded': '#blockText.resting',
          },
        },
        conflicting: {
          description: 'Somebody else changed the same words: both texts are shown, and the founder chooses.',
          tags: 'asking',
          on: {
            'block.gone': 'orphaned',
            'conflict.settled': [
              { guard: ({ event }) => event.keep === 'mine', target: 'ending', actions: 'keepMine' },
              { target: '#blockText.resting', actions: 'takeTheirs' },
            ],
          },
        },
        orphaned: {
          description:
            'The block was removed meanwhile: what was typed is shown until it is given up or the block is back.',
          tags: 'asking',
          on: {
            'block.returned': 'writing.typing',
            'draft.discarded': '#blockText.resting',
          },
        },
      },
    },
  },
});

export type BlockTextActor = ActorRefFrom<typeof blockTextMachine>;
