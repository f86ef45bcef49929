import { shareText } from '../../verdict/share-text.ts';
import { defineCalculator, figure } from '../calculator.ts';
import { money, optional, percent, positive } from '../field.ts';
import { moneyText } from '../money.ts';

/** Binary arithmetic must not add a cent. */
const slack = 1e-6;

export const pricingByMargin = defineCalculator({
  id: 'pricing-by-margin',
  name: 'Pricing by margin',
  about: 'What to charge so that a margin is left',
  fields: {
    cost: positive(money('Cost', { unit: 'each' })),
    margin: { ...percent('Margin', { hint: 'Of the price, not of the cost.' }), isBelowMax: true },
    fee: optional({ ...percent('Payment fee', { hint: 'Of the price.' }), isBelowMax: true }),
  },
  formula: {
    name: 'pricing-by-margin-1',
    text: 'price = cost / (1 − margin − fee), rounded up to the smallest coin; markup = price / cost − 1',
  },
  sources: [{ text: 'T. Nagle, G. Müller, The Strategy and Tactics of Pricing, 6th ed., Routledge 2018' }],
  limits: [
    'It starts from your cost. Customers pay for what it’s worth to them: test the price too.',
    'Fixed costs aren’t in it: see Break-even.',
    'Taxes aren’t in it.',
  ],
  example: {
    inputs: { currency: 'USD', cost: '12', margin: '70' },
    headline: '$40',
  },
  sanity: [
    {
      id: 'low-margin',
      when: ({ margin }) => margin < 0.2,
      says: 'Under 20% leaves little for everything that isn’t the product itself.',
    },
    {
      id: 'high-margin',
      when: ({ margin }) => margin > 0.95,
      says: 'Over 95%: a small mistake in the cost moves the price a lot.',
    },
    { id: 'at-cost', when: ({ margin }) => margin === 0, says: 'Without a margin you sell at cost.' },
  ],
  compute({ cost, margin, fee, currency }) {
    const rest = 1 - margin - (fee ?? 0);
    if (rest <= 1e-9) {
      return { field: 'fee', words: 'Margin and fee together take all of the price: nothing is left for the cost.' };
    }
    const price = Math.ceil(cost / rest - slack);
    const earned = price * (1 - (fee ?? 0)) - cost;
    const text = (minor: number) => moneyText(minor, currency);
    return {
      headline: text(price),
      meaning: `That leaves ${text(Math.round(earned))} of each sale, a markup of ${shareText(price / cost - 1)} on the cost.`,
      tone: null,
      figures: [
        figure('price', 'Price', price, text(price)),
        figure('earned', 'Left of each sale', Math.round(earned), text(Math.round(earned))),
        figure('markup', 'Markup', price / cost - 1, shareText(price / cost - 1)),
      ],
      worked: `${text(cost)} / (1 − ${shareText(margin)}${fee === null ? '' : ` − ${shareText(fee)}`}) = ${text(price)}`,
      chart: null,
    };
  },
});
