import type { CanvasEdge, EdgeEnd } from './canvas-edge.ts';
import type { CanvasNode, NodeKind } from './canvas-node.ts';
import { isHolder } from './holders.ts';
import { isEdge } from './live-parts.ts';

export const kindWords: Readonly<Record<NodeKind, string>> = {
  note: 'Note',
  text: 'Text',
  rectangle: 'Rectangle',
  ellipse: 'Ellipse',
  diamond: 'Diamond',
  frame: 'Frame',
  section: 'Section',
  image: 'Image',
  drawing: 'Drawing',
  group: 'Group',
};

/** In letters; what goes on longer is cut off in names and read whole where it is edited. */
const shown = 160;

export type NodeLookup = (id: string) => CanvasNode | undefined;

/** Name of a node or an edge for places that do not show it: "Note: Sellers wait for weeks", "Arrow from … to …". */
export function partName(part: CanvasNode | CanvasEdge, lookup: NodeLookup): string {
  return isEdge(part) ? edgeName(part, lookup) : nodeName(part);
}

export function nodeName({ kind, text, assumption }: CanvasNode): string {
  const word = assumption === null ? kindWords[kind] : 'Assumption';
  const said = firstLetters(text);
  if (said !== '') return `${word}: ${said}`;
  return kind === 'group' || kind === 'drawing'
    ? word
    : `${isHolder({ kind }) ? 'Untitled' : 'Empty'} ${word.toLowerCase()}`;
}

function edgeName({ from, to, heads, text }: CanvasEdge, lookup: NodeLookup): string {
  const word = heads === 'none' ? 'Line' : 'Arrow';
  const between = `${heads === 'both' || heads === 'none' ? 'between' : 'from'} ${endName(from, lookup)} ${
    heads === 'both' || heads === 'none' ? 'and' : 'to'
  } ${endName(to, lookup)}`;
  const said = firstLetters(text);
  return said === '' ? `${word} ${between}` : `${word} “${said}” ${between}`;
}

/** Name of an edge's end: the words of the node without its kind. */
export function endName(end: EdgeEnd, lookup: NodeLookup): string {
  if (!('node' in end)) return 'a free point';
  const node = lookup(end.node);
  if (!node || node.removed) return 'a deleted item';
  const said = firstLetters(node.text);
  return said === ''
    ? `an ${isHolder(node) ? 'untitled' : 'empty'} ${kindWords[node.kind].toLowerCase()}`
    : `“${said}”`;
}

/** Matches most texts: one line without a sign that could be left out. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/** The beginning of a text in one line, its invisible signs left out. */
export function firstLetters(text: string): string {
  if (text.length <= shown && plain.test(text)) return text;
  const line = text
    .slice(0, shown * 4)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const letters = Array.from(line);
  return letters.length > shown ? `${letters.slice(0, shown - 1).join('')}…` : line;
}
