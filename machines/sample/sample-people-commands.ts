import {
  type CommandDraft,
  intakeDraft,
  interviewDraft,
  pageDraft,
  reportDraft,
  surveyDraft,
} from '#domain/log/command-draft.ts';
import { blocksOfTemplate, type NewBlock } from '#domain/page/page-templates.ts';
import { firstPaletteOf } from '#domain/page/themes.ts';
import type { NewReportBlock } from '#domain/report/report-commands.ts';
import { blocksOfTemplate as reportBlocks } from '#domain/report/report-templates.ts';
import { sample, sampleReported, sampleReports } from '#domain/sample/sample.ts';
import { type SampleInterview, sampleInterviews } from '#domain/sample/sample-interviews.ts';
import { sampleExperiments } from '#domain/sample/sample-loop.ts';
import {
  type SamplePage,
  sampleAddress,
  sampleConsent,
  samplePageMaterial,
  samplePageQuestions,
  samplePages,
  samplePageTheme,
  samplePageWords,
  sampleProducts,
} from '#domain/sample/sample-pages.ts';
import { sampleResponse, sampleSurvey } from '#domain/sample/sample-survey.ts';
import { sampleVisits } from '#domain/sample/sample-visitors.ts';
import { questionsOfTemplate } from '#domain/survey/new-question.ts';
import { sha256 } from '#domain/text/sha-256.ts';
import { type SampleIds, sampleLoopId, samplePartId } from './sample-ids.ts';

/** All that begins one stream, and the day on which it happened. */
export interface SampleGroup {
  readonly day: number;
  readonly drafts: readonly [CommandDraft, ...CommandDraft[]];
}

/**
 * Who was talked to, who came to the pages of the first idea and who answered its survey, and what is reported of
 * both: each a stream of its own. The tests are told by their results, with which these people agree. `now`: the day on
 * which the sample is added, ISO 8601.
 */
export function commandsForSamplePeople(ids: SampleIds, now: string): readonly SampleGroup[] {
  return [
    ...sampleInterviews.map((interview, n) => held(ids, { interview, n, now })),
    ...samplePages.flatMap((page) => visited(ids, page, now)),
    ...surveyed(ids, now),
    ...sampleReports.map((report) => reported(ids, report)),
  ];
}

const dayMs = 24 * 60 * 60 * 1000;
const dateOf = (now: string, day: number): string => new Date(Date.parse(now) + day * dayMs).toISOString().slice(0, 10);

function held(
  { ideaProject }: SampleIds,
  { interview, n, now }: { readonly interview: SampleInterview; readonly n: number; readonly now: string },
): SampleGroup {
  const id = sampleLoopId(ideaProject, `I${n + 1}`);
  const { day, person, lastTime, commitment, answer, quotes } = interview;
  const said = { person, lastTime, commitment, answer, on: dateOf(now, day) };
  const experimentId = sampleLoopId(ideaProject, 'E1');
  return {
    day,
    drafts: [
      interviewDraft('LogInterview', id, { projectId: ideaProject, experimentId, ...said }),
      ...quotes.map(({ assumption, mark, text }, nth) =>
        interviewDraft('MarkQuote', id, {
          ...{ quoteId: samplePartId(id, `quote ${nth}`), assumptionId: sampleLoopId(ideaProject, assumption) },
          ...{ mark, text },
        }),
      ),
    ],
  };
}

const idea = { ...sample.idea, title: 'Crumb' };

function visited({ ideaProject: projectId }: SampleIds, page: SamplePage, now: string): readonly SampleGroup[] {
  const { experiment, title, goal, sources, asks } = page;
  const [start, end] = sampleExperiments.find(({ name }) => name === experiment)?.days ?? [0, 0];
  const id = sampleLoopId(projectId, `${experiment} page`);
  const blocks = blocksOf(page, id);
  const form = blocks.find(({ kind }) => kind === (goal === 'pre-order' ? 'plan' : 'form'))?.id ?? '';
  const came = sampleVisits({ days: [start, end], sources, now }, (nth, seen) => ({
    ...{ ...seen, entryId: sampleLoopId(projectId, `${experiment} entry ${nth}`), goal, form },
    ...{ consentHash: sha256(sampleConsent), email: sampleAddress(nth) },
    answers: asks === '' ? [] : [sampleProducts(nth)],
  }));
  return [
    {
      day: start,
      drafts: [
        pageDraft('CreatePage', id, { projectId, title, template: { blocks: [...blocks] } }),
        pageDraft('SetPage', id, {
          ...(goal !== 'sign-up' && { goal }),
          theme: samplePageTheme,
          palette: firstPaletteOf(samplePageTheme),
        }),
      ],
    },
    { day: end, drafts: [intakeDraft('RecordSampleEntries', id, { projectId, ...came })] },
  ];
}

/** Builds the blocks that a founder’s page begins with, plus the question beside the address. */
function blocksOf({ goal, value, prices, asks }: SamplePage, pageId: string): readonly NewBlock[] {
  let count = 0;
  const newId = () => {
    count += 1;
    return samplePartId(pageId, `block ${count}`);
  };
  const { title, audience, problem } = idea;
  const material = { title, audience, problems: [problem], value, prices, solutions: samplePageMaterial.solutions };
  const questions = [...samplePageQuestions];
  const blocks = blocksOfTemplate(goal, material, newId, samplePageTheme).map((block) => {
    const words = block.kind === 'question' ? questions.shift() : samplePageWords[block.kind];
    return { ...block, fields: { ...block.fields, ...words } };
  });
  const form = blocks.find(({ kind }) => kind === 'form');
  if (!form || asks === '') return blocks;
  const fields = { heading: asks, answer: 'short', required: true };
  return [...blocks, { id: newId(), kind: 'qualifier', parent: form.id, fields }];
}

function surveyed({ ideaProject: projectId }: SampleIds, now: string): readonly SampleGroup[] {
  const { title, template, days, sources } = sampleSurvey;
  const id = sampleLoopId(projectId, 'survey');
  const questions = questionsOfTemplate(template, idea);
  const came = sampleVisits({ days, sources, now }, (nth, seen) => ({
    ...{ ...seen, entryId: sampleLoopId(projectId, `response ${nth}`), goal: 'survey', form: '', consentHash: '' },
    ...{ email: '', answers: [], response: sampleResponse(nth) },
  }));
  const [start, end] = days;
  return [
    {
      day: start,
      drafts: [surveyDraft('CreateSurvey', id, { projectId, title, template: { questions: [...questions] } })],
    },
    { day: end, drafts: [intakeDraft('RecordSampleEntries', id, { projectId, ...came })] },
  ];
}

function reported(ids: SampleIds, report: (typeof sampleReports)[number]): SampleGroup {
  const { title, template, summary } = report;
  const projectId = ids[report.project];
  const [cover, ...rest] = reportBlocks(template);
  const text: NewReportBlock = { id: 'summary', kind: 'text', heading: 'In short', text: summary };
  const blocks = cover ? [cover, text, ...rest] : [text];
  return {
    day: sampleReported,
    drafts: [reportDraft('WriteReport', sampleLoopId(projectId, 'report'), { projectId, title, template, blocks })],
  };
}
