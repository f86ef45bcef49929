import * as z from 'zod/mini';
import { partId } from '../log/id.ts';
import { text } from '../log/text.ts';
import { canvasLimits } from './canvas.ts';
import { edgeHeads, edgeRoutes, edgeSides } from './canvas-edge.ts';
import { nodeFills, textAligns, textSizes } from './canvas-node.ts';
import { isStroke, strokeLimits } from './stroke-points.ts';

const id = z.string().check(z.regex(/^[0-9A-Za-z]{12}$/));
/** Whether it is finite and within the canvas is for `decide` to say, with a reason of its own. */
const number = z.custom<number>((value) => typeof value === 'number', { error: 'isn’t a number' });
const point = z.strictObject({ x: number, y: number });

/** The shapes of what the parts of a canvas are made of, as commands and undos carry them. */
export const partSchemas = {
  id,
  number,
  point,
  end: z.union([z.strictObject({ node: id, side: z.enum(edgeSides) }), point]),
  /** A fractional key. */
  z: z.string().check(z.regex(/^[0-9A-Za-z]{1,1024}$/)),
  text: text(canvasLimits.text),
  fill: z.enum(nodeFills),
  textSize: z.enum(textSizes),
  textAlign: z.enum(textAligns),
  route: z.enum(edgeRoutes),
  heads: z.enum(edgeHeads),
  asset: z.nullable(partId),
  cell: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,32}:[a-z0-9-]{1,32}$/))),
  assumption: z.nullable(partId),
  /** Points of a freehand drawing. */
  points: z.array(z.number()).check(
    z.maxLength(2 * strokeLimits.points.max),
    z.refine((points) => isStroke(points), { error: 'isn’t a valid drawing' }),
  ),
} as const;
