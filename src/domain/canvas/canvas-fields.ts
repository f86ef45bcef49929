import type { Json, JsonObject } from '../log/json.ts';
import { differingParts, eachPart, withParts } from '../log/parts.ts';
import { sameJson } from '../log/same-json.ts';
import type { FieldChange, Fields } from '../undo/field-change.ts';
import type { Canvas } from './canvas.ts';
import { type CanvasPart, isEdge, liveEdges, liveNodes, partById } from './live-parts.ts';

/** The aspects of a part that an undo can bring back: the members that belong to each, by the name of the aspect. */
export const nodeAspects = {
  removed: ['removed'],
  locked: ['locked'],
  parent: ['parent'],
  place: ['x', 'y'],
  size: ['width', 'height', 'rotation'],
  text: ['text'],
  fill: ['fill'],
  textSize: ['textSize'],
  textAlign: ['textAlign'],
  z: ['z'],
  assumption: ['assumption'],
} as const;

export const edgeAspects = {
  removed: ['removed'],
  locked: ['locked'],
  ends: ['from', 'to'],
  route: ['route'],
  bend: ['bend'],
  heads: ['heads'],
  text: ['text'],
  z: ['z'],
} as const;

const nodeEntries = Object.entries(nodeAspects);
const edgeEntries = Object.entries(edgeAspects);

type Aspects = Readonly<Record<string, readonly string[]>>;

const aspectsOf = (part: CanvasPart): Aspects => (isEdge(part) ? edgeAspects : nodeAspects);

/** The value of one aspect: that of its only member, or an object of several. */
function aspect(part: CanvasPart, members: readonly string[]): Json {
  const values: JsonObject = part;
  const read = (member: string): Json => values[member] ?? null;
  const [only = '', ...more] = members;
  return more.length === 0 ? read(only) : Object.fromEntries(members.map((member) => [member, read(member)]));
}

/** Every field of every part that is there. */
export function canvasFields(canvas: Canvas): Fields {
  const parts = [...liveNodes(canvas), ...liveEdges(canvas)];
  return Object.fromEntries(
    parts.flatMap((part) =>
      Object.entries(aspectsOf(part)).map(([name, members]) => [`${part.id}.${name}`, aspect(part, members)]),
    ),
  );
}

/** One field by its name, as `canvasFields` has it; a part that never was counts as removed. */
export function canvasField(canvas: Canvas, field: string): Json {
  const { id, name } = partsOfName(field);
  const part = partById(canvas, id);
  if (!part) return name === 'removed' ? true : null;
  const aspects = aspectsOf(part);
  const members = Object.hasOwn(aspects, name) ? aspects[name] : undefined;
  return members ? aspect(part, members) : null;
}

export function partsOfName(field: string): { readonly id: string; readonly name: string } {
  const dot = field.indexOf('.');
  return { id: field.slice(0, dot), name: field.slice(dot + 1) };
}

/**
 * Returns the changes that would lead from `after` back to `before`, only for parts that differ, in an order that can
 * be cut into several commands (reversed for a redo): unlock, bring back nodes and then edges, all else, remove edges
 * and then nodes, lock.
 */
export function canvasDifferences(before: Canvas, after: Canvas): readonly (readonly [string, FieldChange])[] {
  const stages: (readonly [string, FieldChange])[][] = [[], [], [], [], [], [], []];
  const compare = (old: CanvasPart | undefined, now: CanvasPart | undefined): void => {
    for (const [name, change] of partDifferences(old, now)) {
      stages[stageOf(name, change, isEdge((now ?? old) as CanvasPart))]?.push([name, change]);
    }
  };
  for (const [old, now] of differingParts(before.nodes, after.nodes)) compare(old, now);
  for (const [old, now] of differingParts(before.edges, after.edges)) compare(old, now);
  return stages.flat();
}

function* partDifferences(
  old: CanvasPart | undefined,
  now: CanvasPart | undefined,
): Generator<readonly [string, FieldChange]> {
  const part = old ?? now;
  if (!part) return;
  if (!old || !now) {
    if (!part.removed) yield [`${part.id}.removed`, { from: !now, to: !old }];
    return;
  }
  for (const [name, members] of isEdge(part) ? edgeEntries : nodeEntries) {
    if (members.every((member) => isSame(old, now, member))) continue;
    yield [`${part.id}.${name}`, { from: aspect(now, members), to: aspect(old, members) }];
  }
}

function isSame(old: JsonObject, now: JsonObject, member: string): boolean {
  const [a, b] = [old[member], now[member]];
  return a === b || (typeof a === 'object' && sameJson(a, b));
}

function stageOf(field: string, { to }: FieldChange, isOfEdge: boolean): number {
  const { name } = partsOfName(field);
  if (name === 'locked') return to === false ? 0 : 6;
  if (name !== 'removed') return 3;
  if (to === true) return isOfEdge ? 4 : 5;
  return isOfEdge ? 2 : 1;
}

/** With nothing on it. */
export function clearedCanvas(canvas: Canvas): Canvas {
  const gone = <T extends CanvasPart>(parts: Generator<T>): T[] =>
    [...parts].filter(({ removed }) => !removed).map((part) => ({ ...part, removed: true }));
  return {
    ...canvas,
    nodes: withParts(canvas.nodes, gone(eachPart(canvas.nodes))),
    edges: withParts(canvas.edges, gone(eachPart(canvas.edges))),
    nodeCount: 0,
    edgeCount: 0,
  };
}
