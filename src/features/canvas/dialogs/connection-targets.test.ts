import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../../../tests/fixtures/a-canvas.ts';
import { connectionTargets } from './connection-targets.ts';

const canvas = aCanvas(
  [
    aNode({ id: 'a' }),
    aNode({ id: 'b', y: 200, parent: 'group' }),
    aNode({ id: 'c', y: 400, kind: 'frame' }),
    aNode({ id: 'group', kind: 'group', y: 600 }),
  ],
  [anEdge({ id: 'edge', from: at('a'), to: at('b') }), anEdge({ id: 'loose', from: { x: 0, y: 0 }, to: at('b') })],
);

test.each([
  ['a node leads to what is no group, and not to itself', 'b', ['a', 'c']],
  ['a connector does not lead to where it begins', 'edge', ['b', 'c']],
  ['one that begins at no node leads to any', 'loose', ['a', 'b', 'c']],
])('%s', (_, of, ids) => {
  expect(new Set(connectionTargets(canvas, of).map(({ id }) => id))).toEqual(new Set(ids));
});
