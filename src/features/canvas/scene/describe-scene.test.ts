import { expect, test } from 'vitest';
import { readingOrder } from '#domain/canvas/reading-order.ts';
import { aCanvas, aNode, anEdge, at } from '../../../../tests/fixtures/a-canvas.ts';
import { describeScene } from './describe-scene.ts';

const geometry = {
  edgeBox: () => ({ x: 10, y: 20, width: 30.4, height: 40 }),
  nodeBox: () => undefined,
};

test('everything has a name, a place in words and units, its connections and what it is in', () => {
  const canvas = aCanvas(
    [
      aNode({ id: 'frame', kind: 'frame', x: 0, y: 0, width: 900, height: 600, text: 'Pricing' }),
      aNode({ id: 'note', x: 20, y: 60.4, text: 'Sellers wait\nfor weeks', parent: 'frame', locked: true }),
      aNode({ id: 'card', x: 600, y: 400, text: 'They would pay', assumption: 'a1', parent: 'frame' }),
      aNode({ id: 'shape', kind: 'ellipse', x: 400, y: 1000, rotation: 30 }),
    ],
    [
      anEdge({ id: 'e1', from: at('note'), to: at('card'), text: 'therefore', route: 'elbow', locked: true }),
      anEdge({ id: 'e2', from: at('shape'), to: at('card'), heads: 'none' }),
      anEdge({ id: 'e3', from: at('shape'), to: { x: 0, y: 0 } }),
      anEdge({ id: 'e4', from: at('note'), to: at('frame'), removed: true }),
    ],
  );
  const told = describeScene(canvas, readingOrder(canvas), geometry).map(({ name, description }) => [
    name,
    description,
  ]);
  expect(told).toEqual([
    ['Frame: Pricing', 'Upper middle of the canvas: left 0, top 0, width 900, height 600 units. Not connected.'],
    [
      'Note: Sellers wait for weeks',
      'Upper left of Frame: Pricing: left 20, top 60, width 200, height 96 units. Leads to “They would pay”. Locked.',
    ],
    [
      'Arrow “therefore” from “Sellers wait for weeks” to “They would pay”',
      'With right angles, from left 10, top 20, over 30 by 40 units. Locked.',
    ],
    [
      'Assumption: They would pay',
      'Lower right of Frame: Pricing: left 600, top 400, width 200, height 96 units. Connected from “Sellers wait for weeks”, connected to an empty ellipse.',
    ],
    [
      'Empty ellipse',
      'Lower middle of the canvas: left 400, top 1000, width 200, height 96 units. Rotated by 30 degrees. Connected to “They would pay”, leads to a free point.',
    ],
    ['Line between an empty ellipse and “They would pay”', 'Curved, from left 10, top 20, over 30 by 40 units.'],
    ['Arrow from an empty ellipse to a free point', 'Curved, from left 10, top 20, over 30 by 40 units.'],
  ]);
});

test('names have an end, and no sign that is not seen', () => {
  const canvas = aCanvas([aNode({ id: 'a', text: `\u202Eabc\u0000 ${'word '.repeat(100_000)}` })]);
  const [item] = describeScene(canvas, ['a'], geometry);
  expect(item?.name).toBe(`Note: abc ${'word '.repeat(31)}…`);
});

test('a card says what is known of its assumption, and nothing while that is unknown', () => {
  const canvas = aCanvas([
    aNode({ id: 'a', text: 'Pay', assumption: 'a1' }),
    aNode({ id: 'b', text: 'Ask', assumption: 'b1' }),
  ]);
  const looks = new Map([['a1', { text: '40', said: 'score 40, refutes', verdict: null, isNext: false }]]);
  expect(describeScene(canvas, ['a', 'b'], geometry, looks).map(({ name }) => name)).toEqual([
    'Assumption: Pay (score 40, refutes)',
    'Assumption: Ask',
  ]);
});
