import { countOf, figureOf } from '../../text/figures.ts';
import { type ChartMaterial, defineCalculator, figure } from '../calculator.ts';
import { money } from '../field.ts';
import { moneyText } from '../money.ts';

export const breakEven = defineCalculator({
  id: 'break-even',
  name: 'Break-even',
  about: 'How many you must sell to cover your costs',
  fields: {
    fixed: money('Fixed costs', { unit: 'a month' }),
    price: money('Price', { unit: 'each' }),
    cost: money('Variable cost', { unit: 'each', hint: 'What one more costs you, fees included.' }),
  },
  formula: { name: 'break-even-1', text: 'units = fixed costs / (price − variable cost), rounded up' },
  sources: [
    { text: 'C. T. Horngren, S. M. Datar, M. V. Rajan, Cost Accounting: A Managerial Emphasis, Pearson, chapter 3' },
  ],
  limits: [
    'It takes for granted that price and costs stay the same however many you sell.',
    'It says how many you’d have to sell, not how many people want to buy.',
  ],
  example: {
    inputs: { currency: 'USD', fixed: '9000', price: '49', cost: '13' },
    headline: '250 sales a month',
  },
  sanity: [
    {
      id: 'thin-margin',
      when: ({ price, cost }) => price > cost && (price - cost) / price < 0.1,
      says: 'Under 10% of the price is left: a small discount or fee eats all of it.',
    },
    {
      id: 'many-a-day',
      when: (_, value) => value('units') > 30_000,
      says: 'That’s over 1,000 sales a day. Check the price.',
    },
    {
      id: 'no-variable-cost',
      when: ({ cost }) => cost === 0,
      says: 'Nothing costs nothing: payment fees, hosting and support come with each sale.',
    },
  ],
  compute({ fixed, price, cost, currency }) {
    const left = price - cost;
    if (left <= 0 && fixed > 0) {
      const words =
        left === 0
          ? 'The price only covers the variable cost: no number of sales breaks even.'
          : 'Each sale loses money: no number of sales breaks even.';
      return { field: 'price', words };
    }
    const units = fixed === 0 ? 0 : Math.ceil(fixed / left);
    const text = (minor: number) => moneyText(minor, currency);
    return {
      headline: `${countOf(units, 'sale')} a month`,
      meaning: `Each sale leaves ${text(left)} for fixed costs; you break even with ${text(units * price)} of revenue a month.`,
      tone: null,
      figures: [
        figure('units', 'Sales a month', units, figureOf(units)),
        figure('left', 'Left of each sale', left, text(left)),
        figure('revenue', 'Revenue at break-even', units * price, text(units * price)),
      ],
      worked: `${text(fixed)} / (${text(price)} − ${text(cost)}) = ${countOf(units, 'sale')}`,
      chart: units === 0 ? null : chartOf({ fixed, price, cost, units }, text),
    };
  },
});

interface Sold {
  readonly fixed: number;
  readonly price: number;
  readonly cost: number;
  readonly units: number;
}

/** Revenue and costs from nothing sold to twice the break-even. */
function chartOf({ fixed, price, cost, units }: Sold, text: (minor: number) => string): ChartMaterial {
  const steps = 8;
  const counts = [...new Set(Array.from({ length: steps + 1 }, (_, step) => Math.round((2 * units * step) / steps)))];
  const line = (label: string, amount: (count: number) => number) => ({
    label,
    points: counts.map((count) => ({
      at: count,
      atText: countOf(count, 'sale'),
      value: amount(count),
      text: text(amount(count)),
    })),
  });
  return {
    kind: 'curves',
    across: 'Sales',
    lines: [line('Revenue', (count) => count * price), line('Costs', (count) => fixed + count * cost)],
    level: null,
    finding: `Revenue passes costs at ${countOf(units, 'sale')} a month.`,
  };
}
