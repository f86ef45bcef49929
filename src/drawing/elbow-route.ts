import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import { grown } from './bounds.ts';
import { portsOf, type ResolvedEnd } from './edge-ends.ts';
import type { EdgePath, EdgeSegment } from './edge-path.ts';
import type { Port } from './node-outline.ts';

/** How far an elbow keeps away from its nodes, where there is room; without a bend it goes no further. Scene units. */
export const clearance = 24;
/** How round its corners are. */
const radius = 8;
/** Cost of a corner, as a length: a longer way with fewer corners is taken. */
const perCorner = 40;
/** More than any way through the scene is long. */
const perCrossing = 1e8;

/** Upright and level pieces only, around both nodes; `bend` moves the longest piece between the ends aside. */
export function elbowRoute(from: ResolvedEnd, to: ResolvedEnd, bend: number): EdgePath {
  const [a, b] = portsOf(from, to).map(level) as [Port, Port];
  const room = Math.min(clearance, clearanceBetween(a, b));
  const boxes = [from, to].flatMap(({ node, box }) => (node ? [grown(box, room - 0.5)] : []));
  const way = bestWay(a, b, boxes, room);
  return rounded(bent(straightened(way), bend));
}

/** Leaves along the axis that is next to the port's direction. */
const level = ({ at, out }: Port): Port => ({
  at,
  out: Math.abs(out.x) >= Math.abs(out.y) ? { x: Math.sign(out.x) || 1, y: 0 } : { x: 0, y: Math.sign(out.y) },
});

/** Half of the gap between two ports that look at each other. */
function clearanceBetween(a: Port, b: Port): number {
  if (a.out.x !== -b.out.x || a.out.y !== -b.out.y) return clearance;
  const gap = (b.at.x - a.at.x) * a.out.x + (b.at.y - a.at.y) * a.out.y;
  return gap > 0 ? gap / 2 : clearance;
}

const ahead = ({ at, out }: Port, by: number): Point => ({ x: at.x + out.x * by, y: at.y + out.y * by });

/**
 * Finds the way that crosses least, turns least and is shortest among all with up to three corners between the ports.
 */
function bestWay(a: Port, b: Port, boxes: readonly Box[], room: number): readonly Point[] {
  const [start, end] = [ahead(a, room), ahead(b, room)];
  const enough = leastCost(a, b) + 1e-6;
  // Most ways: ports that look at each other across a gap. A canvas has thousands before its first frame.
  const plain = [a.at, ...(a.out.x === 0 ? acrossAt(start, end) : downAt(start, end)), b.at];
  if (costOf(plain, boxes) <= enough) return plain;
  let best: readonly Point[] = [a.at, start, end, b.at];
  let least = Infinity;
  for (const between of waysBetween(start, end, boxes, room)) {
    const way = [a.at, ...between, b.at];
    const cost = costOf(way, boxes);
    if (cost < least - 1e-6) [best, least] = [way, cost];
    if (least <= enough) break;
  }
  return best;
}

/** No way between two ports costs less. */
function leastCost(a: Port, b: Port): number {
  const [x, y] = [Math.abs(b.at.x - a.at.x), Math.abs(b.at.y - a.at.y)];
  const isTurned = a.out.x * b.out.x + a.out.y * b.out.y === 0;
  const corners = isTurned ? 1 : Math.min(x, y) > 1e-6 ? 2 : 0;
  return x + y + corners * perCorner;
}

/** By way of a level piece, half-way down where nothing else is said. */
const acrossAt = (start: Point, end: Point, y = (start.y + end.y) / 2): readonly Point[] => [
  start,
  { x: start.x, y },
  { x: end.x, y },
  end,
];

/** By way of an upright piece, half-way across where nothing else is said. */
const downAt = (start: Point, end: Point, x = (start.x + end.x) / 2): readonly Point[] => [
  start,
  { x, y: start.y },
  { x, y: end.y },
  end,
];

function* waysBetween(start: Point, end: Point, boxes: readonly Box[], room: number): Generator<readonly Point[]> {
  const beside = boxes.map((box) => grown(box, Math.min(0.5, room)));
  const xs = [(start.x + end.x) / 2, ...beside.flatMap(({ x, width }) => [x, x + width])];
  const ys = [(start.y + end.y) / 2, ...beside.flatMap(({ y, height }) => [y, y + height])];
  for (const x of xs) yield downAt(start, end, x);
  for (const y of ys) yield acrossAt(start, end, y);
  yield [start, { x: end.x, y: start.y }, end];
  yield [start, { x: start.x, y: end.y }, end];
  for (const x of xs)
    for (const y of ys) {
      yield [start, { x, y: start.y }, { x, y }, { x: end.x, y }, end];
      yield [start, { x: start.x, y }, { x, y }, { x, y: end.y }, end];
    }
}

function costOf(way: readonly Point[], boxes: readonly Box[]): number {
  let cost = 0;
  let before: Point | undefined;
  for (let index = 1; index < way.length; index++) {
    const [a, b] = [way[index - 1] as Point, way[index] as Point];
    const step = { x: Math.sign(b.x - a.x), y: Math.sign(b.y - a.y) };
    if (step.x === 0 && step.y === 0) continue;
    cost += Math.abs(b.x - a.x) + Math.abs(b.y - a.y);
    if (before && before.x * step.x + before.y * step.y < 0) cost += perCrossing;
    if (before && before.x * step.x + before.y * step.y === 0) cost += perCorner;
    before = step;
    // The first and the last piece lie within the room around their nodes.
    if (index > 1 && index < way.length - 1) for (const box of boxes) if (crosses(a, b, box)) cost += perCrossing;
  }
  return cost;
}

const crosses = (a: Point, b: Point, { x, y, width, height }: Box): boolean =>
  Math.max(a.x, b.x) > x && Math.min(a.x, b.x) < x + width && Math.max(a.y, b.y) > y && Math.min(a.y, b.y) < y + height;

/** Without points that lie on the way anyhow. */
function straightened(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last && Math.abs(last.x - point.x) < 1e-6 && Math.abs(last.y - point.y) < 1e-6) continue;
    const before = kept.at(-2);
    if (last && before && (isUpright(before, last, point) || isLevel(before, last, point))) kept.pop();
    kept.push(point);
  }
  const first = points[0];
  return kept.length > 1 || !first ? kept : [first, first];
}

const isUpright = (a: Point, b: Point, c: Point): boolean => Math.abs(a.x - b.x) < 1e-6 && Math.abs(b.x - c.x) < 1e-6;
const isLevel = (a: Point, b: Point, c: Point): boolean => Math.abs(a.y - b.y) < 1e-6 && Math.abs(b.y - c.y) < 1e-6;

/** A way without a piece between its ends gets one: half of its longest piece. */
function bent(points: Point[], bend: number): Point[] {
  if (bend === 0) return points;
  const lengths = points.slice(1).map((point, index) => distance(points[index] as Point, point));
  const inner = lengths.slice(1, -1);
  if (inner.length > 0) return moved(points, 1 + inner.indexOf(Math.max(...inner)), bend);
  const longest = lengths.indexOf(Math.max(...lengths));
  const [a, b] = [points[longest] as Point, points[longest + 1] as Point];
  const quarters = [mix(a, b, 0.25), mix(a, b, 0.75)];
  const split = [...points.slice(0, longest + 1), ...quarters.flatMap((at) => [at, at]), ...points.slice(longest + 1)];
  return moved(split, longest + 2, bend, a, b);
}

/** Moves the piece that begins at `index` to the left of its direction. */
function moved(
  points: readonly Point[],
  index: number,
  by: number,
  from = points[index],
  to = points[index + 1],
): Point[] {
  if (!from || !to) return [...points];
  const length = distance(from, to) || 1;
  const [x, y] = [((to.y - from.y) / length) * by, ((from.x - to.x) / length) * by];
  return points.map((point, at) => (at === index || at === index + 1 ? { x: point.x + x, y: point.y + y } : point));
}

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const mix = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

function rounded(points: readonly Point[]): EdgePath {
  const segments: EdgeSegment[] = [];
  for (let index = 1; index < points.length; index++) {
    const [before, corner, after] = [points[index - 1] as Point, points[index] as Point, points[index + 1]];
    const round = after ? Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2) : 0;
    if (!after || round < 0.5) {
      segments.push({ kind: 'line', to: corner });
      continue;
    }
    const from = mix(corner, before, round / distance(before, corner));
    const to = mix(corner, after, round / distance(corner, after));
    segments.push(
      { kind: 'line', to: from },
      { kind: 'curve', c1: mix(from, corner, 0.6), c2: mix(to, corner, 0.6), to },
    );
  }
  return { start: points[0] as Point, segments };
}
