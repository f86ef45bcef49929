import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Interview } from '#domain/interview/interview.ts';
import { issue } from '../issue.ts';
import {
  commandsForEdit,
  draftOfInterview,
  hasProblems,
  type InterviewDraft,
  type InterviewProblems,
  problemsOf,
} from './interview-draft.ts';

export interface EditInterviewInput {
  readonly interview: Interview;
}

interface EditInterviewContext {
  /** The interview when the founder began. */
  readonly before: Interview;
  readonly draft: InterviewDraft;
  readonly problems: InterviewProblems;
}

export type EditInterviewEvent =
  | { readonly type: 'draft.changed'; readonly change: Partial<InterviewDraft> }
  | { readonly type: 'draft.submitted'; readonly today: string }
  | { readonly type: 'edit.left' }
  | { readonly type: 'discard.confirmed' }
  | { readonly type: 'discard.cancelled' };

type Submitted = Extract<EditInterviewEvent, { readonly type: 'draft.submitted' }>;

/** For an erased person only the counted fields can be corrected, so a name is no longer required. */
const problemsIn = ({ before, draft }: EditInterviewContext, today: string): InterviewProblems => {
  const { person, ...others } = problemsOf(draft, today);
  return before.erased || person === undefined ? others : { person, ...others };
};

/** Correcting one interview. Words that would be lost are asked about. */
export const editInterviewMachine = setup({
  types: {
    input: {} as EditInterviewInput,
    context: {} as EditInterviewContext,
    events: {} as EditInterviewEvent,
  },
  guards: {
    isWrong: ({ context }, { today }: Submitted) => hasProblems(problemsIn(context, today)),
    isChanged: ({ context: { before, draft } }) => commandsForEdit(before, draft).length > 0,
  },
  actions: {
    edit: assign(({ context }, change: Partial<InterviewDraft>) => ({
      draft: { ...context.draft, ...change },
      problems: Object.fromEntries(Object.entries(context.problems).filter(([field]) => !(field in change))),
    })),
    showProblems: assign(({ context }, { today }: Submitted) => ({ problems: problemsIn(context, today) })),
    issue,
  },
}).createMachine({
  id: 'editInterview',
  context: ({ input }) => ({
    before: input.interview,
    draft: draftOfInterview(input.interview),
    problems: {},
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The fields can be changed; what is wrong with the last attempt is said.',
      on: {
        'draft.changed': { actions: { type: 'edit', params: ({ event }) => event.change } },
        'draft.submitted': [
          {
            guard: { type: 'isWrong', params: ({ event }) => event },
            actions: { type: 'showProblems', params: ({ event }) => event },
          },
          {
            target: 'saved',
            actions: {
              type: 'issue',
              params: ({ context: { before, draft } }) => ({ drafts: commandsForEdit(before, draft) }),
            },
          },
        ],
        'edit.left': [{ guard: 'isChanged', target: 'confirmingDiscard' }, { target: 'left' }],
      },
    },
    confirmingDiscard: {
      description: 'Asks whether the changes may be lost.',
      on: { 'discard.confirmed': 'left', 'discard.cancelled': 'editing' },
    },
    saved: { type: 'final', description: 'The changes are on their way.' },
    left: { type: 'final', description: 'Nothing was changed.' },
  },
});

export type EditInterviewActor = ActorRefFrom<typeof editInterviewMachine>;
