import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { snapShiftOf } from './snap.ts';

const at = (x: number, y: number, width = 100, height = 50): Box => ({ x, y, width, height });

const boxes = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 300 }),
});

describe('what is dragged', () => {
  test('is drawn to the nearest side of a neighbor, and a guide runs over both', () => {
    expect(snapShiftOf(at(3, 200), [at(0, 0)], 6)).toEqual({
      dx: -3,
      dy: 0,
      guides: [
        { from: { x: 0, y: 0 }, to: { x: 0, y: 250 } },
        { from: { x: 50, y: 0 }, to: { x: 50, y: 250 } },
        { from: { x: 100, y: 0 }, to: { x: 100, y: 250 } },
      ],
    });
  });

  test('is drawn on both axes, each to what is nearest there', () => {
    const shift = snapShiftOf(at(204, 298, 40, 40), [at(0, 300, 100, 100), at(200, 0, 80, 90)], 6);
    expect({ dx: shift?.dx, dy: shift?.dy }).toEqual({ dx: -4, dy: 2 });
  });

  test('stays where nothing is near', () => {
    expect(snapShiftOf(at(17, 217), [at(1000, 1000), at(500, -500)], 6)).toBeUndefined();
  });

  test('is sized to the line of a neighbor by the side that moves, and by no other', () => {
    const sides = { x: 'end', y: null } as const;
    expect(snapShiftOf(at(3, 200), [at(0, 0)], 6, sides)).toEqual({
      dx: -3,
      dy: 0,
      guides: [{ from: { x: 100, y: 0 }, to: { x: 100, y: 250 } }],
    });
    expect(snapShiftOf(at(3, 200, 60), [at(0, 0)], 6, sides)).toBeUndefined();
    expect(snapShiftOf(at(3, 202), [at(0, 200)], 6, { x: 'start', y: 'start' })).toMatchObject({ dx: -3, dy: -2 });
  });

  test('is never drawn further than it may be, and is in line afterwards', () => {
    fc.assert(
      fc.property(boxes, fc.array(boxes, { maxLength: 6 }), fc.integer({ min: 1, max: 12 }), (box, others, reach) => {
        const shift = snapShiftOf(box, others, reach);
        if (!shift) return;
        expect(Math.max(Math.abs(shift.dx), Math.abs(shift.dy))).toBeLessThanOrEqual(reach);
        const again = snapShiftOf({ ...box, x: box.x + shift.dx, y: box.y + shift.dy }, others, 0.001);
        expect(again?.guides.length).toBeGreaterThan(0);
      }),
    );
  });
});
