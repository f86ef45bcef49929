import type { Chart, ChartLabel, ChartShape } from './chart.ts';
import { linePath, type Spot } from './line-path.ts';

/** A number over something that runs on: a month, a price. */
export interface Curve {
  readonly label: string;
  readonly points: readonly {
    readonly at: number;
    readonly atText: string;
    readonly value: number;
    readonly text: string;
  }[];
}

export interface Curves {
  /** Label of the horizontal axis. */
  readonly across: string;
  readonly lines: readonly Curve[];
  /** A level that matters. */
  readonly level: { readonly value: number; readonly label: string } | null;
  readonly finding: string;
}

type Look = Pick<ChartShape, 'look' | 'tone'>;

/** Told apart by their dashes and weights, and by their names at the ends. */
const looks: readonly Look[] = [
  { look: 'walk', tone: 'plain' },
  { look: 'bound', tone: 'supports' },
  { look: 'bound', tone: 'refutes' },
  { look: 'faint', tone: 'plain' },
];

const lookOf = (n: number): Look => looks[n % looks.length] ?? { look: 'walk', tone: 'plain' };

/** Lines on the same axes, which begin at nothing. */
export function curvesChart({ across, lines, level, finding }: Curves): Chart {
  const points = lines.flatMap((line) => line.points);
  const [left, right] = [Math.min(...points.map(({ at }) => at)), Math.max(...points.map(({ at }) => at))];
  const values = [...points.map(({ value }) => value), level?.value ?? 0, 0];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (at: number): number => (right === left ? 50 : ((at - left) / (right - left)) * 100);
  const y = (value: number): number => (high === low ? 50 : ((high - value) / (high - low)) * 100);
  const flat = (at: number) =>
    linePath([
      [0, at],
      [100, at],
    ]);
  const stops = [...new Map(points.map(({ at, atText }) => [at, atText]))].sort(([a], [b]) => a - b);
  const at = (line: Curve, stop: number) => line.points.find((point) => point.at === stop);
  const textAt = (stop: number): string =>
    lines
      .flatMap((line) => {
        const point = at(line, stop);
        return point ? [lines.length === 1 ? point.text : `${line.label.toLowerCase()} ${point.text}`] : [];
      })
      .join(', ');
  return {
    finding,
    panels: [
      {
        height: 220,
        shapes: [
          { path: flat(y(low)), look: 'base', tone: 'plain' } as const,
          ...(level && level.value > low
            ? [{ path: flat(y(level.value)), look: 'faint', tone: 'refutes' } as const]
            : []),
          ...lines.map((line, n) => ({
            path: linePath(line.points.map((point) => [x(point.at), y(point.value)])),
            ...lookOf(n),
          })),
        ],
        signs: [],
        labels: [
          ...namesOf(lines, x, y),
          ...(level ? [levelLabel(level.label, y(level.value))] : []),
          ...ends(stops.at(0)?.[1] ?? '', stops.at(-1)?.[1] ?? ''),
        ],
      },
    ],
    points: stops.map(([stop, name]) => {
      const [line] = lines.filter((each) => at(each, stop));
      return { panel: 0, x: x(stop), y: y((line && at(line, stop)?.value) ?? 0), name, value: textAt(stop) };
    }),
    table: {
      columns: [across, ...lines.map(({ label }) => label)],
      rows: stops.map(([stop, name]) => [name, ...lines.map((line) => at(line, stop)?.text ?? '')]),
    },
  };
}

const ends = (first: string, last: string): readonly ChartLabel[] => [
  { x: 0, y: 100, dx: 0, dy: 16, anchor: 'start', text: first, tone: 'plain' },
  { x: 100, y: 100, dx: 0, dy: 16, anchor: 'end', text: last, tone: 'plain' },
];

const levelLabel = (text: string, y: number): ChartLabel => ({
  ...{ x: 0, y, dx: 4, dy: -4, anchor: 'start', text, tone: 'plain' },
});

/** Each at a height of its own, so that they stay apart in a narrow window too; of one line alone the finding says it. */
function namesOf(
  lines: readonly Curve[],
  x: (at: number) => number,
  y: (value: number) => number,
): readonly ChartLabel[] {
  if (lines.length === 1) return [];
  const drawn = lines.map(({ label, points }) => {
    const spots = points.map((point): Spot => [x(point.at), y(point.value)]);
    return { label, spots, lowest: Math.max(...spots.map(([, height]) => height)) };
  });
  // What stays high is named above what goes further down.
  const ranked = drawn.toSorted((a, b) => a.lowest - b.lowest);
  return drawn.flatMap((line) => {
    const spot = spotAt(line.spots, ((ranked.indexOf(line) + 1) / (lines.length + 1)) * 100);
    if (!spot) return [];
    const { label } = line;
    const isLate = spot[0] > 50;
    return [
      {
        ...{ x: spot[0], y: spot[1], dx: isLate ? -8 : 8, dy: 4 },
        ...({ anchor: isLate ? 'end' : 'start', text: label, tone: 'plain' } as const),
      },
    ];
  });
}

/** Where a line first passes a height; the spot that comes closest where it never does. */
function spotAt(spots: readonly Spot[], height: number): Spot | undefined {
  for (const [index, [right, to]] of spots.entries()) {
    const [left, from] = spots[index - 1] ?? [right, to];
    if ((from - height) * (to - height) >= 0) continue;
    return [left + ((height - from) / (to - from)) * (right - left), height];
  }
  return spots.toSorted(([, a], [, b]) => Math.abs(a - height) - Math.abs(b - height))[0];
}
