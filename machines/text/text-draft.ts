import { and, assign, not, or, setup, stateIn } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { mergeText } from '#domain/text/merge-text.ts';
import { issue } from '../issue.ts';

interface TextDraftContext<Place> {
  /** The page, or the survey, that holds the text. */
  readonly documentId: string;
  /** Null while nothing is typed. */
  readonly place: Place | null;
  /** The text that the draft started from: the original one, or the one that was stored last. */
  readonly base: string;
  readonly draft: string;
  /** The document's current text, no matter who wrote it. */
  readonly theirs: string;
}

type TextDraftEvent<Place> =
  | { readonly type: 'text.begun'; readonly place: Place; readonly text: string }
  | { readonly type: 'text.typed'; readonly text: string }
  /** The document has another text there now. */
  | { readonly type: 'text.came'; readonly text: string }
  /** A method of input puts a word together, as keyboards of phones do: nothing is stored halfway. */
  | { readonly type: 'composition.begun' }
  | { readonly type: 'composition.ended' }
  /** The text typed so far becomes a change, before an undo for example. */
  | { readonly type: 'text.stored' }
  | { readonly type: 'text.left' }
  /** The block or the question that holds the text was removed, or is back. */
  | { readonly type: 'part.gone' }
  | { readonly type: 'part.returned' }
  | { readonly type: 'conflict.settled'; readonly keep: 'mine' | 'theirs' }
  | { readonly type: 'draft.discarded' };

interface TextDraftOptions<Place> {
  readonly id: string;
  /** The draft as the document keeps it; undefined if it is too long. */
  readonly clean: (place: Place, draft: string) => string | undefined;
  readonly command: (documentId: string, place: Place, base: string, text: string) => CommandDraft;
}

const nothing = { place: null, base: '', draft: '', theirs: '' } as const;

/** Something was typed that can become a change now. */
const isAtRest = not(or(['isComposing', 'isUnchanged']));

/**
 * Returns the machine of typing into one text of a document, in its place or beside it. What is typed is stored at rests, so
 * that an undo takes back a burst of typing; it is never lost: what others write is merged, and where both meet, or the text's
 * part goes, the founder chooses.
 */
export function textDraftMachine<Place extends object>({ id, clean, command }: TextDraftOptions<Place>) {
  type Context = TextDraftContext<Place>;
  const cleaned = ({ place, draft }: Context): string | undefined => (place ? clean(place, draft) : draft);
  const storing = ({ documentId, place, base, draft }: Context): readonly CommandDraft[] =>
    place ? [command(documentId, place, base, draft)] : [];
  return setup({
    types: {
      context: {} as Context,
      events: {} as TextDraftEvent<Place>,
      input: {} as { readonly documentId: string },
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
      begin: assign((_, { place, text }: { place: Place; text: string }) => ({
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
      rebase: assign(({ context }) => {
        const stored = cleaned(context) ?? context.base;
        return { base: stored, theirs: stored };
      }),
      forget: assign(nothing),
      issue,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ documentId: input.documentId, ...nothing }),
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
        on: { 'text.came': { actions: { type: 'follow', params: ({ event }) => event } } },
        states: {
          writing: {
            description: 'One text has the caret.',
            initial: 'still',
            on: {
              'text.typed': { actions: { type: 'type', params: ({ event }) => event } },
              'part.gone': [{ guard: 'isUnchanged', target: `#${id}.resting` }, { target: 'orphaned' }],
              'text.stored': [
                { guard: and([isAtRest, 'isTooLong']), target: 'tooLong' },
                { guard: and([isAtRest, 'meets']), target: 'conflicting' },
                { guard: isAtRest, target: '.storing' },
              ],
              'text.left': [
                { guard: 'isTooLong', target: 'tooLong' },
                { guard: 'isUnchanged', target: `#${id}.resting` },
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
            always: `#${id}.resting`,
          },
          tooLong: {
            description: 'More was typed than fits: nothing is cut off, the founder shortens it or gives it up.',
            tags: 'asking',
            on: {
              'part.gone': 'orphaned',
              'text.typed': { target: 'writing.typing', actions: { type: 'type', params: ({ event }) => event } },
              'draft.discarded': `#${id}.resting`,
            },
          },
          conflicting: {
            description: 'Somebody else changed the same words: both texts are shown, and the founder chooses.',
            tags: 'asking',
            on: {
              'text.typed': { actions: { type: 'type', params: ({ event }) => event } },
              'part.gone': [{ guard: 'isUnchanged', target: `#${id}.resting` }, { target: 'orphaned' }],
              'conflict.settled': [
                { guard: ({ event }) => event.keep === 'mine', target: 'ending', actions: 'keepMine' },
                { target: `#${id}.resting` },
              ],
            },
          },
          orphaned: {
            description:
              'The text’s part was removed meanwhile: what was typed is shown until it is given up or the part is back.',
            tags: 'asking',
            on: { 'part.returned': 'writing.typing', 'draft.discarded': `#${id}.resting` },
          },
        },
      },
    },
  });
}
