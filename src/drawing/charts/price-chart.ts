import type { PriceCurves, PricePoint } from '#domain/survey/price-curves.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import type { Chart, ChartShape, ChartSign } from './chart.ts';
import { boxPath, linePath } from './line-path.ts';

type Curve = Exclude<keyof PricePoint, 'price'>;

/** Each told apart by its dashes, and by its name at one end. */
const curves: readonly {
  readonly name: Curve;
  readonly label: string;
  readonly look: Pick<ChartShape, 'look' | 'tone'>;
}[] = [
  { name: 'tooCheap', label: 'Too cheap', look: { look: 'bound', tone: 'refutes' } },
  { name: 'cheap', label: 'A bargain', look: { look: 'bound', tone: 'supports' } },
  { name: 'expensive', label: 'Expensive', look: { look: 'walk', tone: 'plain' } },
  { name: 'tooExpensive', label: 'Too expensive', look: { look: 'faint', tone: 'plain' } },
];

/** Below it a curve is named at its lower end, above it at its upper one. In percent of the height. */
const named: Readonly<Record<Curve, { readonly at: number; readonly anchor: 'start' | 'end' }>> = {
  tooCheap: { at: 0, anchor: 'start' },
  cheap: { at: 0, anchor: 'start' },
  expensive: { at: 1, anchor: 'end' },
  tooExpensive: { at: 1, anchor: 'end' },
};

/**
 * Chart of people's willingness to pay: van Westendorp's four curves, and where they meet. `money` writes minor units.
 */
export function priceChart(prices: PriceCurves, money: (value: number) => string): Chart {
  const { points, marginalCheapness: low, marginalExpensiveness: high, optimal } = prices;
  const [first, last] = [points[0]?.price ?? 0, points.at(-1)?.price ?? 0];
  const x = (price: number): number => (last === first ? 50 : ((price - first) / (last - first)) * 100);
  const y = (share: number): number => 100 - share * 100;
  const hasRange = low !== null && high !== null && high >= low;
  const signs: readonly ChartSign[] =
    optimal === null ? [] : [{ x: x(optimal), y: 100, top: 0, sign: 'stake' } as const];
  return {
    finding: findingOf(prices, money),
    panels: [
      {
        height: 220,
        shapes: [
          ...(hasRange
            ? [{ path: boxPath([x(low), 0], [x(high), 100]), look: 'zone', tone: 'supports' } as const]
            : []),
          ...[0, 50, 100].map(
            (at) =>
              ({
                path: linePath([
                  [0, at],
                  [100, at],
                ]),
                look: at === 100 ? 'base' : 'faint',
                tone: 'plain',
              }) as const,
          ),
          ...curves.map(({ name, look }) => ({
            path: linePath(points.map((point) => [x(point.price), y(point[name])])),
            ...look,
          })),
        ],
        signs,
        labels: [
          ...curves.map(({ name, label }, n) => ({
            ...{ x: named[name].at * 100, y: 0, dx: named[name].at === 0 ? 4 : -4, dy: 14 + (n % 2) * 16 },
            ...({ anchor: named[name].anchor, text: label, tone: 'plain' } as const),
          })),
          { x: 0, y: 100, dx: 0, dy: 16, anchor: 'start', text: money(first), tone: 'plain' },
          { x: 100, y: 100, dx: 0, dy: 16, anchor: 'end', text: money(last), tone: 'plain' },
        ],
      },
    ],
    points: points.map((point) => ({
      ...{ panel: 0, x: x(point.price), y: y(point.tooExpensive), name: money(point.price) },
      value: curves.map(({ name, label }) => `${label.toLowerCase()} for ${shareText(point[name])}`).join(', '),
    })),
    table: {
      columns: ['Price', ...curves.map(({ label }) => label)],
      rows: points.map((point) => [money(point.price), ...curves.map(({ name }) => shareText(point[name]))]),
    },
  };
}

function findingOf(
  { n, marginalCheapness, marginalExpensiveness, optimal }: PriceCurves,
  money: (value: number) => string,
) {
  const people = n === 1 ? '1 person' : `${n} people`;
  const whole = (value: number): string => money(Math.round(value));
  if (n === 0) return 'No one has answered this yet.';
  if (marginalCheapness === null || marginalExpensiveness === null || optimal === null)
    return `The curves of ${people} don’t meet: there’s no range of prices to read from them yet.`;
  return `Of ${people}, most accept a price from ${whole(marginalCheapness)} to ${whole(marginalExpensiveness)}; the fewest reject ${whole(optimal)}.`;
}
