import { expect, test } from 'vitest';
import { type Canvas, emptyCanvas } from '#domain/canvas/canvas.ts';
import type { NewNode } from '#domain/canvas/canvas-commands.ts';
import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { wholeNode } from '#domain/canvas/new-parts.ts';
import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import { withParts } from '#domain/log/parts.ts';
import { placeClip } from './place-clip.ts';

const node = (id: string, given: Partial<NewNode> = {}): NewNode => ({
  id: id.repeat(12),
  kind: 'rectangle',
  x: 0,
  y: 0,
  width: 40,
  height: 20,
  ...given,
});
const fileOf = (nodes: NewNode[], canvas = 'c'): CanvasFile => ({
  format: 'groundwork-canvas',
  version: 1,
  canvas,
  nodes,
  edges: [],
});
function canvasWith(...nodes: NewNode[]): Canvas {
  const whole = nodes.map((each) => wholeNode(each, 'a0')).filter((each): each is CanvasNode => each !== undefined);
  return { ...emptyCanvas, id: 'c', nodes: withParts({}, whole), nodeCount: whole.length, top: 'a0' };
}
function placed(file: CanvasFile, canvas: Canvas) {
  const { drafts, ids } = placeClip(file, { canvasId: 'c', canvas, middle: { x: 20, y: 10 } });
  return { nodes: drafts.flatMap((draft) => (draft.type === 'PlaceNodes' ? draft.data.nodes : [])), ids };
}

test('what is pasted in the place of its original lies beside it', () => {
  const there = [node('A'), node('B', { x: 24, y: 24 })];
  const { nodes } = placed(fileOf([node('A')]), canvasWith(...there));
  expect(nodes.map(({ x, y }) => [x, y])).toEqual([[48, 48]]);
});

test('a group is selected without its members, and what was locked is free', () => {
  const group = node('G', { kind: 'group', width: 0, height: 0 });
  const member = node('M', { parent: group.id, locked: true });
  const { nodes, ids } = placed(fileOf([group, member]), canvasWith());
  const [pastedGroup, pastedMember] = nodes;
  expect(ids).toEqual([pastedGroup?.id]);
  expect([pastedMember?.parent, pastedMember?.locked]).toEqual([pastedGroup?.id, false]);
});

test.each([
  ['that was cut is a card again', 'c', [], 'claim'],
  ['whose card is still there becomes a plain note', 'c', [node('A', { assumption: 'claim' })], null],
  ['of another canvas becomes a plain note', 'other', [], null],
])('an assumption %s', (_, canvas, there, assumption) => {
  const { nodes } = placed(fileOf([node('A', { assumption: 'claim' })], canvas), canvasWith(...there));
  expect(nodes.map((each) => each.assumption)).toEqual([assumption]);
});
