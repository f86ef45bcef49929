import type { Box } from '#domain/canvas/canvas-node.ts';

/** An upright box of the scene by its sides, as the spatial index keeps it. */
export interface Area {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export const areaOf = ({ minX, minY, maxX, maxY }: Area): Area => ({ minX, minY, maxX, maxY });

export const areaOfBox = (box: Box): Area => ({
  minX: box.x,
  minY: box.y,
  maxX: box.x + box.width,
  maxY: box.y + box.height,
});

export const boxOfArea = (area: Area): Box => ({
  x: area.minX,
  y: area.minY,
  width: area.maxX - area.minX,
  height: area.maxY - area.minY,
});

export const widened = (area: Area, by: number): Area => ({
  minX: area.minX - by,
  minY: area.minY - by,
  maxX: area.maxX + by,
  maxY: area.maxY + by,
});

export const isSomewhere = (area: Area): boolean =>
  Number.isFinite(area.minX + area.minY) && Number.isFinite(area.maxX + area.maxY);

export const meet = (a: Area, b: Area): boolean =>
  a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;

export const contains = (outer: Area, inner: Area): boolean =>
  outer.minX <= inner.minX && outer.minY <= inner.minY && outer.maxX >= inner.maxX && outer.maxY >= inner.maxY;

/** The smallest area around all; for no areas, one that nothing meets. */
export function around(areas: Iterable<Area>): Area {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const area of areas) {
    minX = Math.min(minX, area.minX);
    minY = Math.min(minY, area.minY);
    maxX = Math.max(maxX, area.maxX);
    maxY = Math.max(maxY, area.maxY);
  }
  return { minX, minY, maxX, maxY };
}

export const joined = (a: Area, b: Area): Area => ({
  minX: Math.min(a.minX, b.minX),
  minY: Math.min(a.minY, b.minY),
  maxX: Math.max(a.maxX, b.maxX),
  maxY: Math.max(a.maxY, b.maxY),
});
