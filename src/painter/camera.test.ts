import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitting, pannedBy, seenBox, toScene, toScreen, zoomedTo, zoomLimits } from './camera.ts';

const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const zoom = fc.double({ ...zoomLimits, noNaN: true });
const camera = fc.record({ x: coordinate, y: coordinate, zoom });
const onScreen = fc.record({
  x: fc.double({ min: 0, max: 2000, noNaN: true }),
  y: fc.double({ min: 0, max: 2000, noNaN: true }),
});

describe('a camera', () => {
  test('shows a point of the scene where the same point of the screen lies', () => {
    fc.assert(
      fc.property(camera, onScreen, (at, point) => {
        const back = toScreen(at, toScene(at, point));
        expect(Math.hypot(back.x - point.x, back.y - point.y)).toBeLessThan(1e-4);
      }),
    );
  });

  test('keeps what lies under the pointer when it zooms, within its limits', () => {
    fc.assert(
      fc.property(camera, onScreen, fc.double(), (from, point, wanted) => {
        const to = zoomedTo(from, wanted, point);
        expect(to.zoom).toBeGreaterThanOrEqual(zoomLimits.min);
        expect(to.zoom).toBeLessThanOrEqual(zoomLimits.max);
        const [before, after] = [toScene(from, point), toScene(to, point)];
        expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(1e-4);
      }),
    );
  });

  test('pans by pixels of the screen', () => {
    expect(pannedBy({ x: 10, y: 20, zoom: 0.5 }, 5, -10)).toEqual({ x: 20, y: 0, zoom: 0.5 });
  });

  test('fits a box in the middle of what it shows', () => {
    const viewport = { width: 1000, height: 500 };
    const at = fitting({ x: 0, y: 0, width: 4000, height: 1000 }, viewport, 100);
    expect(at).toEqual({ x: -500, y: -750, zoom: 0.2 });
    expect(seenBox(at, viewport)).toEqual({ x: -500, y: -750, width: 5000, height: 2500 });
  });

  test('shows a small box at 100 % and not larger', () => {
    expect(fitting({ x: 0, y: 0, width: 10, height: 10 }, { width: 400, height: 400 }).zoom).toBe(1);
  });
});
