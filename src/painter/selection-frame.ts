import { isStoppedByLock } from '#domain/canvas/can-do.ts';
import type { Box, CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { turned } from '#drawing/turned.ts';

export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'rotate';

/** Frame around the selection, turned with its only node. */
export interface SelectionFrame {
  readonly box: Box;
  /** Degrees. */
  readonly rotation: number;
  readonly handles: readonly { readonly handle: Handle; readonly at: Point }[];
}

/** CSS pixels that the turning handle stands above the frame. */
export const rotateReach = 24;
const upright: ReadonlySet<CanvasNode['kind']> = new Set(['note', 'frame', 'section', 'group']);

const places: Readonly<Record<Exclude<Handle, 'rotate'>, readonly [x: number, y: number]>> = {
  nw: [0, 0],
  n: [0.5, 0],
  ne: [1, 0],
  e: [1, 0.5],
  se: [1, 1],
  s: [0.5, 1],
  sw: [0, 1],
  w: [0, 0.5],
};

/** Whether its box has handles. */
const canResize = ({ locked }: CanvasNode): boolean => !locked || !isStoppedByLock('resize');

/** Whether it has a handle by which it is turned while it is selected alone. */
export const canTurn = (node: CanvasNode): boolean => canResize(node) && !upright.has(node.kind);

export function frameOfNode(node: CanvasNode, zoom: number): SelectionFrame {
  const box = { x: node.x, y: node.y, width: node.width, height: node.height };
  if (!canResize(node)) return { box, rotation: node.rotation, handles: [] };
  return withHandles(box, node.rotation, zoom, canTurn(node));
}

export const frameOfMany = (box: Box, zoom: number): SelectionFrame => withHandles(box, 0, zoom, false);

function withHandles(box: Box, rotation: number, zoom: number, canTurn: boolean): SelectionFrame {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const at = (x: number, y: number): Point => turned({ x, y }, middle, rotation);
  const around = Object.entries(places).map(([handle, [x, y]]) => ({
    handle: handle as Handle,
    at: at(box.x + x * box.width, box.y + y * box.height),
  }));
  const turning = { handle: 'rotate', at: at(middle.x, box.y - rotateReach / zoom) } as const;
  return { box, rotation, handles: canTurn ? [...around, turning] : around };
}
