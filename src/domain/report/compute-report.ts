import { scoreFormulaText } from '../ledger/score.ts';
import { calculatorOf } from '../toolkit/calculators.ts';
import { formulaTexts } from '../verdict/formulas.ts';
import { askedBlocks } from './block-order.ts';
import { formulasOfBlocks } from './formulas-of.ts';
import type { FrozenReport, Report, ReportBlock } from './report.ts';
import type { ReportContent, ReportPart, ReportSection } from './report-content.ts';
import { ReportContext } from './report-context.ts';
import type { ReportMaterial } from './report-material.ts';
import { blockHeadings } from './report-words.ts';
import { beforeParts } from './sections/before-parts.ts';
import { believedParts } from './sections/believed-parts.ts';
import { calculatorParts } from './sections/calculator-parts.ts';
import { canvasParts } from './sections/canvas-parts.ts';
import { coverParts } from './sections/cover-parts.ts';
import { decidedParts } from './sections/decided-parts.ts';
import { decisionParts } from './sections/decision-parts.ts';
import { didParts } from './sections/did-parts.ts';
import { corridorParts, experimentParts } from './sections/experiment-parts.ts';
import { learnedParts } from './sections/learned-parts.ts';
import { funnelParts, metricParts } from './sections/metric-parts.ts';
import { nextParts } from './sections/next-parts.ts';
import { quoteParts } from './sections/quote-parts.ts';
import { assumptionParts, scoreParts } from './sections/score-parts.ts';

type Asked = Pick<FrozenReport, 'title' | 'blocks'>;

/**
 * Computes a report from the log as it stands in `material`. Pure: the same log gives the same report, byte for byte.
 */
export function computeReport(
  { title, blocks }: Asked,
  material: ReportMaterial,
  freeze: number | null = null,
): ReportContent {
  const context = new ReportContext(material);
  const sections = blocks.map((block) => sectionOf(block, context));
  const { idea, position, at, hash } = material;
  const { notes, sources } = context;
  const formulas = formulasOfBlocks(blocks)
    .filter((name) => !isOfVerdicts(name) || isNamed(name, context))
    .map((name) => ({ name, text: formulaText(name, blocks) }));
  return { title, idea, position, at, hash, freeze, formulas, sections, notes, sources };
}

/** The report as it reads now. */
export const askedNow = (report: Pick<Report, 'title' | 'blocks'>): Asked => ({
  title: report.title,
  blocks: askedBlocks(report),
});

function sectionOf(block: ReportBlock, context: ReportContext): ReportSection {
  const { id, kind, heading, text } = block;
  const words: readonly ReportPart[] = text === '' ? [] : [{ kind: 'words', text }];
  const parts = [...words, ...partsOf(block, context)];
  const said = kind === 'calculator' ? calculatorOf(block.calculator ?? '')?.name : undefined;
  return { id, kind, heading: heading || (said ?? blockHeadings[kind]), parts };
}

function partsOf(block: ReportBlock, context: ReportContext): readonly ReportPart[] {
  switch (block.kind) {
    case 'cover':
      return coverParts(block, context);
    case 'before':
      return beforeParts(block, context);
    case 'believed':
      return believedParts(block, context);
    case 'did':
      return didParts(block, context);
    case 'learned':
      return learnedParts(block, context);
    case 'decided':
      return decidedParts(block, context);
    case 'next':
      return nextParts(context);
    case 'text':
      return block.text === '' ? [{ kind: 'missing', text: 'Nothing is written here yet.' }] : [];
    case 'score':
      return scoreParts(context);
    case 'assumptions':
      return assumptionParts(block, context);
    case 'experiments':
      return experimentParts(block, context);
    case 'corridor':
      return corridorParts(block, context);
    case 'quotes':
      return quoteParts(block, context);
    case 'decisions':
      return decisionParts(block, context);
    case 'canvas':
      return canvasParts(block, context);
    case 'calculator':
      return calculatorParts(block, context);
    case 'metric':
      return metricParts(block, context);
    case 'funnel':
      return funnelParts(block, context);
  }
}

const isOfVerdicts = (name: string): boolean => Object.hasOwn(formulaTexts, name);

/** Any of them may judge a test: those that judged none are not explained. */
const isNamed = (name: string, { notes, sources }: Pick<ReportContext, 'notes' | 'sources'>): boolean =>
  notes.some(({ text }) => text.includes(name)) || sources.some(({ basis }) => basis.includes(name));

const reportFormulaText =
  'Every number is worked out from the log of facts up to the position printed above. Evidence that was withdrawn by then doesn’t count.';

function formulaText(name: string, blocks: readonly ReportBlock[]): string {
  if (name === 'report-1') return reportFormulaText;
  if (name === 'score-1') return scoreFormulaText;
  if (isOfVerdicts(name)) return formulaTexts[name as keyof typeof formulaTexts];
  const calculator = blocks
    .map((block) => calculatorOf(block.calculator ?? ''))
    .find((each) => each?.formula.name === name);
  return calculator?.formula.text ?? '';
}
