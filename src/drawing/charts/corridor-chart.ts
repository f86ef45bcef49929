import { countOf, figureOf } from '#domain/text/figures.ts';
import { corridorOutcomes } from '#domain/verdict/outcomes.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import type { Chart, ChartLabel, ChartShape, ChartSign } from './chart.ts';
import { type CorridorWalk, corridorFinding } from './corridor-finding.ts';
import { boxPath, linePath, type Spot } from './line-path.ts';

/** How much of the plot lies beyond a bound, of what lies before it; the flag of the criterion stands there. */
const beyond = 1.45;
/** Table rows for a walk of any length. */
const rowsAtMost = 12;

/**
 * The corridor of a test: the pace, which the locked criterion is staked into; two parallels, beyond which the test is
 * decided; and the walk of the answers so far. Upward are people ahead of the pace.
 */
export function corridorChart(walk: CorridorWalk): Chart {
  const count = Math.min(walk.answers.length, walk.sample);
  const answers = [...walk.answers, ...(walk.waiting?.answers ?? [])].slice(0, walk.sample);
  const distances = [0];
  let k = 0;
  for (const [place, isYes] of answers.entries()) {
    const n = place + 1;
    if (isYes) k += 1;
    distances.push(k - n * walk.rate);
  }
  const plot = plotOf(walk, distances);
  const spots = distances.map((distance, n): Spot => [plot.x(n), plot.y(distance)]);
  return {
    finding: corridorFinding(walk),
    panels: [
      {
        height: 200,
        shapes: shapesOf(walk, plot, spots, count),
        signs: signsOf(walk, plot, spots, count),
        labels: labelsOf(walk, plot),
      },
    ],
    points: pointsOf(walk, answers, spots),
    table: tableOf(walk, count),
  };
}

interface Plot {
  readonly x: (n: number) => number;
  readonly y: (distance: number) => number;
}

const finite = (bound: number, otherwise: number): number => (Number.isFinite(bound) ? bound : otherwise);

function plotOf({ sample, ahead, behind }: CorridorWalk, distances: readonly number[]): Plot {
  const top = Math.max(finite(ahead, 1) * beyond, ...extremes(distances).map((each) => each * 1.1));
  const bottom = Math.max(finite(behind, 1) * beyond, ...extremes(distances).map((each) => -each * 1.1));
  return {
    x: (n) => (n / sample) * 100,
    y: (distance) => ((top - distance) / (top + bottom)) * 100,
  };
}

function extremes(distances: readonly number[]): readonly number[] {
  let [least, most] = [0, 0];
  for (const each of distances) [least, most] = [Math.min(least, each), Math.max(most, each)];
  return [least, most];
}

function shapesOf(walk: CorridorWalk, { x, y }: Plot, spots: readonly Spot[], count: number): readonly ChartShape[] {
  const { sample, ahead, behind, firstLook, judged } = walk;
  const look = x(Math.min(firstLook, sample));
  const decided = judged?.n ?? count;
  const side = (bound: number, edge: number, tone: 'supports' | 'refutes'): ChartShape[] =>
    Number.isFinite(bound)
      ? [
          { path: boxPath([look, y(bound)], [100, edge]), look: 'zone', tone },
          {
            path: linePath([
              [0, y(bound)],
              [look, y(bound)],
            ]),
            look: 'faint',
            tone,
          },
          {
            path: linePath([
              [look, y(bound)],
              [100, y(bound)],
            ]),
            look: 'bound',
            tone,
          },
        ]
      : [];
  return [
    ...side(ahead, 0, 'supports'),
    ...side(-behind, 100, 'refutes'),
    {
      path: linePath([
        [100, 0],
        [100, 100],
      ]),
      look: 'base',
      tone: 'plain',
    },
    {
      path: linePath([
        [0, y(0)],
        [100, y(0)],
      ]),
      look: 'base',
      tone: 'plain',
    },
    { path: linePath(spots.slice(decided)), look: 'faint', tone: 'plain' },
    { path: linePath(spots.slice(0, decided + 1)), look: 'walk', tone: 'plain' },
  ];
}

function signsOf({ judged }: CorridorWalk, { y }: Plot, spots: readonly Spot[], count: number): readonly ChartSign[] {
  const [x, height] = spots[judged?.n ?? count] ?? [0, y(0)];
  return [
    { x: 0, y: y(0), top: 0, sign: 'stake' },
    { x, y: height, sign: judged?.verdict ?? 'dot' },
  ];
}

function labelsOf(walk: CorridorWalk, { x, y }: Plot): readonly ChartLabel[] {
  const { rate, sample, ahead, behind, firstLook, judged, words } = walk;
  const { supportsFrom, refutesUpTo } = corridorOutcomes(walk);
  const below = { y: 100, dx: 0, dy: 16, tone: 'plain' } as const;
  const look = x(firstLook);
  return [
    { x: 0, y: 0, dx: 24, dy: 10, anchor: 'start', text: `${shareText(rate)} target`, tone: 'plain' },
    // Where the walk has crossed a bound, the finding names it, and the sign stands there.
    ...(supportsFrom !== null && judged?.verdict !== 'supports'
      ? [
          {
            x: 100,
            y: y(ahead),
            dx: -6,
            dy: -6,
            anchor: 'end',
            text: `supports: ${figureOf(supportsFrom)}${supportsFrom < sample ? ' or more' : ''}`,
            tone: 'supports',
          } as const,
        ]
      : []),
    ...(refutesUpTo !== null && judged?.verdict !== 'refutes'
      ? [
          {
            x: 100,
            y: y(-behind),
            dx: -6,
            dy: 16,
            anchor: 'end',
            text: `refutes: ${figureOf(refutesUpTo)}${refutesUpTo > 0 ? ' or fewer' : ''}`,
            tone: 'refutes',
          } as const,
        ]
      : []),
    { ...below, x: 0, anchor: 'start', text: '0' },
    // Further right it would run into the last one.
    ...(look >= 10 && look <= 55 ? [{ ...below, x: look, anchor: 'middle', text: figureOf(firstLook) } as const] : []),
    { ...below, x: 100, anchor: 'end', text: countOf(sample, words.one, words.many) },
  ];
}

function pointsOf(
  { answers: counted, words }: CorridorWalk,
  answers: readonly boolean[],
  spots: readonly Spot[],
): Chart['points'] {
  let k = 0;
  return spots.slice(1).map(([x, y], index) => {
    if (answers[index]) k += 1;
    const name = `${capital(words.one)} ${figureOf(index + 1)}`;
    return {
      panel: 0,
      x,
      y,
      name,
      value: `${countOf(k, words.yes, words.yeses)} so far${index < counted.length ? '' : ', not counted yet'}`,
    };
  });
}

function tableOf({ rate, answers, words }: CorridorWalk, count: number): Chart['table'] {
  const step = Math.max(1, Math.ceil(count / rowsAtMost));
  const looks = Array.from({ length: Math.ceil(count / step) }, (_, row) => Math.min(count, (row + 1) * step));
  return {
    columns: [capital(words.many), capital(words.yeses), `Expected at ${shareText(rate)}`],
    rows: looks.map((n) => {
      const k = answers.slice(0, n).filter(Boolean).length;
      // Binary arithmetic must not print 5.999999.
      return [figureOf(n), figureOf(k), String(Number((n * rate).toFixed(1)))];
    }),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
