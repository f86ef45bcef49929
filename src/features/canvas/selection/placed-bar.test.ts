import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intersects } from '#drawing/bounds.ts';
import { placedBar } from './placed-bar.ts';

const size = { width: 200, height: 40 };
const room = { area: { x: 64, y: 64, width: 1000, height: 700 }, corner: { x: 900, y: 600, width: 200, height: 200 } };
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test.each([
  ['above, in the middle', box(400, 300, 100, 100), { x: 350, y: 240 }],
  ['above, no farther left than there is room', box(70, 300, 100, 100), { x: 64, y: 240 }],
  ['below what is at the top', box(400, 80, 100, 100), { x: 350, y: 200 }],
  ['at the right of what is as high as the screen', box(400, 0, 100, 900), { x: 520, y: 430 }],
  ['at the left of what reaches to the right edge', box(500, 0, 900, 900), { x: 280, y: 430 }],
  ['at the top of what is larger than the screen', box(-100, -100, 2000, 2000), { x: 800, y: 64 }],
  ['at the left, where it would cover the corner above', box(880, 680, 40, 30), { x: 660, y: 675 }],
  ['at the edge where what it is about lies outside', box(400, 2000, 100, 100), { x: 350, y: 724 }],
])('%s', (_, about, place) => {
  expect(placedBar(about, size, room)).toEqual(place);
});

test('it never leaves its area, and covers nothing that leaves it room above', () => {
  const length = fc.integer({ min: -3000, max: 3000 });
  const side = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(length, length, side, side, (x, y, width, height) => {
      const at = placedBar({ x, y, width, height }, size, room);
      expect(at.x).toBeGreaterThanOrEqual(64);
      expect(at.y).toBeGreaterThanOrEqual(64);
      expect(at.x + size.width).toBeLessThanOrEqual(1064);
      expect(at.y + size.height).toBeLessThanOrEqual(764);
      if (y > 124) expect(intersects({ ...at, ...size }, { x, y, width, height })).toBe(false);
    }),
  );
});
