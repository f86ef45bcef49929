import type { EdgeEnd } from '#domain/canvas/canvas-edge.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import type { Gesture } from '../gesture.ts';
import type { PointerMoved, PointerPressed } from '../pointer.ts';
import { resizedBox } from '../resized-box.ts';

const distance = (press: PointerPressed, { point }: PointerMoved) => ({
  dx: point.x - press.point.x,
  dy: point.y - press.point.y,
});

/** Shift keeps to the direction in which it went further. */
export function moveOf(press: PointerPressed, move: PointerMoved): Gesture {
  const { snap, modifiers } = move;
  const { dx, dy } = distance(press, move);
  const isCopy = modifiers.alt;
  if (modifiers.shift) {
    const isAcross = Math.abs(dx) >= Math.abs(dy);
    return { kind: 'move', dx: isAcross ? dx : 0, dy: isAcross ? 0 : dy, guides: [], isCopy };
  }
  return { kind: 'move', dx: dx + (snap?.dx ?? 0), dy: dy + (snap?.dy ?? 0), guides: snap?.guides ?? [], isCopy };
}

export function sweepOf(press: PointerPressed, { point }: PointerMoved): Gesture {
  return { kind: 'marquee', box: boxBetween(press.point, point), isAdding: press.modifiers.shift };
}

export function resizeOf(press: PointerPressed, move: PointerMoved): Gesture | null {
  const { target } = press;
  if (target.kind !== 'handle' || target.handle === 'rotate') return null;
  const { box, rotation, handle } = target;
  const { dx, dy } = distance(press, move);
  const { modifiers } = move;
  // Proportions that are kept leave no side where it was drawn to.
  const snap = modifiers.shift ? null : move.snap;
  const to = resizedBox({ box, rotation, handle, dx: dx + (snap?.dx ?? 0), dy: dy + (snap?.dy ?? 0), modifiers });
  return { kind: 'resize', from: box, to, rotation, guides: snap?.guides ?? [] };
}

/** Shift turns by steps of 15°. */
export function rotationOf(press: PointerPressed, { point, modifiers }: PointerMoved): Gesture | null {
  const { target } = press;
  if (target.kind !== 'handle') return null;
  const middle = { x: target.box.x + target.box.width / 2, y: target.box.y + target.box.height / 2 };
  const turned = angleOf(middle, point) - angleOf(middle, press.point);
  const degrees = modifiers.shift ? Math.round((target.rotation + turned) / 15) * 15 - target.rotation : turned;
  return { kind: 'rotate', box: target.box, degrees: ((degrees % 360) + 360) % 360 };
}

export function routeOf({ target }: PointerPressed, { point, over }: PointerMoved): Gesture | null {
  if (target.kind !== 'edge-end') return null;
  return { kind: 'route', id: target.id, end: target.end, to: landingOf(point, over) };
}

export function bendOf(press: PointerPressed, move: PointerMoved): Gesture | null {
  const { target } = press;
  if (target.kind !== 'edge-bend') return null;
  const { dx, dy } = distance(press, move);
  return { kind: 'bend', id: target.id, bend: target.bend + dx * target.normal.x + dy * target.normal.y };
}

/** A connector is bound to the node that it ends upon, and otherwise stays where it is let go. */
export function landingOf(point: Point, over: string | null): EdgeEnd {
  return over === null ? { x: point.x, y: point.y } : { node: over, side: 'auto' };
}

export function boxBetween(a: Point, b: Point): Box {
  const { min, abs } = Math;
  return { x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y) };
}

function angleOf(middle: Point, point: Point): number {
  return (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI;
}
