import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canvasCommand } from '../../../tests/fixtures/canvas/canvas-commands.ts';
import { decideCommand } from '../log/decide-command.ts';
import { isStroke, strokeInScene, strokeLimits, strokeOf } from './stroke-points.ts';

const place = fc.double({ min: -5000, max: 5000, noNaN: true });
const path = fc.array(fc.record({ x: place, y: place }), { minLength: 2, maxLength: 60 });

test('points of the scene are kept to a ten-thousandth of their box', () => {
  fc.assert(
    fc.property(path, (points) => {
      const { box, points: kept } = strokeOf(points, 8);
      expect(isStroke(kept)).toBe(true);
      const back = strokeInScene(kept, box);
      const [across, down] = [box.width / strokeLimits.grid, box.height / strokeLimits.grid];
      for (const [n, { x, y }] of points.entries()) {
        expect(Math.abs((back[n]?.x ?? Number.NaN) - x)).toBeLessThanOrEqual(across);
        expect(Math.abs((back[n]?.y ?? Number.NaN) - y)).toBeLessThanOrEqual(down);
      }
    }),
  );
});

const place1 = (node: object) =>
  decideCommand(
    undefined,
    canvasCommand('c', 'PlaceNodes', {
      nodes: [{ id: 'drawing00000', x: 0, y: 0, width: 100, height: 50, ...node }],
    }),
    'founder',
    { state: () => ({}), statesOf: () => [] },
  );

test.each<[string, object]>([
  ['a drawing without points', { kind: 'drawing' }],
  ['a note with points', { kind: 'note', points: [0, 0, 1, 1] }],
  ['a single point', { kind: 'drawing', points: [0, 0] }],
  ['half a point', { kind: 'drawing', points: [0, 0, 1] }],
  ['a point off the grid', { kind: 'drawing', points: [0, 0, 10_001, 0] }],
  ['a point between its steps', { kind: 'drawing', points: [0, 0, 0.5, 0] }],
  ['no number', { kind: 'drawing', points: [0, 0, null, 0] }],
  ['too many points', { kind: 'drawing', points: Array(2002).fill(0) }],
])('%s is refused', (_, node) => {
  expect(place1(node)).toEqual({ kind: 'rejected', reason: 'invalid-data' });
});

test('a drawing is placed with its points', () => {
  expect(place1({ kind: 'drawing', points: [0, 0, 10_000, 10_000] })).toMatchObject({
    kind: 'accepted',
    facts: [
      { type: 'NodesPlaced', data: { nodes: [{ kind: 'drawing', fill: 'none', points: [0, 0, 10_000, 10_000] }] } },
    ],
  });
});

test('a line straight down lies in the middle of its box, which is as wide as it has to be', () => {
  const path = [
    { x: 100, y: 0 },
    { x: 100, y: 80 },
  ];
  expect(strokeOf(path, 8)).toEqual({ box: { x: 96, y: 0, width: 8, height: 80 }, points: [5000, 0, 5000, 10_000] });
});
