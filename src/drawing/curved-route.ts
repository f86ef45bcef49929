import type { Point } from '#domain/canvas/canvas-node.ts';
import { portsOf, type ResolvedEnd } from './edge-ends.ts';
import type { EdgePath } from './edge-path.ts';
import type { Port } from './node-outline.ts';
import { aside } from './straight-route.ts';

/** How far a curve goes straight on before it turns, in scene units. */
const pull = { least: 24, most: 240 };
const loop = 64;

const pullOver = (distance: number): number => Math.max(pull.least, Math.min(pull.most, distance / 2));

/** How far from its ends a curve without a bend goes at most, between ends that are no further apart. */
export const curveReach = (distance: number): number => Math.max(loop, pullOver(distance));

/** Leaves and enters at right angles to the sides. */
export function curvedRoute(from: ResolvedEnd, to: ResolvedEnd, bend: number): EdgePath {
  const [a, b] = portsOf(from, to);
  const distance = Math.hypot(b.at.x - a.at.x, b.at.y - a.at.y);
  const isLoop = from.node !== undefined && from.node === to.node;
  const strength = isLoop ? loop : pullOver(distance);
  // Both control points moved by 4/3 move the middle of the curve by 1.
  const moved = bend === 0 ? { x: 0, y: 0 } : step(aside(a.at, b.at, (bend * 4) / 3), aside(a.at, b.at, 0));
  return {
    start: a.at,
    segments: [{ kind: 'curve', c1: control(a, strength, moved), c2: control(b, strength, moved), to: b.at }],
  };
}

const step = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

const control = ({ at, out }: Port, strength: number, moved: Point): Point => ({
  x: at.x + out.x * strength + moved.x,
  y: at.y + out.y * strength + moved.y,
});
