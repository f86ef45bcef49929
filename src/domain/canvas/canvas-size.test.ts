import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../../tests/fixtures/a-canvas.ts';
import type { Command } from '../log/command.ts';
import type { JsonObject } from '../log/json.ts';
import { noReads } from '../log/reads.ts';
import { type Canvas, canvasLimits } from './canvas.ts';
import { canvasSize, sizeOfPart } from './canvas-size.ts';
import { canvasStream } from './canvas-stream.ts';

const longest = 'x'.repeat(canvasLimits.text);
const idOf = (n: number): string => `n${String(n).padStart(11, '0')}`;

/** With so many notes of 10,000 characters. */
const canvasOf = (notes: number): Canvas =>
  aCanvas(
    Array.from({ length: notes }, (_, n) => aNode({ id: idOf(n), text: longest })),
    [],
  );
const sent = (type: string, data: JsonObject): Command => ({
  id: 'c',
  type,
  stream: 'canvas-1',
  data,
  at: '2026-01-01T00:00:00.000Z',
});
const reasonOf = (canvas: Canvas, type: string, data: JsonObject): string => {
  const decision = canvasStream.decide(canvas, sent(type, data), noReads);
  return decision.kind === 'rejected' ? decision.reason : 'accepted';
};
/** Applies one command to a canvas. */
const after = (canvas: Canvas, type: string, data: JsonObject): Canvas => {
  const decision = canvasStream.decide(canvas, sent(type, data), noReads);
  if (decision.kind === 'rejected') throw new Error(decision.reason);
  return decision.facts.reduce<Canvas>(
    (state, fact) => canvasStream.evolve(state, { ...fact, at: '2026-01-01T00:00:00.000Z' }, 'canvas-1') ?? state,
    canvas,
  );
};

/** One more note with a text of one character does not fit, and neither does one character more in a text. */
const perNote = canvasSize(canvasOf(1));
const notes = Math.floor(canvasLimits.size / perNote);
const full = ((): Canvas => {
  const most = canvasOf(notes);
  const room = canvasLimits.size - canvasSize(most);
  const canvas = after(most, 'EditText', { id: idOf(0), text: longest.slice(0, 9000) });
  return { ...canvas, nodes: after(canvas, 'PlaceNodes', { nodes: [note(room + 700 - 2)] }).nodes };
})();

function note(textLength: number) {
  return {
    id: 'more00000000',
    kind: 'note',
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    z: 'a0',
    text: 'x'.repeat(textLength),
  };
}

test('a canvas takes 32 million characters and no more, whatever brings them', () => {
  expect(canvasSize(full)).toBe(canvasLimits.size);
  const one = { ...note(1), id: 'other0000000' };
  expect(reasonOf(full, 'PlaceNodes', { nodes: [one] })).toBe('canvas-full');
  const edge = { id: 'edge00000000', from: at(idOf(0)), to: at(idOf(1)) };
  expect(reasonOf(full, 'ConnectNodes', { edges: [edge] })).toBe('canvas-full');
  expect(reasonOf(full, 'GroupNodes', { id: 'group0000000', ids: [idOf(0), idOf(1)] })).toBe('canvas-full');
  expect(reasonOf(full, 'EditText', { id: idOf(0), text: longest.slice(0, 9001) })).toBe('canvas-full');
  const undo = { fields: { [`${idOf(0)}.text`]: { from: longest.slice(0, 9000), to: longest } } };
  expect(reasonOf(full, 'UndoChange', undo)).toBe('canvas-full');
  const higher = { fields: { [`${idOf(0)}.z`]: { from: 'a0', to: `a0${'V'.repeat(1000)}` } } };
  expect(reasonOf(full, 'UndoChange', higher)).toBe('canvas-full');
});

test('what makes it no larger can be done, also where it has been larger from before', () => {
  const old = canvasOf(notes + 50);
  for (const canvas of [full, old]) {
    const id = idOf(0);
    expect(reasonOf(canvas, 'MoveNodes', { nodes: [{ id, x: 5, y: 5 }] })).toBe('accepted');
    expect(reasonOf(canvas, 'EditText', { id, text: 'short' })).toBe('accepted');
    expect(reasonOf(canvas, 'RemoveNodes', { ids: [id] })).toBe('accepted');
    expect(reasonOf(after(canvas, 'RemoveNodes', { ids: [id] }), 'RestoreNodes', { ids: [id] })).toBe('accepted');
  }
});

test('what was removed counts, what was shortened makes room, and edges count as nodes do', () => {
  const removed = after(full, 'RemoveNodes', { ids: [idOf(1)] });
  expect(canvasSize(removed)).toBe(canvasLimits.size);
  const shortened = after(full, 'EditText', { id: idOf(1), text: '' });
  expect(canvasSize(shortened)).toBe(canvasLimits.size - 10_000);
  expect(reasonOf(shortened, 'PlaceNodes', { nodes: [{ ...note(9000), id: 'other0000000' }] })).toBe('accepted');
  const [other, end] = [{ ...note(9000), id: 'other0000000' }, at(idOf(2))];
  const edges = [0, 1, 2].map((n) => ({ id: `edge0000000${n}`, from: at('other0000000'), to: end, z: 'a0' }));
  expect(reasonOf(shortened, 'PlaceNodes', { nodes: [other], edges: edges.slice(1) })).toBe('accepted');
  expect(reasonOf(shortened, 'PlaceNodes', { nodes: [other], edges })).toBe('canvas-full');
  const nodes = [aNode({ id: idOf(0), text: '' }), aNode({ id: idOf(1), text: '' })];
  const edge = anEdge({ id: 'edge00000000', from: at(idOf(0)), to: at(idOf(1)), text: 'then' });
  expect(canvasSize(aCanvas(nodes, [edge])) - canvasSize(aCanvas(nodes, []))).toBe(300 + 4 + edge.z.length);
});

test('the points of a drawing count', () => {
  const part = { text: '', z: 'a0' };
  expect(sizeOfPart({ ...part, points: [0, 0, 10_000, 10_000] }) - sizeOfPart(part)).toBe(20);
});
