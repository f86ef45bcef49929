import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { canvasFields } from '#domain/canvas/canvas-fields.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { canvasStream } from '#domain/canvas/canvas-stream.ts';
import { liveNode, liveNodes } from '#domain/canvas/live-parts.ts';
import { inPaintOrder } from '#domain/canvas/paint-order.ts';
import type { Command } from '#domain/log/command.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import { changesBetween } from '#domain/undo/changes-between.ts';
import { aCanvas, aNode } from '../../../../tests/fixtures/a-canvas.ts';
import { canvasCommand, canvasStreamName } from '../../../../tests/fixtures/canvas/canvas-commands.ts';
import type { CanvasDraft } from './canvas-draft.ts';
import { commandsForChange } from './commands-for-change.ts';

const runs = process.env['TEST_FULL'] ? 5000 : 200;
const reads = { state: () => ({}), statesOf: () => [] };
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => letter.repeat(12));
const [frameId = ''] = ['z'.repeat(12)];

function taken(canvas: Canvas, command: Command): Canvas {
  const decision = decideCommand(canvas, command, 'founder', reads);
  if (decision.kind === 'rejected') throw new Error(`${command.type}: ${decision.reason}`);
  return decision.facts.reduce(
    (state, fact) => canvasStream.evolve(state, { ...fact, at: command.at }, canvasStreamName) as Canvas,
    canvas,
  );
}

const afterAll = (canvas: Canvas, drafts: readonly CanvasDraft[]): Canvas =>
  drafts.reduce((state, { type, data }, n) => taken(state, canvasCommand(`c${n}`, type, data)), canvas);

/** One change, and the same canvas once it was taken back. */
function change(canvas: Canvas, selection: readonly string[], draft: Parameters<typeof commandsForChange>[0]) {
  const { drafts } = commandsForChange(draft, { canvas, selection, newId: () => 'y'.repeat(12) });
  const after = afterAll(canvas, drafts);
  const back = changesBetween(canvasStreamName, canvas, after);
  const undone = back ? taken(after, canvasCommand('undo', 'UndoChange', { undoes: 'c0', fields: back })) : after;
  return { after, undone };
}

const place = fc.integer({ min: -20, max: 20 }).map((n) => n * 20);
const side = fc.integer({ min: 1, max: 30 }).map((n) => n * 20);
const box = fc.record({ x: place, y: place, width: side, height: side });
const loose = fc.record({
  kind: fc.constantFrom('note' as const, 'text' as const, 'rectangle' as const, 'section' as const, 'image' as const),
  locked: fc.boolean(),
  removed: fc.boolean(),
  box,
});
const canvases = fc
  .array(loose, { minLength: 1, maxLength: ids.length })
  .map((parts) => aCanvas(parts.map(({ box: at, ...rest }, n) => aNode({ id: ids[n] ?? '', ...rest, ...at }))));

/** Defines "inside" once more: a node's middle is, unless the node is larger; for a section, all of it. */
function isInside(node: CanvasNode, frame: Box): boolean {
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const isSmaller = node.width * node.height <= frame.width * frame.height;
  if (node.kind === 'section') {
    const fits = node.x >= frame.x && node.y >= frame.y && node.x + node.width <= right;
    return fits && node.y + node.height <= bottom && node.width * node.height < frame.width * frame.height;
  }
  const [x, y] = [node.x + node.width / 2, node.y + node.height / 2];
  return isSmaller && x >= frame.x && x <= right && y >= frame.y && y <= bottom;
}

const sectionsAround = (canvas: Canvas, node: CanvasNode, frame: Box): boolean =>
  [...liveNodes(canvas)].some((each) => {
    const isFree = each.kind === 'section' && each.id !== node.id && node.kind !== 'section';
    return isFree && each.width * each.height < frame.width * frame.height && isInside(node, each);
  });

/** Expects the frame to hold exactly the nodes that lie inside, unless a smaller section there has them. */
function expectHeld(canvas: Canvas, frame: Box): void {
  const all = [...liveNodes(canvas)].filter(({ id }) => id !== frameId);
  const held = all.filter(({ parent }) => parent === frameId).map(({ id }) => id);
  const meant = all.filter((node) => isInside(node, frame) && !sectionsAround(canvas, node, frame));
  expect(held.toSorted()).toEqual(meant.map(({ id }) => id).toSorted());
}

describe('a frame takes in exactly what lies inside of it, and one undo restores exactly what was', () => {
  test('as it is drawn', () => {
    fc.assert(
      fc.property(canvases, box, (canvas, at) => {
        const node = { id: frameId, kind: 'frame', ...at } as const;
        const { after, undone } = change(canvas, [], { kind: 'placed', node });
        expectHeld(after, at);
        expect(canvasFields(undone)).toEqual(canvasFields(canvas));
      }),
      { numRuns: runs },
    );
  });

  test('as it is resized', () => {
    fc.assert(
      fc.property(canvases, box, box, (canvas, from, to) => {
        const drawn = change(canvas, [], { kind: 'placed', node: { id: frameId, kind: 'frame', ...from } }).after;
        const { after, undone } = change(drawn, [frameId], { kind: 'resized', from, to, rotation: 0 });
        expectHeld(after, to);
        expect(canvasFields(undone)).toEqual(canvasFields(drawn));
      }),
      { numRuns: runs },
    );
  });

  test('as it is moved: what it held keeps its place in it, and what lies there joins', () => {
    fc.assert(
      fc.property(canvases, box, place, place, (canvas, at, dx, dy) => {
        const drawn = change(canvas, [], { kind: 'placed', node: { id: frameId, kind: 'frame', ...at } }).after;
        const { after, undone } = change(drawn, [frameId], { kind: 'moved', dx, dy });
        const before = [...liveNodes(drawn)].filter(({ parent, locked }) => parent === frameId && !locked);
        for (const { id, x, y } of before)
          expect(liveNode(after, id)).toMatchObject({ x: x + dx, y: y + dy, parent: frameId });
        const to = { ...at, x: at.x + dx, y: at.y + dy };
        const held = [...liveNodes(after)].filter(({ parent }) => parent === frameId);
        for (const node of held) expect(isInside(node, to)).toBe(true);
        expect(canvasFields(undone)).toEqual(canvasFields(drawn));
      }),
      { numRuns: runs },
    );
  });
});

test('a sheet of sections in a frame is moved with it and with what lies in its sections', () => {
  const section = aNode({ id: 'section', kind: 'section', x: 100, y: 100, width: 280, height: 240 });
  const note = aNode({ id: 'note', x: 120, y: 160, parent: 'section' });
  const group = aNode({ id: 'group', kind: 'group' });
  const member = aNode({ id: 'member', x: 400, y: 160, width: 40, height: 40, parent: 'group' });
  const frame = { id: frameId, kind: 'frame', x: 80, y: 80, width: 480, height: 320 } as const;
  const canvas = aCanvas([section, note, group, member]);
  const { drafts } = commandsForChange({ kind: 'placed', node: frame }, { canvas, selection: [], newId: () => '' });
  expect(drafts).toEqual([
    { type: 'PlaceNodes', data: { nodes: [{ ...frame, parent: null }] } },
    { type: 'ReparentNodes', data: { ids: ['section', 'group'], parent: frameId } },
  ]);
  const framed = aCanvas([
    { ...section, parent: frameId },
    note,
    { ...group, parent: frameId },
    member,
    aNode({ ...frame }),
  ]);
  expect(
    commandsForChange({ kind: 'moved', dx: 10, dy: 0 }, { canvas: framed, selection: [frameId], newId: () => '' })
      .drafts,
  ).toEqual([
    {
      type: 'MoveNodes',
      data: {
        nodes: [
          { id: frameId, x: 90, y: 80 },
          { id: 'section', x: 110, y: 100 },
          { id: 'note', x: 130, y: 160 },
          { id: 'member', x: 410, y: 160 },
        ],
      },
    },
  ]);
});

test('what belongs to a frame but lies outside of it, as on an old canvas, stays in it when it is moved along', () => {
  const frame = aNode({ id: 'frame', kind: 'frame', width: 400, height: 400 });
  const beside = aNode({ id: 'beside', x: 600, parent: 'frame' });
  const { drafts } = commandsForChange(
    { kind: 'moved', dx: 10, dy: 0 },
    { canvas: aCanvas([frame, beside]), selection: ['frame'], newId: () => '' },
  );
  expect(drafts.map(({ type }) => type)).toEqual(['MoveNodes']);
});

test('a frame lies below the frames and sections that it holds, whichever was drawn first', () => {
  const outer = aNode({ id: 'outer', kind: 'frame', width: 900, height: 900, z: 'a9' });
  const inner = aNode({ id: 'inner', kind: 'frame', width: 400, height: 400, z: 'a1', parent: 'outer' });
  const section = aNode({ id: 'section', kind: 'section', z: 'a0', parent: 'inner' });
  const other = aNode({ id: 'other', kind: 'frame', z: 'a5' });
  const note = aNode({ id: 'note', z: 'Zz' });
  expect(inPaintOrder(aCanvas([note, section, inner, outer, other])).map(({ id }) => id)).toEqual([
    'other',
    'outer',
    'inner',
    'section',
    'note',
  ]);
});
