import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasFactOf, CanvasFactType } from '#domain/canvas/canvas-facts.ts';
import { isEdge, partById } from '#domain/canvas/live-parts.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { connectionCount, itemCount } from '../labels.ts';
import { endName, kindWords } from '../scene/part-name.ts';

type Words = {
  readonly [T in CanvasFactType]: (data: CanvasFactOf<T>, before: Canvas | undefined) => string;
};

const words: Words = {
  NodesPlaced: ({ nodes: [node, ...more], edges }) =>
    node && more.length + edges.length === 0
      ? `Added ${endName({ node: node.id, side: 'auto' }, () => node)}`
      : `Added ${itemCount((node ? 1 : 0) + more.length + edges.length)}`,
  NodesMoved: ({ nodes, edges }, before) => `Moved ${named([...nodes, ...edges].map(idOf), before)}`,
  NodesResized: ({ nodes }, before) => `Resized ${named(nodes.map(idOf), before)}`,
  NodesStyled: ({ styles }, before) =>
    `Restyled ${named(
      styles.flatMap(({ ids }) => ids),
      before,
    )}`,
  TextEdited: ({ id, text }, before) => {
    const old = before && partById(before, id)?.text;
    if (text === '') return `Cleared ${named([id], before)}`;
    return old ? `Changed ${quoted(old)} to ${quoted(text)}` : `Wrote ${quoted(text)}`;
  },
  NodesConnected: ({ edges: [edge, ...more] }, before) =>
    edge && more.length === 0
      ? `Connected ${endWords(edge.from, before)} to ${endWords(edge.to, before)}`
      : `Drew ${connectionCount(more.length + (edge ? 1 : 0))}`,
  EdgeRouted: ({ id }, before) => `Rerouted ${named([id], before)}`,
  NodesReordered: ({ parts }, before) => `Changed the stacking order of ${named(parts.map(idOf), before)}`,
  NodesGrouped: ({ ids }) => `Grouped ${itemCount(ids.length)}`,
  NodesReparented: ({ ids, parent }, before) =>
    parent === null
      ? `Moved ${named(ids, before)} out of ${ids.length === 1 ? 'its frame' : 'their frame'}`
      : `Moved ${named(ids, before)} into ${named([parent], before)}`,
  NodesLocked: ({ ids, locked }, before) => `${locked ? 'Locked' : 'Unlocked'} ${named(ids, before)}`,
  NodesRemoved: ({ nodes, edges }, before) => `Removed ${named(nodes.length > 0 ? nodes : edges, before)}`,
  NodesRestored: ({ nodes, edges }, before) => `Restored ${named(nodes.length > 0 ? nodes : edges, before)}`,
  AssumptionLinked: ({ id, assumption }, before) =>
    `Converted ${named([id], before)} to ${assumption === null ? 'a note' : 'an assumption'}`,
  NodeShared: ({ node }, before) => `Shared ${named([node], before)}`,
  SelectionShared: ({ ids }, before) => `Shared ${named(ids, before)}`,
  CanvasShared: () => 'Shared the whole canvas',
  ShareRevoked: () => 'Revoked a link',
};

/** Describes a fact by the canvas before it, with parts named by their text; undefined if it is no fact of a canvas. */
export function factLabel(type: string, data: JsonObject, before: Canvas | undefined): string | undefined {
  if (!Object.hasOwn(words, type)) return undefined;
  return words[type as CanvasFactType](data as never, before);
}

/** In letters, of one text in a line of changes. */
const shown = 48;

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
