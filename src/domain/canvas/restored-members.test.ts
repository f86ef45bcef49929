import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge } from '../../../tests/fixtures/a-canvas.ts';
import type { Canvas } from './canvas.ts';
import { evolveCanvas } from './evolve-canvas.ts';
import { partById } from './live-parts.ts';
import { restoredMembers } from './restored-members.ts';
import type { Wanted } from './wanted-parts.ts';

const node = aNode({
  id: 'ellipse',
  kind: 'ellipse',
  x: 10,
  y: 20,
  width: 300,
  height: 100,
  rotation: 30,
  text: 'Old',
});
const edge = anEdge({ id: 'edge', from: { node: 'ellipse', side: 'auto' }, to: { x: 900, y: 900 }, text: 'Old' });
const canvas = aCanvas([node], [edge]);

const restore = (wanted: Wanted): unknown => restoreOn(canvas, wanted);

function restoreOn(before: Canvas, wanted: Wanted): unknown {
  const facts = restoredMembers(before, [wanted]);
  if (typeof facts === 'string') return facts;
  const at = '2026-11-22T10:00:00.000Z';
  const restored = facts.reduce<Canvas | undefined>(
    (now, fact) => evolveCanvas(now, { ...fact, at }, 'canvas-1'),
    before,
  );
  return restored && partById(restored, wanted.part.id);
}

test.each([
  { x: 11 },
  { y: 21 },
  { width: 301 },
  { height: 101 },
  { rotation: 31 },
  { text: 'New' },
  { fill: 'clay' },
  { textSize: 'large' },
  { textAlign: 'end' },
  { z: 'a1' },
  { assumption: '00000000-0000-4000-8000-000000000001' },
] as const)('a node gets back %o, and keeps all else', (members) => {
  expect(restore({ part: node, members })).toEqual({ ...node, ...members });
});

test.each([
  { from: { x: 1, y: 2 } },
  { to: { x: 1, y: 2 } },
  { bend: 40 },
  { route: 'elbow' },
  { heads: 'none' },
  { text: 'New' },
  { z: 'a1' },
] as const)('an edge gets back %o, and keeps all else', (members) => {
  expect(restore({ part: edge, members })).toEqual({ ...edge, ...members });
});

/** An edge of which nothing is left, and the node that it once led to. */
const goneNode = aNode({ id: 'gone-node', removed: true });
const ends = { from: { x: 1, y: 2 }, to: { node: 'gone-node', side: 'auto' } } as const;

test.each([
  ['an edge that is there', false, 'end-missing'],
  ['an edge that is gone itself', true, { ...edge, removed: true, ...ends }],
] as const)('of %s, an end at a node that is gone is judged once the edge is there', (_, removed, expected) => {
  const part = { ...edge, removed };
  expect(restoreOn(aCanvas([node, goneNode], [part]), { part, members: ends })).toEqual(expected);
});
