import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import type { ResizeHandle } from './pointer.ts';
import { resizedBox } from './resized-box.ts';

const side = fc.double({ min: 8, max: 2_000, noNaN: true });
const place = fc.double({ min: -5_000, max: 5_000, noNaN: true });
const resize = fc.record({
  box: fc.record({ x: place, y: place, width: side, height: side }),
  rotation: fc.integer({ min: 0, max: 359 }),
  handle: fc.constantFrom<ResizeHandle>('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'),
  dx: place,
  dy: place,
  modifiers: fc.record({ shift: fc.boolean(), alt: fc.boolean() }),
});

/** Where the box has what lies at a share of its width and height, after it was turned. */
function at({ x, y, width, height }: Box, rotation: number, across: number, down: number): Point {
  const angle = (rotation * Math.PI) / 180;
  const [dx, dy] = [(across - 0.5) * width, (down - 0.5) * height];
  return {
    x: x + width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: y + height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

test('what lies opposite of the handle stays, with Alt the middle', () => {
  fc.assert(
    fc.property(resize, (wanted) => {
      const { box, rotation, handle, modifiers } = wanted;
      const across = handle.includes('e') ? 0 : handle.includes('w') ? 1 : 0.5;
      const down = handle.includes('s') ? 0 : handle.includes('n') ? 1 : 0.5;
      const fixed = modifiers.alt ? ([0.5, 0.5] as const) : ([across, down] as const);
      const [before, after] = [at(box, rotation, ...fixed), at(resizedBox(wanted), rotation, ...fixed)];
      expect(after.x).toBeCloseTo(before.x, 5);
      expect(after.y).toBeCloseTo(before.y, 5);
    }),
  );
});

test('no side becomes shorter than a node’s, and Shift keeps the proportions where there is room', () => {
  fc.assert(
    fc.property(resize, (wanted) => {
      const { width, height } = resizedBox(wanted);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(8);
      if (wanted.modifiers.shift && Math.min(width, height) > 8 && Math.max(width, height) < 100_000)
        expect(width / height).toBeCloseTo(wanted.box.width / wanted.box.height, 4);
    }),
  );
});
