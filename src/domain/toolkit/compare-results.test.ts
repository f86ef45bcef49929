import { expect, test } from 'vitest';
import { calculatorOf } from './calculators.ts';
import { comparedChart, compareResults, type NamedResult } from './compare-results.ts';
import { computeCalculator } from './compute-calculator.ts';
import { resultRows } from './result-rows.ts';

function resultOf(name: string, id: string, inputs: Record<string, string>): NamedResult {
  const result = computeCalculator(id, inputs);
  if (!result) throw new Error(id);
  return { name, result };
}
const lean = resultOf('Lean', 'runway', { cash: '100000', spend: '10000', revenue: '0' });
const grown = resultOf('Grown', 'runway', { cash: '100000', spend: '10000', revenue: '9000', growth: '5' });
const blank = resultOf('Blank', 'runway', {});

test('Results stand side by side, with every input and figure that any of them has', () => {
  const rows = compareResults([lean, grown, blank]);
  expect(rows.map(({ part, label, cells }) => [part, label, ...cells])).toEqual([
    [
      'result',
      'Result',
      '10 months',
      'Doesn’t run out: default alive',
      blank.result.kind === 'refused' && blank.result.words,
    ],
    ['input', 'Currency', 'USD', 'USD', ''],
    ['input', 'Cash', '$100,000', '$100,000', ''],
    ['input', 'Spend', '$10,000 a month', '$10,000 a month', ''],
    ['input', 'Revenue', '$0 a month', '$9,000 a month', ''],
    ['input', 'Revenue growth', '', '5%', ''],
    ['figure', 'Runway', '10 months', 'Doesn’t run out', ''],
    ['figure', 'Net burn in the first month', '$10,000', '$1,000', ''],
    ['figure', 'Revenue covers spend', '', 'in month 4', ''],
    ['figure', 'Least cash', '', '$98,372.50', ''],
  ]);
  expect(
    compareResults([lean, grown])
      .filter(({ isDifferent }) => !isDifferent)
      .map(({ label }) => label),
  ).toEqual(['Currency', 'Cash', 'Spend']);
});

test('What only the longer list has stands where it stands there', () => {
  const answer = (...names: readonly string[]) =>
    ({
      kind: 'answer',
      headline: '',
      warnings: [],
      figures: [],
      inputs: names.map(listed),
    }) as unknown as NamedResult['result'];
  const listed = (name: string) => ({ id: name, label: name, text: name });
  const rows = compareResults([
    { name: 'Short', result: answer('a', 'c') },
    { name: 'Long', result: answer('a', 'b', 'c') },
  ]);
  expect(rows.slice(1).map(({ label, cells }) => [label, ...cells])).toEqual([
    ['a', 'a', 'a'],
    ['b', '', 'b'],
    ['c', 'c', 'c'],
  ]);
});

test('Warnings are told where one of them has any', () => {
  const short = resultOf('Short', 'runway', { cash: '50000', spend: '10000', revenue: '0' });
  expect(compareResults([lean, short]).at(-1)).toEqual({
    part: 'warning',
    label: 'Worth a look',
    cells: ['', 'Under 6 months. Raising money takes about that long: cut spend first.'],
    isDifferent: true,
  });
});

test('One line of each goes into one chart, and one share of each', () => {
  expect(comparedChart([lean, grown])).toMatchObject({
    kind: 'curves',
    across: 'Month',
    lines: [{ label: 'Lean' }, { label: 'Grown' }],
    level: { value: 0 },
    finding: expect.stringMatching(/^Lean: \$100,000 today.* Grown: /),
  });
  const [one, two] = ['10', '20'].map((yes) => resultOf(yes, 'wilson', { yes, asked: '40' }));
  expect(one && two && comparedChart([one, two])).toMatchObject({
    kind: 'intervals',
    rows: [
      { label: '10', value: 0.25 },
      { label: '20', value: 0.5 },
    ],
  });
  const pairs = resultOf('May', 'difference-of-shares', { yesA: '5', askedA: '10', yesB: '3', askedB: '10' });
  expect(comparedChart([pairs])).toMatchObject({ rows: [{ label: 'May: A' }, { label: 'May: B' }] });
});

test('What cannot lie on the same axes has no chart', () => {
  const prices = resultOf('Prices', 'van-westendorp', { answers: '1; 2; 3; 4\n2; 3; 4; 5' });
  const market = resultOf('TAM', 'market-size', { customers: '100', price: '1', served: '50', won: '10' });
  expect([comparedChart([prices, prices]), comparedChart([market]), comparedChart([blank])]).toEqual([
    null,
    null,
    null,
  ]);
});

test('A table for spreadsheets begins no cell as a formula', () => {
  const runway = calculatorOf('runway');
  const table = { columns: ['Month', '=Cash'], rows: [['Today', '-$5']] };
  const rows = resultRows(
    runway ?? { name: '', formula: { name: '', text: '' } },
    [{ ...lean, name: '=cmd()' }],
    table,
  );
  expect(rows.slice(0, 2)).toEqual([
    ['Runway and default alive', "'=cmd()"],
    ['Result', '10 months'],
  ]);
  expect(rows.slice(-4)).toEqual([
    ['Formula', expect.stringMatching(/^runway-1: cash/)],
    [],
    ['Month', "'=Cash"],
    ['Today', "'-$5"],
  ]);
  expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});
