import { describe, expect, test } from 'vitest';
import { aCanvas, aNode, anEdge } from '../../tests/fixtures/a-canvas.ts';
import { chosenWithin, hitTest } from './hit.ts';
import { Scene } from './scene.ts';
import { Selection } from './selection.ts';

const canvas = aCanvas(
  [
    aNode({ id: 'frame', kind: 'frame', x: -50, y: -50, width: 900, height: 600, text: 'All' }),
    aNode({ id: 'low', x: 0, y: 0, z: 'a1' }),
    aNode({ id: 'high', x: 100, y: 40, z: 'a2' }),
    aNode({ id: 'round', kind: 'ellipse', x: 400, y: 0, width: 200, height: 100 }),
    aNode({ id: 'turned', kind: 'rectangle', x: 600, y: 300, width: 200, height: 20, rotation: 90 }),
    aNode({
      id: 'stroke',
      kind: 'drawing',
      x: 0,
      y: 450,
      width: 200,
      height: 100,
      points: [0, 0, 10_000, 10_000],
    }),
    aNode({ id: 'locked', x: 0, y: 300, locked: true }),
  ],
  [anEdge({ id: 'edge', from: { x: 300, y: 400 }, to: { x: 500, y: 400 }, route: 'straight', text: '' })],
);

function hitAt(x: number, y: number, selected: readonly string[] = [], zoom = 1) {
  const scene = new Scene();
  scene.show(canvas);
  const selection = new Selection(scene);
  selection.choose(new Set(selected));
  return hitTest(scene, selection, { x, y }, zoom);
}

describe('what lies under a point', () => {
  test.each([
    ['a drawn line', 100, 500, { kind: 'node', id: 'stroke' }],
    ['what lies beside a drawn line in its box', 180, 460, { kind: 'canvas' }],
    ['the topmost of two nodes', 150, 60, { kind: 'node', id: 'high' }],
    ['the one that looks out below', 20, 20, { kind: 'node', id: 'low' }],
    ['an ellipse in its middle', 500, 50, { kind: 'node', id: 'round' }],
    ['the canvas beside an ellipse, within its box', 405, 5, { kind: 'canvas' }],
    ['a node that is turned, where it lies', 700, 230, { kind: 'node', id: 'turned' }],
    ['the canvas where it would lie upright', 620, 310, { kind: 'canvas' }],
    ['a line, some pixels beside it', 400, 406, { kind: 'edge', id: 'edge' }],
    ['a frame at its border', -50, 100, { kind: 'node', id: 'frame' }],
    ['a frame at its title', 100, -65, { kind: 'node', id: 'frame' }],
    ['the canvas within a frame', 300, 200, { kind: 'canvas' }],
    ['a node that is locked', 50, 350, { kind: 'node', id: 'locked' }],
    ['the canvas outside of all', 5000, 5000, { kind: 'canvas' }],
  ] as const)('is %s', (_, x, y, hit) => {
    expect(hitAt(x, y)).toEqual(hit);
  });

  test('is a handle of what is selected before all else, within 12 pixels at every zoom', () => {
    expect(hitAt(210, 106, ['low'])).toEqual({ kind: 'handle', handle: 'se' });
    expect(hitAt(220, 115, ['low'], 0.5)).toEqual({ kind: 'handle', handle: 'se' });
    expect(hitAt(203, 99, ['low'], 4)).toEqual({ kind: 'handle', handle: 'se' });
    expect(hitAt(204, 100, ['low'], 4)).not.toEqual({ kind: 'handle', handle: 'se' });
  });

  test('is the handle that turns a shape, and no note has one', () => {
    expect(hitAt(500, -24, ['round'])).toEqual({ kind: 'handle', handle: 'rotate' });
    expect(hitAt(100, -24, ['low'])).toEqual({ kind: 'canvas' });
  });

  test('is an end or the middle of a line that is selected', () => {
    expect(hitAt(498, 400, ['edge'])).toEqual({ kind: 'edge-end', id: 'edge', end: 'to' });
    expect(hitAt(302, 400, ['edge'])).toEqual({ kind: 'edge-end', id: 'edge', end: 'from' });
    const middle = hitAt(400, 400, ['edge']);
    expect(middle).toMatchObject({ kind: 'edge-bend', id: 'edge', bend: 0 });
    expect(middle.kind === 'edge-bend' && Math.abs(middle.normal.y)).toBeCloseTo(1);
  });

  test('is no handle of what is locked', () => {
    expect(hitAt(200, 396, ['locked'])).toEqual({ kind: 'node', id: 'locked' });
  });
});

test('a marquee chooses the nodes that it touches, and the frames and edges that it encloses', () => {
  const scene = new Scene();
  scene.show(canvas);
  const chosen = (x: number, y: number, width: number, height: number) =>
    chosenWithin(scene, { x, y, width, height }).sort();
  expect(chosen(180, 80, 60, 60)).toEqual(['high', 'low']);
  expect(chosen(350, 380, 60, 60)).toEqual([]);
  expect(chosen(250, 350, 300, 100)).toEqual(['edge']);
  expect(chosen(-100, -100, 1000, 700)).toEqual([
    'edge',
    'frame',
    'high',
    'locked',
    'low',
    'round',
    'stroke',
    'turned',
  ]);
});
