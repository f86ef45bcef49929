import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../../../tests/fixtures/a-canvas.ts';
import { changedParts } from './changed-parts.ts';

const still = aNode({ id: 'astays', text: 'Stays' });
const box = ({ x, y, width, height }: ReturnType<typeof aNode>) => ({ x, y, width, height });

test('every part that differs is told once, with where it was and where it is', () => {
  const moved = aNode({ id: 'bmoved', text: 'Goes', x: 0, y: 400 });
  const written = aNode({ id: 'cwrote', text: 'Before', x: 0, y: 800 });
  const gone = aNode({ id: 'dgone', text: 'Gone', x: 0, y: 1200 });
  const placed = aNode({ id: 'eplaced', text: 'New', x: 0, y: 1600 });
  const edge = anEdge({ id: 'fedge', from: at('astays'), to: at('bmoved') });
  const before = aCanvas([still, moved, written, gone], [edge]);
  const after = aCanvas(
    [still, { ...moved, x: 90, text: 'Gone on' }, { ...written, text: 'After' }, { ...gone, removed: true }, placed],
    [edge],
  );
  expect(changedParts(before, after).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
    { id: 'bmoved', kind: 'moved', name: 'Note: Gone on', from: box(moved), to: { ...box(moved), x: 90 } },
    { id: 'cwrote', kind: 'changed', name: 'Note: After', from: box(written), to: box(written) },
    { id: 'dgone', kind: 'removed', name: 'Note: Gone', from: box(gone) },
    { id: 'eplaced', kind: 'placed', name: 'Note: New', to: box(placed) },
  ]);
});

test('before its beginning there was nothing', () => {
  expect(changedParts(undefined, aCanvas([still], []))).toEqual([
    { id: 'astays', kind: 'placed', name: 'Note: Stays', to: box(still) },
  ]);
  expect(changedParts(undefined, undefined)).toEqual([]);
});
