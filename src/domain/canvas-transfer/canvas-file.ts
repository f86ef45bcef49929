import * as z from 'zod/mini';
import { canvasLimits } from '../canvas/canvas.ts';
import { newEdge, newNode } from '../canvas/canvas-commands.ts';
import type { Immutable } from '../log/immutable.ts';
import { canvasFormat } from './canvas-format.ts';

/** The parts of a canvas as a file or the clipboard carries them, from the lowest to the highest. Without links and moments. */
export const canvasFileSchema = z.strictObject({
  format: z.literal(canvasFormat.format),
  version: z.literal(canvasFormat.version),
  /** The canvas that they were taken from. */
  canvas: z.string().check(z.maxLength(64)),
  nodes: z.array(newNode).check(z.maxLength(canvasLimits.nodes)),
  edges: z.array(newEdge).check(z.maxLength(canvasLimits.edges)),
});

export type CanvasFile = Immutable<z.infer<typeof canvasFileSchema>>;
