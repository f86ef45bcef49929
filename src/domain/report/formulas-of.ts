import { scoreFormula } from '../ledger/score.ts';
import { blocksIn } from './block-order.ts';
import { formulaOfCalculator } from './calculator-formulas.ts';
import type { Report, ReportBlock } from './report.ts';
import { blockTraits, type ReportBlockTraits } from './report-blocks.ts';

/**
 * How blocks are worked out from the log. Like every formula it never changes under its name: the name covers the numbers,
 * and not the words and the order in which they are said.
 */
export const reportFormula = 'report-1';

/** The names of the formulas by which the blocks of a report are worked out. */
export const formulasOf = (report: Pick<Report, 'blocks'>): readonly string[] => formulasOfBlocks(blocksIn(report));

export function formulasOfBlocks(blocks: Iterable<Pick<ReportBlock, 'kind' | 'calculator'>>): readonly string[] {
  const used = new Set<ReportBlockTraits['formulas']>();
  const calculated = new Set<string>();
  for (const block of blocks) {
    used.add(blockTraits(block).formulas);
    const formula = block.calculator === null ? undefined : formulaOfCalculator(block.calculator);
    if (formula !== undefined) calculated.add(formula);
  }
  return [
    reportFormula,
    ...(used.has('score') ? [scoreFormula] : []),
    // A test says itself by which of them it is judged, and shows its interval.
    ...(used.has('verdicts') ? ['corridor-1', 'wilson-1', 'repeated-1', 'sequence-1'] : []),
    ...[...calculated].filter((name) => name !== 'wilson-1' || !used.has('verdicts')),
  ];
}
