import { expect, test } from 'vitest';
import { aNode } from '../../tests/fixtures/a-canvas.ts';
import { linkAt } from './line-links.ts';

const text = 'See https://example.org/a\nand no link';
const node = (more: object = {}) => aNode({ id: 'n', kind: 'note', width: 300, height: 100, text, ...more });

test('an address is met where it is written, and nothing is beside it', () => {
  const at = (x: number, y: number) => linkAt(node(), { x, y });
  expect([at(60, 22), at(150, 22)]).toEqual(['https://example.org/a', 'https://example.org/a']);
  expect([at(20, 22), at(280, 22), at(60, 42), at(60, 4)]).toEqual([undefined, undefined, undefined, undefined]);
});

test('an address is met where its node was moved, turned and set in the middle', () => {
  const moved = node({ x: 1000, y: 500 });
  expect(linkAt(moved, { x: 1060, y: 522 })).toBe('https://example.org/a');
  const turned = node({ kind: 'text', width: 300, height: 100, rotation: 180 });
  expect(linkAt(turned, { x: 240, y: 86 })).toBe('https://example.org/a');
  expect(linkAt(turned, { x: 60, y: 22 })).toBeUndefined();
  const centred = node({ textAlign: 'end' });
  expect([linkAt(centred, { x: 280, y: 22 }), linkAt(centred, { x: 60, y: 22 })]).toEqual([
    'https://example.org/a',
    undefined,
  ]);
});
