import type { Box, Point } from '#domain/canvas/canvas-node.ts';

/** A line that shows with what something is in line, in scene units. */
export interface SnapGuide {
  readonly from: Point;
  readonly to: Point;
}

/** How far something is drawn aside to be in line with its neighbors, in scene units. */
export interface SnapShift {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly SnapGuide[];
}

/** The sides of a box that follow the pointer while its size is changed; null for an axis whose sides both stay. */
export interface MovingSides {
  readonly x: 'start' | 'end' | null;
  readonly y: 'start' | 'end' | null;
}

/** A box along one axis: what of it can be in line with something, and from where to where it lies across. */
interface Span {
  readonly lines: readonly number[];
  readonly across: readonly [from: number, to: number];
}

const same = 0.01;

/**
 * Returns the shift that aligns a side or the middle of `box` with a side or the middle of a neighbor: the shortest on
 * each axis, at most `reach` (scene units); undefined if nothing is within reach. While a box is resized, `sides` limits
 * it to the sides that move.
 */
export function snapShiftOf(
  box: Box,
  neighbors: Iterable<Box>,
  reach: number,
  sides?: MovingSides,
): SnapShift | undefined {
  const others = [...neighbors];
  const dx = shiftOf(across(box, sides), others.map(whole(across)), reach);
  const dy = shiftOf(down(box, sides), others.map(whole(down)), reach);
  if (dx === undefined && dy === undefined) return undefined;
  const moved = sides ? sized(box, sides, dx ?? 0, dy ?? 0) : { ...box, x: box.x + (dx ?? 0), y: box.y + (dy ?? 0) };
  return {
    dx: dx ?? 0,
    dy: dy ?? 0,
    guides: [
      ...(dx === undefined ? [] : guidesOf(across(moved, sides), others.map(whole(across)), (x, y) => ({ x, y }))),
      ...(dy === undefined ? [] : guidesOf(down(moved, sides), others.map(whole(down)), (y, x) => ({ x, y }))),
    ],
  };
}

const whole = (along: typeof across) => (box: Box) => along(box);

const across = ({ x, y, width, height }: Box, sides?: MovingSides): Span => ({
  lines: linesOf(x, x + width, sides && { side: sides.x }),
  across: [y, y + height],
});
const down = ({ x, y, width, height }: Box, sides?: MovingSides): Span => ({
  lines: linesOf(y, y + height, sides && { side: sides.y }),
  across: [x, x + width],
});

function linesOf(start: number, end: number, only?: { readonly side: 'start' | 'end' | null }): readonly number[] {
  if (!only) return [start, (start + end) / 2, end];
  return only.side === null ? [] : [only.side === 'start' ? start : end];
}

/** The box after its moving sides went so far. */
function sized({ x, y, width, height }: Box, sides: MovingSides, dx: number, dy: number): Box {
  return {
    x: sides.x === 'start' ? x + dx : x,
    y: sides.y === 'start' ? y + dy : y,
    width: sides.x === 'start' ? width - dx : width + dx,
    height: sides.y === 'start' ? height - dy : height + dy,
  };
}

function shiftOf(moving: Span, others: readonly Span[], reach: number): number | undefined {
  let least: number | undefined;
  for (const other of others)
    for (const to of other.lines)
      for (const from of moving.lines)
        if (Math.abs(to - from) <= Math.min(reach, Math.abs(least ?? reach))) least = to - from;
  return least;
}

/** One for each line that they have in common, from the first that lies on it to the last. */
function guidesOf(moving: Span, others: readonly Span[], at: (along: number, across: number) => Point): SnapGuide[] {
  return [...new Set(moving.lines)].flatMap((line) => {
    const met = others.filter((other) => other.lines.some((to) => Math.abs(to - line) < same));
    if (met.length === 0) return [];
    const ends = [moving, ...met].flatMap((span) => span.across);
    return [{ from: at(line, Math.min(...ends)), to: at(line, Math.max(...ends)) }];
  });
}
