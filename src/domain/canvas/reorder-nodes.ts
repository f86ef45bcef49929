import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import { keysBetween } from '../order/keys-between.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import type { CanvasFact } from './canvas-facts.ts';
import { type CanvasPart, isEdge, liveNodesOf } from './live-parts.ts';
import { withMembers } from './members-of.ts';
import { frameDepth, inPaintOrder, layerOf, paintSorted } from './paint-order.ts';
import { partsFor } from './targets.ts';

/**
 * Moves parts up or down. The moved ones keep their order among each other. One step passes the next part that they
 * overlap.
 */
export function reorderNodes(canvas: Canvas, { ids, to }: CanvasCommandData<'ReorderNodes'>): Decision<CanvasFact> {
  const parts = partsFor(canvas, withMembers(canvas, ids), 'reorder');
  if (typeof parts === 'string') return reject(parts);
  const moved = paintSorted(
    canvas,
    parts.filter((part) => isEdge(part) || part.kind !== 'group'),
  );
  const nodes = liveNodesOf(canvas);
  // Only among those of its layer, and frames of their depth, does a part's key decide what lies above.
  const bandOf = (part: CanvasPart): string => `${layerOf(part)} ${frameDepth(part, nodes)}`;
  const bands = Map.groupBy(inPaintOrder(canvas), bandOf);
  const placed = [...Map.groupBy(moved, bandOf)].flatMap(([band, members]) => {
    const [above, below] = gapFor(members, bands.get(band) ?? [], canvas, to) ?? [];
    const keys = above === undefined || below === undefined ? [] : (keysBetween(above, below, members.length) ?? []);
    return members.flatMap(({ id }, n) => (keys[n] === undefined ? [] : [{ id, z: keys[n] }]));
  });
  return placed.length === 0 ? accept() : accept(fact('NodesReordered', { parts: placed }));
}

type Gap = readonly [above: string, below: string];

/** Between which keys the parts go, empty if nothing bounds them; undefined if they are there already. */
function gapFor(
  members: readonly CanvasPart[],
  band: readonly CanvasPart[],
  canvas: Canvas,
  to: CanvasCommandData<'ReorderNodes'>['to'],
): Gap | undefined {
  const ids = new Set(members.map(({ id }) => id));
  const others = band.filter((part) => !ids.has(part.id));
  const [lowest, highest] = [band.findIndex(({ id }) => ids.has(id)), band.findLastIndex(({ id }) => ids.has(id))];
  const higher = band.slice(lowest + 1).filter((part) => !ids.has(part.id));
  const lower = band
    .slice(0, highest)
    .filter((part) => !ids.has(part.id))
    .toReversed();
  const isUp = to === 'front' || to === 'forward';
  const passable = isUp ? higher : lower;
  if (passable.length === 0) return undefined;
  if (to === 'front') return [canvas.top, ''];
  if (to === 'back') return ['', canvas.bottom];
  const passed = passable.find((part) => members.some((member) => overlap(part, member))) ?? passable[0];
  const beyond = others.filter((part) => part.z !== passed?.z && isBeyond(part.z, passed?.z ?? '', isUp));
  const next = (isUp ? beyond.at(0) : beyond.at(-1))?.z ?? '';
  return isUp ? [passed?.z ?? '', next] : [next, passed?.z ?? ''];
}

const isBeyond = (z: string, passed: string, isUp: boolean): boolean => (isUp ? z > passed : z < passed);

/** By their upright boxes, which is near enough to choose a step. */
function overlap(a: CanvasPart, b: CanvasPart): boolean {
  if (isEdge(a) || isEdge(b)) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
