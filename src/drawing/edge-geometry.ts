import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import { grown, unionOfTwo } from './bounds.ts';
import { curvedRoute, curveReach } from './curved-route.ts';
import { type NodeLookup, portsOf, type ResolvedEnd, resolveEnds } from './edge-ends.ts';
import { alongCurve, type EdgePath, type EdgeSegment, flattened, pathBox } from './edge-path.ts';
import { clearance, elbowRoute } from './elbow-route.ts';
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
  /** Holds the box, and is known before the edge's way is found. */
  readonly room: Box;
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
  return new RoutedEdge(edge, ends);
}

type Drawn = Pick<CanvasEdge, 'route' | 'bend' | 'heads'>;

/** Worked out only as far as it is asked for: a canvas has thousands before its first frame, and shows few of them close. */
class RoutedEdge implements EdgeGeometry {
  readonly #edge: Drawn;
  readonly #ends: Ends;
  #path: EdgePath | undefined;
  #tips: Tips | undefined;
  #box: Box | undefined;
  #points: readonly Point[] | undefined;
  #labelAt: Point | undefined;
  #heads: readonly EdgeHead[] | undefined;

  constructor(edge: Drawn, ends: Ends) {
    this.#edge = edge;
    this.#ends = ends;
  }

  get start(): Point {
    return this.#tipsFound.start;
  }

  get end(): Point {
    return this.#tipsFound.end;
  }

  get segments(): readonly EdgeSegment[] {
    return this.#pathFound.segments;
  }

  get box(): Box {
    this.#box ??= grown(pathBox(this.#pathFound), headRoom);
    return this.#box;
  }

  get room(): Box {
    if (this.#edge.bend !== 0) return this.box;
    const { from, to } = this.#ends;
    const between = unionOfTwo(from.box, to.box);
    return grown(between, headRoom + reachOf(this.#edge.route, between, from.node === to.node));
  }

  get labelAt(): Point {
    this.#labelAt ??= halfway(this.#pathFound, this.#flattened);
    return this.#labelAt;
  }

  get heads(): readonly EdgeHead[] {
    this.#heads ??= headsOf(this.#edge.heads, this.#pathFound, this.#flattened);
    return this.#heads;
  }

  get #pathFound(): EdgePath {
    this.#path ??= pathOf(this.#edge, this.#ends);
    return this.#path;
  }

  get #tipsFound(): Tips {
    this.#tips ??= this.#edge.route === 'elbow' ? tipsOfElbow(this.#ends) : tipsOf(this.#pathFound);
    return this.#tips;
  }

  get #flattened(): readonly Point[] {
    this.#points ??= flattened(this.#pathFound);
    return this.#points;
  }
}

interface Tips {
  readonly start: Point;
  readonly end: Point;
}

const tipsOf = ({ start, segments }: EdgePath): Tips => ({ start, end: segments.at(-1)?.to ?? start });

/** Without looking for its way, which is the work. */
function tipsOfElbow({ from, to }: Ends): Tips {
  const [a, b] = portsOf(from, to);
  return { start: a.at, end: b.at };
}

/** How far a path without a bend leaves the box around its ends. */
function reachOf(route: CanvasEdge['route'], { width, height }: Box, isLoop: boolean): number {
  if (route === 'elbow') return clearance;
  return route === 'curved' || isLoop ? curveReach(Math.hypot(width, height)) : 0;
}

interface Ends {
  readonly from: ResolvedEnd;
  readonly to: ResolvedEnd;
}

function pathOf({ route, bend }: Drawn, { from, to }: Ends): EdgePath {
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
