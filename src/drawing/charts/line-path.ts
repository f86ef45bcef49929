import { line } from 'd3-shape';

export type Spot = readonly [x: number, y: number];

const rounded = (part: number): number => Math.round(part * 100) / 100;
const path = line<Spot>(
  ([x]) => rounded(x),
  ([, y]) => rounded(y),
);

/** The number of columns that a wide screen can tell apart. */
const columns = 500;

/** A line through spots in order of x. Of more spots than can be seen, each column keeps its first, lowest, highest and last. */
export function linePath(spots: readonly Spot[]): string {
  return path(spots.length > 4 * columns ? thinned(spots) : spots) ?? '';
}

function thinned(spots: readonly Spot[]): readonly Spot[] {
  const size = Math.ceil(spots.length / columns);
  return Array.from({ length: Math.ceil(spots.length / size) }, (_, column) => {
    const each = spots.slice(column * size, (column + 1) * size);
    const ys = each.map(([, y]) => y);
    const kept = new Set([0, ys.indexOf(Math.min(...ys)), ys.indexOf(Math.max(...ys)), each.length - 1]);
    return each.filter((_spot, index) => kept.has(index));
  }).flat();
}

/** A box from one corner to the other. */
export const boxPath = ([left, top]: Spot, [right, bottom]: Spot): string =>
  `${path([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])}Z`;
