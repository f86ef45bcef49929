import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Idea, IdeaText } from '#domain/idea/idea.ts';
import { issue } from '../issue.ts';
import {
  commandsOf,
  conflictsOf,
  draftOf,
  followIdea,
  type IdeaDraft,
  type IdeaDraftProblems,
  isChanged,
  problemsOf,
} from './idea-draft.ts';

export interface IdeaEditorInput {
  readonly idea: Idea;
  readonly resumed?: ResumedDraft | undefined;
}

/** A refused change to go on with. */
export interface ResumedDraft {
  /** The command that was refused, and those that went with it. */
  readonly commandIds: readonly [string, ...string[]];
  readonly draft: Partial<IdeaDraft>;
  /** The values that the change started from. */
  readonly base: Partial<IdeaDraft>;
}

interface IdeaEditorContext {
  /** The current idea, no matter who changed it. */
  readonly idea: Idea;
  /** The values that the draft started from, field by field. */
  readonly base: IdeaDraft;
  readonly draft: IdeaDraft;
  readonly problems: IdeaDraftProblems;
  /** Texts that somebody else changed in the same place: the founder has to choose. */
  readonly conflicts: readonly IdeaText[];
}

export type IdeaEditorEvent =
  | { readonly type: 'draft.changed'; readonly change: Partial<IdeaDraft> }
  | { readonly type: 'idea.changed'; readonly idea: Idea }
  | { readonly type: 'draft.submitted' }
  | { readonly type: 'conflict.settled'; readonly text: IdeaText; readonly keep: 'mine' | 'theirs' }
  | { readonly type: 'editor.left' }
  | { readonly type: 'discard.confirmed' }
  | { readonly type: 'discard.cancelled' };

/**
 * Editing one idea while others may edit it too. Touched texts remember what they started from, so that both changes are
 * kept where they do not meet; where they do, the founder sees both and chooses.
 */
export const ideaEditorMachine = setup({
  types: {
    input: {} as IdeaEditorInput,
    context: {} as IdeaEditorContext,
    events: {} as IdeaEditorEvent,
  },
  guards: {
    hasProblems: ({ context }) => Object.keys(problemsOf(context.draft)).length > 0,
    hasConflicts: ({ context: { draft, base, idea } }) => conflictsOf(draft, base, idea).length > 0,
    isChanged: ({ context }) => isChanged(context.draft, context.base),
  },
  actions: {
    edit: assign(({ context }, { change }: { change: Partial<IdeaDraft> }) => ({
      draft: { ...context.draft, ...change },
      problems: {},
    })),
    follow: assign(({ context }, { idea }: { idea: Idea }) => ({
      idea,
      ...followIdea(context.draft, context.base, idea),
    })),
    showProblems: assign({ problems: ({ context }) => problemsOf(context.draft) }),
    showConflicts: assign({ conflicts: ({ context: { draft, base, idea } }) => conflictsOf(draft, base, idea) }),
    settle: assign(({ context }, { text, keep }: { text: IdeaText; keep: 'mine' | 'theirs' }) => ({
      base: { ...context.base, [text]: context.idea[text] },
      draft: keep === 'mine' ? context.draft : { ...context.draft, [text]: context.idea[text] },
      conflicts: context.conflicts.filter((other) => other !== text),
    })),
    issue,
  },
}).createMachine({
  id: 'ideaEditor',
  context: ({ input: { idea, resumed } }) => {
    const base = { ...draftOf(idea), ...resumed?.base };
    const draft = { ...draftOf(idea), ...resumed?.draft };
    return { idea, base, draft, problems: {}, conflicts: conflictsOf(draft, base, idea) };
  },
  initial: 'editing',
  on: { 'idea.changed': { actions: { type: 'follow', params: ({ event }) => event } } },
  states: {
    editing: {
      description: 'The draft can be changed, saved or left.',
      on: {
        'draft.changed': { actions: { type: 'edit', params: ({ event }) => event } },
        'conflict.settled': { actions: { type: 'settle', params: ({ event }) => event } },
        'draft.submitted': [
          { guard: 'hasProblems', actions: 'showProblems' },
          { guard: 'hasConflicts', actions: 'showConflicts' },
          {
            target: 'saved',
            actions: {
              type: 'issue',
              params: ({ context: { draft, base, idea } }) => ({ drafts: commandsOf(draft, base, idea.id) }),
            },
          },
        ],
        'editor.left': [{ guard: 'isChanged', target: 'confirmingDiscard' }, { target: 'left' }],
      },
    },
    confirmingDiscard: {
      description: 'Asks before a changed draft is thrown away.',
      on: { 'discard.confirmed': 'left', 'discard.cancelled': 'editing' },
    },
    saved: { type: 'final', description: 'The changes are on their way.' },
    left: { type: 'final', description: 'Nothing was changed.' },
  },
});

export type IdeaEditorActor = ActorRefFrom<typeof ideaEditorMachine>;
