import { type ActorRefFrom, assign, setup } from 'xstate';
import { type CommandDraft, surveyDraft } from '#domain/log/command-draft.ts';
import { mergeText } from '#domain/text/merge-text.ts';
import { issue } from '../issue.ts';

/** Which text of which question is typed. */
export interface QuestionTextPlace {
  readonly question: string;
  readonly field: 'title' | 'help';
}

interface QuestionTextContext {
  readonly surveyId: string;
  /** Null while nothing is typed. */
  readonly place: QuestionTextPlace | null;
  /** The text that the draft started from: the original one, or the one that was stored last. */
  readonly base: string;
  readonly draft: string;
  /** The survey's current text, no matter who wrote it. */
  readonly theirs: string;
}

export type QuestionTextEvent =
  | { readonly type: 'text.begun'; readonly place: QuestionTextPlace; readonly text: string }
  /** Never longer than the field takes. */
  | { readonly type: 'text.typed'; readonly text: string }
  /** The survey has another text there now. */
  | { readonly type: 'text.came'; readonly text: string }
  /** The text typed so far becomes a change, before an undo for example. */
  | { readonly type: 'text.stored' }
  | { readonly type: 'text.left' }
  | { readonly type: 'question.gone' }
  | { readonly type: 'question.returned' }
  | { readonly type: 'conflict.settled'; readonly keep: 'mine' | 'theirs' }
  | { readonly type: 'draft.discarded' };

const storing = ({ surveyId, place, base, draft }: QuestionTextContext): readonly CommandDraft[] =>
  place ? [surveyDraft('EditQuestionText', surveyId, { ...place, base, text: draft })] : [];

const nothing = { place: null, base: '', draft: '', theirs: '' } as const;

/**
 * Typing into one text of a survey. It is stored at rests, so that an undo takes back a burst of typing; it is never lost:
 * what others write meanwhile is merged, and where both meet, or the question goes, the founder chooses.
 */
export const questionTextMachine = setup({
  types: {
    context: {} as QuestionTextContext,
    events: {} as QuestionTextEvent,
    input: {} as { readonly surveyId: string },
  },
  delays: { restMs: 1_000 },
  guards: {
    isUnchanged: ({ context }) => context.draft === context.base,
    meets: ({ context }) => mergeText(context.base, context.theirs, context.draft) === undefined,
  },
  actions: {
    begin: assign((_, { place, text }: { place: QuestionTextPlace; text: string }) => ({
      place,
      base: text,
      draft: text,
      theirs: text,
    })),
    type: assign((_, { text }: { text: string }) => ({ draft: text })),
    follow: assign(({ context }, { text }: { text: string }) =>
      context.draft === context.base ? { theirs: text, base: text, draft: text } : { theirs: text },
    ),
    keepMine: assign(({ context }) => ({ base: context.theirs })),
    rebase: assign(({ context }) => ({ base: context.draft, theirs: context.draft })),
    forget: assign(nothing),
    issue,
  },
}).createMachine({
  id: 'questionText',
  context: ({ input }) => ({ surveyId: input.surveyId, ...nothing }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No text is typed.',
      entry: 'forget',
      on: { 'text.begun': { target: 'still', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    still: {
      description: 'A text has the caret, and all that was typed is stored.',
      on: {
        'text.typed': { target: 'typing', actions: { type: 'type', params: ({ event }) => event } },
        'text.came': { actions: { type: 'follow', params: ({ event }) => event } },
        'text.left': 'resting',
        'question.gone': 'resting',
      },
    },
    typing: {
      description: 'Something is typed that waits for a rest.',
      after: {
        restMs: [
          { guard: 'isUnchanged', target: 'still' },
          { guard: 'meets', target: 'conflicting' },
          { target: 'storing' },
        ],
      },
      on: {
        'text.typed': {
          target: 'typing',
          reenter: true,
          actions: { type: 'type', params: ({ event }) => event },
        },
        'text.came': { actions: { type: 'follow', params: ({ event }) => event } },
        'text.stored': [
          { guard: 'isUnchanged', target: 'still' },
          { guard: 'meets', target: 'conflicting' },
          { target: 'storing' },
        ],
        'text.left': [
          { guard: 'isUnchanged', target: 'resting' },
          { guard: 'meets', target: 'conflicting' },
          { target: 'ending' },
        ],
        'question.gone': [{ guard: 'isUnchanged', target: 'resting' }, { target: 'orphaned' }],
      },
    },
    storing: {
      description: 'What was typed becomes one change.',
      entry: [{ type: 'issue', params: ({ context }) => ({ drafts: storing(context) }) }, 'rebase'],
      always: 'still',
    },
    ending: {
      description: 'The last of it becomes a change.',
      entry: { type: 'issue', params: ({ context }) => ({ drafts: storing(context) }) },
      always: 'resting',
    },
    conflicting: {
      description: 'Somebody else changed the same words: both texts are shown, and the founder chooses.',
      on: {
        'text.came': { actions: { type: 'follow', params: ({ event }) => event } },
        'text.typed': { actions: { type: 'type', params: ({ event }) => event } },
        'conflict.settled': [
          { guard: ({ event }) => event.keep === 'mine', target: 'ending', actions: 'keepMine' },
          { target: 'resting' },
        ],
        'question.gone': [{ guard: 'isUnchanged', target: 'resting' }, { target: 'orphaned' }],
      },
    },
    orphaned: {
      description:
        'The question was removed meanwhile: what was typed is shown until it is given up or the question is back.',
      on: {
        'question.returned': 'typing',
        'draft.discarded': 'resting',
      },
    },
  },
});

export type QuestionTextActor = ActorRefFrom<typeof questionTextMachine>;
