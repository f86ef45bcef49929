import type { NodeKind } from '#domain/canvas/canvas-node.ts';
import type { CanvasFileFailure } from '#domain/canvas-transfer/canvas-file-failure.ts';
import type { FileProblem } from '#domain/canvas-transfer/read-canvas-file.ts';

/** Why a file cannot be imported as a whole. */
export const fileFailureWords: Readonly<Record<Exclude<CanvasFileFailure['kind'], 'wrong'>, string>> = {
  'too-large': 'It is larger than a canvas can be: 32 MB are the most.',
  'no-json': 'It is no JSON.',
  'not-ours': 'It is JSON, but no canvas of Groundwork. Export one as JSON, and import that.',
  newer: 'It was made by a newer version of Groundwork than this one. Load the page again.',
  'canvas-full': 'The canvas would be too full: 20,000 nodes, 40,000 connectors and 32 MB are the most.',
  unexpected: 'It could not be read. Try again, or choose it once more.',
};

/** Where a file is wrong, counted as a reader counts: “Node 4, x: is no number”. */
export function problemWords({ path, problem }: FileProblem): string {
  const found = /^(nodes|edges)\[(\d+)\]\.?(.*)$/.exec(path);
  if (!found) return `“${path}” ${problem}`;
  const [, list, index, rest] = found;
  const part = `${list === 'nodes' ? 'Node' : 'Connector'} ${Number(index) + 1}`;
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
  group: ['group', 'groups'],
  connector: ['connector', 'connectors'],
};

const figures = new Intl.NumberFormat('en-GB');

/** “1 note”, “1,200 connectors”. */
export const kindWords = (kind: NodeKind | 'connector', count: number): string =>
  `${figures.format(count)} ${kinds[kind][count === 1 ? 0 : 1]}`;

/** “1 part”, “1,200 parts”. */
export const partsWords = (count: number): string => `${figures.format(count)} ${count === 1 ? 'part' : 'parts'}`;
