import { priceCurves } from '../../survey/price-curves.ts';
import { countOf } from '../../text/figures.ts';
import { shareText } from '../../verdict/share-text.ts';
import { type ChartMaterial, defineCalculator, figure } from '../calculator.ts';
import { moneyText } from '../money.ts';

export const vanWestendorp = defineCalculator({
  id: 'van-westendorp',
  name: 'Van Westendorp',
  about: 'Which prices people find too cheap, fair and too expensive',
  fields: {
    answers: {
      kind: 'rows',
      of: 'money',
      label: 'Answers',
      unit: 'one person a line',
      hint: 'Four prices each: too cheap, cheap, expensive, too expensive. Paste them from a spreadsheet, or type 5; 10; 20; 30.',
      columns: { least: 4, most: 4 },
      rowsAtMost: 1000,
    },
  },
  formula: {
    name: 'van-westendorp-1',
    text: 'At each price, the share who’d call it too cheap, cheap, expensive and too expensive, with straight lines between; the four prices are where those curves cross',
  },
  sources: [
    {
      text: 'P. van Westendorp, NSS Price Sensitivity Meter (PSM): a new approach to study consumer perception of price, ESOMAR 1976',
    },
  ],
  limits: [
    'People say what they find fair, not what they’ll pay. Only a sale shows that.',
    'It doesn’t know your costs, or how many would buy at each price.',
    'Ask people who know the kind of product: others guess.',
  ],
  example: {
    inputs: {
      currency: 'USD',
      answers: '5; 10; 20; 30\n8; 12; 18; 25\n10; 15; 25; 40\n4; 9; 15; 22\n12; 18; 30; 45\n6; 11; 19; 28',
    },
    headline: '$13.50 to $19.50, with fewest objections at $17.50',
  },
  sanity: [
    {
      id: 'few-answers',
      when: ({ answers }) => answers.length < 30,
      says: 'Under 30 answers, one person more can move every price here.',
    },
    {
      id: 'one-answer-far-off',
      when: ({ answers }) => {
        const most = answers.map(({ numbers }) => numbers[3] ?? 0).sort((a, b) => a - b);
        const middle = most[Math.floor(most.length / 2)] ?? 0;
        return middle > 0 && (most.at(-1) ?? 0) > 10 * middle;
      },
      says: 'One answer is over ten times the usual. Check for a typing error.',
    },
  ],
  compute({ answers, currency }) {
    const prices = answers.map(({ numbers }) => numbers);
    const unordered = prices.findIndex((four) => four.some((price, index) => price < (four[index - 1] ?? 0)));
    if (unordered >= 0) {
      return {
        field: 'answers',
        words: `Answer ${unordered + 1}: the four prices must rise from too cheap to too expensive.`,
      };
    }
    const curves = priceCurves(prices);
    const { marginalCheapness, marginalExpensiveness, optimal, indifference } = curves;
    const found = [
      ['cheapness', 'Below it, people doubt the quality', marginalCheapness],
      ['optimal', 'Fewest objections', optimal],
      ['indifference', 'As many find it cheap as expensive', indifference],
      ['expensiveness', 'Above it, people won’t buy', marginalExpensiveness],
    ] as const;
    const text = (price: number): string => moneyText(Math.round(price), currency);
    return {
      headline: headlineOf(marginalCheapness, marginalExpensiveness, optimal, text),
      meaning: `${countOf(answers.length, 'person', 'people')} answered. ${found.every(([, , price]) => price !== null) ? 'Prices in this range are accepted by most of them.' : 'Where two curves don’t cross, no one’s prices meet there: ask more people.'}`,
      tone: null,
      figures: found.flatMap(([id, label, price]) => (price === null ? [] : [figure(id, label, price, text(price))])),
      worked: found.map(([, label, price]) => `${label}: ${price === null ? 'no crossing' : text(price)}`).join('; '),
      chart: chartOf(curves.points, text),
    };
  },
});

function headlineOf(
  low: number | null,
  high: number | null,
  optimal: number | null,
  text: (price: number) => string,
): string {
  if (low === null || high === null) return 'No range of prices: the curves don’t cross';
  const range = low === high ? text(low) : `${text(Math.min(low, high))} to ${text(Math.max(low, high))}`;
  return optimal === null ? range : `${range}, with fewest objections at ${text(optimal)}`;
}

type Points = ReturnType<typeof priceCurves>['points'];

function chartOf(points: Points, text: (price: number) => string): ChartMaterial | null {
  if (points.length < 2) return null;
  const line = (label: string, curve: Exclude<keyof Points[number], 'price'>) => ({
    label,
    points: points.map((point) => ({
      at: point.price,
      atText: text(point.price),
      value: point[curve],
      text: shareText(point[curve]),
    })),
  });
  return {
    kind: 'curves',
    across: 'Price',
    lines: [
      line('Too cheap', 'tooCheap'),
      line('Cheap', 'cheap'),
      line('Expensive', 'expensive'),
      line('Too expensive', 'tooExpensive'),
    ],
    level: null,
    finding: `What people think of prices from ${text(points[0]?.price ?? 0)} to ${text(points.at(-1)?.price ?? 0)}.`,
  };
}
