import { eachPart } from '../log/parts.ts';
import type { Canvas } from './canvas.ts';

const canvasBytes = 1000;
const partBytes = 500;

/** Memory that a canvas takes, in bytes, about. */
export function estimateBytes({ nodes, edges }: Pick<Canvas, 'nodes' | 'edges'>): number {
  let bytes = canvasBytes;
  for (const { text } of eachPart(nodes)) bytes += partBytes + 2 * text.length;
  for (const { text } of eachPart(edges)) bytes += partBytes + 2 * text.length;
  return bytes;
}
