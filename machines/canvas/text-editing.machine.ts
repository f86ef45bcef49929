import { type ActorRefFrom, assign, not, setup } from 'xstate';
import { canvasLimits } from '#domain/canvas/canvas.ts';
import { mergeText } from '#domain/text/merge-text.ts';

export interface TextEditingInput {
  readonly id: string;
  /** The current text. */
  readonly text: string;
  /** Text that the draft begins with: a first letter, or a text that was refused. */
  readonly draft?: string;
  /** The text that the draft started from, if it is not `text`. */
  readonly base?: string;
  /** A node that exists for its text alone goes when it has none. */
  readonly isForText?: boolean;
}

interface TextEditingContext {
  readonly id: string;
  readonly base: string;
  readonly draft: string;
  /** The current text, no matter who wrote it. */
  readonly theirs: string;
  readonly isForText: boolean;
}

export type TextEditingEvent =
  | { readonly type: 'text.typed'; readonly text: string }
  /** Somebody else, or another tab, wrote upon it. */
  | { readonly type: 'text.came'; readonly text: string }
  | { readonly type: 'part.gone' }
  | { readonly type: 'part.returned' }
  /** Escape, or a press somewhere else: what is typed is kept. */
  | { readonly type: 'editing.ended' }
  | { readonly type: 'conflict.settled'; readonly keep: 'mine' | 'theirs' | 'both' }
  | { readonly type: 'draft.discarded' };

/** Result of editing, from which a change is made. */
export interface EditedText {
  readonly kind: 'worded' | 'revived' | 'unchanged' | 'empty';
  readonly id: string;
  readonly text: string;
  readonly base: string;
}

const merged = ({ base, theirs, draft }: TextEditingContext): string | undefined => mergeText(base, theirs, draft);

const settled = ({ draft, theirs }: TextEditingContext, keep: 'mine' | 'theirs' | 'both'): string =>
  keep === 'mine' ? draft : keep === 'theirs' ? theirs : `${theirs}\n${draft}`;

const outcome = (kind: EditedText['kind'], { id, draft, base }: TextEditingContext): EditedText => ({
  kind,
  id,
  text: draft,
  base,
});

/**
 * Writing upon one node or connector in its place. What is typed is never lost: changes of others are joined with it,
 * and where they meet, or the part is gone, both are offered. Its output says what is to become of the text.
 */
export const textEditingMachine = setup({
  types: {
    input: {} as TextEditingInput,
    context: {} as TextEditingContext,
    events: {} as TextEditingEvent,
    output: {} as EditedText,
    tags: {} as 'typing' | 'asking',
  },
  guards: {
    isTooLong: ({ context }) => context.draft.length > canvasLimits.text,
    isEmpty: ({ context }) => context.isForText && merged(context)?.trim() === '',
    isUnchanged: ({ context: { draft, base, theirs } }) => draft === base || draft === theirs,
    meets: ({ context }) => merged(context) === undefined,
  },
  actions: {
    type: assign((_, { text }: { text: string }) => ({ draft: text })),
    follow: assign(({ context }, { text }: { text: string }) => {
      const isUntouched = context.draft === context.base;
      return isUntouched ? { theirs: text, base: text, draft: text } : { theirs: text };
    }),
    settle: assign(({ context }, { keep }: { keep: 'mine' | 'theirs' | 'both' }) => ({
      draft: settled(context, keep),
      base: context.theirs,
    })),
  },
}).createMachine({
  id: 'textEditing',
  context: ({ input: { id, text, draft = text, base = text, isForText = false } }) => ({
    id,
    base,
    draft,
    theirs: text,
    isForText,
  }),
  initial: 'typing',
  on: {
    'text.typed': { actions: { type: 'type', params: ({ event }) => event } },
    'text.came': { actions: { type: 'follow', params: ({ event }) => event } },
  },
  states: {
    typing: {
      description: 'The text can be typed; its end keeps it.',
      tags: 'typing',
      on: {
        'part.gone': [{ guard: 'isUnchanged', target: 'unchanged' }, { target: 'orphaned' }],
        'editing.ended': [
          { guard: 'isTooLong', target: 'tooLong' },
          { guard: 'isEmpty', target: 'empty' },
          { guard: 'isUnchanged', target: 'unchanged' },
          { guard: 'meets', target: 'conflicting' },
          { target: 'worded' },
        ],
      },
    },
    tooLong: {
      description: 'More than a node can hold was typed: nothing is cut off, the founder shortens it.',
      tags: ['typing', 'asking'],
      on: {
        'part.gone': 'orphaned',
        'text.typed': { target: 'typing', actions: { type: 'type', params: ({ event }) => event } },
        'draft.discarded': 'unchanged',
      },
    },
    conflicting: {
      description: 'Somebody else wrote in the same place: both texts are shown, and the founder chooses.',
      tags: 'asking',
      on: {
        'part.gone': 'orphaned',
        'text.typed': { target: 'typing', actions: { type: 'type', params: ({ event }) => event } },
        'conflict.settled': { target: 'settling', actions: { type: 'settle', params: ({ event }) => event } },
      },
    },
    settling: {
      description: 'What was chosen is judged like what was typed.',
      always: [
        { guard: 'isTooLong', target: 'tooLong' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isUnchanged', target: 'unchanged' },
        { target: 'worded' },
      ],
    },
    orphaned: {
      description: 'The part was removed meanwhile: what was typed brings it back, or is given up knowingly.',
      tags: ['typing', 'asking'],
      on: {
        'part.returned': 'typing',
        'editing.ended': [
          { guard: 'isEmpty', target: 'unchanged' },
          { guard: not('isTooLong'), target: 'revived' },
        ],
        'draft.discarded': 'unchanged',
      },
    },
    worded: {
      type: 'final',
      description: 'The text is on its way.',
      output: ({ context }) => outcome('worded', context),
    },
    revived: {
      type: 'final',
      description: 'The part comes back, with the text.',
      output: ({ context }) => outcome('revived', context),
    },
    unchanged: {
      type: 'final',
      description: 'There was nothing to keep.',
      output: ({ context }) => outcome('unchanged', context),
    },
    empty: {
      type: 'final',
      description: 'No words are left upon what is there for its text alone.',
      output: ({ context }) => outcome('empty', context),
    },
  },
  output: ({ event }) => event.output as EditedText,
});

export type TextEditingActor = ActorRefFrom<typeof textEditingMachine>;
