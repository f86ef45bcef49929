import { dayText } from '#domain/report/report-words.ts';
import { measureText } from '../measure-text.ts';
import type { Chart } from './chart.ts';
import { linePath, type Spot } from './line-path.ts';

/** A number that changes with time. */
export interface Course {
  /** Name of the number: "Evidence score". */
  readonly label: string;
  /** In order. ISO 8601. */
  readonly points: readonly { readonly at: string; readonly value: number }[];
  /** Where the scale ends; null for what can grow. */
  readonly most: number | null;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** Table rows for a course of any length. */
const rowsAtMost = 12;
/** Height of the panel, in pixels. */
const height = 96;
/** In percent of the height: above the end of the scale a value has room. */
const highest = 25;
const yOf = (share: number): number => 100 - Math.min(share, 1) * (100 - highest);

/** A sparkline: a small line over time, from nothing, with its first and its last value. */
export function courseChart({ label, points, most }: Course): Chart {
  const times = points.map(({ at }) => Date.parse(at));
  const [first, last] = [points[0], points.at(-1)];
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0];
  const top = most ?? Math.max(1, ...points.map(({ value }) => value));
  // Where all came at once they stand side by side.
  const x = (n: number): number =>
    to > from
      ? (((times[n] ?? from) - from) / (to - from)) * 100
      : points.length > 1
        ? (n / (points.length - 1)) * 100
        : 100;
  const spots = points.map(({ value }, n): Spot => [x(n), yOf(value / top)]);
  const middle = most === null ? null : yOf(0.5);
  const end = spots.at(-1);
  return {
    finding: first && last ? findingOf(label, points) : `${label}: nothing yet.`,
    panels: [
      {
        height,
        shapes: [
          {
            path: linePath([
              [0, 100],
              [100, 100],
            ]),
            look: 'base',
            tone: 'plain',
          },
          ...(middle === null
            ? []
            : [
                {
                  path: linePath([
                    [0, middle],
                    [100, middle],
                  ]),
                  look: 'faint',
                  tone: 'plain',
                } as const,
              ]),
          {
            path: linePath(spots.length === 1 ? [[0, spots[0]?.[1] ?? 100], ...spots] : spots),
            look: 'walk',
            tone: 'plain',
          },
        ],
        signs: end ? [{ x: end[0], y: end[1], sign: 'dot' }] : [],
        labels: [
          ...(last && end ? [{ ...valueAt(end, last.value, -8, { spots, middle }), anchor: 'end' } as const] : []),
          ...(first && spots[0] && points.length > 1
            ? [{ ...valueAt(spots[0], first.value, 0, { spots, middle }), anchor: 'start' } as const]
            : []),
          ...(first
            ? [{ x: 0, y: 100, dx: 0, dy: 16, anchor: 'start', text: dayText(first.at), tone: 'plain' } as const]
            : []),
          ...(last && to > from
            ? [{ x: 100, y: 100, dx: 0, dy: 16, anchor: 'end', text: dayText(last.at), tone: 'plain' } as const]
            : []),
        ],
      },
    ],
    points: points.map(({ at, value }, n) => ({
      panel: 0,
      x: spots[n]?.[0] ?? 0,
      y: spots[n]?.[1] ?? 100,
      name: dayText(at),
      value: whole.format(value),
    })),
    table: { columns: ['#', 'Date', label], rows: rowsOf(points) },
  };
}

/** Height of a value's letters above and below their baseline, in pixels. */
const [ascent, descent] = [10, 3];
/** How wide a chart is at least on paper and on most screens, in pixels. */
const leastWidth = 480;

interface Drawn {
  readonly spots: readonly Spot[];
  readonly middle: number | null;
}

/** A value at an end of the line: above it, or below it where the line or the middle of the scale would strike it through. */
function valueAt([x, y]: Spot, value: number, dx: number, { spots, middle }: Drawn) {
  const text = whole.format(value);
  const reach = ((measureText(text, 12) + Math.abs(dx)) / leastWidth) * 100;
  const near = [...spots.filter((spot) => Math.abs(spot[0] - x) <= reach), ...edgesOf(spots, x, reach)];
  const heights = near.map((spot) => spot[1]);
  const taken = [
    [Math.min(...heights), Math.max(...heights)] as const,
    // The dates stand below the scale.
    [100, 130] as const,
    ...(middle === null ? [] : [[middle, middle] as const]),
  ];
  const px = (percent: number): number => (percent / 100) * height;
  const isFree = (dy: number): boolean =>
    taken.every(([from, to]) => px(to) < px(y) + dy - ascent || px(from) > px(y) + dy + descent);
  return { x, y, dx, dy: [-8, 16].find(isFree) ?? -8, text, tone: 'plain' } as const;
}

/** Where a line crosses the bounds of what a value at `x` reaches. */
const edgesOf = (spots: readonly Spot[], x: number, reach: number): readonly Spot[] =>
  [x - reach, x + reach].flatMap((edge) =>
    spots.slice(1).flatMap((to, n) => {
      const from = spots[n] ?? to;
      if (from[0] >= edge || to[0] < edge) return [];
      return [[edge, from[1] + ((edge - from[0]) / (to[0] - from[0])) * (to[1] - from[1])] as const];
    }),
  );

function findingOf(label: string, points: Course['points']): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length === 1)
    return `${label}: ${whole.format(last?.value ?? 0)} on ${dayText(last?.at ?? '')}.`;
  const [from, to] = [whole.format(first.value), whole.format(last.value)];
  const change = from === to ? `stayed at ${to}` : `went from ${from} to ${to}`;
  const [since, until] = [dayText(first.at), dayText(last.at)];
  return `${label} ${change}${since === until ? ` on ${since}` : `, ${since} to ${until}`}.`;
}

/** Some of them, evenly, the last always. */
function rowsOf(points: Course['points']): readonly (readonly string[])[] {
  const step = Math.max(1, Math.ceil(points.length / rowsAtMost));
  const shown = points.map((point, n) => ({ ...point, n: n + 1 })).filter(({ n }) => (points.length - n) % step === 0);
  return shown.map(({ at, value, n }) => [String(n), dayText(at), whole.format(value)]);
}
