import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeHeads, edgeRoutes, edgeSides } from '#domain/canvas/canvas-edge.ts';
import type { Box, CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { aNode, anEdge, at } from '../../tests/fixtures/a-canvas.ts';
import { grown } from './bounds.ts';
import { edgeGeometry } from './edge-geometry.ts';
import { distanceTo, pathData } from './edge-path.ts';
import { isInside, outlineTowards } from './node-outline.ts';

const lookIn =
  (...nodes: readonly CanvasNode[]) =>
  (id: string) =>
    nodes.find((node) => node.id === id);

const a = aNode({ id: 'a', width: 100, height: 60 });
const b = aNode({ id: 'b', x: 300, y: 100, width: 100, height: 60 });

test.each([
  ['straight', 'M100 46.67L300 113.33'],
  ['curved', 'M100 30C211.8 30 188.2 130 300 130'],
  ['elbow', 'M100 30L192 30C196.8 30 200 33.2 200 38L200 122C200 126.8 203.2 130 208 130L300 130'],
] as const)('a %s edge runs from outline to outline', (route, expected) => {
  const geometry = edgeGeometry(anEdge({ id: 'e', from: at('a'), to: at('b'), route }), lookIn(a, b));
  expect(geometry && pathData(geometry)).toBe(expected);
  expect([geometry?.labelAt.x, geometry?.labelAt.y].map((value) => Math.round(value ?? 0))).toEqual([200, 80]);
  expect(geometry?.heads).toHaveLength(1);
});

test('an elbow goes around its own node when it begins at the far side', () => {
  const edge = anEdge({ id: 'e', from: { node: 'a', side: 'left' }, to: { node: 'b', side: 'right' }, route: 'elbow' });
  const geometry = edgeGeometry(edge, lookIn(a, b));
  const inside = (geometry?.segments ?? []).filter(({ to }) =>
    isInside(aNode({ ...a, x: 2, y: 2, width: 96, height: 56 }), to),
  );
  expect(inside).toEqual([]);
  expect(geometry?.segments.filter(({ kind }) => kind === 'curve')).toHaveLength(4);
});

test('an edge without its node, to a removed one or to a group is not drawn', () => {
  const edge = anEdge({ id: 'e', from: at('a'), to: at('b') });
  expect(edgeGeometry(edge, lookIn(a))).toBeUndefined();
  expect(edgeGeometry(edge, lookIn(a, { ...b, removed: true }))).toBeUndefined();
  expect(edgeGeometry(edge, lookIn(a, { ...b, kind: 'group' }))).toBeUndefined();
});

test('a straight edge that is bent has its middle as far aside as it says', () => {
  const edge = anEdge({ id: 'e', from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, route: 'straight', bend: 30 });
  expect(edgeGeometry(edge, lookIn())?.labelAt).toEqual({ x: 50, y: -30 });
});

const coordinate = fc.oneof(fc.integer({ min: -400, max: 400 }), fc.double({ min: -1e6, max: 1e6, noNaN: true }));
const side = fc.oneof(fc.integer({ min: 8, max: 300 }), fc.double({ min: 8, max: 100_000, noNaN: true }));
const kind = fc.constantFrom<CanvasNode['kind']>('note', 'rectangle', 'ellipse', 'diamond', 'frame', 'image');
const node = (id: string) =>
  fc
    .record({
      kind,
      x: coordinate,
      y: coordinate,
      width: side,
      height: side,
      rotation: fc.integer({ min: 0, max: 359 }),
    })
    .map((made) => aNode({ id, ...made }));
const end = fc.oneof(
  fc.record({ node: fc.constantFrom('a', 'b'), side: fc.constantFrom(...edgeSides) }),
  fc.record({ x: coordinate, y: coordinate }),
);

test('every legal edge is finite, and its ends lie on the outlines of its nodes', () => {
  fc.assert(
    fc.property(
      fc.record({
        nodes: fc.tuple(node('a'), node('b')),
        from: end,
        to: end,
        route: fc.constantFrom(...edgeRoutes),
        heads: fc.constantFrom(...edgeHeads),
        bend: fc.oneof(fc.constant(0), coordinate),
      }),
      ({ nodes, from, to, route, heads, bend }) => {
        const geometry = edgeGeometry({ from, to, route, heads, bend }, lookIn(...nodes));
        if (!geometry) throw new Error('no geometry');
        // Before its way is found, and afterwards.
        const { start, end, room } = geometry;
        const { segments, labelAt, heads: drawnHeads, box } = geometry;
        expect([start, end]).toEqual([geometry.start, geometry.end]);
        expect(apart(segments.at(-1)?.to ?? geometry.start, end)).toBeLessThan(1e-5);
        expect(JSON.stringify([start, end, room, segments, labelAt, drawnHeads, box])).not.toContain('null');
        expect(segments.length).toBeLessThan(24);
        for (const [point, wanted] of [
          [start, from],
          [end, to],
        ] as const) {
          if (!('node' in wanted)) expect(apart(point, wanted)).toBeLessThan(1e-6);
          else expect(awayFrom(nodes.find(({ id }) => id === wanted.node) as CanvasNode, point)).toBeLessThan(0.01);
        }
        for (const point of [start, end, labelAt]) expect(isWithin(point, box)).toBe(true);
        // Numbers of a million are right to a billionth.
        for (const corner of cornersOf(box)) expect(isWithin(corner, grown(room, 0.001))).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const isWithin = ({ x, y }: Point, box: Box): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y: y + height },
];

/** Distance of a point from the outline, as a part of the node's size. */
function awayFrom(node: CanvasNode, point: Point): number {
  const nearest = outlineTowards(node, point);
  return Math.hypot(nearest.x - point.x, nearest.y - point.y) / Math.max(node.width, node.height);
}

test('a point is as far from a path as from its nearest piece', () => {
  const geometry = edgeGeometry(
    anEdge({ id: 'e', from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, route: 'straight' }),
    lookIn(),
  );
  expect(geometry && distanceTo(geometry, { x: 40, y: 9 })).toBe(9);
});
