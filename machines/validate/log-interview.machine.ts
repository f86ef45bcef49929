import { type ActorRefFrom, assign, setup } from 'xstate';
import { issue } from '../issue.ts';
import {
  commandsForLog,
  emptyInterviewDraft,
  experimentFor,
  hasProblems,
  type InterviewDefaults,
  type InterviewDraft,
  type InterviewProblems,
  problemsOfLog,
} from './interview-draft.ts';

export interface LogInterviewInput {
  readonly projectId: string;
  /** The draft from before the page went away. */
  readonly kept: InterviewDraft | null;
}

interface LogInterviewContext {
  readonly projectId: string;
  /** The founder was interrupted last time. */
  readonly isKept: boolean;
  readonly draft: InterviewDraft;
  readonly problems: InterviewProblems;
  /** Whom the last interview was held with, to be announced; empty before the first one. Named so that the journal masks it. */
  readonly logged: { readonly person: string };
  /** The experiment that the last interview was logged for; empty for none. */
  readonly loggedFor: string;
  /** The experiment that the last interview decided, whose verdict is shown; null otherwise. */
  readonly verdictOf: string | null;
  /** How often the first field gets the focus: when the form was asked for, and after each interview. */
  readonly beginnings: number;
}

export type LogInterviewEvent =
  | { readonly type: 'draft.changed'; readonly change: Partial<InterviewDraft> }
  /** `interviewId` is a UUID for the interview that may come of it. */
  | { readonly type: 'draft.submitted'; readonly interviewId: string; readonly defaults: InterviewDefaults }
  | { readonly type: 'log.asked' }
  /** The server judged an experiment. */
  | { readonly type: 'experiment.judged'; readonly experimentId: string }
  /** Whatever was typed is dropped. */
  | { readonly type: 'log.left' };

type Submitted = Extract<LogInterviewEvent, { readonly type: 'draft.submitted' }>;

const nobody = { person: '' };

/**
 * One interview after the other. The draft survives a reload; what is wrong is said and nothing of it is lost. The
 * experiment of one interview is that of the next, until it is decided: then its verdict is shown, and another experiment or
 * none has to be chosen. Action to provide: `keep`, which forgets an empty draft.
 */
export const logInterviewMachine = setup({
  types: {
    input: {} as LogInterviewInput,
    context: {} as LogInterviewContext,
    events: {} as LogInterviewEvent,
  },
  guards: {
    isKept: ({ context }) => context.isKept,
    isLoggedFor: ({ context }, { experimentId }: { experimentId: string }) => context.loggedFor === experimentId,
    isWrong: ({ context }, { defaults }: Submitted) => hasProblems(problemsOfLog(context.draft, defaults)),
  },
  actions: {
    edit: assign(({ context }, change: Partial<InterviewDraft>) => ({
      draft: { ...context.draft, ...change },
      problems: Object.fromEntries(Object.entries(context.problems).filter(([field]) => !(field in change))),
      logged: nobody,
    })),
    showProblems: assign(({ context }, { defaults }: Submitted) => ({
      problems: problemsOfLog(context.draft, defaults),
      logged: nobody,
    })),
    forgetProblems: assign({ problems: {} }),
    startAnew: assign(({ context }, { defaults }: Submitted) => ({
      draft: { ...emptyInterviewDraft, experimentId: experimentFor(context.draft, defaults) },
      logged: { person: context.draft.person },
      loggedFor: experimentFor(context.draft, defaults),
      beginnings: context.beginnings + 1,
    })),
    clear: assign({ draft: emptyInterviewDraft, problems: {}, logged: nobody, loggedFor: '' }),
    showVerdict: assign((_, { experimentId }: { experimentId: string }) => ({
      verdictOf: experimentId,
      loggedFor: '',
    })),
    forgetVerdict: assign({ verdictOf: null }),
    begin: assign({ beginnings: ({ context }) => context.beginnings + 1 }),
    issue,
    keep: (_, _params: { readonly draft: InterviewDraft }) => {},
  },
}).createMachine({
  id: 'logInterview',
  context: ({ input }) => ({
    projectId: input.projectId,
    isKept: input.kept !== null,
    draft: input.kept ?? emptyInterviewDraft,
    problems: {},
    logged: nobody,
    loggedFor: '',
    verdictOf: null,
    beginnings: 0,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isKept', target: 'open' }, { target: 'closed' }] },
    closed: {
      description: 'Only the button is there.',
      on: { 'log.asked': { target: 'open', actions: 'begin' } },
    },
    open: {
      initial: 'editing',
      on: {
        'log.asked': { actions: 'begin' },
        'log.left': {
          target: 'closed',
          actions: ['clear', { type: 'keep', params: ({ context }) => ({ draft: context.draft }) }],
        },
        'draft.changed': {
          actions: [
            { type: 'edit', params: ({ event }) => event.change },
            { type: 'keep', params: ({ context }) => ({ draft: context.draft }) },
          ],
        },
        'experiment.judged': {
          guard: { type: 'isLoggedFor', params: ({ event }) => event },
          target: '.decided',
          actions: { type: 'showVerdict', params: ({ event }) => event },
        },
        'draft.submitted': [
          {
            guard: { type: 'isWrong', params: ({ event }) => event },
            target: '.rejected',
            actions: { type: 'showProblems', params: ({ event }) => event },
          },
          {
            target: '.editing',
            actions: [
              {
                type: 'issue',
                params: ({ context, event: { interviewId, defaults } }) => ({
                  drafts: commandsForLog(context.draft, { id: interviewId, projectId: context.projectId, defaults }),
                }),
              },
              { type: 'startAnew', params: ({ event }) => event },
              { type: 'keep', params: ({ context }) => ({ draft: context.draft }) },
            ],
          },
        ],
      },
      states: {
        editing: { description: 'The form can be filled in.', entry: 'forgetProblems' },
        rejected: { description: 'Says what is wrong, field by field; typing goes on.' },
        decided: {
          description: 'Shows the verdict to which the last interview led; typing goes on.',
          on: { 'log.asked': { target: 'editing', actions: 'begin' } },
          exit: 'forgetVerdict',
        },
      },
    },
  },
});

export type LogInterviewActor = ActorRefFrom<typeof logInterviewMachine>;
