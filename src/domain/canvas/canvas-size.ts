import type { Parts } from '../log/parts.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasFact } from './canvas-facts.ts';
import { type CanvasPart, partById } from './live-parts.ts';

/** Approximate size of a part without its texts, in characters of JSON. */
const partSize = 300;
/** A number of a drawing's points, with its comma. */
const pointSize = 5;

/** Returns the approximate size that a part adds to a canvas once it was written, in characters of JSON. */
export const sizeOfPart = (part: Pick<CanvasPart, 'text' | 'z'> & { readonly points?: readonly number[] }): number =>
  partSize + part.text.length + part.z.length + pointSize * (part.points?.length ?? 0);

/** States are never changed in place, so a bucket that was weighed stays as heavy. */
const weighed = new WeakMap<object, number>();

function sizeOfParts(parts: Parts<CanvasPart>): number {
  let size = 0;
  for (const name in parts) {
    const bucket = parts[name];
    if (!bucket) continue;
    let known = weighed.get(bucket);
    if (known === undefined) {
      known = 0;
      for (const id in bucket) known += sizeOfPart(bucket[id] as CanvasPart);
      weighed.set(bucket, known);
    }
    size += known;
  }
  return size;
}

/** How large a canvas is with what was removed from it, in characters of JSON, about. Weighs only what has changed since. */
export const canvasSize = ({ nodes, edges }: Pick<Canvas, 'nodes' | 'edges'>): number =>
  sizeOfParts(nodes) + sizeOfParts(edges);

/**
 * Returns the approximate size that facts would add to a canvas, in characters of JSON; negative if they make it
 * smaller.
 */
export function addedSize(canvas: Canvas, facts: readonly CanvasFact[]): number {
  let added = 0;
  const changed = (id: string, name: 'text' | 'z', to: string): number =>
    to.length - (partById(canvas, id)?.[name].length ?? 0);
  for (const fact of facts) {
    if (fact.type === 'NodesPlaced') for (const part of fact.data.nodes) added += sizeOfPart(part);
    if (fact.type === 'NodesPlaced' || fact.type === 'NodesConnected') {
      for (const part of fact.data.edges) added += sizeOfPart(part);
    }
    if (fact.type === 'NodesGrouped') added += sizeOfPart(fact.data.group);
    if (fact.type === 'TextEdited') added += changed(fact.data.id, 'text', fact.data.text);
    if (fact.type === 'NodesReordered') for (const { id, z } of fact.data.parts) added += changed(id, 'z', z);
  }
  return added;
}
