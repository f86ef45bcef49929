import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import { grown } from './bounds.ts';
import { curvedRoute } from './curved-route.ts';
import { type NodeLookup, type ResolvedEnd, resolveEnds } from './edge-ends.ts';
import { alongCurve, type EdgePath, type EdgeSegment, flattened, pathBox } from './edge-path.ts';
import { elbowRoute } from './elbow-route.ts';
import { straightRoute } from './straight-route.ts';

export interface EdgeHead {
  readonly at: Point;
  /** Where it points to, in radians; 0 is to the right, and it grows clockwise. */
  readonly angle: number;
}

export interface EdgeGeometry extends EdgePath {
  readonly end: Point;
  /** The middle of its text. */
  readonly labelAt: Point;
  readonly heads: readonly EdgeHead[];
  /** Around path and heads, without the text. */
  readonly box: Box;
}

/** Half of a head's length and more, so that it lies within the box. */
const headRoom = 12;

/**
 * Where an edge runs; undefined while one of its ends has no node. All in scene units. Both ends lie on the outline of
 * their nodes. The nodes' places may come from a drag: hand a lookup that answers with them.
 */
export function edgeGeometry(
  edge: Pick<CanvasEdge, 'from' | 'to' | 'route' | 'bend' | 'heads'>,
  lookup: NodeLookup,
): EdgeGeometry | undefined {
  const ends = resolveEnds(edge, lookup);
  if (!ends) return undefined;
  return new RoutedEdge(pathOf(edge, ends.from, ends.to), edge.heads);
}

/** What of it is painted only where it can be seen is worked out only then: a canvas has thousands before its first frame. */
class RoutedEdge implements EdgeGeometry {
  readonly start: Point;
  readonly segments: readonly EdgeSegment[];
  readonly box: Box;
  readonly #heads: CanvasEdge['heads'];
  #points: readonly Point[] | undefined;
  #labelAt: Point | undefined;
  #drawnHeads: readonly EdgeHead[] | undefined;

  constructor({ start, segments }: EdgePath, heads: CanvasEdge['heads']) {
    this.start = start;
    this.segments = segments;
    this.box = grown(pathBox(this), headRoom);
    this.#heads = heads;
  }

  get end(): Point {
    return this.segments.at(-1)?.to ?? this.start;
  }

  get labelAt(): Point {
    this.#labelAt ??= halfway(this, this.#flattened);
    return this.#labelAt;
  }

  get heads(): readonly EdgeHead[] {
    this.#drawnHeads ??= headsOf(this.#heads, this, this.#flattened);
    return this.#drawnHeads;
  }

  get #flattened(): readonly Point[] {
    this.#points ??= flattened(this);
    return this.#points;
  }
}

function pathOf({ route, bend }: Pick<CanvasEdge, 'route' | 'bend'>, from: ResolvedEnd, to: ResolvedEnd): EdgePath {
  const isLoop = from.node !== undefined && from.node === to.node;
  if (route === 'elbow') return elbowRoute(from, to, bend);
  return route === 'curved' || isLoop ? curvedRoute(from, to, bend) : straightRoute(from, to, bend);
}

function headsOf(heads: CanvasEdge['heads'], { start }: EdgePath, points: readonly Point[]): EdgeHead[] {
  if (heads === 'none') return [];
  const end = points.at(-1) as Point;
  const last = { at: end, angle: angleInto(end, points.toReversed()) };
  return heads === 'both' ? [last, { at: start, angle: angleInto(start, points) }] : [last];
}

/** From the nearest point that is not the end itself. */
function angleInto(end: Point, backwards: readonly Point[]): number {
  const from = backwards.find(({ x, y }) => Math.hypot(end.x - x, end.y - y) > 1) ?? { x: end.x - 1, y: end.y };
  return Math.atan2(end.y - from.y, end.x - from.x);
}

function halfway({ start, segments }: EdgePath, points: readonly Point[]): Point {
  const [only] = segments;
  if (segments.length === 1 && only?.kind === 'curve') return alongCurve(start, only, 0.5);
  const lengths = points
    .slice(1)
    .map(({ x, y }, index) => Math.hypot(x - (points[index]?.x ?? x), y - (points[index]?.y ?? y)));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    const [a, b] = [points[index] as Point, points[index + 1] as Point];
    if (left <= length) {
      const part = length > 0 ? left / length : 0;
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    }
    left -= length;
  }
  return points.at(-1) ?? start;
}
