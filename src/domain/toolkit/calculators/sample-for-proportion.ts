import { countOf, figureOf } from '../../text/figures.ts';
import { shareText } from '../../verdict/share-text.ts';
import { z } from '../../verdict/wilson-interval.ts';
import { defineCalculator, figure } from '../calculator.ts';
import { openPercent, optional, people, positive } from '../field.ts';
import { plainText } from '../figure-text.ts';

/** Binary arithmetic must not ask for one more person. */
const slack = 1e-9;

export const sampleForProportion = defineCalculator({
  id: 'sample-for-proportion',
  name: 'Sample for a proportion',
  about: 'How many answers show a share to within a margin',
  fields: {
    share: openPercent('Expected share', { hint: 'If you don’t know, 50% asks for the most people.' }),
    margin: { ...openPercent('Margin of error'), unit: 'percentage points', max: 50 },
    population: optional(
      positive(people('Everyone there is', { hint: 'Only for small groups: leave empty if many.' })),
    ),
  },
  formula: {
    name: 'sample-proportion-1',
    text: 'n₀ = z² · p(1 − p) / e², with z = 1.959964 for 95%; of N people, n = n₀ / (1 + (n₀ − 1) / N)',
  },
  sources: [{ text: 'W. G. Cochran, Sampling Techniques, 3rd ed., Wiley 1977, chapter 4' }],
  limits: [
    'It plans how exact a share will be, not whether it meets a target. For a test with a target use “Chance of an answer”.',
    'It takes for granted that people are picked at random. Friends and followers aren’t.',
    'It counts answers. How many people to ask depends on how many of them answer.',
  ],
  example: { inputs: { share: '50', margin: '5' }, headline: '385 answers' },
  sanity: [
    {
      id: 'normal-too-rough',
      when: ({ share }, value) => Math.min(share, 1 - share) * value('n') < 10,
      says: 'So few would say yes, or no, that this formula is too rough. Plan for more, and read the result with Wilson.',
    },
    {
      id: 'margin-beyond-share',
      when: ({ share, margin }) => margin > Math.min(share, 1 - share),
      says: 'The margin is wider than the share itself: the result could be zero or everyone.',
    },
    {
      id: 'sample-out-of-reach',
      when: (_, value) => value('n') > 5000,
      says: 'More than 5,000 answers is more than most founders ever get. Allow a wider margin.',
    },
  ],
  compute({ share, margin, population }) {
    const endless = (z ** 2 * share * (1 - share)) / margin ** 2;
    const exact = population === null ? endless : endless / (1 + (endless - 1) / population);
    const n = Math.min(Math.ceil(exact - slack), population ?? Number.POSITIVE_INFINITY);
    const worked = `n₀ = 1.959964² · ${plainText(share)} · ${plainText(1 - share)} / ${plainText(margin)}² = ${endless.toFixed(3)}`;
    return {
      headline: countOf(n, 'answer'),
      meaning: `With ${countOf(n, 'answer')}, a share of about ${shareText(share)} is known to within ${shareText(margin).replace('%', '')} points either way, 19 times out of 20.`,
      tone: null,
      figures: [figure('exact', 'Before rounding up', exact, exact.toFixed(3)), figure('n', 'Answers', n, figureOf(n))],
      worked:
        population === null
          ? worked
          : `${worked}; n = ${endless.toFixed(3)} / (1 + ${(endless - 1).toFixed(3)} / ${figureOf(population)}) = ${exact.toFixed(3)}`,
      chart: null,
    };
  },
});
