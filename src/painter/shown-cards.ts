import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import type { CardLook, CardLooks } from '#drawing/card-look.ts';
import type { Brush } from './brush.ts';

/** Looks of assumptions on their cards; the caller that shows them brings their painting along. */
export interface ShownCards {
  readonly looks: CardLooks;
  /** With the brush at the node's upper left corner. */
  readonly paint: (brush: Brush, node: CanvasNode, look: CardLook) => void;
}

/** The assumptions that look otherwise now. */
export function differingLooks(before: CardLooks | undefined, now: CardLooks | undefined): string[] {
  const ids = new Set([...(before?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...ids].filter((id) => before?.get(id) !== now?.get(id));
}
