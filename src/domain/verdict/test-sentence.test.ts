import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedWords } from '../experiment/counted-words.ts';
import { methods } from '../experiment/experiment.ts';
import { corridorOf } from './corridor.ts';
import { corridorOutcomes, wilsonOutcomes } from './outcomes.ts';
import { planSentence } from './plan-text.ts';
import { judgedSentence, rangeSentence, runningSentence, waitingSentence, windowText } from './test-sentence.ts';

const { page, interviews, survey, 'fake-door': door, 'pre-order': order } = countedWords;
const outcomesOf = (rate: number, n: number) => corridorOutcomes(corridorOf(rate, n));

describe('before the lock', () => {
  test.each([
    [
      60,
      outcomesOf(0.1, 60),
      page,
      '60 visitors. 12 or more sign-ups support it; 1 or none refutes it; between them it stays open.',
    ],
    [
      120,
      outcomesOf(0.1, 120),
      page,
      '120 visitors. 20 or more sign-ups support it; 5 or fewer refute it; between them it stays open.',
    ],
    [
      1200,
      { supportsFrom: 1050, refutesUpTo: 1000 },
      survey,
      '1,200 answers. 1,050 or more yeses support it; 1,000 or fewer refute it; between them it stays open.',
    ],
    [
      10,
      { supportsFrom: 4, refutesUpTo: 0 },
      door,
      '10 visitors. 4 or more clicks support it; 0 clicks refute it; between them it stays open.',
    ],
    [
      6,
      { supportsFrom: 6, refutesUpTo: 0 },
      interviews,
      '6 interviews. All 6 yeses support it; 0 yeses refute it; between them it stays open.',
    ],
    [
      1,
      { supportsFrom: 1, refutesUpTo: null },
      order,
      '1 visitor. 1 order supports it; no number can refute it; with fewer it stays open.',
    ],
    [
      5,
      { supportsFrom: null, refutesUpTo: 2 },
      interviews,
      '5 interviews. No number of yeses can support it; 2 or fewer refute it; with more it stays open.',
    ],
    [5, { supportsFrom: null, refutesUpTo: null }, interviews, '5 interviews. No number of yeses can settle it.'],
    [
      9,
      { supportsFrom: 5, refutesUpTo: 4 },
      interviews,
      '9 interviews. 5 or more yeses support it; 4 or fewer refute it.',
    ],
    [
      9,
      { supportsFrom: 3, refutesUpTo: 1 },
      page,
      '9 visitors. 3 or more sign-ups support it; 1 or none refutes it; with 2 sign-ups it stays open.',
    ],
  ])('%i', (n, outcomes, words, text) => {
    expect(planSentence(n, outcomes, words)).toBe(text);
  });
});

describe('while those who came do not count yet', () => {
  test.each([
    [
      60,
      14,
      60,
      page,
      '60 came, 14 signed up (23%). Visitors count an hour after they came, since some sign up late: the first from 15:11.',
    ],
    [
      1,
      1,
      1440,
      order,
      '1 came, 1 ordered (100%). Visitors count a day after they came, since some order late: the first from 15:11.',
    ],
    [
      3,
      0,
      90,
      door,
      '3 came, none clicked. Visitors count 90 minutes after they came, since some click late: the first from 15:11.',
    ],
    [
      1200,
      3,
      120,
      page,
      '1,200 came, 3 signed up (0.3%). Visitors count 2 hours after they came, since some sign up late: the first from 15:11.',
    ],
  ])('%i came', (came, yeses, windowMinutes, words, text) => {
    expect(waitingSentence({ came, yeses, windowMinutes, from: '15:11' }, words)).toBe(text);
  });
});

test.each([
  [60, page, 'Visitors count an hour after they came, since some sign up late'],
  [30, door, 'Visitors count 30 minutes after they came, since some click late'],
])('a window of %i minutes is said before the lock', (minutes, words, text) => {
  expect(windowText(minutes, words)).toBe(text);
});

describe('while it runs', () => {
  const twelve = { planned: 12, criterion: 0.3, outcomes: outcomesOf(0.3, 12), firstLook: 6 };
  const many = { planned: 120, criterion: 0.1, outcomes: outcomesOf(0.1, 120), firstLook: 60 };
  test.each([
    [
      { ...twelve, k: 4, n: 5 },
      interviews,
      '4 yes of 5. 8 of 12 would settle it; the earliest is after the 6th interview, if it is clear by then.',
    ],
    [
      { ...twelve, k: 1, n: 1 },
      interviews,
      '1 yes of 1. 8 of 12 would settle it; the earliest is after the 6th interview, if it is clear by then.',
    ],
    [
      { ...twelve, k: 0, n: 0 },
      interviews,
      'No interviews yet. 8 of 12 would settle it; the earliest is after the 6th interview, if it is clear by then.',
    ],
    [{ ...twelve, k: 4, n: 6 }, interviews, '4 yes of 6. 8 of 12 would settle it.'],
    // If all who are still to come say yes.
    [{ ...twelve, k: 4, n: 8 }, interviews, '4 yes of 8. 8 of 12 would settle it.'],
    [{ ...twelve, k: 4, n: 9 }, interviews, '4 yes of 9. Nothing can settle it anymore.'],
    [{ ...many, k: 12, n: 67 }, page, '12 sign-ups of 67 visitors. 20 of 120 would settle it.'],
    [
      { ...many, k: 1, n: 6 },
      page,
      '1 sign-up of 6 visitors. 20 of 120 would settle it; the earliest is after the 60th visitor, if it is clear by then.',
    ],
    [{ ...many, k: 2, n: 71 }, page, '2 sign-ups of 71 visitors. 5 or fewer of 120 would refute it.'],
    [{ ...many, k: 6, n: 110 }, page, '6 sign-ups of 110 visitors. Nothing can settle it anymore.'],
    [{ ...many, k: 10, n: 110 }, page, '10 sign-ups of 110 visitors. 20 of 120 would settle it.'],
    // If none who is still to come signs up.
    [{ ...many, k: 5, n: 110 }, page, '5 sign-ups of 110 visitors. 5 or fewer of 120 would refute it.'],
    [{ ...many, k: 4, n: 110 }, page, '4 sign-ups of 110 visitors. 5 or fewer of 120 would refute it.'],
    [
      { k: 3, n: 5, planned: 23, criterion: 0.5, outcomes: wilsonOutcomes(23, 0.5), firstLook: 23 },
      survey,
      '3 yes of 5. 17 of 23 would settle it; the earliest is after the 23rd answer.',
    ],
  ])('%o', (running, words, text) => {
    expect(runningSentence(running, words)).toBe(text);
  });
});

describe('once it is judged', () => {
  test.each([
    [
      { verdict: 'supports', k: 7, n: 9, criterion: 0.3, interval: [0.3735, 0.9721] },
      interviews,
      'Supported: 7 of 9 said yes (37% to 97%), you had asked for 30%.',
    ],
    [
      { verdict: 'supports', k: 14, n: 60, criterion: 0.1, interval: [0.1033, 0.4299] },
      page,
      'Supported: 14 of 60 signed up (10.3% to 43%), you had asked for 10%.',
    ],
    [
      { verdict: 'refutes', k: 1, n: 8, criterion: 0.6, interval: [0.0032, 0.5265] },
      survey,
      'Refuted: 1 of 8 answered yes (0.3% to 53%), you had asked for 60%.',
    ],
    [
      { verdict: 'refutes', k: 5, n: 120, criterion: 0.1, interval: [0.0135, 0.09996] },
      door,
      'Refuted: 5 of 120 clicked (1.4% to 9.996%), you had asked for 10%.',
    ],
    [
      { verdict: 'inconclusive', k: 18, n: 120, criterion: 0.1, interval: [0.0884, 0.2327], settling: 349 },
      page,
      'Still open: 18 of 120 (8.8% to 23.3%), you had asked for 10%. 230 more would settle it if the truth is 15%.',
    ],
    [
      { verdict: 'inconclusive', k: 6, n: 10, criterion: 0.5, interval: [0.2, 0.9], settling: 11 },
      interviews,
      'Still open: 6 of 10 (20% to 90%), you had asked for 50%. 1 more would settle it if the truth is 60%.',
    ],
    [
      { verdict: 'inconclusive', k: 5, n: 10, criterion: 0.5, interval: [0.2, 0.8], settling: null },
      interviews,
      'Still open: 5 of 10 (20% to 80%), you had asked for 50%. No number would settle it if the truth is exactly 50%.',
    ],
    [
      { verdict: 'inconclusive', k: 11, n: 120, criterion: 0.1, interval: [0.04, 0.17], settling: null },
      page,
      'Still open: 11 of 120 (4% to 17%), you had asked for 10%. Too many would be needed to settle it if the truth is 9.2%.',
    ],
    [
      { verdict: 'inconclusive', k: 4, n: 5, criterion: 0.1, interval: null, settling: 4 },
      interviews,
      'Still open: 4 of 5, you had asked for 10%.',
    ],
    [
      { verdict: 'inconclusive', k: 0, n: 0, criterion: 0.1, interval: [0, 1] },
      page,
      'Still open: no visitors counted, you had asked for 10%.',
    ],
  ] as const)('%o', (judged, words, text) => {
    expect(judgedSentence(judged, words)).toBe(text);
  });
});

test('whatever a test counts, its sentences are of people: no sign of a formula, and percent without a space', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...methods),
      fc.integer({ min: 1, max: 300 }),
      fc.nat(),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      fc.constantFrom('supports', 'refutes', 'inconclusive'),
      (method, n, yeses, rate, verdict) => {
        const k = yeses % (n + 1);
        const criterion = Math.round(rate * 100) / 100;
        const words = countedWords[method];
        const outcomes = wilsonOutcomes(n, criterion);
        const said = [
          planSentence(n, outcomes, words),
          waitingSentence({ came: n, yeses: k, windowMinutes: 60, from: '15:11' }, words),
          runningSentence({ k, n: Math.min(k + 1, n), planned: n, criterion, outcomes, firstLook: n }, words),
          judgedSentence({ verdict, k, n, criterion, interval: [k / n / 2, (1 + k / n) / 2], settling: 2 * n }, words),
        ];
        for (const text of said) {
          expect(text).toMatch(/^[A-Z0-9].*\.$/);
          expect(text).not.toMatch(
            /pace|corridor|position|undefined|NaN|null| %|\b1 (visitors|interviews|answers|records|people|clicks|orders|sign-ups|yeses)\b/,
          );
        }
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  ['supports', 0.3, 'In brackets: where the real share probably lies, all above your 30%.'],
  ['refutes', 0.6, 'In brackets: where the real share probably lies, all below your 60%.'],
  ['inconclusive', 0.045, 'In brackets: where the real share probably lies. It could still be your 4.5%.'],
] as const)('the range of a verdict is explained: %s', (verdict, criterion, text) => {
  expect(rangeSentence({ verdict, criterion })).toBe(text);
});

test.each([
  ['we', 'we had asked for 30%', 'the 30%'],
  ['Mira', 'Mira had asked for 30%', 'the 30%'],
  [null, 'the target was 30%', 'the 30%'],
])('where %s had asked for it, a result does not say that its reader had', (asker, asked, target) => {
  const test = { verdict: 'supports', k: 7, n: 9, criterion: 0.3, interval: null } as const;
  expect([judgedSentence(test, countedWords.interviews, asker), rangeSentence(test, asker)]).toEqual([
    `Supported: 7 of 9 said yes, ${asked}.`,
    `In brackets: where the real share probably lies, all above ${target}.`,
  ]);
});
