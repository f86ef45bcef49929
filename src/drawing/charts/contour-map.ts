/** A height over a field, drawn as lines of equal height. All lengths are shares of the field's sides, 0 to 100. */
export interface ContourLine {
  /** The height that the line joins. */
  readonly level: number;
  /** The `d` of an SVG path. */
  readonly path: string;
}

/** A place on the field, from its lower left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** How far a point's influence reaches, in shares of the field. */
const reach = 14;
const cells = 40;

/** Where an assumption stands: to the right by its evidence, upwards by its importance. */
export const mapPointOf = ({ weight, importance }: { readonly weight: number; readonly importance: number }) => ({
  // What weighs 4 stands in the middle; no weight reaches the edge.
  x: 4 + (92 * weight) / (weight + 4),
  y: 10 + ((importance - 1) / 4) * 80,
});

/** The heights that many points make together, each a hill around its place. */
export const heightAt =
  (points: readonly MapPoint[]) =>
  (x: number, y: number): number => {
    let height = 0;
    for (const point of points) {
      height += Math.exp(-((x - point.x) ** 2 + (y - point.y) ** 2) / (2 * reach ** 2));
    }
    return height;
  };

/** Lines of equal height over the field, by marching squares. */
export function contourLines(points: readonly MapPoint[], levels: readonly number[]): readonly ContourLine[] {
  const height = heightAt(points);
  const step = 100 / cells;
  const heights = Array.from({ length: cells + 1 }, (_, row) =>
    Array.from({ length: cells + 1 }, (__, column) => height(column * step, row * step)),
  );
  const at = (column: number, row: number): number => heights[row]?.[column] ?? 0;
  return levels.map((level) => {
    const pieces: string[] = [];
    for (let row = 0; row < cells; row++) {
      for (let column = 0; column < cells; column++) {
        const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)] as const;
        pieces.push(...crossings(corners, level).map(([from, to]) => piece(from, to, column, row, step)));
      }
    }
    return { level, path: pieces.join('') };
  });
}

type Corner = readonly [number, number, number, number];
type Spot = readonly [x: number, y: number];

/** The pieces of a line in one square, whose corners go round from the lower left. */
function crossings([a, b, c, d]: Corner, level: number): readonly (readonly [Spot, Spot])[] {
  const share = (from: number, to: number): number => (level - from) / (to - from);
  const spots: Spot[] = [];
  if (a < level !== b < level) spots.push([share(a, b), 0]);
  if (b < level !== c < level) spots.push([1, share(b, c)]);
  if (c < level !== d < level) spots.push([1 - share(c, d), 1]);
  if (d < level !== a < level) spots.push([0, 1 - share(d, a)]);
  const [first, second, third, fourth] = spots;
  if (!first || !second) return [];
  return third && fourth
    ? [
        [first, second],
        [third, fourth],
      ]
    : [[first, second]];
}

function piece([x, y]: Spot, [toX, toY]: Spot, column: number, row: number, step: number): string {
  const place = (dx: number, dy: number): string =>
    `${((column + dx) * step).toFixed(1)} ${(100 - (row + dy) * step).toFixed(1)}`;
  return `M${place(x, y)}L${place(toX, toY)}`;
}
