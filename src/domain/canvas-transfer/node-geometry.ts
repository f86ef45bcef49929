import type { EdgeEnd, EdgeSide } from '../canvas/canvas-edge.ts';
import type { Box, Point } from '../canvas/canvas-node.ts';

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The side of a box that faces a point. */
export function facingSide(box: Box, { x, y }: Point): Exclude<EdgeSide, 'auto'> {
  const middle = middleOf(box);
  const [across, down] = [(x - middle.x) / box.width, (y - middle.y) / box.height];
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left';
  return down > 0 ? 'bottom' : 'top';
}

export function pointAt(box: Box, side: Exclude<EdgeSide, 'auto'>): Point {
  const { x, y } = middleOf(box);
  if (side === 'left' || side === 'right') return { x: side === 'left' ? box.x : box.x + box.width, y };
  return { x, y: side === 'top' ? box.y : box.y + box.height };
}

/** Where an end lies, and on which side of its node, if it has one. */
export function endAt(
  end: EdgeEnd,
  other: EdgeEnd,
  boxOf: (node: string) => Box | undefined,
): { readonly point: Point; readonly side: Exclude<EdgeSide, 'auto'> | null } {
  const placeOf = (each: EdgeEnd): Point => {
    if (!('node' in each)) return each;
    const box = boxOf(each.node);
    return box ? middleOf(box) : { x: 0, y: 0 };
  };
  if (!('node' in end)) return { point: end, side: null };
  const box = boxOf(end.node);
  if (!box) return { point: { x: 0, y: 0 }, side: null };
  const side = end.side === 'auto' ? facingSide(box, placeOf(other)) : end.side;
  return { point: pointAt(box, side), side };
}
