import { canvasLimits } from './canvas.ts';
import type { Box, NodeKind, Point } from './canvas-node.ts';

/** Places and lengths are kept in hundredths of a scene unit. Never -0, which JSON does not know. */
const round = (value: number): number => Math.round(value * 100) / 100 + 0;

const isPlace = (value: number): boolean => Math.abs(value) <= canvasLimits.place;

/** A length along the canvas, undefined if it is not a number or beyond the canvas. */
export const fitLength = (value: number): number | undefined => (isPlace(value) ? round(value) : undefined);

/** The point as it is kept; undefined if it is not finite or beyond the canvas. */
export const fitPoint = ({ x, y }: Point): Point | undefined =>
  isPlace(x) && isPlace(y) ? { x: round(x), y: round(y) } : undefined;

/** The box as it is kept; a side that is too short gets the least length. Groups have no box of their own. */
export function fitBox(kind: NodeKind, { x, y, width, height }: Box): Box | undefined {
  const point = fitPoint({ x, y });
  const isSide = (side: number): boolean => side >= 0 && side <= canvasLimits.side.max;
  if (!point || !isSide(width) || !isSide(height)) return undefined;
  if (kind === 'group') return { x: 0, y: 0, width: 0, height: 0 };
  const kept = (side: number): number => Math.max(canvasLimits.side.min, round(side));
  return { ...point, width: kept(width), height: kept(height) };
}

/** In degrees from 0 to below 360; undefined if it is not finite. What stays upright is not turned. */
export function fitRotation(kind: NodeKind, rotation: number): number | undefined {
  if (!Number.isFinite(rotation)) return undefined;
  return uprightKinds.has(kind) ? 0 : round(((rotation % 360) + 360) % 360) % 360;
}

const uprightKinds: ReadonlySet<NodeKind> = new Set<NodeKind>(['note', 'frame', 'section', 'group']);
