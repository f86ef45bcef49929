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
  return stepsChart({
    finding: findingOf(steps, share),
    steps: steps.map((step) => {
      const cells = [figureOf(step.count), shareText(share(step))] as const;
      return {
        label: step.label,
        share: share(step),
        value: `${cells[0]} (${cells[1]})`,
        cells: [step.label, ...cells],
      };
    }),
    columns: ['Step', 'Count', 'Share'],
  });
}

interface Steps {
  readonly finding: string;
  readonly steps: readonly {
    readonly label: string;
    /** Share of the first step, between 0 and 1. */
    readonly share: number;
    readonly value: string;
    /** Cells of the table. */
    readonly cells: readonly string[];
  }[];
  readonly columns: readonly string[];
}

/** Steps that each hold a part of the first. */
export function stepsChart({ finding, steps, columns }: Steps): Chart {
  return {
    finding,
    panels: steps.map(({ label, value, share }) => ({
      height: 16,
      title: label,
      value,
      shapes: [
        { path: boxPath([0, 0], [100, 100]), look: 'base', tone: 'plain' },
        { path: boxPath([0, 0], [share * 100, 100]), look: 'band', tone: 'plain' },
      ],
      signs: [],
      labels: [],
    })),
    points: steps.map(({ label, value, share }, panel) => ({ panel, x: share * 100, y: 50, name: label, value })),
    table: { columns, rows: steps.map(({ cells }) => cells) },
  };
}

function findingOf([first, ...others]: readonly FunnelStep[], share: (step: FunnelStep) => number): string {
  if (!first || first.count === 0) return 'No one has come yet.';
  const said = others.map((step) => `${countOf(step.count, step.one, step.many)} (${shareText(share(step))})`);
  return `${countOf(first.count, first.one, first.many)}${said.length === 0 ? '' : `: ${said.join(', ')}`}.`;
}
