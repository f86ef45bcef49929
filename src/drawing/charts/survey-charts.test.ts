import { expect, test } from 'vitest';
import { priceCurves } from '#domain/survey/price-curves.ts';
import { surveyResults } from '#domain/survey/survey-results.ts';
import { aQuestion, aResponse, yesNo } from '../../../tests/fixtures/a-survey.ts';
import { optionBars } from './option-bars.ts';
import { priceChart } from './price-chart.ts';

const money = (value: number) => `$${(value / 100).toFixed(2)}`;

function barsOf(yes: number, no: number) {
  const question = aQuestion('own', { kind: 'one-of', options: yesNo });
  const responses = Array.from({ length: yes + no }, (_, n) =>
    aResponse(n + 1, { choices: { own: n < yes ? 'yes' : 'no' } }),
  );
  const [result] = surveyResults([question], responses);
  return optionBars(result?.options ?? [], result?.n ?? 0);
}

// Wilson at z = 1.959964: 40 of 50 is .6696 to .8876 and 10 of 50 .1124 to .3304; 28 of 50 .4231 to .6884, 22 of 50 .3116 to .5769.
test.each([
  [0, 0, 'No one has answered this yet.'],
  [40, 10, '“Yes” leads with 40 of 50: 80% (67% to 88.8%).'],
  [28, 22, '“Yes” leads with 28 of 50: 56% (42.3% to 68.8%). The lead over “No” is within the margin of error.'],
  [5, 5, '“Yes” and “No” are level, with 5 of 10 each.'],
])('%d yes and %d no: %s', (yes, no, finding) => {
  expect(barsOf(yes, no).finding).toBe(finding);
});

test('the table of options has counts and what they leave open', () => {
  expect(barsOf(40, 10).table).toEqual({
    columns: ['Answer', 'Count', 'Share', 'From', 'To'],
    rows: [
      ['Yes', '40', '80%', '67%', '88.8%'],
      ['No', '10', '20%', '11.2%', '33%'],
    ],
  });
});

test('prices are said as a range, drawn as four curves and walked price by price', () => {
  // Too cheap 1 and 2, cheap 2 and 3, expensive 3 and 4, too expensive 4 and 5: too cheap meets expensive from 2 to 3 at
  // nothing, in the middle 2.50; cheap meets too expensive from 3 to 4, in the middle 3.50; too cheap and too expensive
  // are both nobody's from 2 to 4, in the middle 3.
  const chart = priceChart(
    priceCurves([
      [100, 200, 300, 400],
      [200, 300, 400, 500],
    ]),
    money,
  );
  expect([chart.panels[0]?.labels.map(({ text }) => text), chart.points.map(({ name }) => name)]).toEqual([
    ['Too cheap', 'A bargain', 'Expensive', 'Too expensive', '$1.00', '$5.00'],
    ['$1.00', '$2.00', '$3.00', '$4.00', '$5.00'],
  ]);
  expect(chart.points[3]?.value).toBe('too cheap for 0%, a bargain for 0%, expensive for 100%, too expensive for 50%');
  expect(chart.table.rows[1]).toEqual(['$2.00', '50%', '100%', '0%', '0%']);
  expect(chart.finding).toMatch(
    /^Of 2 people, most accept a price from \$2\.\d\d to \$3\.\d\d; the fewest reject \$3\.00\.$/,
  );
});

test('without answers, or where curves do not meet, no range is said', () => {
  expect(priceChart(priceCurves([]), money).finding).toBe('No one has answered this yet.');
  expect(priceChart(priceCurves([[100, 100, 100, 100]]), money).finding).toMatch(/./);
});
