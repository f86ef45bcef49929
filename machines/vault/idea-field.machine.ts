import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Idea, type IdeaText, ideaLimits, ideaStreamOf } from '#domain/idea/idea.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { mergeText } from '#domain/text/merge-text.ts';
import { issue } from '../issue.ts';

/** Fields of an idea that are edited in place. */
export type IdeaField = 'title' | IdeaText;

interface IdeaFieldInput {
  readonly field: IdeaField;
  readonly idea: Pick<Idea, 'id' | IdeaField>;
}

interface IdeaFieldContext {
  readonly id: string;
  readonly field: IdeaField;
  /** The current value, no matter who changed it. */
  readonly value: string;
  /** The value that the draft started from. */
  readonly base: string;
  readonly draft: string;
  readonly problem: 'empty' | 'too-long' | null;
}

export type IdeaFieldEvent =
  | { readonly type: 'draft.changed'; readonly text: string }
  /** The founder leaves the field, or presses the keys that save. */
  | { readonly type: 'draft.submitted' }
  | { readonly type: 'draft.reverted' }
  | { readonly type: 'value.changed'; readonly value: string }
  | { readonly type: 'conflict.settled'; readonly keep: 'mine' | 'theirs' };

const problemOf = ({ field, draft }: IdeaFieldContext): IdeaFieldContext['problem'] => {
  const length = draft.trim().length;
  if (field === 'title' && length === 0) return 'empty';
  return length > ideaLimits[field] ? 'too-long' : null;
};

/** Both changed the same words, or what they wrote is too long together. A title is replaced whole. */
function meets({ field, draft, base, value }: IdeaFieldContext): boolean {
  if (field === 'title') return false;
  const merged = mergeText(base.trim(), value, draft.trim());
  return merged === undefined || merged.length > ideaLimits[field];
}

function draftOf({ id, field, draft, base }: IdeaFieldContext): CommandDraft {
  const stream = ideaStreamOf(id);
  if (field === 'title') return { type: 'RenameIdea', stream, data: { title: draft } };
  return { type: 'DescribeIdea', stream, data: { [field]: draft.trim(), base: { [field]: base.trim() } } };
}

/**
 * One line or text of an idea, typed where it is read. It is saved when it is left. What somebody else wrote meanwhile is
 * merged, or shown beside it where both changed the same words.
 */
export const ideaFieldMachine = setup({
  types: { input: {} as IdeaFieldInput, context: {} as IdeaFieldContext, events: {} as IdeaFieldEvent },
  guards: {
    isSame: ({ context }) => context.draft.trim() === context.base.trim(),
    isUnusable: ({ context }) => problemOf(context) !== null,
    meets: ({ context }) => meets(context),
    isMine: (_, { keep }: { keep: 'mine' | 'theirs' }) => keep === 'mine',
  },
  actions: {
    edit: assign((_, { text }: { text: string }) => ({ draft: text, problem: null })),
    hear: assign((_, { value }: { value: string }) => ({ value })),
    follow: assign((_, { value }: { value: string }) => ({ value, base: value, draft: value })),
    revert: assign(({ context }) => ({ base: context.value, draft: context.value, problem: null })),
    rebase: assign(({ context }) => ({ base: context.value })),
    settle: assign(({ context }) => ({ base: context.draft.trim(), draft: context.draft.trim(), problem: null })),
    showProblem: assign({ problem: ({ context }) => problemOf(context) }),
    issue,
  },
}).createMachine({
  id: 'ideaField',
  context: ({ input: { idea, field } }) => ({
    id: idea.id,
    field,
    value: idea[field],
    base: idea[field],
    draft: idea[field],
    problem: null,
  }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Says what the idea says.',
      on: {
        'draft.changed': { target: 'dirty', actions: { type: 'edit', params: ({ event }) => event } },
        'value.changed': { actions: { type: 'follow', params: ({ event }) => event } },
      },
    },
    dirty: {
      description: 'Something else was typed and is not saved yet.',
      on: {
        'draft.changed': { actions: { type: 'edit', params: ({ event }) => event } },
        'value.changed': { actions: { type: 'hear', params: ({ event }) => event } },
        'draft.reverted': { target: 'resting', actions: 'revert' },
        'draft.submitted': [
          { guard: 'isSame', target: 'resting', actions: 'revert' },
          { guard: 'isUnusable', target: 'refused', actions: 'showProblem' },
          { guard: 'meets', target: 'conflicting' },
          {
            target: 'resting',
            actions: [{ type: 'issue', params: ({ context }) => ({ drafts: [draftOf(context)] }) }, 'settle'],
          },
        ],
      },
    },
    refused: {
      description: 'Says why it cannot be saved; what was typed stays.',
      on: {
        'draft.changed': { target: 'dirty', actions: { type: 'edit', params: ({ event }) => event } },
        'value.changed': { actions: { type: 'hear', params: ({ event }) => event } },
        'draft.reverted': { target: 'resting', actions: 'revert' },
      },
    },
    conflicting: {
      description: 'The same words were changed elsewhere: the founder sees both and chooses.',
      on: {
        'draft.changed': { target: 'dirty', actions: { type: 'edit', params: ({ event }) => event } },
        'value.changed': { actions: { type: 'hear', params: ({ event }) => event } },
        'draft.reverted': { target: 'resting', actions: 'revert' },
        'conflict.settled': [
          {
            guard: { type: 'isMine', params: ({ event }) => event },
            target: 'resting',
            actions: ['rebase', { type: 'issue', params: ({ context }) => ({ drafts: [draftOf(context)] }) }, 'settle'],
          },
          { target: 'resting', actions: 'revert' },
        ],
      },
    },
  },
});

export type IdeaFieldActor = ActorRefFrom<typeof ideaFieldMachine>;
