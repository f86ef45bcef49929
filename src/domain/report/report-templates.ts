import type { ReportBlock, ReportTemplateId } from './report.ts';
import type { NewReportBlock } from './report-commands.ts';
import { templateNames } from './report-words.ts';

type Outline = Pick<ReportBlock, 'kind'> & Partial<Pick<ReportBlock, 'heading' | 'show'>>;

interface ReportTemplate {
  readonly id: ReportTemplateId;
  readonly name: string;
  /** Who reads it, and what for. */
  readonly about: string;
  readonly blocks: readonly Outline[];
}

const template = (id: ReportTemplateId, about: string, blocks: readonly Outline[]): ReportTemplate => ({
  id,
  name: templateNames[id],
  about,
  blocks,
});

export const reportTemplateList: readonly ReportTemplate[] = [
  template('one-pager', 'One sheet: the idea, what is known, what comes next.', [
    { kind: 'text', heading: 'The idea' },
    { kind: 'score' },
    { kind: 'assumptions', heading: 'What has to be true', show: 'critical' },
    { kind: 'experiments', heading: 'What we tested' },
    { kind: 'decisions', show: 'last' },
    { kind: 'text', heading: 'What comes next' },
  ]),
  template('validation', 'Everything that was tested, also what failed, with the evidence behind each claim.', [
    { kind: 'text', heading: 'Summary' },
    { kind: 'score' },
    { kind: 'assumptions' },
    { kind: 'experiments' },
    { kind: 'corridor', heading: 'The last test, answer by answer' },
    { kind: 'quotes' },
    { kind: 'metric', heading: 'Score over time', show: 'score' },
    { kind: 'decisions', show: 'all' },
  ]),
  template('investor-update', 'Highlights, lowlights, metrics and asks, for those who follow you.', [
    { kind: 'text', heading: 'Highlights' },
    { kind: 'text', heading: 'Lowlights' },
    { kind: 'score', heading: 'Where the evidence stands' },
    { kind: 'metric', heading: 'Score over time', show: 'score' },
    { kind: 'metric', heading: 'Sign-ups', show: 'sign-ups' },
    { kind: 'experiments' },
    { kind: 'decisions', show: 'last' },
    { kind: 'text', heading: 'Asks' },
  ]),
  template('experiment-log', 'Every experiment in order, with its prediction and what was learned.', [
    { kind: 'experiments' },
    { kind: 'corridor', heading: 'The last test, answer by answer' },
    { kind: 'metric', heading: 'Interviews', show: 'interviews' },
    { kind: 'quotes' },
    { kind: 'funnel' },
  ]),
];

/** The blocks that a template begins with, the idea's pitch in the first text. */
export function blocksOfTemplate(id: ReportTemplateId, pitch: string): readonly NewReportBlock[] {
  const blocks = reportTemplateList.find((each) => each.id === id)?.blocks ?? [];
  return blocks.map((block, n) => ({
    id: `b${n + 1}`,
    ...block,
    ...(n === 0 && block.kind === 'text' && id !== 'investor-update' && pitch !== '' ? { text: pitch } : {}),
  }));
}
