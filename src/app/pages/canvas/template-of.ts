import type { Canvas } from '#domain/canvas/canvas.ts';
import { clip, exportCanvas } from '#domain/canvas-transfer/export-canvas.ts';
import type { OwnTemplate } from '#domain/vault/own-template.ts';

/**
 * Returns the parts of a canvas that a template keeps: those with these ids and everything inside them, or the whole
 * canvas.
 */
export function templateOf(canvas: Canvas, ids: readonly string[] | null): Pick<OwnTemplate, 'nodes' | 'edges'> {
  const { nodes, edges } = ids === null ? exportCanvas(canvas) : clip(canvas, ids);
  return {
    nodes: nodes.map(({ locked: _, assumption: __, ...node }) => node),
    edges: edges.map(({ locked: _, ...edge }) => edge),
  };
}
