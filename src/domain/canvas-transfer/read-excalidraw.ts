import { canvasLimits } from '../canvas/canvas.ts';
import type { NewEdge, NewNode } from '../canvas/canvas-commands.ts';
import type { EdgeEnd } from '../canvas/canvas-edge.ts';
import type { NodeKind, Point } from '../canvas/canvas-node.ts';
import { strokeLimits, strokeOf } from '../canvas/stroke-points.ts';
import { canvasFormat } from './canvas-format.ts';
import {
  DropCount,
  type Entry,
  entriesIn,
  type ForeignCanvas,
  isEntry,
  numberIn,
  partIds,
  pixelsOf,
  textIn,
  textSizeOf,
} from './foreign-canvas.ts';
import { fillOfColor } from './foreign-fill.ts';

/** A scene of Excalidraw, from a file or from the clipboard. */
export const isExcalidraw = (file: Entry): boolean =>
  (file['type'] === 'excalidraw' || file['type'] === 'excalidraw/clipboard') && Array.isArray(file['elements']);

const shapes: Readonly<Record<string, NodeKind>> = {
  rectangle: 'rectangle',
  ellipse: 'ellipse',
  diamond: 'diamond',
  frame: 'frame',
  magicframe: 'frame',
};

/**
 * Shapes, texts, arrows with the shapes at their ends, frames, groups and freehand. A text within a shape or on an
 * arrow is that part's own. Images are parts if their pixels are in the file.
 */
export function readExcalidraw(scene: Entry): ForeignCanvas {
  const elements = entriesIn(scene['elements']).filter((each) => each['isDeleted'] !== true);
  const idOf = partIds();
  const dropped = new DropCount();
  const pictures = new Map<string, string>();
  const labels = new Map(
    elements.flatMap((each): [unknown, Entry][] =>
      typeof each['containerId'] === 'string' ? [[each['containerId'], each]] : [],
    ),
  );
  const byId = new Map(elements.map((each) => [each['id'], each]));
  const isInShape = (each: Entry): boolean => each['type'] === 'text' && byId.has(each['containerId']);
  const parentOf = groupsOf(
    elements.filter((each) => !isInShape(each)),
    idOf,
  );
  const nodes: NewNode[] = [];
  const lines: Entry[] = [];
  for (const each of elements) {
    if (isInShape(each)) continue;
    if (isConnector(each)) lines.push(each);
    else {
      const picture = each['type'] === 'image' ? pictureOf(each, scene['files']) : undefined;
      if (picture !== undefined) pictures.set(idOf(each['id']), picture);
      const node =
        picture === undefined ? nodeOf(each, labels.get(each['id']), idOf, dropped) : imageOf(each, idOf(each['id']));
      if (node) nodes.push({ ...node, parent: parentOf.of(each) });
    }
  }
  const held = new Set(nodes.map(({ id }) => id));
  const edges = lines.flatMap((line) => {
    const edge = edgeOf(line, labels.get(line['id']), idOf, held);
    if (!edge) dropped.add('loose-end');
    return edge ?? [];
  });
  const all = [...parentOf.groups, ...nodes].map((node) => ({
    ...node,
    parent: node.parent != null && (held.has(node.parent) || parentOf.isGroup(node.parent)) ? node.parent : null,
  }));
  const file = { ...canvasFormat, canvas: '', nodes: all, edges };
  return { tool: 'excalidraw', file, dropped: dropped.counts, ...(pictures.size > 0 && { pictures }) };
}

/** An arrow or a line is a connector unless it is a bent line that holds on to nothing: that is a drawing. */
const isConnector = ({ type, points, startBinding, endBinding }: Entry): boolean =>
  type === 'arrow' ||
  (type === 'line' && (isEntry(startBinding) || isEntry(endBinding) || (Array.isArray(points) && points.length < 3)));

type IdOf = (foreign: unknown) => string;

function nodeOf(each: Entry, label: Entry | undefined, idOf: IdOf, dropped: DropCount): NewNode | undefined {
  const { type } = each;
  const id = idOf(each['id']);
  const locked = each['locked'] === true;
  if (type === 'freedraw' || type === 'line') return drawingOf(each, id, locked, dropped);
  const kind = type === 'text' ? 'text' : shapes[String(type)];
  if (!kind) {
    dropped.add(type === 'image' ? 'image' : type === 'embeddable' || type === 'iframe' ? 'embed' : 'shape');
    return undefined;
  }
  const words = kind === 'frame' ? textIn(each['name']) : type === 'text' ? wordsOf(each) : label ? wordsOf(label) : '';
  const styled = type === 'text' ? each : label;
  const isFree = type === 'text' && each['autoResize'] !== false;
  return {
    id,
    kind,
    ...(isFree ? freeTextBox(each, words) : boxOf(each)),
    rotation: turnOf(each),
    text: words.slice(0, canvasLimits.text),
    ...(kind === 'frame' ? {} : { fill: type === 'text' ? 'none' : fillOfColor(each['backgroundColor']) }),
    ...(styled
      ? { textSize: textSizeOf(numberIn(styled['fontSize'], 20)), textAlign: alignOf(styled['textAlign']) }
      : {}),
    locked,
  };
}

/** Between the border of a text and its letters, in scene units. */
const textInset = 4;
/** Room for a letter, in parts of its size. */
const letterWidth = 0.6;
const lineHeight = 1.45;

/** Box of a text that is as wide there as its letters are: ours are other letters, and have room around them. */
function freeTextBox(each: Entry, words: string): Pick<NewNode, 'x' | 'y' | 'width' | 'height'> {
  const box = boxOf(each);
  const pixels = pixelsOf[textSizeOf(numberIn(each['fontSize'], 20))];
  const lines = words.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  const width = Math.max(box.width, longest * letterWidth * pixels) + 2 * textInset;
  const height = Math.max(box.height, lines.length * lineHeight * pixels) + 2 * textInset;
  const before = { start: textInset, center: (width - box.width) / 2, end: width - box.width - textInset };
  return boxOf({ x: box.x - before[alignOf(each['textAlign'])], y: box.y - textInset, width, height });
}

/** Clockwise, in degrees. */
function turnOf(each: Entry): number {
  const turn = (numberIn(each['angle']) * 180) / Math.PI;
  return ((turn % 360) + 360) % 360;
}

/** The data URL of an image. */
function pictureOf({ fileId }: Entry, files: unknown): string | undefined {
  const file = isEntry(files) && typeof fileId === 'string' && Object.hasOwn(files, fileId) ? files[fileId] : undefined;
  const url = isEntry(file) ? file['dataURL'] : undefined;
  return typeof url === 'string' && url.startsWith('data:image/') ? url : undefined;
}

/** An image that is cropped comes as a whole, at the same scale. */
function imageOf(each: Entry, id: string): NewNode {
  const { crop } = each;
  const locked = each['locked'] === true;
  const common = { id, kind: 'image' as const, rotation: turnOf(each), text: '', locked };
  if (!isEntry(crop) || numberIn(crop['width']) <= 0 || numberIn(crop['height']) <= 0)
    return { ...common, ...boxOf(each) };
  const across = Math.abs(numberIn(each['width'])) / numberIn(crop['width']);
  const down = Math.abs(numberIn(each['height'])) / numberIn(crop['height']);
  const whole = {
    x: numberIn(each['x']) - numberIn(crop['x']) * across,
    y: numberIn(each['y']) - numberIn(crop['y']) * down,
    width: numberIn(crop['naturalWidth']) * across,
    height: numberIn(crop['naturalHeight']) * down,
  };
  return { ...common, ...boxOf(whole) };
}

/** Excalidraw breaks lines to fit: the text before that is kept beside. */
const wordsOf = (text: Entry): string => textIn(text['originalText']) || textIn(text['text']);

const alignOf = (align: unknown): 'start' | 'center' | 'end' =>
  align === 'center' ? 'center' : align === 'right' ? 'end' : 'start';

function boxOf({ x, y, width, height }: Entry) {
  const side = (value: unknown): number =>
    Math.min(Math.max(Math.abs(numberIn(value)), canvasLimits.side.min), canvasLimits.side.max);
  return { x: numberIn(x), y: numberIn(y), width: side(width), height: side(height) };
}

function drawingOf(each: Entry, id: string, locked: boolean, dropped: DropCount): NewNode | undefined {
  const path = pathOf(each);
  if (path.length < strokeLimits.points.min) {
    dropped.add('shape');
    return undefined;
  }
  const step = Math.ceil(path.length / strokeLimits.points.max);
  const { box, points } = strokeOf(
    path.filter((_, n) => n % step === 0 || n === path.length - 1).slice(0, strokeLimits.points.max),
    canvasLimits.side.min,
  );
  return { id, kind: 'drawing', ...box, points, locked };
}

/** Points of a line in the scene. */
function pathOf({ x, y, points }: Entry): readonly Point[] {
  return (Array.isArray(points) ? points : []).flatMap((point) =>
    Array.isArray(point) ? [{ x: numberIn(x) + numberIn(point[0]), y: numberIn(y) + numberIn(point[1]) }] : [],
  );
}

function edgeOf(line: Entry, label: Entry | undefined, idOf: IdOf, held: ReadonlySet<string>): NewEdge | undefined {
  const path = pathOf(line);
  const endOf = (binding: unknown, point: Point | undefined): EdgeEnd | undefined => {
    const node = isEntry(binding) ? idOf(binding['elementId']) : undefined;
    return node !== undefined && held.has(node) ? { node, side: 'auto' } : point;
  };
  const from = endOf(line['startBinding'], path[0]);
  const to = endOf(line['endBinding'], path.at(-1));
  if (!from || !to || ('node' in from && 'node' in to && from.node === to.node)) return undefined;
  const [atStart, atEnd] = [line['startArrowhead'] != null, line['endArrowhead'] != null];
  const isTurned = atStart && !atEnd;
  return {
    id: idOf(line['id']),
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    route: line['elbowed'] === true ? 'elbow' : isEntry(line['roundness']) && path.length > 2 ? 'curved' : 'straight',
    heads: atStart && atEnd ? 'both' : atStart || atEnd ? 'end' : 'none',
    text: label ? wordsOf(label).slice(0, canvasLimits.text) : '',
    locked: line['locked'] === true,
  };
}

/** Groups hold at least two nodes; the innermost is an element's own, and the frame holds the outermost. */
function groupsOf(elements: readonly Entry[], idOf: IdOf) {
  const members = new Map<string, number>();
  const chains = elements
    .filter((each) => !isConnector(each))
    .map((each) => ({ each, chain: idsIn(each['groupIds']) }));
  for (const { chain } of chains) for (const group of chain) members.set(group, (members.get(group) ?? 0) + 1);
  const isReal = (group: string): boolean => (members.get(group) ?? 0) > 1;
  const groups = new Map<string, NewNode>();
  const parents = new Map<Entry, string | null>();
  for (const { each, chain } of chains) {
    const frame = typeof each['frameId'] === 'string' ? idOf(each['frameId']) : null;
    const real = chain.filter(isReal).map((group) => [group, idOf(`group ${group}`)] as const);
    for (const [n, [, id]] of real.entries()) {
      const parent = real[n + 1]?.[1] ?? frame;
      groups.set(id, {
        id,
        kind: 'group',
        x: 0,
        y: 0,
        width: canvasLimits.side.min,
        height: canvasLimits.side.min,
        parent,
      });
    }
    parents.set(each, real[0]?.[1] ?? frame);
  }
  return {
    groups: [...groups.values()],
    isGroup: (id: string): boolean => groups.has(id),
    of: (each: Entry): string | null => parents.get(each) ?? null,
  };
}

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
