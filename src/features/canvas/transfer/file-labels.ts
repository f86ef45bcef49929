import type { NodeKind } from '#domain/canvas/canvas-node.ts';
import type { CanvasFileFailure } from '#domain/canvas-transfer/canvas-file-failure.ts';
import type { FileProblem } from '#domain/canvas-transfer/read-canvas-file.ts';

/** Why a file cannot be imported as a whole. */
export const fileFailureLabels: Readonly<Record<Exclude<CanvasFileFailure['kind'], 'wrong'>, string>> = {
  'too-large': 'It’s over the limit of 32 MB for a canvas.',
  'no-json': 'It isn’t a JSON file.',
  'not-ours': 'It’s JSON, but not a Groundwork canvas. Export a canvas as JSON and import that.',
  newer: 'It was made by a newer version of Groundwork. Reload the page and try again.',
  'canvas-full': 'The canvas would go over its limits: 20,000 items, 40,000 connections and 32 MB.',
  'images-unsent': 'Its images couldn’t be sent. Check your connection and try again.',
  unexpected: 'It couldn’t be read. Try again, or choose the file again.',
};

/** Where a file is wrong, counted as a reader counts: “Item 4, x: ...”. */
export function problemLabel({ path, problem }: FileProblem): string {
  const found = /^(nodes|edges)\[(\d+)\]\.?(.*)$/.exec(path);
  if (!found) return `“${path}” ${problem}`;
  const [, list, index, rest] = found;
  const part = `${list === 'nodes' ? 'Item' : 'Connection'} ${Number(index) + 1}`;
  return rest ? `${part}, “${rest}”: ${problem}` : `${part}: ${problem}`;
}

const kinds: Readonly<Record<NodeKind | 'connector', readonly [one: string, many: string]>> = {
  note: ['note', 'notes'],
  text: ['text', 'texts'],
  rectangle: ['rectangle', 'rectangles'],
  ellipse: ['ellipse', 'ellipses'],
  diamond: ['diamond', 'diamonds'],
  frame: ['frame', 'frames'],
  section: ['section', 'sections'],
  image: ['image', 'images'],
  drawing: ['drawing', 'drawings'],
  group: ['group', 'groups'],
  connector: ['connection', 'connections'],
};

const figures = new Intl.NumberFormat('en-US');

/** “1 note”, “1,200 connections”. */
export const kindWords = (kind: NodeKind | 'connector', count: number): string =>
  `${figures.format(count)} ${kinds[kind][count === 1 ? 0 : 1]}`;
