import { countOf, figureOf } from '#domain/text/figures.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import type { Chart } from './chart.ts';
import { boxPath } from './line-path.ts';

/** One step of a way that some people leave: "340 visitors". */
export interface FunnelStep {
  readonly label: string;
  readonly one: string;
  readonly many: string;
  readonly count: number;
}

/** How many of those who came went how far, each step on the axis of the first. */
export function funnelChart(steps: readonly FunnelStep[]): Chart {
  const most = steps[0]?.count ?? 0;
  const share = ({ count }: FunnelStep): number => (most === 0 ? 0 : count / most);
  const textOf = (step: FunnelStep): string => `${figureOf(step.count)} (${shareText(share(step))})`;
  return {
    finding: findingOf(steps, share),
    panels: steps.map((step) => ({
      height: 16,
      title: step.label,
      value: textOf(step),
      shapes: [
        { path: boxPath([0, 0], [100, 100]), look: 'base', tone: 'plain' },
        { path: boxPath([0, 0], [share(step) * 100, 100]), look: 'band', tone: 'plain' },
      ],
      signs: [],
      labels: [],
    })),
    points: steps.map((step, panel) => ({
      panel,
      x: share(step) * 100,
      y: 50,
      name: step.label,
      value: textOf(step),
    })),
    table: {
      columns: ['Step', 'Count', 'Share'],
      rows: steps.map((step) => [step.label, figureOf(step.count), shareText(share(step))]),
    },
  };
}

function findingOf([first, ...others]: readonly FunnelStep[], share: (step: FunnelStep) => number): string {
  if (!first || first.count === 0) return 'Nobody has come yet.';
  const said = others.map((step) => `${countOf(step.count, step.one, step.many)} (${shareText(share(step))})`);
  return `${countOf(first.count, first.one, first.many)}${said.length === 0 ? '' : `: ${said.join(', ')}`}.`;
}
