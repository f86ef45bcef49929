import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { aNode } from '../../tests/fixtures/a-canvas.ts';
import { boundsOf, boxOf, contains, grown } from './bounds.ts';
import { cornersOf, isInside, middleOf, outlineTowards } from './node-outline.ts';

const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, number) => (typeof number === 'number' ? Math.round(number * 100) / 100 + 0 : number)),
  );

test('a node that is turned covers more than its box, an ellipse less than a rectangle', () => {
  const node = { id: 'a', x: 0, y: 0, width: 100, height: 20, rotation: 90 };
  expect(rounded(boxOf(aNode({ ...node, kind: 'rectangle' })))).toEqual({ x: 40, y: -40, width: 20, height: 100 });
  const tilted = { ...node, rotation: 45 };
  expect(boxOf(aNode({ ...tilted, kind: 'rectangle' })).width).toBeGreaterThan(
    boxOf(aNode({ ...tilted, kind: 'ellipse' })).width,
  );
});

test('groups that hold each other add nothing to the bounds of what is in them', () => {
  const all: CanvasNode[] = [
    aNode({ id: 'g', kind: 'group', parent: 'h' }),
    aNode({ id: 'h', kind: 'group', parent: 'g' }),
    aNode({ id: 'a', parent: 'g', x: 10, y: 10 }),
    aNode({ id: 'b', parent: 'h', x: 500, y: 300 }),
  ];
  expect(boundsOf(all)).toEqual({ x: 10, y: 10, width: 690, height: 386 });
});

const anyNode = fc
  .record({
    kind: fc.constantFrom<CanvasNode['kind']>('note', 'ellipse', 'diamond', 'rectangle'),
    x: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    y: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    width: fc.double({ min: 8, max: 1e5, noNaN: true }),
    height: fc.double({ min: 8, max: 1e5, noNaN: true }),
    rotation: fc.double({ min: 0, max: 359.9, noNaN: true }),
  })
  .map((made) => aNode({ id: 'a', ...made }));

test('the outline lies within the bounds whichever way it is looked at', () => {
  fc.assert(
    fc.property(anyNode, fc.double({ min: 0, max: 7, noNaN: true }), (node, angle) => {
      const middle = middleOf(node);
      const far = { x: middle.x + Math.cos(angle) * 1e6, y: middle.y + Math.sin(angle) * 1e6 };
      const point = outlineTowards(node, far);
      expect(contains(grown(boxOf(node), 0.01), { ...point, width: 0, height: 0 })).toBe(true);
      const nearly = { x: middle.x + (point.x - middle.x) * 0.99, y: middle.y + (point.y - middle.y) * 0.99 };
      const beyond = { x: middle.x + (point.x - middle.x) * 1.01, y: middle.y + (point.y - middle.y) * 1.01 };
      expect([isInside(node, middle), isInside(node, nearly), isInside(node, beyond)]).toEqual([true, true, false]);
      for (const corner of cornersOf(node))
        expect(contains(grown(boxOf({ ...node, kind: 'rectangle' }), 0.01), { ...corner, width: 0, height: 0 })).toBe(
          true,
        );
    }),
  );
});
