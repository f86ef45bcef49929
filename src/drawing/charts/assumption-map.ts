import type { Chart, ChartSign } from './chart.ts';
import { contourLines, mapPointOf } from './contour-map.ts';

/** One assumption as the map shows it. */
export interface MappedAssumption {
  readonly text: string;
  /** 1 to 5. */
  readonly importance: number;
  /** Total weight of the evidence that counts: for it, against it or neither. */
  readonly weight: number;
  /** 0 to 100. */
  readonly score: number;
  readonly verdict: 'supports' | 'inconclusive' | 'refutes' | null;
  /** The one to look at next. */
  readonly isNext: boolean;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const levels = [0.25, 0.6, 1, 1.6, 2.5, 4, 6.5, 10];

/** Importance over evidence: what is high and on the left matters, and nobody knows. Contours join equally crowded places. */
export function assumptionMap(all: readonly MappedAssumption[]): Chart {
  const placed = all.map((each) => ({ each, ...mapPointOf(each) })).sort((a, b) => a.x - b.x || b.y - a.y);
  const signs = placed
    .map(({ each, x, y }): ChartSign => ({ x, y: 100 - y, sign: each.verdict ?? 'dot' }))
    .concat(placed.filter(({ each }) => each.isNext).map(({ x, y }) => stake(x, 100 - y)));
  const open = all.filter(({ importance, weight }) => importance >= 4 && weight < 1).length;
  return {
    finding: findingOf(open, all.length),
    panels: [
      {
        height: 320,
        // Above the axis, where no flag is.
        title: 'Important',
        shapes: [
          ...contourLines(placed, levels)
            .filter(({ path }) => path !== '')
            .map(({ path }) => ({ path, look: 'faint' as const, tone: 'plain' as const })),
          { path: 'M0 100H100M0 0V100', look: 'base', tone: 'plain' },
        ],
        signs,
        labels: [{ x: 100, y: 100, dx: -6, dy: -8, anchor: 'end', text: 'More evidence', tone: 'plain' }],
      },
    ],
    points: placed.map(({ each, x, y }) => ({
      panel: 0,
      x,
      y: 100 - y,
      name: each.text,
      value: `importance ${each.importance}, ${each.weight === 0 ? 'untested' : `score ${whole.format(each.score)}, evidence ${exact.format(each.weight)}`}`,
    })),
    table: {
      columns: ['Assumption', 'Importance', 'Score', 'Evidence'],
      rows: placed.map(({ each }) => [
        each.text,
        String(each.importance),
        each.weight === 0 ? 'untested' : whole.format(each.score),
        exact.format(each.weight),
      ]),
    },
  };
}

const stake = (x: number, y: number): ChartSign => ({ x, y, sign: 'stake', top: Math.max(0, y - 12) });

function findingOf(open: number, all: number): string {
  if (open === 0) return 'Every assumption of importance 4 or 5 has some evidence.';
  const subject = `${open} of ${all} ${all === 1 ? 'assumption' : 'assumptions'}`;
  return `${subject} ${open === 1 ? 'is' : 'are'} of importance 4 or 5 and ${open === 1 ? 'has' : 'have'} little evidence or none.`;
}
