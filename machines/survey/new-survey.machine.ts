import { type ActorRefFrom, assign, setup } from 'xstate';
import { pageDraft, surveyDraft } from '#domain/log/command-draft.ts';
import type { Palette } from '#domain/page/page.ts';
import type { PageTheme } from '#domain/page/page-theme.ts';
import type { NewQuestion } from '#domain/survey/new-question.ts';
import { type SurveyLanguage, surveyLimits } from '#domain/survey/survey.ts';
import type { SurveyTemplate } from '#domain/survey/survey-templates.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { issue } from '../issue.ts';

export type SurveyBeginning = SurveyTemplate['id'] | 'blank';

/** A block of a page that is to lead to the new survey. */
export interface LeadingBlock {
  readonly pageId: string;
  readonly block: string;
  /** The page’s look, which the survey takes; null if the page has no theme. */
  readonly look: { readonly theme: PageTheme; readonly palette: Palette } | null;
}

interface NewSurveyContext {
  readonly projectId: string;
  readonly title: string;
  readonly template: SurveyBeginning;
  readonly from: LeadingBlock | null;
}

export type NewSurveyEvent =
  | { readonly type: 'title.changed'; readonly title: string }
  | { readonly type: 'template.chosen'; readonly template: SurveyBeginning }
  /** `questions` are those of the template, `surveyId` a UUID, and `language` that of the buttons beside them, if it is known. */
  | {
      readonly type: 'survey.submitted';
      readonly surveyId: string;
      readonly questions: readonly NewQuestion[];
      readonly language?: SurveyLanguage | undefined;
    }
  | { readonly type: 'dialog.closed' };

type Submitted = Extract<NewSurveyEvent, { readonly type: 'survey.submitted' }>;

const creating = ({ projectId, title, from }: NewSurveyContext, { surveyId, questions, language }: Submitted) => [
  surveyDraft('CreateSurvey', surveyId, {
    projectId,
    title,
    ...(questions.length > 0 && { template: { questions: [...questions] } }),
  }),
  ...(from?.look || language
    ? [surveyDraft('SetSurvey', surveyId, { ...from?.look, ...(language && { language }) })]
    : []),
  ...(from ? [pageDraft('SetBlock', from.pageId, { block: from.block, field: 'survey', value: surveyId })] : []),
];

/** Asks what a new survey is called and how it begins. Action to provide: `open`, which leads to the survey. */
export const newSurveyMachine = setup({
  types: {
    context: {} as NewSurveyContext,
    events: {} as NewSurveyEvent,
    /** The title is what the idea is called: people see it above each question. `from` is a block that is to lead to it. */
    input: {} as Pick<NewSurveyContext, 'projectId' | 'title'> & Partial<Pick<NewSurveyContext, 'from'>>,
  },
  guards: {
    isNamed: ({ context: { title } }) => oneLine(title) !== '' && oneLine(title).length <= surveyLimits.title,
  },
  actions: {
    set: assign((_, change: Partial<NewSurveyContext>) => change),
    issue,
    open: (_, _params: { readonly surveyId: string }) => {},
  },
}).createMachine({
  id: 'newSurvey',
  context: ({ input: { projectId, title, from = null } }) => ({ projectId, title, template: 'problem', from }),
  initial: 'editing',
  on: {
    'title.changed': { target: '.editing', actions: { type: 'set', params: ({ event: { title } }) => ({ title }) } },
    'template.chosen': { actions: { type: 'set', params: ({ event: { template } }) => ({ template }) } },
    'dialog.closed': '.left',
  },
  states: {
    editing: {
      description: 'The title and the template are chosen; nothing is wrong as far as is known.',
      on: {
        'survey.submitted': [
          {
            guard: 'isNamed',
            target: 'created',
            actions: [
              { type: 'issue', params: ({ context, event }) => ({ drafts: creating(context, event) }) },
              { type: 'open', params: ({ event }) => ({ surveyId: event.surveyId }) },
            ],
          },
          { target: 'refused' },
        ],
      },
    },
    refused: { description: 'Says what is wrong with the title; typing goes on.' },
    created: { type: 'final', description: 'The survey is on its way, and shown.' },
    left: { type: 'final', description: 'No survey was made.' },
  },
});

export type NewSurveyActor = ActorRefFrom<typeof newSurveyMachine>;
