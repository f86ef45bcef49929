import { expect, test } from 'vitest';
import { aCanvas, aNode } from '../../../tests/fixtures/a-canvas.ts';
import { accept, reject } from '../log/decision.ts';
import { type Fact, fact } from '../log/recorded-event.ts';
import type { Canvas } from './canvas.ts';
import { restoreCanvas } from './restore-canvas.ts';

const canvas = aCanvas([aNode({ id: 'note', x: 10, y: 20, z: 'a1', locked: true, assumption: 'price' })]);
const linked = fact('AssumptionLinked', { id: 'note', assumption: null });

test('an undo gives a part that was locked since its assumption and its height back, and leaves its look and place', () => {
  const fields = { 'note.place': { x: 0, y: 0 }, 'note.fill': 'clay', 'note.z': 'a0', 'note.assumption': null };
  const higher = fact('NodesReordered', { parts: [{ id: 'note', z: 'a0' }] });
  expect(restoreCanvas(canvas, fields, true)).toEqual(accept<Fact>(higher, linked));
});

test('an undo that would only change the look of a part that was locked since is refused', () => {
  expect(restoreCanvas(canvas, { 'note.fill': 'clay' }, true)).toEqual(reject('node-locked'));
});

test('an undo that unlocks a part, or the group around it, moves what it unlocks', () => {
  const group = aNode({ id: 'group', kind: 'group', locked: true });
  const inside = aNode({ id: 'inside', x: 10, y: 20, parent: 'group' });
  const unlocked = (id: string) => fact('NodesLocked', { ids: [id], locked: false });
  const moved = (id: string) => fact('NodesMoved', { nodes: [{ id, x: 0, y: 0 }], edges: [] });
  const restored = (of: Canvas, part: string, around: string) =>
    restoreCanvas(of, { [`${around}.locked`]: false, [`${part}.place`]: { x: 0, y: 0 } }, true);
  expect([restored(canvas, 'note', 'note'), restored(aCanvas([group, inside]), 'inside', 'group')]).toEqual([
    accept<Fact>(unlocked('note'), moved('note')),
    accept<Fact>(unlocked('group'), moved('inside')),
  ]);
});

test('an earlier moment is restored whatever was locked since', () => {
  const fields = { 'note.place': { x: 0, y: 0 }, 'note.assumption': null };
  const moved = fact('NodesMoved', { nodes: [{ id: 'note', x: 0, y: 0 }], edges: [] });
  expect(restoreCanvas(canvas, fields, false)).toEqual(accept<Fact>(moved, linked));
});
