import type { ReportFigure } from '#domain/report/report-content.ts';
import { standingWords } from '#domain/report/report-words.ts';
import { calculatorChart } from '../charts/calculator-chart.ts';
import type { Chart } from '../charts/chart.ts';
import { corridorChart } from '../charts/corridor-chart.ts';
import { courseChart } from '../charts/course-chart.ts';
import { funnelChart } from '../charts/funnel-chart.ts';
import { type IntervalRow, intervalBars } from '../charts/interval-bars.ts';

/** The chart of a figure, the same on a screen, on a page, in a file and in a PDF; undefined for a canvas, which is none. */
export function figureChart(figure: ReportFigure): Chart | undefined {
  switch (figure.kind) {
    case 'corridor': {
      const { ahead, behind, answers, ...walk } = figure;
      const isYes = [...answers].map((sign) => sign === '1');
      const bounds = { ahead: ahead ?? Number.POSITIVE_INFINITY, behind: behind ?? Number.POSITIVE_INFINITY };
      return corridorChart({ ...walk, ...bounds, answers: isYes, asker: 'we' });
    }
    case 'intervals':
      return intervalsForReaders(figure.rows);
    case 'course':
      return courseChart(figure);
    case 'funnel':
      return funnelChart(figure.steps);
    case 'material':
      return calculatorChart(figure.material);
    case 'canvas':
      return undefined;
  }
}

/** Says how it is read: what each test came to is said beside it. */
function intervalsForReaders(rows: readonly IntervalRow[]): Chart {
  const { table, ...chart } = intervalBars(rows);
  const finding =
    rows.length === 1
      ? 'What the test found. The bar is what it leaves open, the flag what we had asked for.'
      : 'What each test found. The bar is what it leaves open, the flag what we had asked for.';
  const verdicts = rows.map(({ verdict }) => (verdict === null ? '' : standingWords[verdict]));
  return {
    ...chart,
    finding: rows.length === 0 ? chart.finding : finding,
    table: { ...table, rows: table.rows.map((cells, n) => [...cells.slice(0, -1), verdicts[n] ?? '']) },
  };
}
