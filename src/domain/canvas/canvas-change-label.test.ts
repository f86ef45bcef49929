import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '../log/json.ts';
import { canvasChangeLabel } from './canvas-change-label.ts';
import { canvasCommands } from './canvas-commands.ts';

const draft = (type: string, data: JsonObject, stream = 'canvas-a') => ({ type, stream, data });
const nodes = (count: number, more: JsonObject = {}, from = 0) =>
  Array.from({ length: count }, (_, n) => ({ id: `n${n + from}`, x: 0, y: 0, ...more }));
const notes = (count: number, from = 0) => nodes(count, { kind: 'note' }, from);
const at = (node: string) => ({ node, side: 'auto' });
const edge = (id: string, to: JsonObject = at('n1')) => ({ id, from: at('n0'), to });
const one = { id: 'n0', x: 0, y: 0, width: 9, height: 9 };

test.each([
  ['PlaceNodes', { nodes: notes(1) }, 'Add a note'],
  ['PlaceNodes', { nodes: nodes(3, { kind: 'ellipse' }) }, 'Add 3 ellipses'],
  ['PlaceNodes', { nodes: [...notes(1), ...nodes(1, { kind: 'frame' }, 1)] }, 'Add 2 items'],
  ['PlaceNodes', { nodes: notes(1), edges: [edge('e')] }, 'Add a note'],
  ['PlaceNodes', { nodes: notes(2), edges: [edge('e')] }, 'Add 3 items'],
  ['PlaceNodes', { nodes: nodes(1, { kind: 'toString' }) }, 'Add an item'],
  ['PlaceNodes', { nodes: [], edges: [edge('e')] }, 'Connect two items'],
  ['MoveNodes', { nodes: nodes(1) }, 'Move an item'],
  ['MoveNodes', { nodes: nodes(2), edges: [{ id: 'e', from: { x: 0, y: 0 } }] }, 'Move 3 items'],
  ['ResizeNodes', { nodes: [one] }, 'Resize an item'],
  ['ResizeNodes', { nodes: [{ ...one, rotation: 90 }] }, 'Rotate an item'],
  ['StyleNodes', { ids: ['a', 'b'], style: { fill: 'sky' } }, 'Restyle 2 items'],
  ['EditText', { id: 'a', text: 'Ask ten\nbakers ' }, 'Write “Ask ten bakers”'],
  ['EditText', { id: 'a', text: '' }, 'Clear text'],
  ['ConnectNodes', { edges: [edge('e')] }, 'Connect two items'],
  ['ConnectNodes', { edges: [edge('e', { x: 1, y: 2 })] }, 'Draw a line'],
  ['ConnectNodes', { edges: [edge('e'), edge('f')] }, 'Add 2 connections'],
  ['RouteEdge', { id: 'e', route: 'elbow' }, 'Reroute a connection'],
  ['ReorderNodes', { ids: ['a'], to: 'front' }, 'Bring an item to the front'],
  ['ReorderNodes', { ids: ['a', 'b'], to: 'forward' }, 'Bring 2 items forward'],
  ['ReorderNodes', { ids: ['a'], to: 'backward' }, 'Send an item backward'],
  ['ReorderNodes', { ids: ['a'], to: 'back' }, 'Send an item to the back'],
  ['GroupNodes', { id: 'g', ids: ['a', 'b', 'c'] }, 'Group 3 items'],
  ['ReparentNodes', { ids: ['a'], parent: 'f' }, 'Move an item into a frame'],
  ['ReparentNodes', { ids: ['a'], parent: null }, 'Move an item out of a frame'],
  ['LockNodes', { ids: ['a'], locked: true }, 'Lock an item'],
  ['LockNodes', { ids: ['a', 'b'], locked: false }, 'Unlock 2 items'],
  ['RemoveNodes', { ids: ['a', 'b', 'a'] }, 'Remove 2 items'],
  ['RestoreNodes', { ids: ['a'] }, 'Restore an item'],
  ['LinkAssumption', { id: 'a', assumption: 'p' }, 'Convert a note to an assumption'],
  ['LinkAssumption', { id: 'a', assumption: null }, 'Convert an assumption to a note'],
  ['ShareNode', { node: 'a', grant: 'g', expiresAt: null }, 'Share an item with a link'],
  ['ShareSelection', { ids: ['a', 'b'], grant: 'g', expiresAt: null }, 'Share 2 items with a link'],
  ['ShareCanvas', { grant: 'g', expiresAt: null }, 'Share a canvas with a link'],
  ['RevokeShare', { grant: 'g' }, 'Revoke a link'],
])('%s %j', (type, data, words) => {
  expect(canvasChangeLabel([draft(type, data)])).toBe(words);
});

test.each([
  ['an import in chunks', [draft('PlaceNodes', { nodes: notes(500) }), draft('PlaceNodes', { nodes: notes(20, 500) })]],
  [
    'the same, with connectors',
    [draft('PlaceNodes', { nodes: notes(519) }), draft('ConnectNodes', { edges: [edge('e')] })],
  ],
])('%s is one change', (_, commands) => {
  expect(canvasChangeLabel(commands)).toMatch(/^Add 520 (notes|items)$/);
});

test.each([
  ['Move 2 items', [draft('MoveNodes', { nodes: nodes(2) }), draft('ReparentNodes', { ids: ['n0'], parent: 'f' })]],
  ['Write “kept”', [draft('RestoreNodes', { ids: ['a'] }), draft('EditText', { id: 'a', text: 'kept' })]],
  [
    'Ungroup 2 items',
    [draft('ReparentNodes', { ids: ['a', 'b'], parent: null }), draft('RemoveNodes', { ids: ['g'] })],
  ],
  [undefined, [draft('MoveNodes', { nodes: nodes(2) }), draft('RemoveNodes', { ids: ['n0'] })]],
  [undefined, [draft('MoveNodes', { nodes: nodes(2) }), draft('MoveNodes', { nodes: nodes(2) }, 'canvas-b')]],
  [undefined, [draft('MoveNodes', { nodes: nodes(2) }, 'idea-a')]],
  [undefined, [draft('toString', {})]],
  [undefined, []],
])('%s is what several commands want', (words, commands) => {
  expect(canvasChangeLabel(commands)).toBe(words);
});

test('large numbers are easy to read', () => {
  const ids = Array.from({ length: 1200 }, (_, n) => `n${n}`);
  expect(canvasChangeLabel([draft('RemoveNodes', { ids })])).toBe('Remove 1,200 items');
});

test('whatever another version sent is told in some words', () => {
  const types = fc.constantFrom(
    ...Object.keys(canvasCommands).filter((each) => each !== 'NameMoment' && each !== 'UndoChange'),
  );
  const names = fc.constantFrom('nodes', 'edges', 'ids', 'to', 'text', 'locked');
  fc.assert(
    fc.property(types, fc.dictionary(names, fc.jsonValue()), (type, data) => {
      expect(canvasChangeLabel([draft(type, data as JsonObject)])).toMatch(/^[A-Z].+/);
    }),
  );
});
