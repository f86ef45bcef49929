import { countOf, figureOf } from '../../text/figures.ts';
import { shareText } from '../../verdict/share-text.ts';
import { z } from '../../verdict/wilson-interval.ts';
import { defineCalculator, figure } from '../calculator.ts';
import { openPercent, optional, people, positive } from '../field.ts';
import { plainText } from '../figure-text.ts';

/** Normal quantiles of the powers on offer. */
const quantiles = { '80': 0.84162123, '90': 1.28155157, '95': 1.64485363 } as const;
const slack = 1e-9;

export const abSize = defineCalculator({
  id: 'ab-size',
  name: 'A/B size',
  about: 'How many visitors an A/B test needs',
  fields: {
    now: openPercent('Rate now', { hint: 'Of the version you have.' }),
    wanted: openPercent('Rate to detect', { hint: 'The smallest change worth acting on.' }),
    power: {
      kind: 'choice',
      label: 'Chance of finding it',
      unit: '',
      options: [
        { id: '80', label: '80%' },
        { id: '90', label: '90%' },
        { id: '95', label: '95%' },
      ],
      preset: '80',
    },
    perDay: optional(
      positive({ ...people('Visitors a day', { hint: 'Of both versions together.' }), unit: 'visitors' }),
    ),
  },
  formula: {
    name: 'ab-size-1',
    text: 'n = ((z · √(2p(1 − p)) + zβ · √(p(1 − p) + q(1 − q))) / (q − p))² for each version, from rate p to rate q, with z = 1.959964 for 5%, two-sided',
  },
  sources: [
    { text: 'Evan Miller, Sample Size Calculator', url: 'https://www.evanmiller.org/ab-testing/sample-size.html' },
    { text: 'J. L. Fleiss, Statistical Methods for Rates and Proportions, Wiley 1981, chapter 3' },
  ],
  limits: [
    'It holds for one look, at the end. Stopping when the numbers look good makes wrong calls far more often than 5%.',
    'It doesn’t say that the change you found is worth its cost.',
    'Both versions run over the same dates, with visitors split evenly.',
  ],
  example: { inputs: { now: '5', wanted: '6' }, headline: '7,664 visitors for each version' },
  sanity: [
    {
      id: 'bold-change',
      when: ({ now, wanted }) => wanted > now * 2,
      says: 'More than double the rate is rarely found by changing a page. Plan for a smaller change.',
    },
    {
      id: 'out-of-reach',
      when: (_, value) => value('both') > 100_000,
      says: 'Over 100,000 visitors. Test a bolder change, or a step that more people take.',
    },
    {
      id: 'too-long',
      when: (_, value) => value('days') > 56,
      says: 'Over eight weeks. Visitors and seasons change meanwhile.',
    },
    {
      id: 'few-conversions',
      when: ({ now }, value) => now * value('n') < 5,
      says: 'Fewer than 5 conversions are expected: the formula is too rough for so few.',
    },
  ],
  compute({ now, wanted, power, perDay }) {
    if (Math.abs(now - wanted) < 1e-12) {
      return { field: 'wanted', words: 'The two rates are the same: no sample can tell them apart.' };
    }
    const [under, apart] = [Math.sqrt(2 * now * (1 - now)), Math.sqrt(now * (1 - now) + wanted * (1 - wanted))];
    const exact = ((z * under + quantiles[power] * apart) / (wanted - now)) ** 2;
    const n = Math.ceil(exact - slack);
    const days = perDay === null ? null : Math.ceil((2 * n) / perDay);
    return {
      headline: `${countOf(n, 'visitor')} for each version`,
      meaning: `${figureOf(2 * n)} visitors in all find a change from ${shareText(now)} to ${shareText(wanted)} with a chance of ${power}%${days === null ? '' : `, in ${countOf(days, 'day')}`}.`,
      tone: null,
      figures: [
        figure('exact', 'For each version, before rounding up', exact, exact.toFixed(4)),
        figure('n', 'Visitors for each version', n, figureOf(n)),
        figure('both', 'Visitors in all', 2 * n, figureOf(2 * n)),
        ...(days === null ? [] : [figure('days', 'Days', days, figureOf(days))]),
      ],
      worked: `n = ((1.959964 · ${under.toFixed(6)} + ${quantiles[power]} · ${apart.toFixed(6)}) / ${plainText(wanted - now)})² = ${exact.toFixed(4)}`,
      chart: null,
    };
  },
});
