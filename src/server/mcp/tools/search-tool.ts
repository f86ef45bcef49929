import { z } from 'zod';
import { type Experiment, experimentStreamOf } from '#domain/experiment/experiment.ts';
import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { eachPart } from '#domain/log/parts.ts';
import type { Report } from '#domain/report/report.ts';
import { reportStreamOf } from '#domain/report/report-kind.ts';
import { shortened } from '#domain/text/shortened.ts';
import type { WorkspaceReader } from '../../readings/workspace-reader.ts';
import { readingTool, text } from '../tool.ts';

interface Found {
  readonly kind: 'idea' | 'assumption' | 'test' | 'report';
  readonly id: string;
  readonly projectId: string | null;
  readonly text: string;
}

/** In UTF-16 units. */
const longest = 300;
const foundAtMost = 50;

const search = readingTool({
  name: 'search',
  title: 'Search',
  description:
    'Finds ideas, assumptions, tests and reports that contain all of the words, whatever their case. What people have said is not searched.',
  input: z.object({ query: text(200), limit: z.number().int().min(1).max(foundAtMost).default(20) }),
  async run({ query, limit }, { reader }) {
    const words = query.toLowerCase().split(/\s+/);
    const items: Found[] = [];
    for await (const { said, ...found } of everything(reader)) {
      const all = said.join('\n').toLowerCase();
      if (!words.every((word) => all.includes(word))) continue;
      items.push({ ...found, text: shortened(found.text, longest) });
      if (items.length === limit) break;
    }
    return { items };
  },
});

type Said = Found & { readonly said: readonly string[] };

/** Whatever the founder has written, the ideas first. */
async function* everything(reader: WorkspaceReader): AsyncGenerator<Said> {
  const projects = await reader.projectsByIdea();
  for (const id of await reader.idsOf('idea')) {
    const idea = await reader.stateOf<Idea>(ideaStreamOf(id));
    if (!idea) continue;
    const { title, pitch, problem, audience, tags } = idea;
    const said = [title, pitch, problem, audience, ...tags];
    yield { kind: 'idea', id, projectId: projects.get(id) ?? null, text: title, said };
  }
  for (const projectId of projects.values()) {
    const ledger = await reader.stateOf<Ledger>(ledgerStreamOf(projectId));
    for (const { id, text: stated } of eachPart(ledger?.assumptions ?? {}))
      yield { kind: 'assumption', id, projectId, text: stated, said: [stated] };
  }
  for (const id of await reader.idsOf('experiment')) {
    const test = await reader.stateNow<Experiment>(experimentStreamOf(id));
    if (test)
      yield { kind: 'test', id, projectId: test.projectId, text: test.question, said: [test.question, test.learning] };
  }
  for (const id of await reader.idsOf('report')) {
    const report = await reader.stateNow<Report>(reportStreamOf(id));
    if (report) yield { kind: 'report', id, projectId: report.projectId, text: report.title, said: [report.title] };
  }
}

export const searchTools = [search];
