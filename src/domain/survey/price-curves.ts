/** Four prices of one person in minor units: too cheap, cheap, expensive, too expensive. */
export type FourPrices = readonly number[];

/** How many of 1 would call a price too cheap, cheap, expensive, too expensive. */
export interface PricePoint {
  readonly price: number;
  readonly tooCheap: number;
  readonly cheap: number;
  readonly expensive: number;
  readonly tooExpensive: number;
}

export interface PriceCurves {
  readonly n: number;
  /** At each price that somebody named, from the lowest on. */
  readonly points: readonly PricePoint[];
  /** Where too cheap meets expensive: below it people doubt the quality. Null if curves do not meet. */
  readonly marginalCheapness: number | null;
  /** Where cheap meets too expensive: above it people do not buy. */
  readonly marginalExpensiveness: number | null;
  /** Where too cheap meets too expensive: fewest people reject it. */
  readonly optimal: number | null;
  /** Where cheap meets expensive: as many find it cheap as expensive. */
  readonly indifference: number | null;
}

/**
 * Source: P. van Westendorp, "NSS Price Sensitivity Meter (PSM): a new approach to study consumer perception of price",
 * ESOMAR 1976. A price is too cheap or cheap for whoever named at least that much, and expensive or too expensive for
 * whoever named at most that much. Between two prices the curves are straight.
 */
export function priceCurves(answers: readonly FourPrices[]): PriceCurves {
  const n = answers.length;
  const prices = [...new Set(answers.flat())].sort((a, b) => a - b);
  const share = (holds: (four: FourPrices) => boolean): number => answers.filter(holds).length / n;
  const points = prices.map(
    (price): PricePoint => ({
      price,
      tooCheap: share(([tooCheap = 0]) => tooCheap >= price),
      cheap: share(([, cheap = 0]) => cheap >= price),
      expensive: share(([, , expensive = 0]) => expensive <= price),
      tooExpensive: share(([, , , tooExpensive = 0]) => tooExpensive <= price),
    }),
  );
  return {
    n,
    points,
    marginalCheapness: crossing(points, 'tooCheap', 'expensive'),
    marginalExpensiveness: crossing(points, 'cheap', 'tooExpensive'),
    optimal: crossing(points, 'tooCheap', 'tooExpensive'),
    indifference: crossing(points, 'cheap', 'expensive'),
  };
}

type Curve = Exclude<keyof PricePoint, 'price'>;

/** Where a curve that falls meets one that rises; the middle where they lie upon each other. Null if they do not meet. */
function crossing(points: readonly PricePoint[], falling: Curve, rising: Curve): number | null {
  const gap = (point: PricePoint): number => point[falling] - point[rising];
  const met = points.filter((point) => Math.abs(gap(point)) < 1e-12);
  const [first, last] = [met[0], met.at(-1)];
  if (first && last) return (first.price + last.price) / 2;
  const after = points.findIndex((point) => gap(point) < 0);
  const [left, right] = [points[after - 1], points[after]];
  if (!left || !right) return null;
  return left.price + ((right.price - left.price) * gap(left)) / (gap(left) - gap(right));
}
