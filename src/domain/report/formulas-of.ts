import { scoreFormula } from '../ledger/score.ts';
import { blocksIn } from './block-order.ts';
import { formulaOfCalculator } from './calculator-formulas.ts';
import type { Report, ReportBlock, ReportBlockKind } from './report.ts';

/**
 * How blocks are worked out from the log. Like every formula it never changes under its name: the name covers the numbers,
 * and not the words and the order in which they are said.
 */
export const reportFormula = 'report-1';

const scored: ReadonlySet<ReportBlockKind> = new Set(['score', 'assumptions', 'decisions', 'metric', 'decided']);
const judged: ReadonlySet<ReportBlockKind> = new Set(['experiments', 'corridor', 'cover', 'before', 'did', 'learned']);

/** The names of the formulas by which the blocks of a report are worked out. */
export const formulasOf = (report: Pick<Report, 'blocks'>): readonly string[] => formulasOfBlocks(blocksIn(report));

export function formulasOfBlocks(blocks: Iterable<Pick<ReportBlock, 'kind' | 'calculator'>>): readonly string[] {
  const kinds = new Set<ReportBlockKind>();
  const calculated = new Set<string>();
  for (const { kind, calculator } of blocks) {
    kinds.add(kind);
    const formula = calculator === null ? undefined : formulaOfCalculator(calculator);
    if (formula !== undefined) calculated.add(formula);
  }
  return [
    reportFormula,
    ...(kinds.isDisjointFrom(scored) ? [] : [scoreFormula]),
    // A test says itself by which of them it is judged, and shows its interval.
    ...(kinds.isDisjointFrom(judged) ? [] : ['corridor-1', 'wilson-1', 'repeated-1', 'sequence-1']),
    ...[...calculated].filter((name) => name !== 'wilson-1' || kinds.isDisjointFrom(judged)),
  ];
}
