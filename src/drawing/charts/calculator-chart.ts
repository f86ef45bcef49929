import type { ChartMaterial } from '#domain/toolkit/calculator.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import type { Chart } from './chart.ts';
import { curvesChart } from './curves-chart.ts';
import { stepsChart } from './funnel-chart.ts';
import { intervalBars } from './interval-bars.ts';

/** The chart of a calculator's answer. */
export function calculatorChart(material: ChartMaterial): Chart {
  if (material.kind === 'intervals') return intervalBars(material.rows);
  if (material.kind === 'curves') return curvesChart(material);
  const most = material.steps[0]?.value ?? 0;
  const steps = material.steps.map(({ label, value, text }) => {
    const share = most === 0 ? 0 : value / most;
    return { label, share, value: `${text} (${shareText(share)})`, cells: [label, text, shareText(share)] };
  });
  return stepsChart({ finding: material.finding, steps, columns: ['Step', 'Value', 'Share'] });
}
