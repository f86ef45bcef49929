import type { Canvas } from '../canvas/canvas.ts';
import { withParts } from '../log/parts.ts';
import type { SharedPart } from './shared-part.ts';

/** Converts the part that a link shows to a canvas, to be drawn like one. */
export const sharedCanvas = ({ nodes, edges }: SharedPart): Pick<Canvas, 'nodes' | 'edges'> => ({
  nodes: withParts({}, nodes),
  edges: withParts({}, edges),
});
