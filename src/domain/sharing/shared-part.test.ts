import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../../tests/fixtures/a-canvas.ts';
import { sharedPart } from './shared-part.ts';

const canvas = aCanvas(
  [
    aNode({ id: 'frame', kind: 'frame' }),
    aNode({ id: 'group', kind: 'group', parent: 'frame' }),
    aNode({ id: 'deep', parent: 'group', assumption: 'a1' }),
    aNode({ id: 'gone', parent: 'frame', removed: true }),
    aNode({ id: 'beside' }),
    aNode({ id: 'far' }),
    aNode({ id: 'loop', kind: 'group', parent: 'pool' }),
    aNode({ id: 'pool', kind: 'group', parent: 'loop' }),
  ],
  [
    anEdge({ id: 'out', from: at('deep'), to: at('beside') }),
    anEdge({ id: 'within', from: at('deep'), to: at('group') }),
    anEdge({ id: 'free', from: at('deep'), to: { x: 5, y: 5 } }),
    anEdge({ id: 'nowhere', from: { x: 0, y: 0 }, to: { x: 5, y: 5 } }),
    anEdge({ id: 'dropped', from: at('beside'), to: at('far'), removed: true }),
    anEdge({ id: 'to-gone', from: at('beside'), to: at('gone') }),
  ],
);

const shown = (id: string) => {
  const part = sharedPart(canvas, id);
  return part && [part.nodes.map((node) => node.id).sort(), part.edges.map((edge) => edge.id).sort()];
};

test.each([
  [
    'frame',
    [
      ['deep', 'frame', 'group'],
      ['free', 'within'],
    ],
  ],
  [
    'group',
    [
      ['deep', 'group'],
      ['free', 'within'],
    ],
  ],
  [
    'deep',
    [
      ['beside', 'deep', 'group'],
      ['free', 'out', 'within'],
    ],
  ],
  [
    'beside',
    [
      ['beside', 'deep'],
      ['free', 'out'],
    ],
  ],
  ['far', [['far'], []]],
  ['loop', [['loop', 'pool'], []]],
  ['gone', undefined],
  ['never', undefined],
])('a link to %s shows what belongs to it', (id, expected) => {
  expect(shown(id)).toEqual(expected);
});

test('nothing that is shown names what is not', () => {
  expect(sharedPart(canvas, 'deep')?.nodes.map(({ id, parent, assumption }) => [id, parent, assumption])).toEqual([
    ['group', null, null],
    ['deep', 'group', null],
    ['beside', null, null],
  ]);
});
