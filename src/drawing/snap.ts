import type { Box, Point } from '#domain/canvas/canvas-node.ts';

/** A line that shows with what something is in line, in scene units. */
export interface SnapGuide {
  readonly from: Point;
  readonly to: Point;
}

/** How far something is drawn aside to be in line with its neighbours, in scene units. */
export interface SnapShift {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly SnapGuide[];
}

/** A box along one axis: its two ends, and from where to where it lies across. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly across: readonly [from: number, to: number];
}

const same = 0.01;

/**
 * Draws a box so that one of its sides or its middle is in line with a side or the middle of a neighbour, on each axis
 * the least way and at most by `reach`; undefined where nothing is so near.
 */
export function snapped(box: Box, neighbours: Iterable<Box>, reach: number): SnapShift | undefined {
  const others = [...neighbours];
  const dx = shiftOf(across(box), others.map(across), reach);
  const dy = shiftOf(down(box), others.map(down), reach);
  if (dx === undefined && dy === undefined) return undefined;
  const moved = { ...box, x: box.x + (dx ?? 0), y: box.y + (dy ?? 0) };
  return {
    dx: dx ?? 0,
    dy: dy ?? 0,
    guides: [
      ...(dx === undefined ? [] : guidesOf(across(moved), others.map(across), (x, y) => ({ x, y }))),
      ...(dy === undefined ? [] : guidesOf(down(moved), others.map(down), (y, x) => ({ x, y }))),
    ],
  };
}

const across = ({ x, y, width, height }: Box): Span => ({ start: x, end: x + width, across: [y, y + height] });
const down = ({ x, y, width, height }: Box): Span => ({ start: y, end: y + height, across: [x, x + width] });
const linesOf = ({ start, end }: Span): readonly number[] => [start, (start + end) / 2, end];

function shiftOf(moving: Span, others: readonly Span[], reach: number): number | undefined {
  let least: number | undefined;
  for (const other of others)
    for (const to of linesOf(other))
      for (const from of linesOf(moving))
        if (Math.abs(to - from) <= Math.min(reach, Math.abs(least ?? reach))) least = to - from;
  return least;
}

/** One for each line that they have in common, from the first that lies on it to the last. */
function guidesOf(moving: Span, others: readonly Span[], at: (along: number, across: number) => Point): SnapGuide[] {
  return [...new Set(linesOf(moving))].flatMap((line) => {
    const met = others.filter((other) => linesOf(other).some((to) => Math.abs(to - line) < same));
    if (met.length === 0) return [];
    const ends = [moving, ...met].flatMap((span) => span.across);
    return [{ from: at(line, Math.min(...ends)), to: at(line, Math.max(...ends)) }];
  });
}
