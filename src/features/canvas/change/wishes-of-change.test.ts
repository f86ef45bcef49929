import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../../../tests/fixtures/a-canvas.ts';
import { wishesOfChange } from './wishes-of-change.ts';

const canvas = aCanvas(
  [aNode({ id: 'a' }), aNode({ id: 'b', x: 400 }), aNode({ id: 'c', x: 800 }), aNode({ id: 'group', kind: 'group' })],
  [anEdge({ id: 'edge', from: at('a'), to: at('b') })],
);
const wishes = (change: Parameters<typeof wishesOfChange>[0]) =>
  wishesOfChange(change, { canvas, selection: [], newId: () => 'new' }).wishes;

test('an end that is put onto the node of the other end stays where it was', () => {
  expect(wishes({ kind: 'routed', id: 'edge', to: at('a') })).toEqual([]);
  expect(wishes({ kind: 'routed', id: 'edge', from: at('b') })).toEqual([]);
  expect(wishes({ kind: 'routed', id: 'edge', to: at('c') })).toEqual([
    { type: 'RouteEdge', data: { id: 'edge', to: at('c') } },
  ]);
  expect(wishes({ kind: 'routed', id: 'edge', bend: 8 })).toEqual([
    { type: 'RouteEdge', data: { id: 'edge', bend: 8 } },
  ]);
});

test('nothing grows from a group, to which nothing can be connected', () => {
  expect(wishes({ kind: 'grown', of: 'group', side: 'right', nodeId: 'n', edgeId: 'e' })).toEqual([]);
  expect(wishes({ kind: 'grown', of: 'a', side: 'right', nodeId: 'n', edgeId: 'e' })).toMatchObject([
    { type: 'PlaceNodes', data: { nodes: [{ id: 'n' }], edges: [{ from: { node: 'a' }, to: { node: 'n' } }] } },
  ]);
});

test('a look is given to what is chosen and to what is in a group, not to what lies in a frame or a section', () => {
  const board = aCanvas(
    [
      aNode({ id: 'frame', kind: 'frame' }),
      aNode({ id: 'inFrame', parent: 'frame' }),
      aNode({ id: 'outer', kind: 'group' }),
      aNode({ id: 'inner', kind: 'group', parent: 'outer' }),
      aNode({ id: 'inGroup', parent: 'inner' }),
      aNode({ id: 'section', kind: 'section', parent: 'inner' }),
      aNode({ id: 'inSection', parent: 'section' }),
    ],
    [],
  );
  const chosen = (kind: 'styled' | 'removed', selection: readonly string[]) => {
    const change = kind === 'styled' ? ({ kind, style: { fill: 'sky' } } as const) : ({ kind } as const);
    const [wish] = wishesOfChange(change, { canvas: board, selection, newId: () => 'new' }).wishes;
    return new Set((wish?.data as { readonly ids: readonly string[] } | undefined)?.ids);
  };
  expect(chosen('styled', ['frame'])).toEqual(new Set(['frame']));
  expect(chosen('styled', ['outer'])).toEqual(new Set(['outer', 'inner', 'inGroup', 'section']));
  expect(chosen('removed', ['frame'])).toEqual(new Set(['frame', 'inFrame']));
});
