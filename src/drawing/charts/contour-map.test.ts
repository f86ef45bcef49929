import { expect, test } from 'vitest';
import { contourLines, heightAt, mapPointOf } from './contour-map.ts';

test('more evidence stands further to the right, more importance further up', () => {
  expect([
    mapPointOf({ weight: 0, importance: 1 }),
    mapPointOf({ weight: 4, importance: 3 }),
    mapPointOf({ weight: 12, importance: 5 }),
  ]).toEqual([
    { x: 4, y: 10 },
    { x: 50, y: 50 },
    { x: 73, y: 90 },
  ]);
});

test('a line joins places of its height', () => {
  const points = [
    { x: 30, y: 40 },
    { x: 70, y: 60 },
  ];
  const height = heightAt(points);
  const [line] = contourLines(points, [0.5]);
  const places = [...(line?.path ?? '').matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) =>
    height(Number(x), 100 - Number(y)),
  );
  expect(places.length).toBeGreaterThan(40);
  expect(places.every((each) => Math.abs(each - 0.5) < 0.03)).toBe(true);
  expect(contourLines([], [0.5])).toEqual([{ level: 0.5, path: '' }]);
});
