import { describe, expect, test } from 'vitest';
import { aQuestion, aResponse, yesNo } from '../../../tests/fixtures/a-survey.ts';
import { responseRows } from './response-rows.ts';
import type { Question } from './survey.ts';
import type { Choice } from './survey-response.ts';
import { countedResponses, crossed, surveyResults } from './survey-results.ts';

const of = (question: Partial<Question>, choices: readonly Choice[]) =>
  surveyResults(
    [aQuestion('q', question)],
    choices.map((choice, n) => aResponse(n + 1, { choices: { q: choice } })),
  )[0];
const times = (choice: Choice, n: number): readonly Choice[] => Array.from({ length: n }, () => choice);
const rounded = (values: readonly number[] | undefined | null, digits = 4) =>
  values?.map((value) => Number(value.toFixed(digits)));

describe('Oracles', () => {
  test('Sean Ellis 14 of 30: 46.7%, 30.2 to 63.9, above 40 but not proven', () => {
    const { ellis } = of({ kind: 'ellis' }, [...times('very', 14), ...times('somewhat', 10), ...times('not', 6)]) ?? {};
    expect([
      ellis?.veryDisappointed.k,
      rounded([ellis?.veryDisappointed.share ?? 0], 3),
      rounded(ellis?.veryDisappointed.interval, 3),
      ellis?.verdict,
    ]).toEqual([14, [0.467], [0.302, 0.639], 'open']);
  });

  test('NPS of 50 promoters, 30 passives, 20 detractors: 30, with a standard error of 7.81', () => {
    const { nps } =
      of({ kind: 'nps' }, [...times(9, 25), ...times(10, 25), ...times(7, 15), ...times(8, 15), ...times(6, 20)]) ?? {};
    expect([nps?.promoters, nps?.passives, nps?.detractors, nps?.score, rounded([nps?.standardError ?? 0], 2)]).toEqual(
      [...[50, 30, 20, 30], [7.81]],
    );
  });

  test('Wilson 15 of 50: 0.1910 to 0.4375', () => {
    const { options } = of({ kind: 'one-of', options: yesNo }, [...times('yes', 15), ...times('no', 35)]) ?? {};
    expect(options?.map(({ id, k, interval }) => [id, k, rounded(interval)])).toEqual([
      ['yes', 15, [0.191, 0.4375]],
      ['no', 35, [0.5625, 0.809]],
    ]);
  });
});

describe('By hand', () => {
  // (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n), z² = 3.841459.
  test.each<[string, number, number, readonly number[], string]>([
    // p = 0.5, n = 100: centre 0.5; margin (1.959964 √(0.0025 + 0.0000960)) / 1.0384146 = 0.0962, so 0.4038: above.
    ['50 of 100', 50, 100, [0.4038, 0.5962], 'above'],
    // p = 0.2, n = 100: (0.2 + 0.0192073 ± 1.959964 √(0.0016 + 0.0000960)) / 1.0384146 = 0.2111 ± 0.0777.
    ['20 of 100', 20, 100, [0.1334, 0.2888], 'below'],
    // Nobody: 0 to z²/(n + z²) = 3.841459 / 13.841459.
    ['0 of 10', 0, 10, [0, 0.2775], 'below'],
    // Everybody: 10 / 13.841459 to 1.
    ['10 of 10', 10, 10, [0.7225, 1], 'above'],
    // One of one: 1 / 4.841459.
    ['1 of 1', 1, 1, [0.2065, 1], 'open'],
  ])('Ellis %s', (_, k, n, interval, verdict) => {
    const { ellis } = of({ kind: 'ellis' }, [...times('very', k), ...times('not', n - k)]) ?? {};
    expect([rounded(ellis?.veryDisappointed.interval), ellis?.verdict]).toEqual([interval, verdict]);
  });

  test.each<[string, readonly number[], number, number, readonly number[]]>([
    // 1 - 0 = 100; the variance is 1 - 1² = 0.
    ['promoters alone', [9, 10], 100, 0, [100, 100]],
    ['detractors alone', [0, 6], -100, 0, [-100, -100]],
    // (1 - 1) / 2 = 0; (1 + 1)/2 - 0 = 1, √(1/2) = 0.7071: ±138.6, which is cut at ±100.
    ['one of each', [9, 6], 0, 70.7107, [-100, 100]],
    ['passives alone', [7, 8], 0, 0, [0, 0]],
    // (3 - 1)/8 = 25; 4/8 - 0.0625 = 0.4375, √(0.4375/8) = 0.2339; ±45.83.
    ['3 promoters, 4 passives, 1 detractor', [9, 9, 10, 7, 7, 8, 8, 0], 25, 23.3854, [-20.8345, 70.8345]],
  ])('NPS of %s', (_, points, score, standardError, interval) => {
    const { nps } = of({ kind: 'nps' }, points) ?? {};
    expect([nps?.score, rounded([nps?.standardError ?? 0]), rounded(nps?.interval)]).toEqual([
      score,
      [standardError],
      interval,
    ]);
  });

  test.each<[string, readonly number[], object]>([
    // Mean 3, squares 4 + 1 + 0 + 1 + 4 = 10, 10/4 = 2.5, √(2.5/5) = 0.7071, ±1.3859.
    ['1 to 5', [5, 1, 4, 2, 3], { mean: 3, median: 3, min: 1, max: 5, interval: [1.6141, 4.3859] }],
    // Median between 2 and 4; mean 6.25, squares 27.5625+18.0625+5.0625+138.0625 = 188.75, /3, /4 = 15.7292, ±7.7732.
    ['1, 2, 4, 18', [18, 1, 4, 2], { mean: 6.25, median: 3, min: 1, max: 18, interval: [-1.5232, 14.0232] }],
    ['one number', [7], { mean: 7, median: 7, min: 7, max: 7, interval: null }],
    ['the same twice', [2, 2], { mean: 2, median: 2, min: 2, max: 2, interval: [2, 2] }],
  ])('Numbers: %s', (_, numbers, expected) => {
    const { numbers: found } = of({ kind: 'number' }, numbers) ?? {};
    expect({ ...found, interval: rounded(found?.interval) ?? null }).toEqual(expected);
  });

  test('A rating: how many gave each, and the mean', () => {
    const result = of({ kind: 'rating', max: 3 }, [1, 3, 3]);
    // 7/3; squares 16/9 + 4/9 + 4/9 = 24/9, /2, /3 = 0.4444, √ = 0.6667, ±1.3066.
    expect([
      result?.options?.map(({ id, k }) => [id, k]),
      rounded([result?.numbers?.mean ?? 0]),
      rounded(result?.numbers?.interval),
    ]).toEqual([
      [
        ['1', 1],
        ['2', 0],
        ['3', 2],
      ],
      [2.3333],
      [1.0267, 3.64],
    ]);
  });

  test('A ranking: mean rank and how often first, best first', () => {
    const options = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }));
    // a: (1 + 2 + 3)/3, b: (2 + 1 + 1)/3, c: (3 + 3 + 2)/3.
    const { ranking } =
      of({ kind: 'ranking', options }, [
        ['a', 'b', 'c'],
        ['b', 'a', 'c'],
        ['b', 'c', 'a'],
      ]) ?? {};
    expect(ranking?.map(({ id, meanRank, first }) => [id, Number(meanRank.toFixed(4)), first])).toEqual([
      ['b', 1.3333, 2],
      ['a', 2, 1],
      ['c', 2.6667, 0],
    ]);
  });

  test('Of several options each is a share of those who answered; one that was removed keeps its id', () => {
    const { n, options } = of({ kind: 'some-of', options: yesNo }, [['yes', 'no'], ['yes'], ['gone']]) ?? {};
    expect([n, options?.map(({ id, label, k }) => [id, label, k])]).toEqual([
      3,
      [
        ['yes', 'Yes', 2],
        ['no', 'No', 1],
        ['gone', 'gone', 1],
      ],
    ]);
  });
});

test('Texts and addresses are counted apart from what was passed, statements not at all', () => {
  const questions = [
    aQuestion('why', { kind: 'long' }),
    aQuestion('mail', { kind: 'email' }),
    aQuestion('intro', { kind: 'statement' }),
    aQuestion('toString', { kind: 'number' }),
  ];
  const responses = [
    aResponse(1, { words: { why: 'Rye' }, passed: ['mail', 'intro'] }),
    aResponse(2, { passed: ['why'] }, { email: 'a@b.example' }),
  ];
  expect(surveyResults(questions, responses).map(({ question, ...rest }) => [question.id, rest])).toEqual([
    ['why', { n: 1, passed: 1, texts: [{ entryId: responses[0]?.id, text: 'Rye' }] }],
    ['mail', { n: 1, passed: 1 }],
    ['toString', { n: 0, passed: 0 }],
  ]);
});

test('Who is excluded, and whoever is no visitor, counts nowhere', () => {
  const entries = [
    aResponse(3, {}),
    aResponse(1, {}),
    aResponse(2, {}, { excludedFor: 'A friend' }),
    aResponse(4, {}, { ordinal: null }),
  ];
  expect(countedResponses(entries).map(({ ordinal }) => ordinal)).toEqual([1, 3]);
});

test('Results are crossed by source and by version', () => {
  const questions = [aQuestion('q', { kind: 'one-of', options: yesNo })];
  const responses = [
    aResponse(1, { choices: { q: 'yes' } }, { source: 'news.example' }),
    aResponse(2, { choices: { q: 'no' } }, { publishedVersion: 2 }),
    aResponse(3, { choices: { q: 'no' } }, { source: 'news.example', publishedVersion: 2 }),
  ];
  const yesOf = (by: 'source' | 'publishedVersion') =>
    [...crossed(questions, responses, by)].map(([name, [result]]) => [name, result?.n, result?.options?.[0]?.k]);
  expect([yesOf('source'), yesOf('publishedVersion')]).toEqual([
    [
      ['news.example', 2, 1],
      ['direct', 1, 0],
    ],
    [
      ['1', 1, 1],
      ['2', 2, 0],
    ],
  ]);
});

test('A table has one row a response, in their order, and no formula', () => {
  const questions = [
    aQuestion('q', { kind: 'one-of', title: '=Own one?', options: yesNo }),
    aQuestion('mail', { kind: 'email' }),
    aQuestion('why', { kind: 'long', title: 'Why?' }),
  ];
  const responses = [
    aResponse(2, { choices: { q: 'gone' }, words: { why: '=HYPERLINK("x")' } }, { email: '+a@b.example' }),
    aResponse(1, { choices: { q: 'yes' } }, { excludedFor: 'A friend' }),
  ];
  const words = { ellis: {}, number: String, day: String, money: String };
  expect(responseRows(questions, responses, () => words)).toEqual([
    ['Received', 'Version', 'Source', 'Language', 'One per', 'Email', 'Excluded because', "'=Own one?", 'Why?'],
    ['2026-03-01T12:00:00.000Z', '1', 'direct', 'en', 'browser and day', '', 'A friend', 'Yes', ''],
    ['2026-03-01T12:00:00.000Z', '1', 'direct', 'en', 'browser and day', "'+a@b.example", '', '', '\'=HYPERLINK("x")'],
  ]);
});

test('A table has a column for each price and each rank, and says what an earlier answer would', () => {
  const questions = [
    aQuestion('qf12657ba7a', { kind: 'short', title: 'What do you do on the ward?' }),
    aQuestion('tools', { kind: 'ranking', title: 'Which tools as{qf12657ba7a}?', options: yesNo }),
    aQuestion('prices', { kind: 'price', title: 'Which prices?' }),
  ];
  const prices = { prices: [100, 250, 300, 999] as const };
  const responses = [
    aResponse(1, { choices: { tools: ['no', 'yes'], prices }, words: { qf12657ba7a: 'Nurse' } }),
    aResponse(2, {}),
  ];
  const words = { ellis: {}, number: String, day: String, money: (value: number) => `$${value / 100}` };
  const answers = responseRows(questions, responses, () => words).map((row) => row.slice(7));
  expect(answers).toEqual([
    [
      'What do you do on the ward?',
      'Which tools as [What do you do on the ward?]?: Yes',
      'Which tools as [What do you do on the ward?]?: No',
      'Which prices?: Too cheap',
      'Which prices?: A bargain',
      'Which prices?: Expensive',
      'Which prices?: Too expensive',
    ],
    ['Nurse', '2', '1', '$1', '$2.5', '$3', '$9.99'],
    ['', '', '', '', '', '', ''],
  ]);
});

test('days are summed up by the first, the one by which half have come, and the last; in a file they stay sortable', () => {
  const question = aQuestion('q', { kind: 'date', title: 'Since when?' });
  const daysOf = (...days: readonly string[]) => of(question, days)?.days;
  expect([
    daysOf(),
    daysOf('2026-05-01'),
    daysOf('2026-05-01', '1999-12-31', '2025-01-01', '2026-04-30'),
    daysOf('2026-05-01', '1999-12-31', '2025-01-01'),
  ]).toEqual([
    undefined,
    { first: '2026-05-01', median: '2026-05-01', last: '2026-05-01' },
    { first: '1999-12-31', median: '2025-01-01', last: '2026-05-01' },
    { first: '1999-12-31', median: '2025-01-01', last: '2026-05-01' },
  ]);
  const words = { ellis: {}, number: String, day: () => 'a day', money: String };
  const rows = responseRows([question], [aResponse(1, { choices: { q: '2026-05-01' } })], () => words);
  expect(rows.map((row) => row.at(-1))).toEqual(['Since when?', '2026-05-01']);
});
