import type { ReportFigure } from '#domain/report/report-content.ts';
import { calculatorChart } from '../charts/calculator-chart.ts';
import type { Chart } from '../charts/chart.ts';
import { corridorChart } from '../charts/corridor-chart.ts';
import { courseChart } from '../charts/course-chart.ts';
import { funnelChart } from '../charts/funnel-chart.ts';
import { intervalBars } from '../charts/interval-bars.ts';

/** The chart of a figure, the same on a screen, on a page, in a file and in a PDF; undefined for a canvas, which is none. */
export function figureChart(figure: ReportFigure): Chart | undefined {
  switch (figure.kind) {
    case 'corridor': {
      const { ahead, behind, answers, ...walk } = figure;
      const isYes = [...answers].map((sign) => sign === '1');
      const bounds = { ahead: ahead ?? Number.POSITIVE_INFINITY, behind: behind ?? Number.POSITIVE_INFINITY };
      return corridorChart({ ...walk, ...bounds, answers: isYes });
    }
    case 'intervals':
      return intervalBars(figure.rows);
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
