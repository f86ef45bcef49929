import * as z from 'zod/mini';
import type { Rejection } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { isOrderKey } from '../order/keys-between.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasEdge } from './canvas-edge.ts';
import { edgeAspects, nodeAspects, partsOfName } from './canvas-fields.ts';
import type { CanvasNode } from './canvas-node.ts';
import { fitBox, fitLength, fitPoint, fitRotation } from './fit-numbers.ts';
import { isEdge, partById } from './live-parts.ts';
import { fitEnd } from './new-parts.ts';
import { partSchemas } from './part-schemas.ts';

type Writable<T> = { -readonly [K in keyof T]?: T[K] };

/** The changes that an undo makes to one part: the members that are to have other values. */
export type Wanted =
  | { readonly part: CanvasNode; readonly members: Writable<CanvasNode> }
  | { readonly part: CanvasEdge; readonly members: Writable<CanvasEdge> };

const { number, point, end, text, fill, textSize, textAlign, route, heads, assumption, id } = partSchemas;
const flag = z.boolean();
const size = z.strictObject({ width: number, height: number, rotation: number });
const both = { text, z: partSchemas.z, locked: flag, removed: flag };
const nodeSchemas = { ...both, place: point, size, fill, textSize, textAlign, assumption, parent: z.nullable(id) };
const edgeSchemas = { ...both, ends: z.strictObject({ from: end, to: end }), route, bend: number, heads };

/** The fields that an undo wants, part by part and as they can be kept; or why one of them cannot be. */
export function wantedParts(canvas: Canvas, fields: Readonly<Record<string, Json>>): readonly Wanted[] | Rejection {
  const wanted = new Map<string, { readonly part: Wanted['part']; members: Record<string, unknown> }>();
  for (const [field, value] of Object.entries(fields)) {
    const { id: partId, name } = partsOfName(field);
    const part = partById(canvas, partId);
    if (!part) return 'node-missing';
    const members = membersFor(part, name, value);
    if (!members) return 'invalid-data';
    const known = wanted.get(partId);
    wanted.set(partId, { part, members: { ...known?.members, ...members } });
  }
  const all = [...wanted.values()] as readonly Wanted[];
  return all.every(isFitted) ? all : 'not-finite';
}

function membersFor(part: Wanted['part'], name: string, value: Json): Record<string, unknown> | undefined {
  const schemas: Readonly<Record<string, z.ZodMiniType>> = isEdge(part) ? edgeSchemas : nodeSchemas;
  const aspects: Readonly<Record<string, readonly string[]>> = isEdge(part) ? edgeAspects : nodeAspects;
  if (!Object.hasOwn(schemas, name) || !Object.hasOwn(aspects, name)) return undefined;
  const parsed = schemas[name]?.safeParse(value);
  if (!parsed?.success || (name === 'z' && !isOrderKey(String(parsed.data)))) return undefined;
  const [only = '', ...more] = aspects[name] ?? [];
  return more.length === 0 ? { [only]: parsed.data } : (parsed.data as Record<string, unknown>);
}

/** Brings the numbers into the form in which they are kept; false if one is not finite or too large. */
function isFitted({ part, members }: Wanted): boolean {
  if (isEdge(part)) return isFittedEdge(members as Writable<CanvasEdge>);
  const node = members as Writable<CanvasNode>;
  if (node.x !== undefined && node.y !== undefined) {
    const place = fitPoint({ x: node.x, y: node.y });
    if (!place) return false;
    Object.assign(node, place);
  }
  if (node.width !== undefined && node.height !== undefined) {
    const box = fitBox(part.kind, { x: part.x, y: part.y, width: node.width, height: node.height });
    const rotation = fitRotation(part.kind, node.rotation ?? part.rotation);
    if (!box || rotation === undefined) return false;
    Object.assign(node, { width: box.width, height: box.height, rotation });
  }
  return true;
}

function isFittedEdge(edge: Writable<CanvasEdge>): boolean {
  for (const name of ['from', 'to'] as const) {
    const wanted = edge[name];
    if (!wanted) continue;
    const fitted = fitEnd(wanted);
    if (!fitted) return false;
    edge[name] = fitted;
  }
  if (edge.bend === undefined) return true;
  const bend = fitLength(edge.bend);
  if (bend !== undefined) edge.bend = bend;
  return bend !== undefined;
}
