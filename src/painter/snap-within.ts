import type { Box } from '#domain/canvas/canvas-node.ts';
import { boxOf } from '#drawing/bounds.ts';
import { type MovingSides, type SnapShift, snapShiftOf } from '#drawing/snap.ts';
import { areaOfBox, meet, widened } from './area.ts';
import type { Scene } from './scene.ts';

/** CSS pixels. */
const reach = 6;
const nearby = 400;
/** With more in view only what is near the box is looked at. */
const many = 300;

/** In line with what is seen beside the box, but for what is dragged itself; `sides` where its size is changed. */
export function snapWithin(
  scene: Scene,
  seen: Box,
  zoom: number,
  box: Box,
  dragged: ReadonlySet<string>,
  sides?: MovingSides,
): SnapShift | undefined {
  const close = widened(areaOfBox(box), nearby / zoom);
  const inView = scene.within(areaOfBox(seen));
  const neighbors = (inView.length > many ? inView.filter((item) => meet(item, close)) : inView)
    .filter(({ id, node }) => node !== undefined && !dragged.has(id))
    .slice(0, many);
  return snapShiftOf(
    box,
    neighbors.flatMap(({ node }) => (node ? [boxOf(node)] : [])),
    reach / zoom,
    sides,
  );
}
