import fc from 'fast-check';
import { expect, test } from 'vitest';
import { between, fitting, panned, revealing, zoomedAt, zoomLimits } from './camera.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const camera = fc.record({ x: number(-1e4, 1e4), y: number(-1e4, 1e4), zoom: number(0.02, 8) });
const point = fc.record({ x: number(0, 1_500), y: number(0, 900) });
const viewport = fc.record({ width: number(320, 2_560), height: number(240, 1_440) });
const box = fc.record({ x: number(-1e4, 1e4), y: number(-1e4, 1e4), width: number(8, 1e4), height: number(8, 1e4) });

test('what lies under the pointer stays there while it is zoomed, within the limits', () => {
  fc.assert(
    fc.property(camera, point, number(0.001, 50), (from, at, zoom) => {
      const to = zoomedAt(from, at, zoom);
      expect(to.x + at.x / to.zoom).toBeCloseTo(from.x + at.x / from.zoom, 5);
      expect(to.y + at.y / to.zoom).toBeCloseTo(from.y + at.y / from.zoom, 5);
      expect(to.zoom >= zoomLimits.min && to.zoom <= zoomLimits.max).toBe(true);
    }),
  );
});

test('panning there and back ends where it began', () => {
  fc.assert(
    fc.property(camera, point, (from, { x, y }) => {
      const back = panned(panned(from, x, y), -x, -y);
      expect(back.x).toBeCloseTo(from.x, 5);
      expect(back.y).toBeCloseTo(from.y, 5);
    }),
  );
});

test('a box that is fitted or revealed can be seen', () => {
  fc.assert(
    fc.property(camera, box, viewport, (from, wanted, view) => {
      const fit = fitting(wanted, view);
      const seen = fit.zoom > zoomLimits.min ? [fit] : [];
      const reveal = revealing(from, wanted, view);
      if (Math.max(wanted.width / view.width, wanted.height / view.height) * from.zoom < 0.8) seen.push(reveal);
      for (const { x, y, zoom } of seen) {
        expect(wanted.x).toBeGreaterThanOrEqual(x - 1e-6);
        expect(wanted.x + wanted.width).toBeLessThanOrEqual(x + view.width / zoom + 1e-6);
        expect(wanted.y).toBeGreaterThanOrEqual(y - 1e-6);
        expect(wanted.y + wanted.height).toBeLessThanOrEqual(y + view.height / zoom + 1e-6);
      }
    }),
  );
});

test('what is fitted lies beside what covers the corner, and is as large as it can be there', () => {
  const corners = fc.record({ width: number(100, 230), height: number(90, 210) });
  fc.assert(
    fc.property(box, viewport, corners, (wanted, view, corner) => {
      const fit = fitting(wanted, { ...view, corner });
      if (fit.zoom === zoomLimits.min) return;
      const right = (wanted.x + wanted.width - fit.x) * fit.zoom;
      const bottom = (wanted.y + wanted.height - fit.y) * fit.zoom;
      expect(wanted.x).toBeGreaterThanOrEqual(fit.x);
      expect(wanted.y).toBeGreaterThanOrEqual(fit.y);
      expect(right).toBeLessThanOrEqual(view.width);
      expect(bottom).toBeLessThanOrEqual(view.height);
      expect(right <= view.width - corner.width || bottom <= view.height - corner.height).toBe(true);
    }),
  );
  const room = { width: 1000, height: 800, corner: { width: 200, height: 190 } };
  const square = (side: number) => ({ x: 0, y: 0, width: side, height: side });
  const places = [300, 2000, 20].map((side) => fitting(square(side), room, { zoomMax: side === 20 ? 3 : 1 }));
  expect(places).toEqual([
    { x: -350, y: -250, zoom: 1 },
    { x: expect.closeTo(-333.3, 1), y: expect.closeTo(-234.6, 1), zoom: expect.closeTo(0.324, 4) },
    { x: expect.closeTo(-156.7, 1), y: expect.closeTo(-123.3, 1), zoom: 3 },
  ]);
});

test('a glide begins and ends where it should', () => {
  fc.assert(
    fc.property(camera, camera, (from, to) => {
      expect(between(from, to, 1)).toEqual(to);
      const begun = between(from, to, 0);
      expect(begun.x).toBeCloseTo(from.x, 4);
      expect(begun.y).toBeCloseTo(from.y, 4);
      expect(begun.zoom).toBeCloseTo(from.zoom, 6);
    }),
  );
});
