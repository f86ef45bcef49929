import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../../../tests/fixtures/a-canvas.ts';
import { templateOf } from './template-of.ts';

test('a template keeps what lies there, without locks and assumptions', () => {
  const canvas = aCanvas(
    [aNode({ id: 'a', assumption: 'belief', locked: true, text: 'Who' }), aNode({ id: 'b', x: 400 })],
    [anEdge({ id: 'e', from: at('a'), to: at('b'), locked: true })],
  );
  const whole = templateOf(canvas, null);
  expect(whole.nodes.map(({ id, text }) => [id, text])).toEqual([
    ['a', 'Who'],
    ['b', ''],
  ]);
  expect([...whole.nodes, ...whole.edges].filter((part) => 'locked' in part || 'assumption' in part)).toEqual([]);
  expect(templateOf(canvas, ['b'])).toMatchObject({ nodes: [{ id: 'b' }], edges: [] });
});
