import { type ActorRefFrom, assign, setup } from 'xstate';
import { type CommandDraft, surveyDraft } from '#domain/log/command-draft.ts';
import type { NewQuestion } from '#domain/survey/new-question.ts';
import type { SurveyCommandData } from '#domain/survey/survey-commands.ts';
import { issue } from '../issue.ts';

/** Panels beside the list of questions, or instead of it if there is no room for both. */
export const surveyPanels = ['questions', 'question', 'preview'] as const;
export type SurveyPanel = (typeof surveyPanels)[number];

interface SurveyEditorContext {
  readonly surveyId: string;
  /** The question that is worked on; it may be gone by now. */
  readonly selected: string | null;
  readonly panel: SurveyPanel;
}

type QuestionChange = Omit<SurveyCommandData<'SetQuestion'>, 'question'>;

export type SurveyEditorEvent =
  | { readonly type: 'question.selected'; readonly id: string | null }
  /** It is selected, and its fields are seen. */
  | { readonly type: 'question.opened'; readonly id: string }
  | { readonly type: 'panel.chosen'; readonly panel: SurveyPanel }
  /** The first of them is selected, and its fields are seen. */
  | { readonly type: 'questions.placed'; readonly questions: readonly NewQuestion[] }
  /** Behind that question; first if null. */
  | { readonly type: 'question.moved'; readonly id: string; readonly after: string | null }
  /** `next` is selected then. */
  | { readonly type: 'question.removed'; readonly id: string; readonly next: string | null }
  | { readonly type: 'question.set'; readonly id: string; readonly change: QuestionChange }
  | { readonly type: 'survey.set'; readonly change: SurveyCommandData<'SetSurvey'> }
  | { readonly type: 'links.added'; readonly links: readonly string[] }
  | { readonly type: 'settings.opened' }
  | { readonly type: 'publishing.opened' }
  /** Another place is asked for the question that is selected. */
  | { readonly type: 'move.asked' }
  | { readonly type: 'overlay.closed' };

const issuing = <Event>(drafts: (surveyId: string, event: Event) => readonly CommandDraft[]) => ({
  type: 'issue' as const,
  params: ({ context, event }: { context: SurveyEditorContext; event: Event }) => ({
    drafts: drafts(context.surveyId, event),
  }),
});

type EventOf<Type> = Extract<SurveyEditorEvent, { readonly type: Type }>;

const moving = issuing((surveyId, { id, after }: EventOf<'question.moved'>) => [
  surveyDraft('MoveQuestions', surveyId, { questions: [id], after }),
]);

/** Work on one survey: what is selected, what is seen, and what becomes of its questions. */
export const surveyEditorMachine = setup({
  types: {
    context: {} as SurveyEditorContext,
    events: {} as SurveyEditorEvent,
    input: {} as { readonly surveyId: string; readonly selected: string | null },
  },
  actions: {
    show: assign((_, change: Partial<Pick<SurveyEditorContext, 'selected' | 'panel'>>) => change),
    issue,
  },
}).createMachine({
  id: 'surveyEditor',
  context: ({ input }) => ({ surveyId: input.surveyId, selected: input.selected, panel: 'question' }),
  initial: 'editing',
  on: {
    'question.selected': { actions: { type: 'show', params: ({ event: { id } }) => ({ selected: id }) } },
    'question.opened': {
      actions: { type: 'show', params: ({ event: { id } }) => ({ selected: id, panel: 'question' as const }) },
    },
    'panel.chosen': { actions: { type: 'show', params: ({ event: { panel } }) => ({ panel }) } },
    'survey.set': {
      actions: issuing((id, { change }: EventOf<'survey.set'>) => [surveyDraft('SetSurvey', id, change)]),
    },
    'links.added': {
      actions: issuing((id, { links }: EventOf<'links.added'>) => [surveyDraft('AddLinks', id, { links: [...links] })]),
    },
  },
  states: {
    editing: {
      description: 'Questions are selected, added, moved, changed and removed.',
      on: {
        'questions.placed': {
          actions: [
            issuing((surveyId, { questions }: EventOf<'questions.placed'>) => [
              surveyDraft('PlaceQuestions', surveyId, { questions: [...questions] }),
            ]),
            {
              type: 'show',
              params: ({ event: { questions } }) => ({
                selected: questions[0]?.id ?? null,
                panel: 'question' as const,
              }),
            },
          ],
        },
        'question.moved': { actions: moving },
        'question.removed': {
          actions: [
            issuing((surveyId, { id }: EventOf<'question.removed'>) => [
              surveyDraft('RemoveQuestions', surveyId, { questions: [id] }),
            ]),
            { type: 'show', params: ({ event }) => ({ selected: event.next }) },
          ],
        },
        'question.set': {
          actions: issuing((surveyId, { id: question, change }: EventOf<'question.set'>) => [
            surveyDraft('SetQuestion', surveyId, { question, ...change }),
          ]),
        },
        'settings.opened': 'setting',
        'publishing.opened': 'publishing',
        'move.asked': 'placing',
      },
    },
    setting: {
      description: 'The title, who asks, the colors, and who may answer until when are chosen.',
      on: { 'overlay.closed': 'editing', 'publishing.opened': 'publishing' },
    },
    publishing: {
      description: 'What is missing before strangers are asked, and what they were asked so far.',
      on: { 'overlay.closed': 'editing', 'settings.opened': 'setting' },
    },
    placing: {
      description: 'A place is chosen for the question that is selected.',
      on: { 'overlay.closed': 'editing', 'question.moved': { target: 'editing', actions: moving } },
    },
  },
});

export type SurveyEditorActor = ActorRefFrom<typeof surveyEditorMachine>;
