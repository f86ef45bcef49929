import { dayText } from '#domain/report/report-words.ts';
import type { Chart } from './chart.ts';
import { linePath, type Spot } from './line-path.ts';

/** A number that changes with time. */
export interface Course {
  /** What it is: "Evidence score". */
  readonly label: string;
  /** In order. ISO 8601. */
  readonly points: readonly { readonly at: string; readonly value: number }[];
  /** Where the scale ends; null for what can grow. */
  readonly most: number | null;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** Table rows for a course of any length. */
const rowsAtMost = 12;

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
  const spots = points.map(({ value }, n): Spot => [x(n), 100 - (Math.min(value, top) / top) * 100]);
  const end = spots.at(-1);
  return {
    finding: first && last ? findingOf(label, points) : `${label}: nothing yet.`,
    panels: [
      {
        height: 72,
        shapes: [
          {
            path: linePath([
              [0, 100],
              [100, 100],
            ]),
            look: 'base',
            tone: 'plain',
          },
          ...(most === null
            ? []
            : [
                {
                  path: linePath([
                    [0, 50],
                    [100, 50],
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
          ...(last && end
            ? [{ ...valueAt(end, spots.at(-2)), dx: -8, anchor: 'end', text: whole.format(last.value) } as const]
            : []),
          ...(first && spots[0] && points.length > 1
            ? [{ ...valueAt(spots[0]), dx: 0, anchor: 'start', text: whole.format(first.value) } as const]
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

/** Above the line; below it where it comes from above, or is at the top. */
const valueAt = ([x, y]: Spot, [, before]: Spot = [x, y]) =>
  ({ x, y, dy: y < 25 || before < y ? 16 : -8, tone: 'plain' }) as const;

function findingOf(label: string, points: Course['points']): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length === 1)
    return `${label}: ${whole.format(last?.value ?? 0)} on ${dayText(last?.at ?? '')}.`;
  const [from, to] = [whole.format(first.value), whole.format(last.value)];
  const change = from === to ? `stayed at ${to}` : `went from ${from} to ${to}`;
  return `${label} ${change}, ${dayText(first.at)} to ${dayText(last.at)}.`;
}

/** Some of them, evenly, the last always. */
function rowsOf(points: Course['points']): readonly (readonly string[])[] {
  const step = Math.max(1, Math.ceil(points.length / rowsAtMost));
  const shown = points.map((point, n) => ({ ...point, n: n + 1 })).filter(({ n }) => (points.length - n) % step === 0);
  return shown.map(({ at, value, n }) => [String(n), dayText(at), whole.format(value)]);
}
