import { canvasLimits } from '../canvas/canvas.ts';
import type { NewEdge, NewNode } from '../canvas/canvas-commands.ts';
import { type EdgeSide, edgeSides } from '../canvas/canvas-edge.ts';
import type { Box } from '../canvas/canvas-node.ts';
import type { CanvasFile } from './canvas-file.ts';
import { canvasFormat } from './canvas-format.ts';
import { DropCount, type Entry, entriesIn, type ForeignCanvas, numberIn, partIds, textIn } from './foreign-canvas.ts';
import { fillOfColor, presetOf } from './foreign-fill.ts';
import { endAt } from './node-geometry.ts';

/** A canvas in the open format that Obsidian writes, https://jsoncanvas.org/spec/1.0. An empty one is `{}`. */
export const isJsonCanvas = (file: Entry): boolean =>
  Array.isArray(file['nodes']) &&
  !('format' in file) &&
  !('type' in file) &&
  (!('edges' in file) || Array.isArray(file['edges']));

/** Text cards become notes, links and files texts, groups frames that hold what lies inside of them. */
export function readJsonCanvas(canvas: Entry): ForeignCanvas {
  const idOf = partIds();
  const dropped = new DropCount();
  const read = entriesIn(canvas['nodes']).flatMap((each): NewNode[] => {
    const node = nodeOf(each, idOf(each['id']), dropped);
    return node ? [node] : [];
  });
  const frames = read.filter(({ kind }) => kind === 'frame');
  const nodes = [...frames, ...read.filter(({ kind }) => kind !== 'frame')].map((node) => ({
    ...node,
    parent: node.kind === 'frame' ? null : (holderOf(node, frames)?.id ?? null),
  }));
  const held = new Set(nodes.map(({ id }) => id));
  const edges = entriesIn(canvas['edges']).flatMap((each): NewEdge[] => {
    const [from, to] = [idOf(each['fromNode']), idOf(each['toNode'])];
    if (held.has(from) && held.has(to) && from !== to)
      return [edgeOf(each, idOf(`edge ${String(each['id'])}`), from, to)];
    dropped.add('loose-end');
    return [];
  });
  return { tool: 'json-canvas', file: { ...canvasFormat, canvas: '', nodes, edges }, dropped: dropped.counts };
}

function nodeOf(each: Entry, id: string, dropped: DropCount): NewNode | undefined {
  const side = (value: unknown, otherwise: number): number =>
    Math.min(Math.max(Math.abs(numberIn(value, otherwise)), canvasLimits.side.min), canvasLimits.side.max);
  const box = {
    x: numberIn(each['x']),
    y: numberIn(each['y']),
    width: side(each['width'], 250),
    height: side(each['height'], 60),
  };
  const text = (value: unknown): string => textIn(value).slice(0, canvasLimits.text);
  const { type, color } = each;
  if (type === 'group') return { id, kind: 'frame', ...box, text: text(each['label']) };
  if (type === 'link') return { id, kind: 'text', ...box, text: text(each['url']) };
  if (type === 'file') {
    dropped.add('file');
    return { id, kind: 'text', ...box, text: text(textIn(each['file']) + textIn(each['subpath'])) };
  }
  if (type === 'text') {
    return {
      id,
      kind: 'note',
      ...box,
      text: text(each['text']),
      fill: color === undefined ? 'paper' : fillOfColor(color),
    };
  }
  dropped.add('shape');
  return undefined;
}

/** The smallest frame that a node lies in as a whole. */
const holderOf = (node: Box, frames: readonly NewNode[]): NewNode | undefined =>
  frames
    .filter(
      ({ x, y, width, height }) =>
        node.x >= x && node.y >= y && node.x + node.width <= x + width && node.y + node.height <= y + height,
    )
    .toSorted((a, b) => a.width * a.height - b.width * b.height)[0];

function edgeOf(each: Entry, id: string, from: string, to: string): NewEdge {
  const [atStart, atEnd] = [each['fromEnd'] === 'arrow', each['toEnd'] !== 'none'];
  const start = { node: from, side: sideOf(each['fromSide']) };
  const end = { node: to, side: sideOf(each['toSide']) };
  const isTurned = atStart && !atEnd;
  return {
    id,
    from: isTurned ? end : start,
    to: isTurned ? start : end,
    heads: atStart && atEnd ? 'both' : atStart || atEnd ? 'end' : 'none',
    text: textIn(each['label']).slice(0, canvasLimits.text),
  };
}

const sideOf = (side: unknown): EdgeSide => edgeSides.find((each) => each === side) ?? 'auto';

/** The parts of a canvas in that format, which knows text, links, groups and edges between nodes. */
export function writeJsonCanvas({ nodes, edges }: CanvasFile): string {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const written = nodes.filter(({ kind }) => kind !== 'group' && kind !== 'drawing' && kind !== 'image');
  const isWritten = new Set(written.map(({ id }) => id));
  const lines = edges.flatMap((edge) => {
    const { id, from, to, heads = 'end', text = '' } = edge;
    if (!('node' in from && 'node' in to && isWritten.has(from.node) && isWritten.has(to.node))) return [];
    const sideAt = (end: typeof from, other: typeof to) => endAt(end, other, (node) => byId.get(node)).side;
    return {
      id,
      fromNode: from.node,
      ...(from.side !== 'auto' && { fromSide: sideAt(from, to) }),
      toNode: to.node,
      ...(to.side !== 'auto' && { toSide: sideAt(to, from) }),
      ...(heads === 'both' && { fromEnd: 'arrow' }),
      ...(heads === 'none' && { toEnd: 'none' }),
      ...(text && { label: text }),
    };
  });
  return `${JSON.stringify({ nodes: written.map(cardOf), edges: lines }, null, '\t')}\n`;
}

function cardOf({ id, kind, x, y, width, height, text = '', fill = 'paper' }: NewNode): object {
  const box = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  if (kind === 'frame' || kind === 'section') return { id, type: 'group', ...box, ...(text && { label: text }) };
  if (kind === 'text' && /^https?:\/\/\S+$/.test(text.trim())) return { id, type: 'link', ...box, url: text.trim() };
  const path =
    kind === 'text' ? /^([^\n#]{1,400}\.(?:md|canvas|pdf|png|jpe?g|webp|gif|svg))(#[^\n]*)?$/i.exec(text) : null;
  if (path) return { id, type: 'file', ...box, file: path[1], ...(path[2] && { subpath: path[2] }) };
  const color = presetOf[fill];
  return { id, type: 'text', ...box, text, ...(color && { color }) };
}
