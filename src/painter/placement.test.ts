import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaOfPixels,
  covers,
  exposed,
  inScale,
  overlap,
  type PixelRect,
  pixelsOf,
  viewPlacement,
} from './placement.ts';

const rect = fc.record({
  left: fc.integer({ min: -50, max: 50 }),
  top: fc.integer({ min: -50, max: 50 }),
  width: fc.integer({ min: 1, max: 60 }),
  height: fc.integer({ min: 1, max: 60 }),
});

const pixels = ({ left, top, width, height }: PixelRect): string[] =>
  Array.from({ length: width * height }, (_, index) => `${left + (index % width)},${top + Math.floor(index / width)}`);

describe('what a bitmap lacks of a view', () => {
  test('and what it has are the view, and no pixel is painted twice', () => {
    fc.assert(
      fc.property(rect, rect, (whole, known) => {
        const kept = overlap(whole, known);
        const parts = [...exposed(whole, known), ...(kept ? [kept] : [])];
        expect(parts.flatMap(pixels).sort()).toEqual(pixels(whole).sort());
      }),
      { numRuns: 60 },
    );
  });

  test('is nothing when it covers the view', () => {
    fc.assert(
      fc.property(rect, rect, (a, b) => {
        expect(covers(a, b)).toBe(exposed(b, a).length === 0);
      }),
    );
  });
});

test('a view is in whole pixels of the display, also far from the origin', () => {
  expect(viewPlacement({ x: 1e6 + 0.4, y: -1e6, zoom: 8 }, { width: 1280, height: 799.5 }, 1.5)).toEqual({
    scale: 12,
    left: 12_000_005,
    top: -12_000_000,
    width: 1920,
    height: 1200,
  });
});

test('the same part of the scene has half the pixels in half the scale', () => {
  const at = { scale: 2, left: 100, top: -40, width: 300, height: 200 };
  expect(inScale(at, 1)).toEqual({ scale: 1, left: 50, top: -20, width: 150, height: 100 });
});

test('the pixels of an area hold all of it', () => {
  const area = { minX: 10.2, minY: -3.7, maxX: 20.9, maxY: 4.1 };
  const held = areaOfPixels(pixelsOf(area, 3), 3);
  expect(held.minX).toBeLessThan(area.minX);
  expect(held.minY).toBeLessThan(area.minY);
  expect(held.maxX).toBeGreaterThan(area.maxX);
  expect(held.maxY).toBeGreaterThan(area.maxY);
});
