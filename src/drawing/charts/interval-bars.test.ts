import { expect, test } from 'vitest';
import { type IntervalRow, intervalBars } from './interval-bars.ts';

const signUps: IntervalRow = {
  label: 'Sign-up rate',
  value: 0.15,
  low: 0.0673,
  high: 0.2638,
  criterion: 0.1,
  verdict: 'inconclusive',
};
const paid: IntervalRow = { label: 'Paid', value: 0.02, low: 0, high: 0.06, criterion: 0.48, verdict: 'refutes' };
const cameBack: IntervalRow = { label: 'Came back', value: 0.2, low: 0.1, high: 0.4, criterion: null, verdict: null };

test('one share says what it comes to', () => {
  expect(intervalBars([signUps]).finding).toBe('Sign-up rate: 15% (6.7% to 26.4%), target 10%: inconclusive.');
  expect(intervalBars([cameBack]).finding).toBe('Came back: 20% (10% to 40%).');
  expect(intervalBars([]).finding).toBe('Nothing was measured yet.');
});

test('several say how many say what', () => {
  const supporting: IntervalRow = { ...signUps, label: 'Trial', verdict: 'supports' };
  expect(intervalBars([signUps, paid, cameBack, supporting]).finding).toBe(
    '4 results: 1 supports, 1 refutes, 1 inconclusive, 1 not judged.',
  );
});

test('each lies on the same axis, with what was locked as a stake', () => {
  const { panels, points } = intervalBars([signUps, paid, cameBack]);
  expect(panels.map(({ title, value, tone }) => ({ title, value, tone }))).toEqual([
    { title: 'Sign-up rate', value: '15% (6.7% to 26.4%)', tone: 'inconclusive' },
    { title: 'Paid', value: '2% (0% to 6%)', tone: 'refutes' },
    { title: 'Came back', value: '20% (10% to 40%)', tone: 'plain' },
  ]);
  expect(panels.map(({ signs }) => signs.map(({ sign, x }) => ({ sign, x: Math.round(x * 10) / 10 })))).toEqual([
    [
      { sign: 'inconclusive', x: 30 },
      { sign: 'stake', x: 20 },
    ],
    [
      { sign: 'refutes', x: 4 },
      { sign: 'stake', x: 96 },
    ],
    [{ sign: 'dot', x: 40 }],
  ]);
  const bands = panels.map(({ shapes }) => shapes.find(({ look }) => look === 'band')?.path);
  expect(bands).toEqual([
    'M13.46,55L52.76,55L52.76,95L13.46,95Z',
    'M0,55L12,55L12,95L0,95Z',
    'M20,55L80,55L80,95L20,95Z',
  ]);
  expect(panels.map(({ labels }) => labels.map(({ text }) => text))).toEqual([
    ['10% target'],
    ['48% target'],
    ['0%', '50%'],
  ]);
  expect(points.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Sign-up rate: 15% (6.7% to 26.4%), target 10%',
    'Paid: 2% (0% to 6%), target 48%',
    'Came back: 20% (10% to 40%)',
  ]);
});

test('the table has every number, apart from the target where rounding would make them one', () => {
  const close: IntervalRow = { ...signUps, low: 0.09961 };
  expect(intervalBars([close, cameBack]).table).toEqual({
    columns: ['Measured', 'Share', 'From', 'To', 'Target', 'Verdict'],
    rows: [
      ['Sign-up rate', '15%', '9.96%', '26.4%', '10%', 'inconclusive'],
      ['Came back', '20%', '10%', '40%', '', ''],
    ],
  });
});

test('what lies beyond an axis that is given stays at its end', () => {
  const [panel] = intervalBars([{ ...signUps, value: 0.7, high: 0.9 }], 0.5).panels;
  expect(panel?.signs[0]?.x).toBe(100);
});
