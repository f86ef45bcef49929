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
    { kind: 'cover', show: 'brief' },
    { kind: 'believed', show: 'critical' },
    { kind: 'did', show: 'brief' },
    { kind: 'learned', show: 'brief' },
    { kind: 'decided', show: 'brief' },
    { kind: 'next' },
  ]),
  template('validation', 'Everything that was tested, also what failed, with the evidence behind each claim.', [
    { kind: 'cover' },
    { kind: 'believed' },
    { kind: 'did' },
    { kind: 'learned' },
    { kind: 'decided' },
    { kind: 'next' },
  ]),
  template('investor-update', 'Highlights, lowlights, metrics and asks, for those who follow you.', [
    { kind: 'cover' },
    { kind: 'learned', heading: 'Highlights', show: 'supported' },
    { kind: 'learned', heading: 'Lowlights', show: 'unsupported' },
    { kind: 'believed' },
    { kind: 'did' },
    { kind: 'metric', heading: 'Sign-ups', show: 'sign-ups' },
    { kind: 'decided' },
    { kind: 'next' },
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

/** The blocks that a template begins with; of an idea that a pivot led to, what came before it stands first, after a cover. */
export function blocksOfTemplate(id: ReportTemplateId, { isSuccessor = false } = {}): readonly NewReportBlock[] {
  const blocks = reportTemplateList.find((each) => each.id === id)?.blocks ?? [];
  const place = blocks[0]?.kind === 'cover' ? 1 : 0;
  const before: Outline = { kind: 'before', ...(id === 'one-pager' && { show: 'brief' }) };
  const all = isSuccessor ? blocks.toSpliced(place, 0, before) : blocks;
  return all.map((block, n) => ({ id: `b${n + 1}`, ...block }));
}
