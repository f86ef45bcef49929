import type { StreamLabels } from '../log/stream-labels.ts';
import { countOf } from '../text/figures.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasCommand } from './canvas-commands.ts';
import type { CanvasFact } from './canvas-facts.ts';
import { isEdge, partById } from './live-parts.ts';
import { endName, kindWords } from './part-name.ts';

/** Labels of facts and commands of a canvas. */
export const canvasLabels: StreamLabels<CanvasFact, CanvasCommand['type']> = {
  titles: {
    NodesPlaced: ({ nodes: [node, ...more], edges }) =>
      node && more.length + edges.length === 0
        ? `Added ${endName({ node: node.id, side: 'auto' }, () => node)}`
        : `Added ${itemCount((node ? 1 : 0) + more.length + edges.length)}`,
    NodesMoved: ({ nodes, edges }, { canvas: before }) => `Moved ${named([...nodes, ...edges].map(idOf), before)}`,
    NodesResized: ({ nodes }, { canvas: before }) => `Resized ${named(nodes.map(idOf), before)}`,
    NodesStyled: ({ styles }, { canvas: before }) =>
      `Restyled ${named(
        styles.flatMap(({ ids }) => ids),
        before,
      )}`,
    TextEdited: ({ id, text }, { canvas: before }) => {
      const old = before && partById(before, id)?.text;
      if (text === '') return `Cleared ${named([id], before)}`;
      return old ? `Changed ${quoted(old)} to ${quoted(text)}` : `Wrote ${quoted(text)}`;
    },
    NodesConnected: ({ edges: [edge, ...more] }, { canvas: before }) =>
      edge && more.length === 0
        ? `Connected ${endWords(edge.from, before)} to ${endWords(edge.to, before)}`
        : `Drew ${countOf(more.length + (edge ? 1 : 0), 'connection')}`,
    EdgeRouted: ({ id }, { canvas: before }) => `Rerouted ${named([id], before)}`,
    NodesReordered: ({ parts }, { canvas: before }) =>
      `Changed the stacking order of ${named(parts.map(idOf), before)}`,
    NodesGrouped: ({ ids }) => `Grouped ${itemCount(ids.length)}`,
    NodesReparented: ({ ids, parent }, { canvas: before }) =>
      parent === null
        ? `Moved ${named(ids, before)} out of ${ids.length === 1 ? 'its frame' : 'their frame'}`
        : `Moved ${named(ids, before)} into ${named([parent], before)}`,
    NodesLocked: ({ ids, locked }, { canvas: before }) => `${locked ? 'Locked' : 'Unlocked'} ${named(ids, before)}`,
    NodesRemoved: ({ nodes, edges }, { canvas: before }) =>
      `Removed ${named(nodes.length > 0 ? nodes : edges, before)}`,
    NodesRestored: ({ nodes, edges }, { canvas: before }) =>
      `Restored ${named(nodes.length > 0 ? nodes : edges, before)}`,
    AssumptionLinked: ({ id, assumption }, { canvas: before }) =>
      `Converted ${named([id], before)} to ${assumption === null ? 'a note' : 'an assumption'}`,
    NodeShared: ({ node }, { canvas: before }) => `Shared ${named([node], before)}`,
    SelectionShared: ({ ids }, { canvas: before }) => `Shared ${named(ids, before)}`,
    CanvasShared: () => 'Shared the whole canvas',
    ShareRevoked: () => 'Revoked a link',
  },
  attempts: {
    PlaceNodes: 'A new item',
    MoveNodes: 'A move',
    ResizeNodes: 'A new size',
    StyleNodes: 'A style change',
    EditText: 'New text',
    ConnectNodes: 'A connector',
    RouteEdge: 'A rerouted connector',
    ReorderNodes: 'A new stacking order',
    GroupNodes: 'Grouping',
    ReparentNodes: 'A move into or out of a frame',
    LockNodes: 'Locking or unlocking',
    RemoveNodes: 'Removing it',
    RestoreNodes: 'Restoring it',
    LinkAssumption: 'An assumption card',
    ShareNode: 'A shared link',
    ShareSelection: 'A shared link',
    ShareCanvas: 'A shared link',
    RevokeShare: 'Revoking a link',
  },
};

/** In letters, of one text in a line of changes. */
const shown = 48;

const itemCount = (count: number): string => countOf(count, 'item');

const idOf = ({ id }: { readonly id: string }): string => id;

function quoted(text: string): string {
  const letters = Array.from(text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim());
  return `“${letters.length > shown ? `${letters.slice(0, shown - 1).join('')}…` : letters.join('')}”`;
}

function named(ids: readonly string[], canvas: Canvas | undefined): string {
  const [only] = ids;
  if (ids.length !== 1 || only === undefined) return itemCount(ids.length);
  const part = canvas && partById(canvas, only);
  if (!part) return '1 item';
  if (part.text.trim() !== '') return quoted(part.text);
  if (isEdge(part)) return 'a connection';
  return part.kind === 'group' ? 'a group' : `an empty ${kindWords[part.kind].toLowerCase()}`;
}

const endWords = (end: Parameters<typeof endName>[0], canvas: Canvas | undefined): string =>
  endName(end, (id) => {
    const part = canvas && partById(canvas, id);
    return part && !isEdge(part) ? part : undefined;
  });
