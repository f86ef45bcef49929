import * as z from 'zod/mini';
import { partId } from '../log/id.ts';
import { momentCommand } from '../log/moment.ts';
import type { CommandType } from '../log/stream-kind.ts';
import { text } from '../log/text.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { canvasLimits } from './canvas.ts';
import { edgeHeads, edgeRoutes, edgeSides } from './canvas-edge.ts';
import { nodeFills, nodeKinds, textAligns, textSizes } from './canvas-node.ts';

/** How many parts one command may bring, and how many it may name. */
export const canvasCommandLimits = { nodes: 500, edges: 1000, ids: 20_000 } as const;

const id = z.string().check(z.regex(/^[0-9A-Za-z]{12}$/));
/** Whether it is finite and within the canvas is for `decide` to say, with a reason of its own. */
const number = z.custom<number>((value) => typeof value === 'number', { error: 'is no number' });
const point = z.strictObject({ x: number, y: number });
const end = z.union([z.strictObject({ node: id, side: z.enum(edgeSides) }), point]);
/** A fractional key. */
const key = z.string().check(z.regex(/^[0-9A-Za-z]{1,1024}$/));
const words = text(canvasLimits.text);
const ids = z.array(id).check(z.maxLength(canvasCommandLimits.ids));
const many = <T extends z.ZodMiniType>(each: T, max: number) => z.array(each).check(z.maxLength(max));

const look = {
  fill: z.optional(z.enum(nodeFills)),
  textSize: z.optional(z.enum(textSizes)),
  textAlign: z.optional(z.enum(textAligns)),
};
const course = {
  route: z.optional(z.enum(edgeRoutes)),
  bend: z.optional(number),
  heads: z.optional(z.enum(edgeHeads)),
};

/** Without `z` it lies on top, in the order of the command. */
const newNode = z.strictObject({
  id,
  kind: z.enum(nodeKinds),
  x: number,
  y: number,
  width: number,
  height: number,
  rotation: z.optional(number),
  text: z.optional(words),
  ...look,
  parent: z.optional(z.nullable(id)),
  locked: z.optional(z.boolean()),
  asset: z.optional(z.nullable(partId)),
  cell: z.optional(z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,32}:[a-z0-9-]{1,32}$/)))),
  assumption: z.optional(z.nullable(partId)),
  z: z.optional(key),
});

const newEdge = z.strictObject({
  id,
  from: end,
  to: end,
  ...course,
  text: z.optional(words),
  locked: z.optional(z.boolean()),
  z: z.optional(key),
});

const edges = many(newEdge, canvasCommandLimits.edges);

/** The canvas's commands. Places and sizes are absolute, since deltas would apply twice. */
export const canvasCommandData = {
  /** Begins a canvas that has nothing yet. */
  PlaceNodes: z.strictObject({ nodes: many(newNode, canvasCommandLimits.nodes), edges: z.optional(edges) }),
  /** `edges` moves ends that are free. */
  MoveNodes: z.strictObject({
    nodes: many(z.strictObject({ id, x: number, y: number }), canvasCommandLimits.ids),
    edges: z.optional(
      many(z.strictObject({ id, from: z.optional(point), to: z.optional(point) }), canvasCommandLimits.ids),
    ),
  }),
  ResizeNodes: z.strictObject({
    nodes: many(
      z.strictObject({ id, x: number, y: number, width: number, height: number, rotation: z.optional(number) }),
      canvasCommandLimits.ids,
    ),
  }),
  /** Each part takes what fits it. */
  StyleNodes: z.strictObject({
    ids,
    style: z.strictObject({ ...look, route: course.route, heads: course.heads }),
  }),
  /** Of a node or an edge. `base` is the text that the founder started from, so that two edits can be merged. */
  EditText: z.strictObject({ id, text: words, base: z.optional(words) }),
  ConnectNodes: z.strictObject({ edges }),
  RouteEdge: z.strictObject({ id, from: z.optional(end), to: z.optional(end), ...course }),
  /** The intent, since others may have moved in the stack meanwhile. */
  ReorderNodes: z.strictObject({ ids, to: z.enum(['front', 'forward', 'backward', 'back']) }),
  /** `id` is the new group's. */
  GroupNodes: z.strictObject({ id, ids }),
  ReparentNodes: z.strictObject({ ids, parent: z.nullable(id) }),
  LockNodes: z.strictObject({ ids, locked: z.boolean() }),
  /** Groups take their members along, nodes their edges. */
  RemoveNodes: z.strictObject({ ids }),
  RestoreNodes: z.strictObject({ ids }),
  /** Null makes it an ordinary node again. */
  LinkAssumption: z.strictObject({ id, assumption: z.nullable(partId) }),
  /** `grant` is the last segment of the link: at least 128 random bits in base 64 for addresses. */
  ShareNode: z.strictObject({
    node: id,
    grant: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
    expiresAt: z.nullable(z.iso.datetime()),
  }),
  RevokeShare: z.strictObject({ grant: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)) }),
} as const;

export type CanvasCommandType = keyof typeof canvasCommandData;
export type CanvasCommandData<T extends CanvasCommandType> = z.infer<(typeof canvasCommandData)[T]>;
export type NewNode = z.infer<typeof newNode>;
export type NewEdge = z.infer<typeof newEdge>;

/** A canvas command with the data that its type takes. */
export type CanvasCommand = {
  [T in CanvasCommandType]: { readonly type: T; readonly data: CanvasCommandData<T> };
}[CanvasCommandType];

export const canvasCommands = {
  ...Object.fromEntries(
    Object.entries(canvasCommandData).map(([type, data]) => [
      type,
      { data, by: 'founder', begins: type === 'PlaceNodes' },
    ]),
  ),
  NameMoment: momentCommand,
  UndoChange: undoCommand,
} as unknown as Record<CanvasCommandType | 'NameMoment' | 'UndoChange', CommandType>;
