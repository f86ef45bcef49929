import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { Report } from '#domain/report/report.ts';
import { reportStreamOf } from '#domain/report/report-kind.ts';
import { reportMarkdown } from '../report/report-markdown.ts';
import type { Assistant } from './assistant.ts';
import { canvasOutline } from './canvas-outline.ts';
import { ledgerMarkdown } from './ledger-markdown.ts';

/** Reports, canvases and ledgers as Markdown, under `groundwork://{kind}/{id}`. A canvas and a ledger go by their project. */
export const resourceKinds = ['report', 'canvas', 'ledger'] as const;
type ResourceKind = (typeof resourceKinds)[number];

const resourceUri = (kind: ResourceKind, id: string): string => `groundwork://${kind}/${id}`;
export const resourceTemplateOf: Readonly<Record<ResourceKind, { readonly uri: string; readonly title: string }>> = {
  report: { uri: 'groundwork://report/{reportId}', title: 'A report' },
  canvas: { uri: 'groundwork://canvas/{projectId}', title: 'The canvas of a project, as an outline' },
  ledger: { uri: 'groundwork://ledger/{projectId}', title: 'Assumptions, evidence and decisions of a project' },
};

interface ListedResource {
  readonly uri: string;
  readonly name: string;
  readonly mimeType: 'text/markdown';
}

const markdown = { mimeType: 'text/markdown' } as const;

/** All of a kind that there are. */
export async function listResources({ reader }: Assistant, kind: ResourceKind): Promise<readonly ListedResource[]> {
  const listed: ListedResource[] = [];
  if (kind === 'report') {
    for (const id of await reader.idsOf('report')) {
      const report = await reader.stateNow<Report>(reportStreamOf(id));
      if (report) listed.push({ uri: resourceUri(kind, id), name: report.title, ...markdown });
    }
    return listed;
  }
  for (const id of await reader.idsOf('project')) {
    const project = await reader.stateOf<Project>(projectStreamOf(id));
    if (!project || project.removed) continue;
    const idea = await reader.stateOf<Idea>(ideaStreamOf(project.ideaId));
    listed.push({ uri: resourceUri(kind, id), name: `${project.title || (idea?.title ?? '')}: ${kind}`, ...markdown });
  }
  return listed;
}

/** The Markdown behind an address; undefined if there is nothing. */
export async function readResource(kind: ResourceKind, id: string, assistant: Assistant): Promise<string | undefined> {
  const { reader, seesPeople, readReport } = assistant;
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
  if (kind === 'report') {
    const content = await readReport(id, null);
    return content && reportMarkdown(content, seesPeople);
  }
  const project = await reader.stateOf<Project>(projectStreamOf(id));
  if (!project || project.removed) return undefined;
  if (kind === 'ledger') return ledgerMarkdown(await reader.stateOf<Ledger>(ledgerStreamOf(id)), seesPeople);
  const canvas = await reader.stateOf<Canvas>(canvasStreamOf(project.canvasId));
  return (canvas && canvasOutline(canvas)) || 'The canvas is empty.';
}
