import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { type Idea, ideaLimits, ideaStreamOf } from '#domain/idea/idea.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { proposedQuotes } from '#domain/interview/proposed-quotes.ts';
import { eachPart } from '#domain/log/parts.ts';
import type { Page } from '#domain/page/page.ts';
import type { Report } from '#domain/report/report.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { readArtefact, readExperiment, readIdea, readInterview } from '../../readings/readings.ts';
import { takePage } from '../../readings/take-page.ts';
import { asData } from '../as-data.ts';
import type { Assistant } from '../assistant.ts';
import { ideaId, missing, page, preparingTool, readingTool, text } from '../tool.ts';

const listIdeas = readingTool({
  name: 'list_ideas',
  title: 'List ideas',
  description: 'Lists the ideas of the workspace, the oldest first, each with its id and the id of its project.',
  input: z.object(page),
  async run(wanted, { reader }) {
    const projects = await reader.projectsByIdea();
    return takePage(await reader.idsOf('idea'), wanted, async (each) => {
      const idea = await reader.stateOf<Idea>(ideaStreamOf(each));
      return idea && readIdea(idea, projects.get(each) ?? null);
    });
  },
});

const captureIdea = preparingTool({
  name: 'capture_idea',
  title: 'Capture an idea',
  description: 'Puts a new idea into the idea vault. Its title is one line.',
  input: z.object({
    title: text(ideaLimits.title),
    pitch: text(ideaLimits.pitch).optional().describe('What it is, in one sentence'),
  }),
  async run({ title, pitch }, { prepare }) {
    const id = randomUUID();
    const data = { title, ...(pitch !== undefined && { pitch }) };
    await prepare([{ type: 'CaptureIdea', stream: ideaStreamOf(id), data }]);
    return { ideaId: id };
  },
});

const readOneIdea = readingTool({
  name: 'read_idea',
  title: 'Read an idea',
  description:
    'Reads an idea and what belongs to it: its tests, interviews, reports, pages and surveys with their ids. Texts of people are marked as data.',
  input: z.object({ ideaId }),
  async run({ ideaId: id }, assistant) {
    const { reader } = assistant;
    const idea = await reader.stateOf<Idea>(ideaStreamOf(id));
    if (!idea) throw missing('idea');
    const projectId = (await reader.projectsByIdea()).get(id) ?? null;
    const read = readIdea(idea, projectId);
    return projectId === null ? read : { ...read, ...(await workOn(projectId, assistant)) };
  },
});

async function workOn(projectId: string, { reader, seesPeople }: Assistant) {
  const all = async <State extends { readonly projectId: string; readonly removed?: boolean }>(kind: string) => {
    const ids = await reader.idsOf(kind);
    const states = await Promise.all(ids.map((each) => reader.stateIn<State>(projectId, `${kind}-${each}`)));
    return states.filter((state) => state !== undefined);
  };
  return {
    tests: (await all<Experiment>('experiment')).map(readExperiment),
    interviews: (await all<Interview>('interview')).map((interview) => readTalk(interview, seesPeople)),
    reports: (await all<Report>('report')).map(({ id, title, frozen }) => ({ id, title, frozen: frozen.length })),
    pages: (await all<Page>('page')).map(readArtefact),
    surveys: (await all<Survey>('survey')).map(readArtefact),
  };
}

function readTalk(interview: Interview, seesPeople: boolean) {
  const { lastTime, ...read } = readInterview(interview, seesPeople);
  if (!seesPeople || interview.erased) return { ...read, lastTime: null };
  const quotes = [...eachPart(interview.quotes)].sort((a, b) => a.order - b.order);
  const said = ({ id, text: words, assumptionId, mark }: (typeof quotes)[number]) => ({
    ...{ id, assumptionId, mark, text: asData(words) },
  });
  return {
    ...read,
    lastTime: lastTime === null ? null : asData(lastTime),
    marked: quotes.map(said),
    /** Quotes that wait for a person. */
    proposed: proposedQuotes(interview).map(said),
  };
}

export const ideaTools = [listIdeas, captureIdea, readOneIdea];
