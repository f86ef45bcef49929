import { type ActorRefFrom, assign, setup } from 'xstate';
import { reportDraft } from '#domain/log/command-draft.ts';
import { type ReportTemplateId, reportLimits } from '#domain/report/report.ts';
import type { NewReportBlock } from '#domain/report/report-commands.ts';
import { titleOfTemplate } from '#domain/report/report-words.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { issue } from '../issue.ts';

interface NewReportContext {
  readonly projectId: string;
  /** Name of the idea. */
  readonly idea: string;
  /** Null while it is called by its idea and template. */
  readonly ownTitle: string | null;
  readonly template: ReportTemplateId;
}

/** Returns the title that the report would get. */
export const titleOfNewReport = ({ idea, ownTitle, template }: NewReportContext): string =>
  ownTitle ?? titleOfTemplate(template, idea);

export type NewReportEvent =
  | { readonly type: 'project.chosen'; readonly projectId: string; readonly idea: string }
  | { readonly type: 'title.changed'; readonly title: string }
  | { readonly type: 'template.chosen'; readonly template: ReportTemplateId }
  /** `blocks` are those of the template, `reportId` a UUID. */
  | { readonly type: 'report.submitted'; readonly reportId: string; readonly blocks: readonly NewReportBlock[] }
  | { readonly type: 'dialog.closed' };

type Submitted = Extract<NewReportEvent, { readonly type: 'report.submitted' }>;

const creating = (context: NewReportContext, { reportId, blocks }: Submitted) => {
  const { projectId, template } = context;
  const title = titleOfNewReport(context);
  return [reportDraft('WriteReport', reportId, { projectId, title, template, blocks: [...blocks] })];
};

/** Asks what a new report is about, what it is called and how it begins. Action to provide: `open`, which leads to it. */
export const newReportMachine = setup({
  types: {
    context: {} as NewReportContext,
    events: {} as NewReportEvent,
    input: {} as Pick<NewReportContext, 'projectId' | 'idea'>,
  },
  guards: {
    isNamed: ({ context }) => {
      const title = oneLine(titleOfNewReport(context));
      return title !== '' && title.length <= reportLimits.title;
    },
  },
  actions: {
    set: assign((_, change: Partial<NewReportContext>) => change),
    issue,
    open: (_, _params: { readonly reportId: string }) => {},
  },
}).createMachine({
  id: 'newReport',
  context: ({ input: { projectId, idea } }) => ({ projectId, idea, ownTitle: null, template: 'validation' }),
  initial: 'editing',
  on: {
    'project.chosen': { actions: { type: 'set', params: ({ event: { projectId, idea } }) => ({ projectId, idea }) } },
    'title.changed': {
      target: '.editing',
      actions: { type: 'set', params: ({ event: { title } }) => ({ ownTitle: title }) },
    },
    'template.chosen': { actions: { type: 'set', params: ({ event: { template } }) => ({ template }) } },
    'dialog.closed': '.left',
  },
  states: {
    editing: {
      description: 'Idea, title and template are chosen; nothing is wrong as far as is known.',
      on: {
        'report.submitted': [
          {
            guard: 'isNamed',
            target: 'created',
            actions: [
              { type: 'issue', params: ({ context, event }) => ({ drafts: creating(context, event) }) },
              { type: 'open', params: ({ event }) => ({ reportId: event.reportId }) },
            ],
          },
          { target: 'refused' },
        ],
      },
    },
    refused: { description: 'Says what is wrong with the title; typing goes on.' },
    created: { type: 'final', description: 'The report is on its way, and shown.' },
    left: { type: 'final', description: 'No report was made.' },
  },
});

export type NewReportActor = ActorRefFrom<typeof newReportMachine>;
