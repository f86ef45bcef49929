import { defineCalculator, figure } from '../calculator.ts';
import { money, mostMoney } from '../field.ts';
import { apartText } from '../figure-text.ts';
import { decimalsOf, moneyText } from '../money.ts';

/** Each band ends with its border: a multiple of exactly 3 is suspect. */
const bands = [
  { upTo: 1, word: 'amazing', tone: 'supports' },
  { upTo: 1.5, word: 'great', tone: 'supports' },
  { upTo: 2, word: 'good', tone: 'supports' },
  { upTo: 3, word: 'suspect', tone: 'inconclusive' },
  { upTo: Number.POSITIVE_INFINITY, word: 'bad', tone: 'refutes' },
] as const;
const borders = bands.map(({ upTo }) => upTo);

export const burnMultiple = defineCalculator({
  id: 'burn-multiple',
  name: 'Burn multiple',
  about: 'How much you burn for each unit of new recurring revenue',
  fields: {
    burn: money('Net burn', { min: -mostMoney, hint: 'Spend less revenue in a period. Negative if you earned.' }),
    arr: money('Net new ARR', { min: -mostMoney, hint: 'New and grown, less lost, in the same period.' }),
  },
  formula: {
    name: 'burn-multiple-1',
    text: 'net burn / net new ARR: up to 1 amazing, over 1 to 1.5 great, over 1.5 to 2 good, over 2 to 3 suspect, over 3 bad',
  },
  sources: [{ text: 'D. Sacks, The Burn Multiple, Craft Ventures, April 2020' }],
  limits: [
    'The bands were made for software companies with venture capital.',
    'One quarter can be lucky: look at several.',
    'It doesn’t say what the money was spent on.',
  ],
  example: { inputs: { currency: 'USD', burn: '3000000', arr: '1000000' }, headline: '3.0: suspect' },
  sanity: [
    {
      id: 'too-good',
      when: ({ burn, arr }) => burn > 0 && arr > 0 && burn / arr < 0.1,
      says: 'Under 0.1 is hardly ever seen. Check that both numbers are of the same period.',
    },
    {
      id: 'tiny-arr',
      when: ({ burn, arr }) => burn > 0 && arr > 0 && burn / arr > 20,
      says: 'So little new ARR makes the multiple meaningless. Count customers instead.',
    },
  ],
  compute({ burn, arr, currency }) {
    const worked = `${moneyText(burn, currency)} / ${moneyText(arr, currency)}`;
    const without = (
      headline: string,
      meaning: string,
      tone: 'supports' | 'inconclusive' | 'refutes',
      value: number,
    ) => ({
      ...{ headline, meaning, tone, worked, chart: null },
      figures: [figure('multiple', 'Burn multiple', value, value === 0 ? '0' : 'none')],
    });
    if (burn <= 0) {
      const grows = arr > 0;
      return without(
        burn < 0 ? 'No burn: you earned money' : 'No burn',
        grows ? 'You grew without burning anything: amazing.' : 'You burned nothing, and didn’t grow either.',
        grows ? 'supports' : 'inconclusive',
        0,
      );
    }
    if (arr === 0) {
      return without(
        'Infinite: bad',
        `You burned ${moneyText(burn, currency)} and added no recurring revenue.`,
        'refutes',
        Number.POSITIVE_INFINITY,
      );
    }
    if (arr < 0) {
      return without(
        'No multiple: bad',
        `You burned ${moneyText(burn, currency)} while recurring revenue shrank by ${moneyText(-arr, currency)}.`,
        'refutes',
        Number.POSITIVE_INFINITY,
      );
    }
    const multiple = burn / arr;
    const { word, tone } = bands.find(({ upTo }) => multiple <= upTo) ?? bands[4];
    const text = apartText(multiple, borders);
    const one = 10 ** decimalsOf(currency);
    return {
      headline: `${text}: ${word}`,
      meaning: `Each ${moneyText(one, currency)} of new ARR cost ${moneyText(Math.round(multiple * one), currency)}.`,
      tone,
      figures: [figure('multiple', 'Burn multiple', multiple, text)],
      worked: `${worked} = ${text}`,
      chart: null,
    };
  },
});
