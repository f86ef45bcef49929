import type { Canvas } from '#domain/canvas/canvas.ts';
import { isLargeStream } from '#domain/log/is-large-stream.ts';
import { eachPart } from '#domain/log/parts.ts';

const smallBytes = 1000;
const partBytes = 500;

/** Estimates the memory that a folded stream takes, in bytes. */
export function estimateBytes(stream: string, state: unknown): number {
  if (!isLargeStream(stream)) return smallBytes;
  const { nodes, edges } = state as Pick<Canvas, 'nodes' | 'edges'>;
  let weight = smallBytes;
  for (const { text } of eachPart(nodes)) weight += partBytes + 2 * text.length;
  for (const { text } of eachPart(edges)) weight += partBytes + 2 * text.length;
  return weight;
}
