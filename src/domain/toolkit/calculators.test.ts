import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatorGroups, calculatorOf, calculators } from './calculators.ts';
import { type CalculatorAnswer, computeCalculator } from './compute-calculator.ts';
import { fieldsOf, plainInputs } from './read-inputs.ts';

type Inputs = Readonly<Record<string, string | number>>;

function answerOf(id: string, inputs: Inputs): CalculatorAnswer {
  const result = computeCalculator(id, inputs);
  if (result?.kind !== 'answer') throw new Error(`${id}: ${result?.words}`);
  return result;
}

const figureOf = (id: string, inputs: Inputs, name: string): number | undefined =>
  answerOf(id, inputs).figures.find((each) => each.id === name)?.value;

const wordsOf = (id: string, inputs: Inputs): string => {
  const result = computeCalculator(id, inputs);
  return result?.kind === 'refused' ? result.words : `no refusal: ${result?.headline}`;
};

const exampleOf = (id: string): Inputs => calculatorOf(id)?.example.inputs ?? {};

describe('calculators are data', () => {
  test('all of them are there, under these names', () => {
    expect(calculatorGroups.flatMap((group) => group.calculators.map(({ name }) => name))).toEqual([
      'Sample for a proportion',
      'Chance of an answer',
      'A/B size',
      'Wilson',
      'Difference of two shares',
      'Sean Ellis',
      'NPS',
      'Cohort retention',
      'Van Westendorp',
      'Pricing by margin',
      'Break-even',
      'LTV',
      'CAC payback',
      'Runway and default alive',
      'Burn multiple',
      'TAM/SAM/SOM',
      'RICE',
      'ICE',
    ]);
  });

  test('ids and names of formulas are each given once', () => {
    expect(new Set(calculators.map(({ id }) => id)).size).toBe(calculators.length);
    expect(new Set(calculators.map(({ formula }) => formula.name)).size).toBe(calculators.length);
  });

  test.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
    'the worked example of %s comes out as it says',
    (_, { id, example, formula, sources, limits, fields }) => {
      const answer = answerOf(id, example.inputs);
      expect([answer.headline, answer.formula]).toEqual([example.headline, formula.name]);
      expect([sources.length, limits.length, Object.keys(fields).length].every((count) => count > 0)).toBe(true);
    },
  );
});

describe('oracles', () => {
  test.each([
    ['sample-for-proportion', { share: '50', margin: '5' }, { exact: 384.146, n: 385 }],
    ['ab-size', { now: '5', wanted: '6', power: '80' }, { exact: 7663.0003, n: 7664 }],
    ['wilson', { yes: '15', asked: '50' }, { low: 0.191, high: 0.4375 }],
    ['difference-of-shares', { yesA: '56', askedA: '70', yesB: '48', askedB: '80' }, { low: 0.0524, high: 0.3339 }],
    ['sean-ellis', { very: '14', answered: '30' }, { share: 0.467, low: 0.302, high: 0.639 }],
    ['nps', { promoters: '50', passives: '30', detractors: '20' }, { score: 30, standardError: 7.81 }],
    ['ltv', { arpa: '500', margin: '75', churn: '2.5' }, { ltv: 1_500_000 }],
    ['runway', { cash: '300k', spend: '45k', revenue: '20k' }, { runway: 12 }],
    ['burn-multiple', { burn: '3M', arr: '1M' }, { multiple: 3 }],
    ['rice', { reach: '2000', impact: '2', confidence: '80', effort: '3' }, { score: 1066.67 }],
  ] as const)('%s of %j', (id, inputs, figures) => {
    for (const [name, wanted] of Object.entries(figures)) {
      const digits = String(wanted).split('.')[1]?.length ?? 0;
      expect([name, figureOf(id, inputs, name)?.toFixed(digits)]).toEqual([name, wanted.toFixed(digits)]);
    }
  });

  test('of 14 in 30, 46.7% is above 40, and not proven', () => {
    expect(answerOf('sean-ellis', { very: 14, answered: 30 })).toMatchObject({
      headline: '46.7% (30.2% to 63.9%): above 40%, not proven',
      tone: 'inconclusive',
    });
  });

  test('of everyone in a small group fewer have to be asked, and never more than there are', () => {
    expect(figureOf('sample-for-proportion', { share: 50, margin: 5, population: 1000 }, 'n')).toBe(278);
    expect(figureOf('sample-for-proportion', { share: 50, margin: 0.1, population: 20 }, 'n')).toBe(20);
  });

  test('the chance of a clear answer is that of the planner', () => {
    const { meaning, figures } = answerOf('chance-of-an-answer', { criterion: 10, sample: 120, truth: 20 });
    expect(meaning).toContain('It decides at answer 77 on average');
    expect(figures[0]?.value).toBeCloseTo(0.8699, 4);
    const once = answerOf('chance-of-an-answer', { criterion: 10, sample: 120, truth: 20, method: 'wilson-1' });
    expect(once.meaning).toContain('It decides at answer 120, and no sooner');
  });

  test('the chance of an answer shows the ranges of the rule that judges, which agree with it', () => {
    const rangesAt = (method: string, sample = 120) =>
      answerOf('chance-of-an-answer', { criterion: 10, sample, truth: 20, method })
        .figures.slice(5)
        .map(({ text }) => text);
    expect([rangesAt('corridor-1'), rangesAt('wilson-1'), rangesAt('corridor-1', 12)]).toEqual([
      ['20 of 120 (10.2% to 25.1%)', '5 of 120 (1.4% to 9.8%)'],
      ['19 of 120 (10.4% to 23.4%)', '5 of 120 (1.8% to 9.4%)'],
      ['5 of 12 (15.1% to 72.7%)'],
    ]);
  });

  test('a test that could not be locked has no time at which it decides', () => {
    const { meaning, warnings } = answerOf('chance-of-an-answer', { criterion: 50, sample: 5, truth: 75 });
    expect([meaning, warnings.map(({ id }) => id)]).toEqual([
      'If the truth is 75%, the chance of a clear answer is under 1%: under 1% that it supports, under 1% that it refutes.',
      ['never-supports', 'coin-flip'],
    ]);
  });
});

describe('borders', () => {
  test.each([
    ['1', '1.0: amazing'],
    ['1.000001', '1.000001: great'],
    ['1.5', '1.5: great'],
    ['1.6', '1.6: good'],
    ['2', '2.0: good'],
    ['2.0001', '2.0001: suspect'],
    ['3', '3.0: suspect'],
    ['3.01', '3.01: bad'],
  ])('a burn multiple of %s is %s', (multiple, headline) => {
    expect(answerOf('burn-multiple', { burn: Math.round(Number(multiple) * 1_000_000), arr: 1_000_000 }).headline).toBe(
      headline,
    );
  });

  test.each([
    [{ burn: 0, arr: 5 }, 'No burn', 'supports'],
    [{ burn: -5, arr: 5 }, 'No burn: you earned money', 'supports'],
    [{ burn: -5, arr: -5 }, 'No burn: you earned money', 'inconclusive'],
    [{ burn: 0, arr: 0 }, 'No burn', 'inconclusive'],
    [{ burn: 5, arr: 0 }, 'Infinite: bad', 'refutes'],
    [{ burn: 5, arr: -1 }, 'No multiple: bad', 'refutes'],
  ])('a burn multiple of %j is put into words', (inputs, headline, tone) => {
    expect(answerOf('burn-multiple', inputs)).toMatchObject({ headline, tone });
  });

  test.each([
    [{ cash: 0, spend: 1, revenue: 0 }, '0 months', 'refutes'],
    [{ cash: 310_000, spend: 45_000, revenue: 20_000 }, '12.4 months', 'refutes'],
    [{ cash: 0, spend: 10, revenue: 10 }, 'Doesn’t run out: default alive', 'supports'],
    [{ cash: 75, spend: 100, revenue: 50, growth: 50 }, 'Doesn’t run out: default alive', 'supports'],
    [{ cash: 74, spend: 100, revenue: 50, growth: 50 }, '2 months', 'refutes'],
    [{ cash: 1e12, spend: 1, revenue: 0 }, 'More than 50 years', 'inconclusive'],
  ])('a runway of %j is %s', (inputs, headline, tone) => {
    expect(answerOf('runway', inputs)).toMatchObject({ headline, tone });
  });

  test.each([
    [{ yes: 0, asked: 10 }, '0%, between 0% and 27.75%'],
    [{ yes: 10, asked: 10 }, '100%, between 72.25% and 100%'],
    [{ yes: 0, asked: 1 }, '0%, between 0% and 79.35%'],
  ])('Wilson of %j is %s', (inputs, headline) => {
    expect(answerOf('wilson', inputs).headline).toBe(headline);
  });

  test('a target on the border is told apart from the bound', () => {
    expect(answerOf('wilson', { yes: 15, asked: 50, target: 43.75 })).toMatchObject({
      tone: 'inconclusive',
      headline: '30%, between 19.1% and 43.7504%',
    });
  });

  test.each([
    [{ very: 20, answered: 50 }, 'exactly 40%, not proven', 'inconclusive'],
    [{ very: 100, answered: 150 }, 'above 40%, proven', 'supports'],
    [{ very: 10, answered: 100 }, 'below 40%, proven', 'refutes'],
    [{ very: 3, answered: 10 }, 'below 40%, not proven', 'inconclusive'],
  ])('Sean Ellis of %j', (inputs, ending, tone) => {
    const { headline, tone: shown } = answerOf('sean-ellis', inputs);
    expect([headline.split('): ')[1], shown]).toEqual([ending, tone]);
  });

  test('a break-even that comes out even asks for no sale more', () => {
    expect(figureOf('break-even', { fixed: 100, price: '0.30', cost: '0.10' }, 'units')).toBe(500);
    expect(figureOf('break-even', { fixed: 0, price: 1, cost: 5 }, 'units')).toBe(0);
  });

  test('a price by margin that comes out even takes no coin more, and otherwise reaches the margin', () => {
    expect(figureOf('pricing-by-margin', { cost: 12, margin: 70 }, 'price')).toBe(4000);
    expect(figureOf('pricing-by-margin', { cost: 10, margin: 30 }, 'price')).toBe(1429);
  });
});

describe('what cannot be computed is said in words', () => {
  test.each([
    ['wilson', { yes: 5, asked: 0 }, 'Asked must be more than 0.'],
    ['wilson', { yes: 6, asked: 5 }, 'Said yes: That’s more than were asked: 6 of 5.'],
    ['wilson', { yes: 1.5, asked: 5 }, 'Said yes must be a whole number.'],
    ['wilson', { yes: '', asked: '' }, 'Fill in “Said yes” and “Asked” to see a result.'],
    ['wilson', { yes: 'NaN', asked: '' }, 'Said yes: “NaN” isn’t a number. Write it like 1234.5.'],
    ['ltv', { arpa: 500, margin: 75, churn: 0 }, 'Churn must be more than 0%.'],
    ['ltv', { arpa: 500, margin: 75, churn: '5e-324' }, 'Churn is too close to 0%.'],
    ['ab-size', { now: '1e-10', wanted: 5 }, 'Rate now is too close to 0%.'],
    ['ltv', { arpa: -1, margin: 75, churn: 1 }, 'Revenue per account can’t be negative.'],
    ['ltv', { arpa: '1e308', margin: 75, churn: 1 }, 'Revenue per account can be at most $1,000,000,000,000.'],
    ['ltv', { arpa: '1.005', margin: 75, churn: 1, currency: 'JPY' }, 'no refusal: ¥75,375'],
    ['ltv', { arpa: '10.5', margin: 75, churn: 1, currency: 'JPY' }, 'Revenue per account: JPY has no decimals.'],
    ['ltv', { arpa: '10.1234', margin: 75, churn: 1 }, 'Revenue per account: USD has at most 2 decimals.'],
    ['ltv', { arpa: 1, margin: 75, churn: 1, currency: 'XXX' }, 'Currency can’t be “XXX”.'],
    [
      'cac-payback',
      { spend: 1, customers: 0, arpa: 1, margin: 1 },
      'New customers: No new customers: there’s no cost of winning one yet.',
    ],
    [
      'cac-payback',
      { spend: 1, customers: 1, arpa: 0, margin: 1 },
      'Revenue per account: A customer earns nothing a month, so the cost never comes back.',
    ],
    [
      'nps',
      { promoters: 0, passives: 0, detractors: 0 },
      'Promoters: No one has answered yet: there’s nothing to score.',
    ],
    ['rice', { reach: 1, confidence: 50, effort: 0 }, 'Effort must be more than 0.'],
    ['ice', { impact: 0, confidence: 5, ease: 11 }, 'Impact must be at least 1. Ease can be at most 10.'],
    ['ab-size', { now: 5, wanted: 5 }, 'Rate to detect: The two rates are the same: no sample can tell them apart.'],
    ['ab-size', { now: 0, wanted: 5 }, 'Rate now must be more than 0%.'],
    [
      'break-even',
      { fixed: 1, price: 2, cost: 2 },
      'Price: The price only covers the variable cost: no number of sales breaks even.',
    ],
    ['break-even', { fixed: 1, price: 2, cost: 3 }, 'Price: Each sale loses money: no number of sales breaks even.'],
    ['pricing-by-margin', { cost: 1, margin: 100 }, 'Margin must be less than 100%.'],
    [
      'pricing-by-margin',
      { cost: 1, margin: 95, fee: 5 },
      'Payment fee: Margin and fee together take all of the price: nothing is left for the cost.',
    ],
    [
      'market-size',
      { customers: 1e10, price: 1e12, served: 100, won: 100 },
      'The result is too large to be exact. Check the inputs.',
    ],
    ['cohort-retention', { cohorts: '0; 0' }, 'Cohorts: Cohort 1 started with no one.'],
    ['cohort-retention', { cohorts: 'May; 10; 11' }, 'Cohorts: May has more people left than started.'],
    ['cohort-retention', { cohorts: 'May; 10' }, 'Cohorts: Line 1: 2 to 61 numbers are needed, and there is 1.'],
    ['van-westendorp', { answers: '1; 2; 3' }, 'Answers: Line 1: 4 numbers are needed, and there are 3.'],
    [
      'van-westendorp',
      { answers: '1; 2; 3; 4\n\n4; 3; 2; 1' },
      'Answers: Answer 2: the four prices must rise from too cheap to too expensive.',
    ],
    ['van-westendorp', { answers: '1; 2; NaN; 4' }, 'Answers: Line 1: “NaN” isn’t a number. Write it like 1234.5.'],
    ['van-westendorp', { answers: '-1; 2; 3; 4' }, 'Answers: Line 1: “-1” is negative.'],
    ['van-westendorp', { answers: '1; 2; 3; 1e308' }, 'Answers: Line 1: “1e308” is too large.'],
  ] as const)('%s of %j: %s', (id, inputs, words) => {
    expect(wordsOf(id, inputs)).toBe(words);
  });

  test('prices that never meet leave no range, and say so', () => {
    expect(answerOf('van-westendorp', { answers: '1 1 9 9' })).toMatchObject({
      headline: expect.stringContaining('$'),
    });
    expect(answerOf('van-westendorp', { answers: '5,5 6,5 7,5 8,5' }).kind).toBe('answer');
  });

  test('an unknown calculator is none', () => {
    expect([computeCalculator('nothing', {}), computeCalculator('__proto__', {})]).toEqual([undefined, undefined]);
  });

  const hostile = [
    '',
    ' ',
    'NaN',
    '-1',
    '-1e308',
    '1e308',
    '1e999',
    '0',
    '1,5',
    '1.234,5',
    '½',
    '\u0000',
    'a'.repeat(30_000),
  ];

  test.each(calculators.map(({ id }) => id))('%s answers whatever is typed', (id) => {
    const names = Object.keys(calculatorOf(id)?.fields ?? {});
    for (const name of names) {
      for (const typed of hostile) {
        const result = computeCalculator(id, { ...exampleOf(id), [name]: typed });
        expect(result?.kind === 'answer' ? result.headline : result?.words).toMatch(/\S/);
        expect(JSON.stringify(result)).not.toMatch(/NaN(?!”)|Infinity(?!”)|undefined/);
      }
    }
  });

  test('nothing that is typed makes a calculator throw or show what is no number', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.double().map(String),
      fc.integer({ min: -5, max: 5000 }).map(String),
      fc.constantFrom('0', '1', '100', '1e12', '-0', '0.000001'),
    );
    const fast = calculators.filter(({ isSlow }) => !isSlow);
    fc.assert(
      fc.property(fc.constantFrom(...fast), fc.array(typed, { minLength: 5, maxLength: 5 }), (calculator, texts) => {
        const names = Object.keys(calculator.fields);
        const inputs = Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
        const result = computeCalculator(calculator.id, inputs);
        const shown =
          result?.kind === 'answer'
            ? [result.headline, result.meaning, result.worked, ...result.figures.map(({ text }) => text)]
            : [result?.words];
        expect(shown.join(' ').replace(/“[^”]*”/gu, '')).not.toMatch(/NaN|Infinity|undefined|∞/);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('what is hardly sensible is said, each rule once', () => {
  const triggers: Readonly<Record<string, Readonly<Record<string, Inputs>>>> = {
    'sample-for-proportion': {
      'normal-too-rough': { share: 1, margin: 2 },
      'margin-beyond-share': { share: 1, margin: 2 },
      'sample-out-of-reach': { share: 50, margin: 1 },
    },
    'chance-of-an-answer': {
      'never-supports': { criterion: 50, sample: 5, truth: 75 },
      'coin-flip': { criterion: 10, sample: 40, truth: 15 },
      'truth-is-target': { criterion: 10, sample: 40, truth: 10 },
      'expects-refutation': { criterion: 10, sample: 40, truth: 5 },
    },
    'ab-size': {
      'bold-change': { now: 5, wanted: 15 },
      'out-of-reach': { now: 5, wanted: 5.1 },
      'too-long': { now: 5, wanted: 6, perDay: 100 },
      'few-conversions': { now: 0.1, wanted: 60 },
    },
    wilson: {
      'few-asked': { yes: 1, asked: 9 },
      wide: { yes: 5, asked: 10 },
      unanimous: { yes: 10, asked: 10 },
    },
    'difference-of-shares': {
      'few-asked': { yesA: 5, askedA: 19, yesB: 5, askedB: 20 },
      'uneven-groups': { yesA: 5, askedA: 101, yesB: 5, askedB: 20 },
    },
    'sean-ellis': { 'few-answers': { very: 10, answered: 39 } },
    nps: {
      'few-answers': { promoters: 20, passives: 20, detractors: 9 },
      'all-alike': { promoters: 60, passives: 0, detractors: 0 },
    },
    'cohort-retention': {
      'few-started': { cohorts: '19; 5' },
      'one-old-cohort': { cohorts: '100; 50; 40\n100; 50' },
      'comes-back': { cohorts: '100; 40; 41' },
    },
    'van-westendorp': {
      'few-answers': { answers: '1; 2; 3; 4' },
      'one-answer-far-off': { answers: '1; 2; 3; 4\n1; 2; 3; 4\n1; 2; 3; 41' },
    },
    'pricing-by-margin': {
      'low-margin': { cost: 10, margin: 19 },
      'high-margin': { cost: 10, margin: 96 },
      'at-cost': { cost: 10, margin: 0 },
    },
    'break-even': {
      'thin-margin': { fixed: 100, price: 10, cost: 9.5 },
      'many-a-day': { fixed: 100_000, price: 3, cost: 1 },
      'no-variable-cost': { fixed: 100, price: 3, cost: 0 },
    },
    ltv: {
      'lifetime-unseen': { arpa: 10, margin: 50, churn: 1.6 },
      'high-churn': { arpa: 10, margin: 50, churn: 10 },
      'loses-money': { arpa: 10, margin: 50, churn: 5, cac: 101 },
      'under-three': { arpa: 10, margin: 50, churn: 5, cac: 100 },
    },
    'cac-payback': {
      'slow-payback': { spend: 12_000, customers: 100, arpa: 10, margin: 100 },
      'very-slow-payback': { spend: 24_000, customers: 100, arpa: 10, margin: 100 },
      'few-customers': { spend: 100, customers: 9, arpa: 10, margin: 100 },
      'nothing-spent': { spend: 0, customers: 9, arpa: 10, margin: 100 },
    },
    runway: {
      'raise-now': { cash: 59, spend: 10, revenue: 0 },
      'bold-growth': { cash: 100, spend: 10, revenue: 1, growth: 21 },
      shrinks: { cash: 100, spend: 10, revenue: 1, growth: -1 },
      'nothing-spent': { cash: 100, spend: 0, revenue: 1 },
      thin: { cash: 75, spend: 100, revenue: 50, growth: 50 },
    },
    'burn-multiple': { 'too-good': { burn: 9, arr: 100 }, 'tiny-arr': { burn: 2001, arr: 100 } },
    'market-size': {
      'bold-share': { customers: 1000, price: 1, served: 50, won: 10.1 },
      everyone: { customers: 8.1e9, price: 1, served: 50, won: 1 },
      'serves-all': { customers: 1000, price: 1, served: 100, won: 1 },
      'few-customers-won': { customers: 1000, price: 1, served: 90, won: 1 },
    },
    rice: {
      moonshot: { reach: 1, confidence: 49, effort: 1 },
      'tiny-effort': { reach: 1, confidence: 50, effort: 0.09 },
      'huge-effort': { reach: 1, confidence: 50, effort: 12.1 },
    },
    ice: {
      'sure-without-test': { impact: 1, confidence: 9, ease: 2 },
      'all-alike': { impact: 3, confidence: 3, ease: 3 },
    },
  };

  test('every rule has inputs that trigger it', () => {
    expect(Object.fromEntries(calculators.map(({ id, sanity }) => [id, sanity.map((rule) => rule.id).sort()]))).toEqual(
      Object.fromEntries(Object.entries(triggers).map(([id, rules]) => [id, Object.keys(rules).sort()])),
    );
  });

  test.each(
    Object.entries(triggers).flatMap(([id, rules]) =>
      Object.entries(rules).map(([rule, inputs]) => [id, rule, inputs] as const),
    ),
  )('%s: %s', (id, rule, inputs) => {
    expect(answerOf(id, inputs).warnings.map((warning) => warning.id)).toContain(rule);
  });

  test('nobody is as unanimous as everybody', () => {
    expect(answerOf('wilson', { yes: 0, asked: 10 }).warnings.map(({ id }) => id)).toEqual(['unanimous']);
  });

  /** Inputs at which a rule is just not true yet. */
  test.each([
    ['sample-for-proportion', 'normal-too-rough', { share: 10, margin: 5.88 }],
    ['sample-for-proportion', 'margin-beyond-share', { share: 2, margin: 2 }],
    ['sample-for-proportion', 'sample-out-of-reach', { share: 50, margin: 1.386 }],
    ['chance-of-an-answer', 'expects-refutation', { criterion: 10, sample: 40, truth: 10 }],
    ['chance-of-an-answer', 'never-supports', { criterion: 50, sample: 6, truth: 75 }],
    ['ab-size', 'bold-change', { now: 5, wanted: 10 }],
    ['ab-size', 'too-long', { now: 5, wanted: 6, perDay: 274 }],
    ['wilson', 'few-asked', { yes: 1, asked: 10 }],
    ['wilson', 'wide', { yes: 5, asked: 9 }],
    ['wilson', 'unanimous', { yes: 9, asked: 9 }],
    ['wilson', 'unanimous', { yes: 0, asked: 9 }],
    ['difference-of-shares', 'few-asked', { yesA: 5, askedA: 20, yesB: 5, askedB: 20 }],
    ['difference-of-shares', 'uneven-groups', { yesA: 5, askedA: 100, yesB: 5, askedB: 20 }],
    ['sean-ellis', 'few-answers', { very: 10, answered: 40 }],
    ['nps', 'few-answers', { promoters: 20, passives: 20, detractors: 10 }],
    ['nps', 'all-alike', { promoters: 59, passives: 1, detractors: 0 }],
    ['cohort-retention', 'few-started', { cohorts: '20; 5' }],
    ['cohort-retention', 'one-old-cohort', { cohorts: '100; 50; 40\n100; 50; 30' }],
    ['cohort-retention', 'one-old-cohort', { cohorts: '100; 50; 40' }],
    ['cohort-retention', 'comes-back', { cohorts: '100; 40; 40' }],
    ['van-westendorp', 'one-answer-far-off', { answers: '1; 2; 3; 4\n1; 2; 3; 4\n1; 2; 3; 40' }],
    ['pricing-by-margin', 'low-margin', { cost: 10, margin: 20 }],
    ['pricing-by-margin', 'high-margin', { cost: 10, margin: 95 }],
    ['pricing-by-margin', 'at-cost', { cost: 10, margin: 1 }],
    ['break-even', 'thin-margin', { fixed: 100, price: 10, cost: 9 }],
    ['break-even', 'many-a-day', { fixed: 60_000, price: 3, cost: 1 }],
    ['break-even', 'no-variable-cost', { fixed: 100, price: 3, cost: 0.01 }],
    ['ltv', 'lifetime-unseen', { arpa: 10, margin: 50, churn: 1.67 }],
    ['ltv', 'high-churn', { arpa: 10, margin: 50, churn: 9.9 }],
    ['ltv', 'loses-money', { arpa: 10, margin: 50, churn: 5, cac: 100 }],
    ['ltv', 'under-three', { arpa: 10, margin: 50, churn: 5, cac: 101 }],
    ['cac-payback', 'slow-payback', { spend: 24_000, customers: 100, arpa: 10, margin: 100 }],
    ['cac-payback', 'very-slow-payback', { spend: 23_999, customers: 100, arpa: 10, margin: 100 }],
    ['cac-payback', 'few-customers', { spend: 100, customers: 10, arpa: 10, margin: 100 }],
    ['cac-payback', 'nothing-spent', { spend: 0.01, customers: 9, arpa: 10, margin: 100 }],
    ['runway', 'bold-growth', { cash: 100, spend: 10, revenue: 1, growth: 20 }],
    ['runway', 'shrinks', { cash: 100, spend: 10, revenue: 1, growth: 0 }],
    ['runway', 'nothing-spent', { cash: 100, spend: 0.01, revenue: 1 }],
    ['runway', 'thin', { cash: 175, spend: 100, revenue: 50, growth: 50 }],
    ['burn-multiple', 'too-good', { burn: 10, arr: 100 }],
    ['burn-multiple', 'tiny-arr', { burn: 2000, arr: 100 }],
    ['market-size', 'everyone', { customers: 8e9, price: 1, served: 50, won: 1 }],
    ['market-size', 'few-customers-won', { customers: 1000, price: 1, served: 100, won: 1 }],
    ['rice', 'moonshot', { reach: 1, confidence: 50, effort: 1 }],
    ['rice', 'tiny-effort', { reach: 1, confidence: 50, effort: 0.1 }],
    ['rice', 'huge-effort', { reach: 1, confidence: 50, effort: 12 }],
    ['ice', 'sure-without-test', { impact: 1, confidence: 8, ease: 2 }],
    ['ice', 'all-alike', { impact: 3, confidence: 3, ease: 4 }],
  ] as const)('%s: %s is not said of %j', (id, rule, inputs) => {
    expect(answerOf(id, inputs).warnings.map((warning) => warning.id)).not.toContain(rule);
  });

  test.each([
    ['wilson', { yes: 50, asked: 200 }],
    ['cac-payback', { spend: 11_999, customers: 100, arpa: 10, margin: 100 }],
    ['ltv', { arpa: 10, margin: 50, churn: 5, cac: '33.33' }],
    ['runway', { cash: 60, spend: 10, revenue: 0 }],
    ['van-westendorp', { answers: Array(30).fill('1; 2; 3; 4').join('\n') }],
    ['market-size', { customers: 100_000, price: 1, served: 50, won: 10 }],
  ] as const)('%s of %j is sensible', (id, inputs) => {
    expect(answerOf(id, inputs).warnings).toEqual([]);
  });
});

describe('properties', () => {
  const count = fc.integer({ min: 1, max: 100_000 });

  test('a smaller margin, a smaller change and a higher power ask for more people', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 2, max: 49 }), (share, margin) => {
        const wide = figureOf('sample-for-proportion', { share, margin }, 'exact') ?? 0;
        const narrow = figureOf('sample-for-proportion', { share, margin: margin - 1 }, 'exact') ?? 0;
        expect(narrow).toBeGreaterThan(wide);
      }),
    );
    const size = (wanted: number, power: string) => figureOf('ab-size', { now: 5, wanted, power }, 'exact') ?? 0;
    expect([size(6, '80') > size(7, '80'), size(6, '90') > size(6, '80'), size(6, '95') > size(6, '90')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('one more yes never lowers a share, an interval or a verdict', () => {
    const rank = { refutes: 0, inconclusive: 1, supports: 2 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 99 }), (asked, target) => {
        let before = -1;
        let low = -1;
        for (let yes = 0; yes <= asked; yes += Math.ceil(asked / 10)) {
          const { tone, figures } = answerOf('wilson', { yes, asked, target });
          const now = rank[tone ?? 'inconclusive'];
          expect(now).toBeGreaterThanOrEqual(before);
          expect(figures[1]?.value).toBeGreaterThan(low);
          before = now;
          low = figures[1]?.value ?? 0;
        }
      }),
    );
  });

  test('swapping the groups turns the difference round', () => {
    fc.assert(
      fc.property(count, count, fc.double({ min: 0, max: 1, noNaN: true }), (askedA, askedB, part) => {
        const [yesA, yesB] = [Math.floor(askedA * part), Math.floor(askedB * (1 - part))];
        const one = answerOf('difference-of-shares', { yesA, askedA, yesB, askedB }).figures;
        const other = answerOf('difference-of-shares', {
          yesA: yesB,
          askedA: askedB,
          yesB: yesA,
          askedB: askedA,
        }).figures;
        expect(one[1]?.value).toBeCloseTo(-(other[2]?.value ?? 0), 9);
        expect(one[2]?.value).toBeCloseTo(-(other[1]?.value ?? 0), 9);
      }),
    );
  });

  test('a score of promoters lies between -100 and 100, within its interval', () => {
    fc.assert(
      fc.property(count, count, count, (promoters, passives, detractors) => {
        const [score, , low, high] = answerOf('nps', { promoters, passives, detractors }).figures.map(
          ({ value }) => value,
        );
        expect([score, low, high].every((each) => each !== undefined && Math.abs(each) <= 100)).toBe(true);
        expect((low ?? 0) <= (score ?? 0) && (score ?? 0) <= (high ?? 0)).toBe(true);
      }),
    );
  });

  test('the steps of a market never grow, and prices by margin leave it', () => {
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(count, count, share, share, (customers, price, served, won) => {
        const [tam, sam, som] = answerOf('market-size', { customers, price, served, won }).figures.map(
          ({ value }) => value,
        );
        expect((tam ?? 0) >= (sam ?? 0) && (sam ?? 0) >= (som ?? 0)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(count, fc.integer({ min: 0, max: 99 }), (cost, margin) => {
        const price = figureOf('pricing-by-margin', { cost, margin }, 'price') ?? 0;
        expect((price - cost * 100) / price).toBeGreaterThanOrEqual(margin / 100 - 1e-9);
        expect((price - 1 - cost * 100) / (price - 1)).toBeLessThan(margin / 100 + 1e-9);
      }),
    );
  });

  test('money keeps its minor units, whatever the currency', () => {
    expect(answerOf('pricing-by-margin', { currency: 'JPY', cost: 100, margin: 30 }).headline).toBe('¥143');
    expect(answerOf('pricing-by-margin', { currency: 'EUR', cost: 100, margin: 30 }).headline).toBe('€142.86');
    expect(answerOf('pricing-by-margin', { currency: 'KWD', cost: 100, margin: 30 }).headline).toBe('KWD\u00a0142.858');
  });
});

describe('what is saved and linked', () => {
  test('numbers are written in the one way that cannot be meant otherwise', () => {
    const runway = calculatorOf('runway');
    expect(
      runway && plainInputs(runway, { currency: 'eur', cash: '€300k', spend: '45.000', revenue: '20.000,50' }),
    ).toEqual({
      currency: 'EUR',
      cash: '300000',
      spend: '45000',
      revenue: '20000.5',
    });
    const cohorts = calculatorOf('cohort-retention');
    expect(cohorts && plainInputs(cohorts, { cohorts: 'May\t1,000\t620\t\nJune 900 500' })).toEqual({
      cohorts: 'May; 1000; 620\nJune; 900; 500',
    });
  });

  test.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
    '%s comes out the same from its plain inputs, which stay as they are',
    (_, calculator) => {
      const plain = plainInputs(calculator, calculator.example.inputs);
      expect(plainInputs(calculator, plain)).toEqual(plain);
      expect(computeCalculator(calculator.id, plain)).toEqual({
        ...computeCalculator(calculator.id, calculator.example.inputs),
        notes: {},
      });
      expect(Object.keys(plain).every((name) => Object.hasOwn(fieldsOf(calculator), name))).toBe(true);
    },
  );

  test('what cannot be read is kept as it was typed', () => {
    const wilson = calculatorOf('wilson');
    expect(wilson && plainInputs(wilson, { yes: ' lots ', asked: '1,000', other: 'x' })).toEqual({
      yes: 'lots',
      asked: '1000',
    });
  });
});
