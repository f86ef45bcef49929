import { figureOf } from '../../text/figures.ts';
import { sampleAtMost } from '../../verdict/corridor.ts';
import { isTooSmall } from '../../verdict/least-sample.ts';
import { type CountedWords, chanceText, decidesText, planSentence } from '../../verdict/plan-text.ts';
import { repeatedInterval } from '../../verdict/repeated-interval.ts';
import { shareText } from '../../verdict/share-text.ts';
import { forecastPlan, type TestPlan } from '../../verdict/test-plan.ts';

import { wilsonInterval } from '../../verdict/wilson-interval.ts';
import { defineCalculator, type Figure, figure } from '../calculator.ts';
import { openPercent, people, positive } from '../field.ts';

const words: CountedWords = { one: 'answer', many: 'answers', yes: 'yes', yeses: 'yeses' };
const percent = (chance: number): string => `${(chance * 100).toFixed(1)}%`;

export const chanceOfAnAnswer = defineCalculator({
  id: 'chance-of-an-answer',
  name: 'Chance of an answer',
  about: 'What a test would come to if you’re right about the share',
  fields: {
    criterion: openPercent('Target', { hint: 'The share you’d lock before the test.' }),
    sample: positive(people('Planned sample', { max: sampleAtMost })),
    truth: openPercent('True share you expect'),
    method: {
      kind: 'choice',
      label: 'Judged by',
      unit: '',
      options: [
        { id: 'corridor-1', label: 'Corridor (look any time)' },
        { id: 'wilson-1', label: 'Wilson (one look at the end)' },
      ],
      preset: 'corridor-1',
    },
  },
  formula: {
    name: 'chance-1',
    text: 'f(n, k) = (1 − p) · f(n − 1, k) + p · f(n − 1, k − 1) from f(0, 0) = 1, where both bounds of the corridor, or the last look, take in what reaches them',
  },
  sources: [
    { text: 'P. C. O’Brien, T. R. Fleming, A multiple testing procedure for clinical trials, Biometrics 35 (1979)' },
    {
      text: 'C. Jennison, B. W. Turnbull, Interim analyses: the repeated confidence interval approach, JRSS B 51 (1989)',
    },
    { text: 'E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927)' },
  ],
  limits: [
    'The chance holds for the true share you entered. No one knows it before the test.',
    'It says how likely an answer is, not how likely the idea is to work.',
  ],
  example: {
    inputs: { criterion: '10', sample: '120', truth: '20' },
    headline: '87.0% chance of an answer',
  },
  sanity: [
    {
      id: 'never-supports',
      when: ({ method, criterion, sample }) => isTooSmall({ formula: method, criterion, n: sample }),
      says: 'So few can’t prove the target, even if all say yes. A test like this can’t be locked.',
    },
    {
      id: 'coin-flip',
      when: (_, value) => value('answer') < 0.8,
      says: 'Under 80%: the test may well end without an answer. Plan for more people, or a bolder target.',
    },
    {
      id: 'truth-is-target',
      when: ({ criterion, truth }) => Math.abs(criterion - truth) < 1e-9,
      says: 'The share you expect is the target itself. No sample can settle that.',
    },
    {
      id: 'expects-refutation',
      when: ({ criterion, truth }) => truth < criterion - 1e-9,
      says: 'You expect less than your target, so the likely answer is no.',
    },
  ],
  isSlow: true,
  compute({ criterion, sample, truth, method }) {
    const plan: TestPlan = { formula: method, criterion, n: sample };
    const forecast = forecastPlan(plan, truth);
    const { supportsFrom, refutesUpTo } = forecast.outcomes;
    const decides = isTooSmall(plan) ? '' : ` It ${decidesText(forecast, words)}.`;
    const { supports, refutes, inconclusive, answers } = forecast.chances;
    return {
      headline: `${percent(supports + refutes)} chance of an answer`,
      meaning: `${chanceText(forecast)}${decides}`,
      tone: null,
      figures: [
        figure('answer', 'Chance of an answer', supports + refutes, percent(supports + refutes)),
        figure('supports', 'Chance that it supports', supports, percent(supports)),
        figure('refutes', 'Chance that it refutes', refutes, percent(refutes)),
        figure('inconclusive', 'Chance that it stays open', inconclusive, percent(inconclusive)),
        figure('answers', 'Answers used on average', answers, figureOf(Math.round(answers))),
        ...rangeFigure('supports-from', 'Least that supports', supportsFrom, plan),
        ...rangeFigure('refutes-up-to', 'Most that refutes', refutesUpTo, plan),
      ],
      worked: `${planSentence(sample, forecast.outcomes, words)} At a true share of ${shareText(truth)}: ${percent(supports)} + ${percent(refutes)} = ${percent(supports + refutes)}`,
      chart: null,
    };
  },
});

/** "20 of 120 (10.2% to 25.1%)": the range that would stand beside the verdict, by the same rule as the verdict. */
function rangeFigure(
  id: string,
  label: string,
  k: number | null,
  { formula, criterion, n }: TestPlan,
): readonly Figure[] {
  if (k === null) return [];
  const ends = formula === 'corridor-1' ? repeatedInterval(k, n, { sample: n, criterion }) : wilsonInterval(k, n);
  const range = ends.map((end) => shareText(end, criterion)).join(' to ');
  return [figure(id, label, k, `${figureOf(k)} of ${figureOf(n)} (${range})`)];
}
