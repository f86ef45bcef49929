import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../../tests/fixtures/a-canvas.ts';
import type { Canvas } from './canvas.ts';
import { canvasDifferences, canvasFields } from './canvas-fields.ts';
import { evolveCanvas } from './evolve-canvas.ts';
import { restoreCanvas } from './restore-canvas.ts';

/** Carries out changes as the command of an undo does. */
function carry(canvas: Canvas, changes: ReturnType<typeof canvasDifferences>): Canvas {
  const decision = restoreCanvas(canvas, Object.fromEntries(changes.map(([field, { to }]) => [field, to])), true);
  if (decision.kind === 'rejected') throw new Error(decision.reason);
  return decision.facts.reduce((state, fact) => evolveCanvas(state, { ...fact, at: '' }, '') ?? state, canvas);
}

const edge = anEdge({ id: 'edge', from: at('a'), to: at('b') });
const notes = [aNode({ id: 'a' }), aNode({ id: 'b', x: 300 })];
const gone = aCanvas(
  notes.map((node) => ({ ...node, removed: true })),
  [{ ...edge, removed: true }],
);

test.each<[string, Canvas, Canvas]>([
  ['a deletion', aCanvas(notes, [edge]), gone],
  ['a paste', gone, aCanvas(notes, [edge])],
  ['a move of what was locked', aCanvas(notes), aCanvas(notes.map((node) => ({ ...node, x: 50, locked: true })))],
  ['a lock of what was moved', aCanvas(notes.map((node) => ({ ...node, x: 50, locked: true }))), aCanvas(notes)],
])('%s that is taken back in two commands, cut wherever, gives what was', (_, before, after) => {
  const changes = canvasDifferences(before, after);
  expect(changes.length).toBeGreaterThan(1);
  for (let cut = 1; cut < changes.length; cut++) {
    const restored = carry(carry(after, changes.slice(0, cut)), changes.slice(cut));
    expect([cut, canvasFields(restored)]).toEqual([cut, canvasFields(before)]);
  }
});
