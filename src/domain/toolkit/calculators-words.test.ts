import { expect, test } from 'vitest';
import type { ChartMaterial } from './calculator.ts';
import { calculators } from './calculators.ts';
import { computeCalculator } from './compute-calculator.ts';

/** All that a founder reads of a result. Of a curve the first two points and the last. */
function readAloud(id: string, inputs: Readonly<Record<string, string | number>>) {
  const result = computeCalculator(id, inputs);
  if (result?.kind !== 'answer') throw new Error(result?.words);
  const { tone, meaning, figures, worked, chart } = result;
  return {
    tone,
    meaning,
    figures: figures.map(({ label, text }) => `${label}: ${text}`),
    worked,
    chart: chart && drawn(chart),
  };
}

function drawn(chart: ChartMaterial): readonly string[] {
  if (chart.kind === 'intervals') {
    return chart.rows.map(
      ({ label, value, low, high, criterion, verdict }) =>
        `${label}: ${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)}), ${criterion}, ${verdict}`,
    );
  }
  if (chart.kind === 'funnel') return [...chart.steps.map(({ label, text }) => `${label}: ${text}`), chart.finding];
  const lines = chart.lines.map(({ label, points }) => {
    const some = [...points.slice(0, 2), ...points.slice(-1)].map(({ atText, text }) => `${atText} ${text}`);
    return `${label}: ${some.join(', ')}`;
  });
  const { across, level, finding } = chart;
  return [across, ...lines, ...(level === null ? [] : [`${level.label}: ${level.value}`]), finding];
}

const read: Readonly<Record<string, ReturnType<typeof readAloud>>> = {
  'sample-for-proportion': {
    tone: null,
    meaning: 'With 385 answers, a share of about 50% is known to within 5 points either way, 19 times out of 20.',
    figures: ['Before rounding up: 384.146', 'Answers: 385'],
    worked: 'n₀ = 1.959964² · 0.5 · 0.5 / 0.05² = 384.146',
    chart: null,
  },
  'chance-of-an-answer': {
    tone: null,
    meaning:
      'If the truth is 20%, the chance of a clear answer is 87%: 87% that it supports, under 1% that it refutes. It decides at answer 77 on average if the truth is 20%.',
    figures: [
      'Chance of an answer: 87.0%',
      'Chance that it supports: 87.0%',
      'Chance that it refutes: 0.0%',
      'Chance that it stays open: 13.0%',
      'Answers used on average: 77',
      'Least that supports: 20 of 120 (10.2% to 25.1%)',
      'Most that refutes: 5 of 120 (1.4% to 9.8%)',
    ],
    worked:
      '120 answers. 20 or more yeses support it; 5 or fewer refute it; between them it stays open. At a true share of 20%: 87.0% + 0.0% = 87.0%',
    chart: null,
  },
  'ab-size': {
    tone: null,
    meaning: '15,328 visitors in all find a change from 5% to 6% with a chance of 80%.',
    figures: [
      'For each version, before rounding up: 7663.0003',
      'Visitors for each version: 7,664',
      'Visitors in all: 15,328',
    ],
    worked: 'n = ((1.959964 · 0.308221 + 0.84162123 · 0.322335) / 0.01)² = 7663.0003',
    chart: null,
  },
  wilson: {
    tone: null,
    meaning: '15 of 50 people said yes. The true share lies in this range 19 times out of 20.',
    figures: ['Share: 30%', 'At least: 19.1%', 'At most: 43.75%'],
    worked: 'p = 15/50 = 0.3000; 0.1910 to 0.4375',
    chart: ['Said yes: 0.300 (0.191 to 0.438), null, null'],
  },
  'difference-of-shares': {
    tone: 'supports',
    meaning: 'A 80%, B 60%. Proven: A is higher. Zero is outside the margin of error.',
    figures: [
      'Difference: +20 points',
      'At least: +5.24 points',
      'At most: +33.39 points',
      'Share of A: 80%',
      'Share of B: 60%',
    ],
    worked: 'p − q = 0.8000 − 0.6000 = 0.2000; 0.0524 to 0.3339',
    chart: ['A: 0.800 (0.692 to 0.877), null, null', 'B: 0.600 (0.490 to 0.700), null, null'],
  },
  'sean-ellis': {
    tone: 'inconclusive',
    meaning: '14 of 30 people would be very disappointed. 40% is within the margin of error: ask more people.',
    figures: ['Very disappointed: 46.7%', 'At least: 30.2%', 'At most: 63.9%'],
    worked: '14/30 = 0.4667; 0.3023 to 0.6386; line 0.4',
    chart: ['Very disappointed: 0.467 (0.302 to 0.639), 0.4, inconclusive'],
  },
  nps: {
    tone: 'supports',
    meaning: '100 answers. More people recommend it than advise against it.',
    figures: ['NPS: 30', 'Standard error: 7.81', 'At least: 14.7', 'At most: 45.3', 'Answers: 100'],
    worked: 'NPS = 100 · (50 − 20) / 100 = 30; SE = 7.81',
    chart: null,
  },
  'cohort-retention': {
    tone: null,
    meaning: '3 cohorts. After 1 period 63.5% are still there.',
    figures: [
      'After 1 period: 63.5% (58.1% to 68.7%) of 310',
      'After 2 periods: 49.5% (43% to 56.1%) of 220',
      'After 3 periods: 44% (34.7% to 53.8%) of 100',
    ],
    worked: 'after 3 periods: 44 / 100 = 44%',
    chart: ['Period', 'Still there: Start 100%, Period 1 63.5%, Period 3 44%', '44% are still there after 3 periods.'],
  },
  'van-westendorp': {
    tone: null,
    meaning: '6 people answered. Prices in this range are accepted by most of them.',
    figures: [
      'Below it, people doubt the quality: $13.50',
      'Fewest objections: $17.50',
      'As many find it cheap as expensive: $16.50',
      'Above it, people won’t buy: $19.50',
    ],
    worked:
      'Below it, people doubt the quality: $13.50; Fewest objections: $17.50; As many find it cheap as expensive: $16.50; Above it, people won’t buy: $19.50',
    chart: [
      'Price',
      'Too cheap: $4 100%, $5 83.3%, $45 0%',
      'Cheap: $4 100%, $5 100%, $45 0%',
      'Expensive: $4 0%, $5 0%, $45 100%',
      'Too expensive: $4 0%, $5 0%, $45 100%',
      'What people think of prices from $4 to $45.',
    ],
  },
  'pricing-by-margin': {
    tone: null,
    meaning: 'That leaves $28 of each sale, a markup of 233.3% on the cost.',
    figures: ['Price: $40', 'Left of each sale: $28', 'Markup: 233.3%'],
    worked: '$12 / (1 − 70%) = $40',
    chart: null,
  },
  'break-even': {
    tone: null,
    meaning: 'Each sale leaves $36 for fixed costs; you break even with $12,250 of revenue a month.',
    figures: ['Sales a month: 250', 'Left of each sale: $36', 'Revenue at break-even: $12,250'],
    worked: '$9,000 / ($49 − $13) = 250 sales',
    chart: [
      'Sales',
      'Revenue: 0 sales $0, 63 sales $3,087, 500 sales $24,500',
      'Costs: 0 sales $9,000, 63 sales $9,819, 500 sales $15,500',
      'Revenue passes costs at 250 sales a month.',
    ],
  },
  ltv: {
    tone: null,
    meaning: 'A customer stays 40 months on average and brings in $15,000.',
    figures: ['Lifetime value: $15,000', 'Average lifetime: 40 months'],
    worked: 'LTV = $500 · 75% / 2.5% = $15,000',
    chart: null,
  },
  'cac-payback': {
    tone: null,
    meaning: 'Winning a customer costs $1,500, and is paid back after 10 months.',
    figures: ['Payback: 10 months', 'Cost to win a customer: $1,500'],
    worked: 'CAC = $30,000 / 20 customers = $1,500; $1,500 / ($200 · 75%) = 10 months',
    chart: null,
  },
  runway: {
    tone: 'refutes',
    meaning: 'Default dead: the money runs out in month 13. Revenue doesn’t reach spend.',
    figures: ['Runway: 12 months', 'Net burn in the first month: $25,000'],
    worked: '$300,000 / ($45,000 − $20,000) = 12 months',
    chart: [
      'Month',
      'Cash: Today $300,000, Month 1 $275,000, Month 13 -$25,000',
      'Nothing left: 0',
      '$300,000 today, -$25,000 after 13 months.',
    ],
  },
  'burn-multiple': {
    tone: 'inconclusive',
    meaning: 'Each $1 of new ARR cost $3.',
    figures: ['Burn multiple: 3.0'],
    worked: '$3,000,000 / $1,000,000 = 3.0',
    chart: null,
  },
  'market-size': {
    tone: null,
    meaning: 'Within reach: $600,000 a year from 1,000 customers.',
    figures: [
      'Everyone (TAM): $120,000,000',
      'You can serve (SAM): $30,000,000',
      'You’ll win (SOM): $600,000',
      'Customers you’ll win: 1,000 customers',
    ],
    worked: '200,000 customers · $600 = $120,000,000; · 25% = $30,000,000; · 2% = $600,000',
    chart: [
      'Everyone (TAM): $120,000,000',
      'You can serve (SAM): $30,000,000',
      'You’ll win (SOM): $600,000',
      'Of $120,000,000 a year, you can serve $30,000,000 and expect to win $600,000.',
    ],
  },
  rice: {
    tone: null,
    meaning: '3,200 of reach for 3 person-months of effort.',
    figures: ['RICE: 1,066.67'],
    worked: '2,000 · 2 · 80% / 3 = 1,066.67',
    chart: null,
  },
  ice: {
    tone: null,
    meaning: 'As an average it would be 7 of 10.',
    figures: ['ICE (product): 336'],
    worked: '8 · 6 · 7 = 336',
    chart: null,
  },
};

test.each(calculators.map(({ id, example }) => [id, example.inputs] as const))(
  'all that the worked example of %s says',
  (id, inputs) => {
    expect(readAloud(id, inputs)).toEqual(read[id]);
  },
);

test('a target is drawn with its verdict', () => {
  expect(readAloud('wilson', { yes: 15, asked: 50, target: 10 })).toMatchObject({
    meaning: '15 of 50 people said yes. Your target of 10% is met, also at the low end.',
    chart: ['Said yes: 0.300 (0.191 to 0.438), 0.1, supports'],
  });
});

test.each([
  [{ burn: 5, arr: 0 }, 'You burned $5 and added no recurring revenue.'],
  [{ burn: 5, arr: -2 }, 'You burned $5 while recurring revenue shrank by $2.'],
  [{ burn: 0, arr: 0 }, 'You burned nothing, and didn’t grow either.'],
  [{ burn: -1, arr: 2 }, 'You grew without burning anything: amazing.'],
])('a burn multiple of %j means: %s', (inputs, meaning) => {
  expect(readAloud('burn-multiple', inputs).meaning).toBe(meaning);
});

test('a month of effort is one, and half of one is not', () => {
  const effortOf = (effort: number) => readAloud('rice', { reach: 10, confidence: 50, effort }).meaning;
  expect([effortOf(1), effortOf(0.5)]).toEqual([
    '5 of reach for 1 person-month of effort.',
    '5 of reach for 0.5 person-months of effort.',
  ]);
});
