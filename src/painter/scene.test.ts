import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { inPaintOrder } from '#domain/canvas/paint-order.ts';
import { eachPart, withParts } from '#domain/log/parts.ts';
import { aCanvas, aNode, anEdge, at } from '../../tests/fixtures/a-canvas.ts';
import { meet } from './area.ts';
import { Scene } from './scene.ts';

const ids = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'] as const;
const id = fc.constantFrom(...ids);
const place = fc.integer({ min: -300, max: 300 });

const nodes = fc.array(
  fc.record({
    id,
    kind: fc.constantFrom('note' as const, 'frame' as const, 'ellipse' as const, 'group' as const),
    x: place,
    y: place,
    z: fc.constantFrom('a0', 'a1', 'a2'),
    parent: fc.option(id),
    removed: fc.boolean(),
    rotation: fc.constantFrom(0, 30),
  }),
  { maxLength: 5 },
);
const edges = fc.array(
  fc.record({
    id: fc.constantFrom('x1', 'x2', 'y1'),
    from: id,
    to: id,
    z: fc.constantFrom('a0', 'a1'),
    removed: fc.boolean(),
  }),
  { maxLength: 3 },
);

const changes = fc.record({ nodes, edges });
type Change = ReturnType<typeof changes.generate>['value'];

const changed = (canvas: Canvas, change: Change): Canvas => ({
  ...canvas,
  nodes: withParts(canvas.nodes, change.nodes.map(aNode)),
  edges: withParts(
    canvas.edges,
    change.edges.map(({ from, to, ...edge }) => anEdge({ ...edge, from: at(from), to: at(to) })),
  ),
});

/** Lists the ids of the painted parts: an edge only while both its ends are there. */
function paintedOf(canvas: Canvas): string[] {
  const there = new Set(
    [...eachPart(canvas.nodes)].filter((node) => !node.removed && node.kind !== 'group').map((node) => node.id),
  );
  return inPaintOrder(canvas)
    .filter((part) => !('from' in part) || [part.from, part.to].every((end) => 'node' in end && there.has(end.node)))
    .map((part) => part.id);
}

describe('a scene', () => {
  test('after any changes is what it would be if it had been shown at once', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 6 }), (all) => {
        const scene = new Scene();
        let canvas = aCanvas([]);
        for (const change of all) {
          canvas = changed(canvas, change);
          scene.show(canvas);
        }
        expect(scene.inOrder.map((item) => item.id)).toEqual(paintedOf(canvas));
        const everywhere = { minX: -1e7, minY: -1e7, maxX: 1e7, maxY: 1e7 };
        expect(new Set(scene.within(everywhere))).toEqual(new Set(scene.inOrder));
        expect(
          scene.inOrder.every((item, index) => index === 0 || item.rank > (scene.inOrder[index - 1]?.rank ?? 0)),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('a frame that was removed and restored still follows the frame that holds it', () => {
    const scene = new Scene();
    const inner = aNode({ id: 'a1', kind: 'frame', parent: 'a2' });
    const outer = aNode({ id: 'a2', kind: 'frame', removed: true });
    for (const some of [
      [outer, { ...inner, removed: true }],
      [outer, inner],
      [{ ...outer, removed: false }, inner],
    ]) {
      scene.show(aCanvas(some));
    }
    expect(scene.inOrder.map((item) => item.id)).toEqual(['a2', 'a1']);
  });

  test('finds the same in an area, in order, by its index and by looking at all', () => {
    fc.assert(
      fc.property(nodes, place, place, fc.integer({ min: 1, max: 600 }), (some, x, y, side) => {
        const scene = new Scene();
        scene.show(aCanvas(some.map(aNode)));
        const area = { minX: x, minY: y, maxX: x + side, maxY: y + side };
        const expected = scene.inOrder.filter((item) => meet(item, area));
        expect(scene.inOrderWithin(area)).toEqual(expected);
      }),
    );
  });

  test('tells where an edge was and is when its node moves, and looks at nothing else', () => {
    const scene = new Scene();
    const before = aCanvas(
      [aNode({ id: 'a' }), aNode({ id: 'b', x: 600 }), aNode({ id: 'c', y: 900 })],
      [anEdge({ id: 'x', from: at('a'), to: at('b'), route: 'straight' })],
    );
    scene.show(before);
    const { ids, areas } = scene.show({
      ...before,
      nodes: withParts(before.nodes, [aNode({ id: 'b', x: 600, y: 400 })]),
    });
    expect(ids).toEqual(new Set(['b', 'x']));
    expect(areas.length).toBe(4);
    expect(scene.show({ ...before, nodes: before.nodes }).ids).toEqual(new Set(['b', 'x']));
    expect(scene.show(before).ids).toEqual(new Set());
  });

  test('lets a group stand for what is in it, also where groups hold each other', () => {
    const scene = new Scene();
    scene.show(
      aCanvas([
        aNode({ id: 'g', kind: 'group', parent: 'h' }),
        aNode({ id: 'h', kind: 'group', parent: 'g' }),
        aNode({ id: 'n', parent: 'g' }),
        aNode({ id: 'm', parent: 'h' }),
        aNode({ id: 'o' }),
      ]),
    );
    expect([...scene.membersAmong(['g'])].map((item) => item.id).sort()).toEqual(['m', 'n']);
    expect([...scene.membersAmong(['o', 'gone'])].map((item) => item.id)).toEqual(['o']);
  });

  test('an empty section asks its question, until something lies in it', () => {
    const scene = new Scene();
    const section = aNode({ id: 's', kind: 'section', cell: 'swot:strengths' });
    const question = () => {
      const item = scene.item('s');
      return item?.node && item.question;
    };
    const canvas = (...more: readonly CanvasNode[]) => scene.show(aCanvas([section, ...more]));
    canvas();
    const asked = question();
    expect(asked).toMatch(/\?$/u);
    canvas(aNode({ id: 'n', parent: 's' }));
    expect(question()).toBeUndefined();
    expect(canvas(aNode({ id: 'n', parent: 's', removed: true })).ids).toEqual(new Set(['n', 's']));
    expect(question()).toBe(asked);
    canvas(aNode({ id: 'n', parent: null }));
    expect(question()).toBe(asked);
    const again = new Scene();
    again.show(aCanvas([section, aNode({ id: 'n', parent: 's' })]));
    expect(again.item('s')).toMatchObject({ id: 's', question: undefined });
  });

  test('leaves out what has no place, and knows the box of everything else', () => {
    const scene = new Scene();
    expect(scene.bounds).toBeUndefined();
    scene.show(
      aCanvas([
        aNode({ id: 'a', x: Number.NaN }),
        aNode({ id: 'b', width: Number.POSITIVE_INFINITY }),
        aNode({ id: 'c', x: 1e6, y: -1e6 }),
      ]),
    );
    expect(scene.inOrder.map((item) => item.id)).toEqual(['c']);
    expect(scene.bounds).toEqual({ x: 1e6 - 2, y: -1e6 - 2, width: 204, height: 100 });
  });
});
