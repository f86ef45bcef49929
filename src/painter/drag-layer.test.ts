import { describe, expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../tests/fixtures/a-canvas.ts';
import { aLargeCanvas } from '../../tests/fixtures/a-large-canvas.ts';
import { DragLayer } from './drag-layer.ts';
import type { Preview } from './preview.ts';
import { Scene } from './scene.ts';

const canvas = aCanvas(
  [aNode({ id: 'a' }), aNode({ id: 'b', x: 600 }), aNode({ id: 'c', y: 600 }), aNode({ id: 'far', x: 5000 })],
  [
    anEdge({ id: 'ab', from: at('a'), to: at('b'), route: 'straight' }),
    anEdge({ id: 'bc', from: at('b'), to: at('c'), route: 'straight' }),
    anEdge({ id: 'free', from: { x: 0, y: 300 }, to: { x: 90, y: 300 }, route: 'straight' }),
  ],
);

function sceneOf(shown: Pick<typeof canvas, 'nodes' | 'edges'>): Scene {
  const scene = new Scene();
  scene.show(shown);
  return scene;
}

type Move = Extract<Preview, { kind: 'move' }>;
const move = (ids: readonly string[], more: Partial<Move> = {}): Move => ({
  kind: 'move',
  ids,
  dx: 10,
  dy: 20,
  guides: [],
  ...more,
});

const sorted = (ids: Iterable<string>): string[] => [...ids].sort();

describe('what a move takes off the canvas', () => {
  test('are its nodes, the edges between them, and the edges that hold on to what stays', () => {
    const dragLayer = new DragLayer(sceneOf(canvas), move(['a', 'b']));
    expect(dragLayer.size).toBe('few');
    expect(sorted(dragLayer.carried)).toEqual(['a', 'ab', 'b']);
    expect(sorted(dragLayer.hidden)).toEqual(['a', 'ab', 'b', 'bc']);
    expect(sorted(dragLayer.items().map(({ id }) => id))).toEqual(['a', 'ab', 'b', 'bc']);
    const moved = dragLayer.items().find(({ id }) => id === 'b');
    expect([moved?.node?.x, moved?.node?.y]).toEqual([610, 20]);
  });

  test('are both ends of a free edge', () => {
    const [free] = new DragLayer(sceneOf(canvas), move(['free'])).items();
    expect([free?.edge?.from, free?.edge?.to]).toEqual([
      { x: 10, y: 320 },
      { x: 100, y: 320 },
    ]);
  });

  test('is nothing while copies are moved, which are painted all the same', () => {
    const dragLayer = new DragLayer(sceneOf(canvas), move(['a'], { isCopy: true }));
    expect([...dragLayer.hidden]).toEqual([]);
    expect(dragLayer.items().map(({ node }) => node?.x)).toEqual([10]);
  });

  test('is everything at once when everything moves', () => {
    const large = aLargeCanvas(400);
    const all = Object.values(large.nodes).flatMap((bucket) => Object.keys(bucket));
    const dragLayer = new DragLayer(sceneOf(large), move(all));
    expect([dragLayer.size, dragLayer.hidden.size]).toEqual(['whole', 880]);
  });

  test('is a bitmap of its own when many move, above which only the edges to the others are painted', () => {
    const large = aLargeCanvas(2000);
    const all = Object.values(large.nodes).flatMap((bucket) => Object.keys(bucket));
    const dragLayer = new DragLayer(sceneOf(large), move(all.slice(0, 1000)));
    const items = dragLayer.items();
    expect(dragLayer.size).toBe('many');
    expect(items.length).toBe(dragLayer.hidden.size - dragLayer.carried.size);
    expect(items.every(({ edge }) => edge !== undefined)).toBe(true);
  });
});

test('a resize paints the node in its new box, with its edges', () => {
  const scene = sceneOf(canvas);
  const box = { id: 'c', x: 0, y: 600, width: 400, height: 300 };
  const dragLayer = new DragLayer(scene, { kind: 'resize', boxes: [box] });
  const items = dragLayer.items();
  expect(sorted(items.map(({ id }) => id))).toEqual(['bc', 'c']);
  expect(items.find(({ id }) => id === 'c')?.node).toMatchObject(box);
});

test('an edge that is led elsewhere is painted once, and a new node lies on top', () => {
  const scene = sceneOf(canvas);
  const edge = anEdge({ id: 'ab', from: at('a'), to: at('c'), route: 'straight' });
  const led = new DragLayer(scene, { kind: 'connect', edge });
  expect([...led.hidden]).toEqual(['ab']);
  expect(led.items().map((item) => item.edge?.to)).toEqual([at('c')]);
  const placed = new DragLayer(scene, { kind: 'place', node: aNode({ id: 'new' }) });
  expect(placed.items().map(({ id, rank }) => [id, rank])).toEqual([['new', Number.POSITIVE_INFINITY]]);
});

test('the same gesture goes on with the same parts only', () => {
  const dragLayer = new DragLayer(sceneOf(canvas), move(['a', 'b']));
  expect(dragLayer.follows(move(['a', 'b'], { dx: 99 }))).toBe(true);
  expect(dragLayer.follows(move(['a']))).toBe(false);
  expect(dragLayer.follows(move(['a', 'b'], { isCopy: true }))).toBe(false);
  expect(dragLayer.isMetBy(new Set(['bc']))).toBe(true);
  expect(dragLayer.isMetBy(new Set(['far']))).toBe(false);
});
