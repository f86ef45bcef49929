import * as z from 'zod/mini';
import { momentCommand } from '../log/moment.ts';
import type { CommandType } from '../log/stream-kind.ts';
import { sharedIdsAtMost } from '../sharing/share-scope.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { nodeKinds } from './canvas-node.ts';
import { canvasTouches } from './canvas-touches.ts';
import { partSchemas } from './part-schemas.ts';

/** How many parts one command may bring, and how many it may name. */
export const canvasCommandLimits = { nodes: 500, edges: 1000, ids: 20_000 } as const;

const { id, number, point, end, text, fill, textSize, textAlign, route, heads, assumption } = partSchemas;
const many = <T extends z.ZodMiniType>(each: T, max: number = canvasCommandLimits.ids) =>
  z.array(each).check(z.maxLength(max));
const ids = many(id);
const look = { fill: z.optional(fill), textSize: z.optional(textSize), textAlign: z.optional(textAlign) };
const course = { route: z.optional(route), heads: z.optional(heads) };
const expiresAt = z.nullable(z.iso.datetime());
const grant = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));

export const newNode = z.strictObject({
  id,
  kind: z.enum(nodeKinds),
  x: number,
  y: number,
  width: number,
  height: number,
  rotation: z.optional(number),
  text: z.optional(text),
  ...look,
  parent: z.optional(z.nullable(id)),
  locked: z.optional(z.boolean()),
  asset: z.optional(partSchemas.asset),
  points: z.optional(partSchemas.points),
  cell: z.optional(partSchemas.cell),
  assumption: z.optional(assumption),
  z: z.optional(partSchemas.z),
});

export const newEdge = z.strictObject({
  id,
  from: end,
  to: end,
  ...course,
  bend: z.optional(number),
  text: z.optional(text),
  locked: z.optional(z.boolean()),
  z: z.optional(partSchemas.z),
});
const edges = many(newEdge, canvasCommandLimits.edges);

/** The canvas's commands. Places and sizes are absolute, since deltas would apply twice. */
export const canvasCommandData = {
  /** Begins a canvas. What has no `z` lies on top, in the order of the command; what has no look has that of its kind. */
  PlaceNodes: z.strictObject({ nodes: many(newNode, canvasCommandLimits.nodes), edges: z.optional(edges) }),
  /** `edges` moves ends that are free. */
  MoveNodes: z.strictObject({
    nodes: many(z.strictObject({ id, x: number, y: number })),
    edges: z.optional(many(z.strictObject({ id, from: z.optional(point), to: z.optional(point) }))),
  }),
  ResizeNodes: z.strictObject({
    nodes: many(
      z.strictObject({ id, x: number, y: number, width: number, height: number, rotation: z.optional(number) }),
    ),
  }),
  /** Each part takes what fits it. */
  StyleNodes: z.strictObject({ ids, style: z.strictObject({ ...look, ...course }) }),
  /** Of a node or an edge. `base` is the text that the founder started from, so that two edits can be merged. */
  EditText: z.strictObject({ id, text, base: z.optional(text) }),
  ConnectNodes: z.strictObject({ edges }),
  RouteEdge: z.strictObject({
    id,
    from: z.optional(end),
    to: z.optional(end),
    ...course,
    bend: z.optional(number),
  }),
  /** The intent, since others may have moved in the stack meanwhile. Groups take their members along. */
  ReorderNodes: z.strictObject({ ids, to: z.enum(['front', 'forward', 'backward', 'back']) }),
  /** `id` is the new group's. */
  GroupNodes: z.strictObject({ id, ids }),
  ReparentNodes: z.strictObject({ ids, parent: z.nullable(id) }),
  /** What is in a locked group is locked too. */
  LockNodes: z.strictObject({ ids, locked: z.boolean() }),
  /** Groups take their members along, nodes their edges. */
  RemoveNodes: z.strictObject({ ids }),
  RestoreNodes: z.strictObject({ ids }),
  /** Null makes it an ordinary node again. */
  LinkAssumption: z.strictObject({ id, assumption }),
  /** `grant` is the last segment of the link: at least 128 random bits in base 64 for addresses. */
  ShareNode: z.strictObject({ node: id, grant, expiresAt }),
  /** Nodes and edges; those that are not there are left out. */
  ShareSelection: z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(sharedIdsAtMost)),
    grant,
    expiresAt,
  }),
  ShareCanvas: z.strictObject({ grant, expiresAt }),
  RevokeShare: z.strictObject({ grant }),
} as const;

export type CanvasCommandType = keyof typeof canvasCommandData;
export type CanvasCommandData<T extends CanvasCommandType> = z.infer<(typeof canvasCommandData)[T]>;
export type NewNode = z.infer<typeof newNode>;
export type NewEdge = z.infer<typeof newEdge>;

/** A canvas command with the data that its type takes. */
export type CanvasCommand = {
  [T in CanvasCommandType]: { readonly type: T; readonly data: CanvasCommandData<T> };
}[CanvasCommandType];

/** A link that is shown must open, and one that is shown as revoked must not. */
const sharing: readonly string[] = [
  'ShareNode',
  'ShareSelection',
  'ShareCanvas',
] satisfies readonly CanvasCommandType[];
const confirmed: readonly string[] = [...sharing, 'RevokeShare' satisfies CanvasCommandType];

export const canvasCommands = {
  ...Object.fromEntries(
    Object.entries(canvasCommandData).map(([type, data]) => [
      type,
      {
        data,
        by: 'founder',
        begins: type === 'PlaceNodes',
        isConfirmed: confirmed.includes(type),
        touches: canvasTouches[type],
        ...(sharing.includes(type) ? { needsVerifiedAddress: true } : {}),
      },
    ]),
  ),
  NameMoment: momentCommand,
  UndoChange: undoCommand,
} as unknown as Record<CanvasCommandType | 'NameMoment' | 'UndoChange', CommandType>;
