import type { ChartMaterial } from './calculator.ts';
import type { CalculatorResult } from './compute-calculator.ts';

/** A result with the name that it goes by beside others. */
export interface NamedResult {
  readonly name: string;
  readonly result: CalculatorResult;
}

export interface ComparedRow {
  readonly part: 'result' | 'input' | 'figure' | 'warning';
  readonly label: string;
  /** One for each result, in their order; empty if it has none. */
  readonly cells: readonly string[];
  readonly isDifferent: boolean;
}

/** Results of one calculator side by side: what each comes to, what it was worked out of, and each of its figures. */
export function compareResults(results: readonly NamedResult[]): readonly ComparedRow[] {
  const row = (part: ComparedRow['part'], label: string, textOf: (result: CalculatorResult) => string): ComparedRow => {
    const cells = results.map(({ result }) => textOf(result));
    return { part, label, cells, isDifferent: new Set(cells).size > 1 };
  };
  const rowsOf = (part: 'input' | 'figure', listOf: (result: CalculatorResult) => readonly Listed[]) =>
    named(results.map(({ result }) => listOf(result))).map(({ id, label }) =>
      row(part, label, (result) => listOf(result).find((each) => each.id === id)?.text ?? ''),
    );
  const warnings = row('warning', 'Worth a look', warningsOf);
  return [
    row('result', 'Result', (result) => (result.kind === 'answer' ? result.headline : result.words)),
    ...rowsOf('input', (result) => (result.kind === 'answer' ? result.inputs : [])),
    ...rowsOf('figure', (result) => (result.kind === 'answer' ? result.figures : [])),
    ...(warnings.cells.some((cell) => cell !== '') ? [warnings] : []),
  ];
}

interface Listed {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** Each once, in the order of the list that has most of them. */
function named(lists: readonly (readonly Listed[])[]): readonly Listed[] {
  const all = lists.toSorted((a, b) => b.length - a.length).flat();
  return all.filter(({ id }, index) => all.findIndex((each) => each.id === id) === index);
}

const warningsOf = (result: CalculatorResult): string =>
  result.kind === 'answer' ? result.warnings.map(({ says }) => says).join(' ') : '';

/** One chart of several results, where theirs can lie on the same axes; null if they can't. */
export function comparedChart(results: readonly NamedResult[]): ChartMaterial | null {
  const charts = results.flatMap(({ name, result }) =>
    result.kind === 'answer' && result.chart ? [{ name, chart: result.chart }] : [],
  );
  const intervals = charts.flatMap(({ name, chart }) =>
    chart.kind === 'intervals'
      ? chart.rows.map((row) => ({ ...row, label: chart.rows.length === 1 ? name : `${name}: ${row.label}` }))
      : [],
  );
  if (intervals.length > 0) return { kind: 'intervals', rows: intervals };
  const curves = charts.flatMap(({ name, chart }) => (chart.kind === 'curves' ? [{ name, chart }] : []));
  const [first] = curves;
  // Several lines of several results are more than can be told apart.
  if (!first || curves.some(({ chart }) => chart.lines.length !== 1)) return null;
  return {
    kind: 'curves',
    across: first.chart.across,
    lines: curves.flatMap(({ name, chart }) => chart.lines.map(({ points }) => ({ label: name, points }))),
    level: first.chart.level,
    finding: curves.map(({ name, chart }) => `${name}: ${chart.finding}`).join(' '),
  };
}
