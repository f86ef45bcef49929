import { canvasLimits } from '../canvas/canvas.ts';
import type { Point } from '../canvas/canvas-node.ts';
import { type Entry, entriesIn, isEntry, numberIn } from './foreign-canvas.ts';
import { widgetOf } from './miro-clip.ts';

/** Where a part of Miro's lies in the scene: its middle, and its size there. */
export interface MiroPlace extends Point {
  readonly width: number;
  readonly height: number;
  /** Scene units of one of its own. */
  readonly scale: number;
  /** Indexes of the parts that it is in, the innermost first. */
  readonly parents: readonly number[];
}

/** Miro nests less; a part that is inside of itself ends here. */
const depthMax = 32;

/** The place of each object, undefined for one that has none. */
export function miroPlaces(objects: readonly Entry[]): readonly (MiroPlace | undefined)[] {
  const known = new Map<number, MiroPlace | undefined>();
  const placeAt = (n: number, depth: number): MiroPlace | undefined => {
    if (known.has(n)) return known.get(n);
    const { json } = widgetOf(objects[n] ?? {});
    const position = isEntry(json['_position']) ? json['_position'] : {};
    const offset = isEntry(position['offsetPx']) ? position['offsetPx'] : undefined;
    const parent = isEntry(json['_parent']) ? numberIn(json['_parent']['index'], -1) : -1;
    const within = parent >= 0 && parent !== n && depth < depthMax ? placeAt(parent, depth + 1) : undefined;
    const place = offset && placeOf(json, offset, within, position['schema'] === 'parentOffsetPx');
    const whole = place && { ...place, parents: within ? [parent, ...within.parents].slice(0, depthMax) : [] };
    known.set(n, whole);
    return whole;
  };
  return objects.map((_, n) => placeAt(n, 0));
}

/** An offset within a parent counts from its upper left corner, in its units. */
function placeOf(json: Entry, offset: Entry, within: MiroPlace | undefined, isRelative: boolean) {
  const scale = (isEntry(json['scale']) && Math.abs(numberIn(json['scale']['scale'], 1))) || 1;
  const size = sizeOf(json);
  const [x, y] = [numberIn(offset['x']), numberIn(offset['y'])];
  return {
    x: isRelative && within ? within.x - within.width / 2 + x * within.scale : x,
    y: isRelative && within ? within.y - within.height / 2 + y * within.scale : y,
    width: sideOf(size.width * scale),
    height: sideOf(size.height * scale),
    scale,
  };
}

/** Frames have their sides beside their size, images those of what is shown of them, freehand those of its points. */
function sizeOf(json: Entry): { readonly width: number; readonly height: number } {
  const box = [json['size'], json['crop'], json].find((each) => isEntry(each) && numberIn(each['width']) > 0);
  if (isEntry(box)) return { width: numberIn(box['width']), height: numberIn(box['height'], numberIn(box['width'])) };
  const points = pointsOf(json);
  if (points.length === 0) return { width: 200, height: 60 };
  const span = (values: readonly number[]): number =>
    values.reduce((most, each) => Math.max(most, each), -Infinity) -
    values.reduce((least, each) => Math.min(least, each), Infinity);
  return { width: span(points.map(({ x }) => x)), height: span(points.map(({ y }) => y)) };
}

const sideOf = (side: number): number => Math.min(Math.max(side, canvasLimits.side.min), canvasLimits.side.max);

/** Points of freehand, in its own units. */
export const pointsOf = (json: Entry): readonly Point[] =>
  entriesIn(json['points']).map(({ x, y }) => ({ x: numberIn(x), y: numberIn(y) }));
