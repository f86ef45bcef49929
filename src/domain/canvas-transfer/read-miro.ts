import { canvasLimits } from '../canvas/canvas.ts';
import type { NewEdge, NewNode } from '../canvas/canvas-commands.ts';
import type { NodeKind } from '../canvas/canvas-node.ts';
import { strokeLimits, strokeOf } from '../canvas/stroke-points.ts';
import { htmlTokens } from '../content/html-tokens.ts';
import { canvasFormat } from './canvas-format.ts';
import {
  DropCount,
  type Entry,
  type ForeignCanvas,
  isEntry,
  numberIn,
  partIds,
  textIn,
  textSizeOf,
} from './foreign-canvas.ts';
import { fillOfColor } from './foreign-fill.ts';
import { captionsOf, styleOf, widgetOf } from './miro-clip.ts';
import { type MiroPlace, miroPlaces, pointsOf } from './miro-places.ts';

/** Miro's numbers of the shapes that a canvas has too; others become rectangles. */
const shapes: Readonly<Record<string, NodeKind>> = { '4': 'ellipse', '8': 'diamond' };

const kinds: Readonly<Record<string, NodeKind>> = { sticker: 'note', text: 'text', frame: 'frame', grid_text: 'note' };

/**
 * Sticky notes, cards, texts, shapes, frames, freehand, groups, connections between what was copied, and addresses of
 * linked pages. Pixels aren't in the clipboard, nor are the cells of tables.
 */
export function readMiro(objects: readonly Entry[]): ForeignCanvas {
  const idOf = partIds();
  const dropped = new DropCount();
  const places = miroPlaces(objects);
  const nodes = objects.flatMap((object, n): NewNode[] => {
    if (isGroup(object) || widgetOf(object).type === 'line') return [];
    const node = nodeOf(object, idOf(n), places[n]);
    if (typeof node === 'string') dropped.add(node);
    return typeof node === 'object' ? [node] : [];
  });
  const held = new Map(nodes.map((node) => [node.id, node]));
  const frameOf = (n: number): string | null => {
    const frame = places[n]?.parents.find((each) => held.get(idOf(each))?.kind === 'frame');
    return frame === undefined ? null : idOf(frame);
  };
  const groups = groupsIn(objects, { idOf, held, frameOf });
  const placed = objects.flatMap((_, n): NewNode[] => {
    const node = held.get(idOf(n));
    return node ? [{ ...node, parent: groups.parentOf(n) ?? frameOf(n) }] : [];
  });
  const edges = objects.flatMap((object, n): NewEdge[] => {
    const { type, json } = widgetOf(object);
    if (type !== 'line') return [];
    const edge = edgeOf(json, idOf(n), (end) => {
      const at = isEntry(end) ? numberIn(end['widgetIndex'], -1) : -1;
      return held.has(idOf(at)) ? idOf(at) : undefined;
    });
    if (!edge) dropped.add('loose-end');
    return edge ? [edge] : [];
  });
  const file = { ...canvasFormat, canvas: '', nodes: [...groups.nodes, ...placed], edges };
  return { tool: 'miro', file, dropped: dropped.counts };
}

const isGroup = (object: Entry): boolean => Array.isArray(object['items']);

function nodeOf(
  object: Entry,
  id: string,
  place: MiroPlace | undefined,
): NewNode | 'image' | 'embed' | 'file' | 'shape' {
  const { type, json } = widgetOf(object);
  if (type === 'image') return 'image';
  if (type === 'paint') return drawingOf(json, id, place);
  const words = textOf(json, type).slice(0, canvasLimits.text);
  const kind = type === 'shape' ? (shapes[String(json['shape'])] ?? 'rectangle') : kinds[String(type)];
  if (!place || (!kind && words === '')) return type === 'document' ? 'file' : type === 'embed' ? 'embed' : 'shape';
  const { x, y, width, height, scale } = place;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  if (kind === 'frame') return { id, kind, ...box, text: words };
  const style = styleOf(json);
  const isLink = type === 'preview' || type === 'embed';
  const made = kind ?? (isLink ? 'text' : 'note');
  return {
    id,
    kind: made,
    ...box,
    rotation: made === 'note' ? 0 : turnOf(json),
    text: words,
    fill: made === 'text' ? 'none' : fillIn(style[made === 'note' ? 'sbc' : 'bc']),
    // A size of 0 is one that Miro fits to the note.
    ...(numberIn(style['fs']) > 0 && { textSize: textSizeOf(numberIn(style['fs']) * scale) }),
    textAlign: style['ta'] === 'c' ? 'center' : style['ta'] === 'r' ? 'end' : 'start',
  };
}

function turnOf(json: Entry): number {
  const turn = isEntry(json['rotation']) ? numberIn(json['rotation']['rotation']) : 0;
  return ((turn % 360) + 360) % 360;
}

/** Colors are numbers, and -1 is none. */
function fillIn(color: unknown) {
  if (typeof color !== 'number' || color < 0) return color === undefined ? 'paper' : 'none';
  return fillOfColor(`#${color.toString(16).padStart(6, '0')}`);
}

/** Text of a part, or the address of a page that a card shows. */
function textOf(json: Entry, type: unknown): string {
  if (type === 'preview') return addressIn(json['path'], 'path') || addressIn(json['openGraph'], 'url');
  if (type === 'embed') return addressIn(json['custom_data'], 'url');
  return plainText(textIn(json['text']) || textIn(json['title']));
}

const addressIn = (value: unknown, key: string): string => (isEntry(value) ? textIn(value[key]).trim() : '');

const endsLine = ['p', 'div', 'li', 'h1', 'h2', 'h3'];

/** Miro keeps texts as HTML, a paragraph for each line. */
export function plainText(html: string): string {
  let text = '';
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') text += token.text;
    else if (token.name === 'br' ? token.kind === 'open' : token.kind === 'close' && endsLine.includes(token.name))
      text += '\n';
  }
  return text.replaceAll('\u00a0', ' ').replaceAll('\ufeff', '').trim();
}

function drawingOf(json: Entry, id: string, place: MiroPlace | undefined): NewNode | 'shape' {
  const path = pointsOf(json);
  if (!place || path.length < strokeLimits.points.min) return 'shape';
  const step = Math.ceil(path.length / strokeLimits.points.max);
  const kept = path.filter((_, n) => n % step === 0 || n === path.length - 1).slice(0, strokeLimits.points.max);
  const { points } = strokeOf(kept, canvasLimits.side.min / place.scale);
  const { x, y, width, height } = place;
  return { id, kind: 'drawing', x: x - width / 2, y: y - height / 2, width, height, points };
}

function edgeOf(json: Entry, id: string, nodeAt: (end: unknown) => string | undefined): NewEdge | undefined {
  const [from, to] = [nodeAt(json['primary']), nodeAt(json['secondary'])];
  if (from === undefined || to === undefined || from === to) return undefined;
  const style = styleOf(json);
  const [atStart, atEnd] = [numberIn(style['a_start']) > 0, numberIn(style['a_end']) > 0];
  const isTurned = atStart && !atEnd;
  return {
    id,
    from: { node: isTurned ? to : from, side: 'auto' },
    to: { node: isTurned ? from : to, side: 'auto' },
    heads: atStart && atEnd ? 'both' : atStart || atEnd ? 'end' : 'none',
    text: captionsOf(json)
      .map(({ text }) => plainText(textIn(text)))
      .join('\n')
      .slice(0, canvasLimits.text),
  };
}

interface Members {
  readonly idOf: (n: number) => string;
  readonly held: ReadonlyMap<string, NewNode>;
  readonly frameOf: (n: number) => string | null;
}

/** Groups hold at least two parts, and no frames. */
function groupsIn(objects: readonly Entry[], { idOf, held, frameOf }: Members) {
  const parents = new Map<number, string>();
  const nodes: NewNode[] = [];
  for (const [n, { items }] of objects.entries()) {
    if (!Array.isArray(items)) continue;
    const members = items.filter((each): each is number => {
      const node = held.get(idOf(each));
      return node !== undefined && node.kind !== 'frame' && !parents.has(each);
    });
    if (members.length < 2) continue;
    for (const each of members) parents.set(each, idOf(n));
    const side = canvasLimits.side.min;
    const frames = new Set(members.map(frameOf));
    const parent = frames.size === 1 ? ([...frames][0] ?? null) : null;
    nodes.push({ id: idOf(n), kind: 'group', x: 0, y: 0, width: side, height: side, parent });
  }
  return { nodes, parentOf: (n: number): string | undefined => parents.get(n) };
}
