import { describe, expect, test } from 'vitest';
import { calculators } from '#domain/toolkit/calculators.ts';
import { computeCalculator } from '#domain/toolkit/compute-calculator.ts';
import { calculatorChart } from './calculator-chart.ts';
import { curvesChart } from './curves-chart.ts';

const spot = (at: number, value: number) => ({ at, atText: `Month ${at}`, value, text: `$${value}` });

test('A line is drawn from nothing, walked and listed', () => {
  const line = { label: 'Cash', points: [spot(0, 100), spot(1, 50), spot(2, -100)] };
  const level = { value: 0, label: 'Nothing left' };
  const { panels, points, table } = curvesChart({ across: 'Month', lines: [line], level, finding: 'It ends.' });
  expect(panels[0]?.shapes.map(({ path, look }) => [look, path])).toEqual([
    ['base', 'M0,100L100,100'],
    ['faint', 'M0,50L100,50'],
    ['walk', 'M0,0L50,25L100,100'],
  ]);
  expect(panels[0]?.labels.map(({ text, x, y }) => [text, x, y])).toEqual([
    ['Nothing left', 0, 50],
    ['Month 0', 0, 100],
    ['Month 2', 100, 100],
  ]);
  expect(points.map(({ x, y, name, value }) => [x, y, name, value])).toEqual([
    [0, 0, 'Month 0', '$100'],
    [50, 25, 'Month 1', '$50'],
    [100, 100, 'Month 2', '$-100'],
  ]);
  expect(table).toEqual({
    columns: ['Month', 'Cash'],
    rows: [
      ['Month 0', '$100'],
      ['Month 1', '$50'],
      ['Month 2', '$-100'],
    ],
  });
});

test('Lines of different lengths are told apart by name and look, and each point says what is there', () => {
  const lines = [
    { label: 'Lean', points: [spot(0, 10), spot(1, 8), spot(2, 6)] },
    { label: 'Bold', points: [spot(0, 10), spot(1, 2)] },
  ];
  const { panels, points, table } = curvesChart({ across: 'Month', lines, level: null, finding: 'Both end.' });
  const drawn = panels[0]?.shapes.slice(1);
  expect(new Set(drawn?.map(({ look, tone }) => `${look} ${tone}`)).size).toBe(2);
  expect(panels[0]?.labels.map(({ text }) => text)).toEqual(['Lean', 'Bold', 'Month 0', 'Month 2']);
  expect(points.map(({ value }) => value)).toEqual(['lean $10, bold $10', 'lean $8, bold $2', 'lean $6']);
  expect(table.rows.at(-1)).toEqual(['Month 2', '$6', '']);
});

test('A level that is the base is named alone, and places come in their order, whichever line has them', () => {
  const lines = [
    { label: 'Late', points: [spot(2, 10), spot(4, 8)] },
    { label: 'Early', points: [spot(1, 5), spot(3, 4)] },
  ];
  const level = { value: 0, label: 'Nothing left' };
  const { panels, table } = curvesChart({ across: 'Month', lines, level, finding: '' });
  expect(panels[0]?.shapes.map(({ look }) => look)).toEqual(['base', 'walk', 'bound']);
  expect(panels[0]?.labels.map(({ text }) => text)).toContain('Nothing left');
  expect(table.rows.map(([name]) => name)).toEqual(['Month 1', 'Month 2', 'Month 3', 'Month 4']);
});

test('The names of lines lie at heights of their own, on their lines where those pass them', () => {
  const lines = [
    { label: 'Down', points: [spot(0, 100), spot(2, 0)] },
    { label: 'Up', points: [spot(0, 0), spot(1, 100), spot(2, 100)] },
    { label: 'High', points: [spot(0, 90), spot(2, 95)] },
  ];
  const labels = curvesChart({ across: 'Month', lines, level: null, finding: '' }).panels[0]?.labels;
  expect(labels?.slice(0, 3).map(({ text, x, y, anchor }) => [text, x, y, anchor])).toEqual([
    ['Down', 50, 50, 'start'],
    ['Up', 12.5, 75, 'start'],
    ['High', 0, 10, 'start'],
  ]);
});

test('A line that stays at nothing, and one of a single place, lie in the middle', () => {
  const [flat] = curvesChart({
    ...{ across: 'Month', level: null, finding: '' },
    lines: [{ label: 'Cash', points: [spot(3, 0)] }],
  }).panels;
  expect(flat?.shapes.at(-1)?.path).toMatch(/^M50,50/);
});

test('Steps of money are shares of the first', () => {
  const chart = calculatorChart({
    ...{ kind: 'funnel', finding: 'Of $100, $5.' },
    steps: [
      { label: 'TAM', value: 100, text: '$100' },
      { label: 'SOM', value: 5, text: '$5' },
    ],
  });
  expect([chart.finding, chart.table.rows, chart.points.map(({ value }) => value)]).toEqual([
    'Of $100, $5.',
    [
      ['TAM', '$100', '100%'],
      ['SOM', '$5', '5%'],
    ],
    ['$100 (100%)', '$5 (5%)'],
  ]);
  expect(
    calculatorChart({ kind: 'funnel', finding: '', steps: [{ label: 'TAM', value: 0, text: '$0' }] }).points[0]?.x,
  ).toBe(0);
});

describe('charts of calculators', () => {
  test.each(calculators.map(({ name, id, example }) => [name, id, example.inputs] as const))(
    '%s draws its worked example within its panels',
    (_, id, inputs) => {
      const result = computeCalculator(id, inputs);
      if (result?.kind !== 'answer' || !result.chart) return;
      const { finding, panels, points, table } = calculatorChart(result.chart);
      expect(finding).toMatch(/\.$/);
      expect([table.rows.length > 0, points.length > 0]).toEqual([true, true]);
      expect(points.flatMap(({ x, y }) => [x, y]).every((place) => place >= 0 && place <= 100)).toBe(true);
      for (const { path } of panels.flatMap(({ shapes }) => shapes)) {
        const places = [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([place]) => Number(place));
        expect([path.includes('NaN'), places.every((place) => place >= 0 && place <= 100)]).toEqual([false, true]);
      }
    },
  );
});
