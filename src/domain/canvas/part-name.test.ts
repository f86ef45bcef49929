import { describe, expect, test } from 'vitest';
import type { CanvasEdge, EdgeEnd } from './canvas-edge.ts';
import type { CanvasNode } from './canvas-node.ts';
import { firstLetters, partName } from './part-name.ts';

const node = (each: Partial<CanvasNode>) =>
  ({ kind: 'note', text: '', assumption: null, removed: false, ...each }) as CanvasNode;
const nodes: Readonly<Record<string, CanvasNode>> = {
  sellers: node({ text: 'Sellers wait' }),
  hive: node({ kind: 'frame', text: 'Hive' }),
  empty: node({ kind: 'ellipse' }),
  untitled: node({ kind: 'section' }),
  removed: node({ text: 'Old', removed: true }),
};
const nameOf = (part: CanvasNode | CanvasEdge) => partName(part, (id) => nodes[id]);

describe('the name of a node', () => {
  test.each([
    ['Note: Sellers wait', { text: 'Sellers wait' }],
    ['Assumption: Sellers wait', { text: 'Sellers wait', assumption: 'a1' }],
    ['Group: Ours', { kind: 'group', text: 'Ours' }],
    ['Empty note', {}],
    ['Empty assumption', { assumption: 'a1' }],
    ['Untitled frame', { kind: 'frame' }],
    ['Untitled section', { kind: 'section' }],
    ['Group', { kind: 'group' }],
    ['Drawing', { kind: 'drawing' }],
  ] as const)('is “%s”', (name, each) => {
    expect(nameOf(node(each))).toBe(name);
  });
});

describe('the name of an edge', () => {
  const on = (id: string): EdgeEnd => ({ node: id, side: 'auto' });
  const edge = (heads: CanvasEdge['heads'], from: EdgeEnd, to: EdgeEnd, text = '') =>
    ({ heads, from, to, text }) as CanvasEdge;
  test.each([
    ['Arrow from “Sellers wait” to “Hive”', edge('end', on('sellers'), on('hive'))],
    ['Arrow between “Sellers wait” and “Hive”', edge('both', on('sellers'), on('hive'))],
    ['Line between “Sellers wait” and “Hive”', edge('none', on('sellers'), on('hive'))],
    [
      'Arrow “because” from an empty ellipse to an untitled section',
      edge('end', on('empty'), on('untitled'), 'because'),
    ],
    ['Line between a free point and a free point', edge('none', { x: 1, y: 2 }, { x: 3, y: 4 })],
    ['Arrow from a deleted item to a deleted item', edge('end', on('removed'), on('gone'))],
  ])('is “%s”', (name, each) => {
    expect(nameOf(each)).toBe(name);
  });
});

describe('the first letters of a text', () => {
  test.each([
    ['stay as they are in one line', 'Sellers wait', 'Sellers wait'],
    [
      'are in one line, without spaces at their ends and signs that no one sees',
      ' Sellers\n\twait\u200b for us ',
      'Sellers wait for us',
    ],
    ['are all of 160', 'é'.repeat(160), 'é'.repeat(160)],
    ['are 159 of more, and an ellipsis', 'a'.repeat(161), `${'a'.repeat(159)}…`],
    ['count a sign of two code units once', '🐝'.repeat(161), `${'🐝'.repeat(159)}…`],
    ['are cut off a text of many spaces', `${'a '.repeat(1000)}`, `${'a '.repeat(79)}a…`],
  ])('%s', (_, text, shown) => {
    expect(firstLetters(text)).toBe(shown);
  });
});
