import { describe, expect, test } from 'vitest';
import { corridorOf, judgeWalk } from '#domain/verdict/corridor.ts';
import { corridorChart } from './corridor-chart.ts';
import { type CorridorWalk, corridorFinding } from './corridor-finding.ts';

const words = { one: 'visitor', many: 'visitors', yeses: 'sign-ups', yes: 'sign-up', did: 'signed up', do: 'sign up' };
const locked = corridorOf(0.1, 120);

/** The yeses come first, or last. */
function walkOf(k: number, n: number, given: Partial<CorridorWalk> & { readonly isLate?: boolean } = {}): CorridorWalk {
  const { isLate = false, ...changes } = given;
  const answers = Array.from({ length: n }, (_, place) => (isLate ? place >= n - k : place < k));
  return { ...locked, answers, firstLook: 60, judged: null, words, ...changes };
}

const cameIn = (k: number, n: number): readonly boolean[] => Array.from({ length: n }, (_, place) => place < k);

/** The yeses come evenly. */
function judgedWalk(k: number, n: number, isEnded = false): CorridorWalk {
  const upTo = (place: number): number => Math.floor((place * k) / n);
  const answers = Array.from({ length: n }, (_, place) => upTo(place + 1) > upTo(place));
  return walkOf(k, n, { answers, judged: judgeWalk(locked, { answers, firstLook: 60, isEnded }) });
}

describe('the finding of a corridor', () => {
  test.each([
    [
      'nobody yet',
      walkOf(0, 0),
      'No visitors yet. 20 of 120 would settle it; the earliest is after the 60th visitor, if it is clear by then.',
    ],
    [
      'ahead, before the first look',
      walkOf(8, 27),
      '8 sign-ups of 27 visitors. 20 of 120 would settle it; the earliest is after the 60th visitor, if it is clear by then.',
    ],
    ['ahead', walkOf(12, 67), '12 sign-ups of 67 visitors. 20 of 120 would settle it.'],
    ['behind', walkOf(2, 71), '2 sign-ups of 71 visitors. 5 or fewer of 120 would refute it.'],
    [
      'where nothing could support',
      walkOf(5, 40, { ahead: Number.POSITIVE_INFINITY, firstLook: 1 }),
      '5 sign-ups of 40 visitors. 5 or fewer of 120 would refute it.',
    ],
    [
      'while nobody counts',
      walkOf(0, 0, { waiting: { answers: cameIn(14, 60), windowMinutes: 60, from: '15:11' } }),
      '60 came, 14 signed up (23%). Visitors count an hour after they came, since some sign up late: the first from 15:11.',
    ],
    ['more than was planned', walkOf(12, 200), '12 sign-ups of 120 visitors. Nothing can settle it anymore.'],
    ['supports', judgedWalk(20, 120), 'Supported: 20 of 120 signed up, you had asked for 10%.'],
    ['refutes', judgedWalk(0, 90), 'Refuted: 0 of 68 signed up, you had asked for 10%.'],
    [
      'with its interval and what would settle it',
      {
        ...walkOf(18, 120),
        judged: { verdict: 'inconclusive', k: 18, n: 120, interval: [0.0884, 0.2327] },
        settling: 349,
      } as const,
      'Still open: 18 of 120 (8.8% to 23.3%), you had asked for 10%. 230 more would settle it if the truth is 15%.',
    ],
  ])('%s', (_name, walk, text) => {
    expect(corridorFinding(walk)).toBe(text);
  });
});

describe('the corridor as a chart', () => {
  const chart = corridorChart(walkOf(12, 67, { isLate: true }));
  const [panel] = chart.panels;

  test('stakes the criterion into the pace, and ends its walk at the last answer', () => {
    const [stake, now] = panel?.signs ?? [];
    expect(stake).toEqual({ x: 0, y: expect.closeTo((7.71 / (7.71 + 6.71)) * 100, 6), top: 0, sign: 'stake' });
    expect(now).toMatchObject({ sign: 'dot', x: expect.closeTo((67 / 120) * 100, 6) });
    const walked = panel?.shapes.find(({ look }) => look === 'walk')?.path ?? '';
    expect(walked.split('L')).toHaveLength(68);
    expect(walked.endsWith(`${Math.round((67 / 1.2) * 100) / 100},${Math.round((now?.y ?? 0) * 100) / 100}`)).toBe(
      true,
    );
  });

  test('has a bound on either side, firm from the first look on, and the further ahead the higher', () => {
    const bounds = panel?.shapes.filter(({ look }) => look === 'bound').map(({ tone, path }) => ({ tone, path }));
    const y = (share: number) => Math.round(share * 10_000) / 100;
    const [top, bottom] = [y((7.71 * 0.45) / 1.45 / (7.71 + 6.71)), y((7.71 * 1.45 + 6.71) / 1.45 / (7.71 + 6.71))];
    expect(bounds).toEqual([
      { tone: 'supports', path: `M50,${top}L100,${top}` },
      { tone: 'refutes', path: `M50,${bottom}L100,${bottom}` },
    ]);
    expect(top).toBeLessThan(bottom);
  });

  test('has every answer as a point, and at most twelve looks in its table', () => {
    expect(chart.points).toHaveLength(67);
    expect(chart.points.at(-1)).toMatchObject({ name: 'Visitor 67', value: '12 sign-ups so far' });
    expect(chart.points[11]).toMatchObject({ name: 'Visitor 12', value: '0 sign-ups so far' });
    expect(chart.table.columns).toEqual(['Visitors', 'Sign-ups', 'Expected at 10%']);
    expect(chart.table.rows).toHaveLength(12);
    expect(chart.table.rows[0]).toEqual(['6', '0', '0.6']);
    expect(chart.table.rows.at(-1)).toEqual(['67', '12', '6.7']);
  });

  test('a judged walk ends in the sign of its verdict, and goes on faintly', () => {
    const judged = corridorChart(judgedWalk(0, 90)).panels[0];
    expect(judged?.signs[1]).toMatchObject({ sign: 'refutes', x: expect.closeTo((68 / 120) * 100, 6) });
    const after = judged?.shapes.find(({ look, tone }) => look === 'faint' && tone === 'plain');
    expect(after?.path.split('L')).toHaveLength(90 - 68 + 1);
  });

  test('those who do not count yet are walked faintly from where the others end', () => {
    const waiting = { answers: cameIn(2, 20), windowMinutes: 60, from: '15:11' };
    const both = corridorChart(walkOf(3, 10, { waiting }));
    const faint = both.panels[0]?.shapes.find(({ look, tone }) => look === 'faint' && tone === 'plain');
    const walked = both.panels[0]?.shapes.find(({ look }) => look === 'walk');
    expect([faint?.path.split('L').length, walked?.path.split('L').length]).toEqual([21, 11]);
    expect(both.panels[0]?.signs[1]).toMatchObject({ sign: 'dot', x: expect.closeTo((10 / 120) * 100, 6) });
    expect([both.points[9]?.value, both.points[29]?.value]).toEqual([
      '3 sign-ups so far',
      '5 sign-ups so far, not counted yet',
    ]);
    expect(both.table.rows.at(-1)).toEqual(['10', '3', '1']);
  });

  test('of one look has bounds at its end alone, on the sides where a result can decide', () => {
    const bounds = { ahead: 2, behind: Number.POSITIVE_INFINITY };
    const once = corridorChart(walkOf(2, 8, { ...bounds, sample: 10, firstLook: 10 }));
    expect(once.finding).toBe(
      '2 sign-ups of 8 visitors. 3 of 10 would settle it; the earliest is after the 10th visitor.',
    );
    const drawn = once.panels[0]?.shapes.filter(({ look }) => look === 'bound') ?? [];
    expect(drawn.map(({ tone, path }) => ({ tone, from: path.slice(0, 5) }))).toEqual([
      { tone: 'supports', from: 'M100,' },
    ]);
    expect(once.panels[0]?.labels.map(({ text }) => text)).toEqual([
      '10% target',
      'supports: 3 or more',
      '0',
      '10 visitors',
    ]);
  });

  test('looks at no more than was planned', () => {
    expect(corridorChart(walkOf(12, 200)).points).toHaveLength(120);
  });

  test('stays within its panel and small, however long the walk', () => {
    const long = corridorChart({
      ...corridorOf(0.5, 5_000),
      answers: Array.from({ length: 5_000 }, (_, n) => n % 3 === 0),
      firstLook: 2_500,
      judged: null,
      words,
    });
    const [{ shapes } = { shapes: [] }] = long.panels;
    const numbers = shapes.flatMap(({ path }) => (path.match(/-?[\d.]+/g) ?? []).map(Number));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
    expect(shapes.map(({ path }) => path).join('').length).toBeLessThan(40_000);
  });
});
