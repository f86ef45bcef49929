import { guardCell } from '../transfer/formula-guard.ts';
import type { Calculator } from './calculator.ts';
import { compareResults, type NamedResult } from './compare-results.ts';

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Results of a calculator as a table for spreadsheets, one column a result, and the figures of their chart below. Cells are
 * guarded against formula injection.
 */
export function resultRows(
  { name, formula }: Pick<Calculator, 'name' | 'formula'>,
  results: readonly NamedResult[],
  chart: Table | null,
): readonly (readonly string[])[] {
  const compared = compareResults(results).map(({ label, cells }) => [label, ...cells]);
  const same = (text: string): readonly string[] => results.map(() => text);
  return [
    [name, ...results.map((result) => result.name)],
    ...compared,
    ['Formula', ...same(`${formula.name}: ${formula.text}`)],
    ...(chart ? [[], chart.columns, ...chart.rows] : []),
  ].map((row) => row.map(guardCell));
}
