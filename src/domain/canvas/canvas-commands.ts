import * as z from 'zod/mini';
import { type CommandDataOf, type CommandOf, commandType, type OwnType } from '../log/command-type.ts';
import type { Immutable } from '../log/immutable.ts';
import { momentCommand } from '../log/moment.ts';
import { sharedIdsAtMost } from '../sharing/share-scope.ts';
import { quoted } from '../text/quoted.ts';
import { undoCommand } from '../undo/undo-command.ts';
import type { EdgeEnd } from './canvas-edge.ts';
import { nodeKinds } from './canvas-node.ts';
import { connectedLabel, objects, orders, partsLabel, placedLabel } from './command-labels.ts';
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

export type NewNode = Immutable<z.infer<typeof newNode>>;
export type NewEdge = Immutable<z.infer<typeof newEdge>>;

const idsOf = (parts: readonly { readonly id: string }[]): readonly string[] => parts.map(({ id }) => id);
const nodesOf = (ends: readonly (EdgeEnd | undefined)[]): readonly string[] =>
  ends.flatMap((end) => (end && 'node' in end ? [end.node] : []));
const connectedBy = (edges: readonly NewEdge[]): readonly string[] =>
  nodesOf(edges.flatMap(({ from, to }) => [from, to]));
const requiresIds = { requires: (data: { readonly ids: readonly string[] }) => data.ids };

/** A link that is shown must open, and one that is shown as revoked must not. */
const sharing = { waitsForServer: true, needsVerifiedAddress: true };

/** The canvas's commands. Places and sizes are absolute, since deltas would apply twice. */
export const canvasCommands = {
  /** Begins a canvas. What has no `z` lies on top, in the order of the command; what has no look has that of its kind. */
  PlaceNodes: commandType(
    z.strictObject({ nodes: many(newNode, canvasCommandLimits.nodes), edges: z.optional(edges) }),
    {
      label: placedLabel,
      begins: true,
      access: {
        creates: (data) => idsOf([...data.nodes, ...(data.edges ?? [])]),
        // A node whose frame is not there lies on the canvas itself.
        requires(data) {
          const own = new Set(idsOf(data.nodes));
          return connectedBy(data.edges ?? []).filter((each) => !own.has(each));
        },
      },
    },
  ),
  /** `edges` moves ends that are free. */
  MoveNodes: commandType(
    z.strictObject({
      nodes: many(z.strictObject({ id, x: number, y: number })),
      edges: z.optional(many(z.strictObject({ id, from: z.optional(point), to: z.optional(point) }))),
    }),
    {
      label: (data) => `Move ${partsLabel(data)}`,
      access: { requires: (data) => idsOf([...data.nodes, ...(data.edges ?? [])]) },
    },
  ),
  ResizeNodes: commandType(
    z.strictObject({
      nodes: many(
        z.strictObject({ id, x: number, y: number, width: number, height: number, rotation: z.optional(number) }),
      ),
    }),
    {
      label: (data) => {
        const isTurn = objects(data['nodes']).every((node) => node['rotation'] !== undefined);
        return `${isTurn ? 'Rotate' : 'Resize'} ${partsLabel(data)}`;
      },
      access: { requires: (data) => idsOf(data.nodes) },
    },
  ),
  /** Each part takes what fits it. */
  StyleNodes: commandType(z.strictObject({ ids, style: z.strictObject({ ...look, ...course }) }), {
    label: (data) => `Restyle ${partsLabel(data)}`,
    access: requiresIds,
  }),
  /**
   * Writes the text of a node or an edge. `base` is the text that the founder started from, so that two edits can be
   * merged.
   */
  EditText: commandType(z.strictObject({ id, text, base: z.optional(text) }), {
    label: (data) => (data['text'] === '' ? 'Clear text' : `Write ${quoted(data['text'])}`),
    access: { requires: (data) => [data.id], overwrites: (data) => [data.id] },
  }),
  ConnectNodes: commandType(z.strictObject({ edges }), {
    label: connectedLabel,
    access: { creates: (data) => idsOf(data.edges), requires: (data) => connectedBy(data.edges) },
  }),
  RouteEdge: commandType(
    z.strictObject({
      id,
      from: z.optional(end),
      to: z.optional(end),
      ...course,
      bend: z.optional(number),
    }),
    {
      label: () => 'Reroute a connection',
      access: { requires: (data) => [data.id, ...nodesOf([data.from, data.to])] },
    },
  ),
  /** The intent, since others may have moved in the stack meanwhile. Groups take their members along. */
  ReorderNodes: commandType(z.strictObject({ ids, to: z.enum(['front', 'forward', 'backward', 'back']) }), {
    label: (data) => orders.get(data['to'])?.(partsLabel(data)) ?? `Reorder ${partsLabel(data)}`,
    access: requiresIds,
  }),
  /** `id` is the new group's. */
  GroupNodes: commandType(z.strictObject({ id, ids }), {
    label: (data) => `Group ${partsLabel(data)}`,
    access: { creates: (data) => [data.id], ...requiresIds },
  }),
  ReparentNodes: commandType(z.strictObject({ ids, parent: z.nullable(id) }), {
    label: (data) => `Move ${partsLabel(data)} ${data['parent'] === null ? 'out of a frame' : 'into a frame'}`,
    access: { requires: (data) => (data.parent === null ? data.ids : [...data.ids, data.parent]) },
  }),
  /** Locks or unlocks parts. The content of a locked group is locked too. */
  LockNodes: commandType(z.strictObject({ ids, locked: z.boolean() }), {
    label: (data) => `${data['locked'] === false ? 'Unlock' : 'Lock'} ${partsLabel(data)}`,
    access: requiresIds,
  }),
  /** Groups take their members along, nodes their edges. */
  RemoveNodes: commandType(z.strictObject({ ids }), {
    label: (data) => `Remove ${partsLabel(data)}`,
    access: requiresIds,
  }),
  RestoreNodes: commandType(z.strictObject({ ids }), {
    label: (data) => `Restore ${partsLabel(data)}`,
    access: { creates: (data) => data.ids, ...requiresIds },
  }),
  /** Null makes it an ordinary node again. */
  LinkAssumption: commandType(z.strictObject({ id, assumption }), {
    label: (data) =>
      data['assumption'] === null ? 'Convert an assumption to a note' : 'Convert a note to an assumption',
    access: { requires: (data) => [data.id] },
  }),
  /** `grant` is the last segment of the link: at least 128 random bits in base 64 for addresses. */
  ShareNode: commandType(z.strictObject({ node: id, grant, expiresAt }), {
    label: () => 'Share an item with a link',
    ...sharing,
    access: { creates: (data) => [data.grant], requires: (data) => [data.node] },
  }),
  /** Nodes and edges; those that are not there are left out. */
  ShareSelection: commandType(
    z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(sharedIdsAtMost)), grant, expiresAt }),
    {
      label: (data) => `Share ${partsLabel(data)} with a link`,
      ...sharing,
      access: { creates: (data) => [data.grant], ...requiresIds },
    },
  ),
  ShareCanvas: commandType(z.strictObject({ grant, expiresAt }), {
    label: () => 'Share a canvas with a link',
    ...sharing,
    access: { creates: (data) => [data.grant] },
  }),
  RevokeShare: commandType(z.strictObject({ grant }), {
    label: () => 'Revoke a link',
    waitsForServer: true,
    access: { requires: (data) => [data.grant] },
  }),
  NameMoment: momentCommand,
  UndoChange: undoCommand,
} as const;

export type CanvasCommandType = OwnType<typeof canvasCommands>;
export type CanvasCommandData<T extends CanvasCommandType> = CommandDataOf<typeof canvasCommands, T>;
export type CanvasCommand = CommandOf<typeof canvasCommands>;
