import { describe, expect, test } from 'vitest';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { announcement } from '#domain/canvas/canvas-announcement.ts';
import { canvasStream } from '#domain/canvas/canvas-stream.ts';
import { isEdge, partById } from '#domain/canvas/live-parts.ts';
import { inPaintOrder } from '#domain/canvas/paint-order.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import { aCanvas, aNode, anEdge, at } from '../../../../tests/fixtures/a-canvas.ts';
import { aLargeCanvas } from '../../../../tests/fixtures/a-large-canvas.ts';
import { canvasCommand, canvasStreamName } from '../../../../tests/fixtures/canvas/canvas-commands.ts';
import { commandsForCopies } from './commands-for-copies.ts';

const newIds = () => {
  let count = 0;
  return () => `copy${String(count++).padStart(8, '0')}`;
};

const copied = (canvas: Canvas, ids: readonly string[]) =>
  commandsForCopies(canvas, ids, { dx: 24, dy: 24, newId: newIds() });

/** The canvas with the copies; throws where they are refused. */
function withCopies(canvas: Canvas, ids: readonly string[]): Canvas {
  return copied(canvas, ids).drafts.reduce((state, { type, data }) => {
    const decision = decideCommand(state, canvasCommand('c', type, data));
    if (decision.kind === 'rejected') throw new Error(decision.reason);
    return decision.facts.reduce(
      (folded, fact) => canvasStream.evolve(folded, { ...fact, at: canvas.startedAt }, canvasStreamName) as Canvas,
      state,
    );
  }, canvas);
}

const [low, high, card, box] = ['lowlowlowlow', 'highhighhigh', 'cardcardcard', 'boxboxboxbox'];
const line = 'linelineline';
const small: Canvas = {
  ...aCanvas(
    [
      aNode({ id: low, z: 'a1', text: 'low', locked: true }),
      aNode({ id: high, x: 400, z: 'a3', text: 'high', parent: box }),
      aNode({ id: card, x: 800, z: 'a2', text: 'card', assumption: 'belief' }),
      aNode({ id: box, kind: 'frame', z: 'a0', x: 380, width: 900, height: 900 }),
    ],
    [anEdge({ id: line, from: at(low), to: at(high), z: 'a4', text: 'leads to' })],
  ),
  top: 'a4',
};

describe('the copies', () => {
  test('lie above all else in the order of what was copied, whatever was selected first', () => {
    const texts = (canvas: Canvas) => inPaintOrder(canvas).map(({ text }) => text);
    expect(texts(withCopies(small, [high, low, card]))).toEqual([
      '',
      'low',
      'card',
      'high',
      'leads to',
      'low',
      'card',
      'high',
      'leads to',
    ]);
  });

  test('stay in the frame of their originals, are not locked and stand for no assumption', () => {
    const { drafts, selection } = copied(small, [low, high, card]);
    expect(drafts.map(({ type }) => type)).toEqual(['PlaceNodes']);
    const made = withCopies(small, [low, high, card]);
    const parts = (selection ?? []).map((id) => partById(made, id));
    expect(parts).toMatchObject([
      { text: 'low', x: 24, y: 24, parent: null, locked: false },
      { text: 'high', x: 424, y: 24, parent: box, locked: false },
      { text: 'card', x: 824, y: 24, parent: null, assumption: null },
    ]);
  });

  test('of a frame hold copies of what it holds', () => {
    const [draft] = copied(small, [box]).drafts;
    const nodes = draft?.type === 'PlaceNodes' ? draft.data.nodes : [];
    const frame = nodes.find(({ kind }) => kind === 'frame');
    expect(nodes.map(({ text, parent }) => [text, parent])).toEqual([
      ['', null],
      ['high', frame?.id],
    ]);
  });
});

test('a copied connector begins and ends where it did, aside', () => {
  const { drafts, selection } = copied(small, [line]);
  const made = partById(withCopies(small, [line]), selection?.[0] ?? '');
  expect([drafts.length, selection?.length]).toEqual([1, 1]);
  expect(made && isEdge(made) && [made.text, made.from, made.to]).toEqual([
    'leads to',
    { x: 124, y: 72 },
    { x: 524, y: 72 },
  ]);
});

test('more than one command may bring are copied by several, and told as one number', () => {
  const large = { ...aLargeCanvas(2000), top: 'c000' };
  const ids = inPaintOrder(large).map(({ id }) => id);
  const made = withCopies(large, ids);
  expect([made.nodeCount, made.edgeCount]).toEqual([4000, 4800]);
  const order = inPaintOrder(made);
  const shape = (of: typeof order) => of.map((part) => (isEdge(part) ? part.route : part.text));
  expect(shape(order.slice(4400))).toEqual(shape(order.slice(0, 4400)));
  expect(announcement(copied(large, ids).drafts)).toBe('Placed 4,400 items.');
});

test('where nothing is there any more nothing is copied', () => {
  expect(copied(small, ['gonegonegone'])).toEqual({ drafts: [] });
});

test('a frame is copied with the line that lies in it', () => {
  const canvas = aCanvas(
    [aNode({ id: box, kind: 'frame', width: 300, height: 300 })],
    [
      anEdge({ id: 'insideinside', from: { x: 10, y: 10 }, to: { x: 20, y: 90 }, z: 'a1' }),
      anEdge({ id: 'outsideoutsi', from: { x: 10, y: 10 }, to: { x: 20, y: 900 }, z: 'a2' }),
    ],
  );
  const [draft] = copied(canvas, [box]).drafts;
  expect(draft?.type === 'PlaceNodes' && draft.data.edges?.map(({ from, to }) => [from, to])).toEqual([
    [
      { x: 34, y: 34 },
      { x: 44, y: 114 },
    ],
  ]);
});
