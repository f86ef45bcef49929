import { saveFile } from '#adapters/page/save-file.ts';
import { formatCsv } from '#adapters/transfer/format-csv.ts';
import type { Calculator } from '#domain/toolkit/calculator.ts';
import type { NamedResult } from '#domain/toolkit/compare-results.ts';
import { resultRows } from '#domain/toolkit/result-rows.ts';
import type { Chart } from '#drawing/charts/chart.ts';
import { calculatorLabels as labels } from '#features/toolkit/labels.ts';
import type { Services } from '../../services.ts';

/** Gives results of a calculator, with what their chart shows, to the browser's downloads as a table. */
export function exportResults(
  { now, showToast }: Services,
  calculator: Calculator,
  results: readonly NamedResult[],
  chart: Chart | null,
): void {
  const rows = resultRows(calculator, results, chart?.table ?? null);
  const name = `groundwork-${calculator.id}-${now().slice(0, 10)}.csv`;
  saveFile(new Blob([formatCsv(rows)], { type: 'text/csv;charset=utf-8' }), name);
  showToast({ tone: 'success', message: labels.exported(name) });
}
