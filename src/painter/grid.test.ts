import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridStep } from './grid.ts';

test('dots are 24 units apart at 100 %, and 16 to 32 pixels apart at every zoom', () => {
  expect([gridStep(1), gridStep(0.5), gridStep(2)]).toEqual([24, 48, 12]);
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 8, noNaN: true }), (zoom) => {
      const apart = gridStep(zoom) * zoom;
      expect(apart).toBeGreaterThan(15.999);
      expect(apart).toBeLessThan(32.001);
    }),
  );
});
