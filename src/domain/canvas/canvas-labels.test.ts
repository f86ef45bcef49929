import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../../tests/fixtures/a-canvas.ts';
import { factTitle } from '../log/all-labels.ts';

const note = aNode({ id: 'note', text: 'Sellers wait\nfor weeks' });
const empty = aNode({ id: 'empty', text: '' });
const edge = anEdge({ id: 'edge', from: at('note'), to: at('empty'), text: '' });
const canvas = aCanvas([note, empty, aNode({ id: 'group', kind: 'group', text: '' })], [edge]);
const words = { status: String, criterion: String, canvas };

test.each([
  ['NodesPlaced', { nodes: [note], edges: [] }, 'Added “Sellers wait for weeks”'],
  ['NodesPlaced', { nodes: [note, empty], edges: [edge] }, 'Added 3 items'],
  ['NodesMoved', { nodes: [{ id: 'note', x: 1, y: 2 }], edges: [] }, 'Moved “Sellers wait for weeks”'],
  ['NodesResized', { nodes: [{ id: 'empty' }] }, 'Resized an empty note'],
  ['NodesStyled', { styles: [{ ids: ['note', 'empty'], style: {} }] }, 'Restyled 2 items'],
  ['TextEdited', { id: 'empty', text: 'Bees' }, 'Wrote “Bees”'],
  ['TextEdited', { id: 'note', text: 'Bees' }, 'Changed “Sellers wait for weeks” to “Bees”'],
  ['TextEdited', { id: 'note', text: '' }, 'Cleared “Sellers wait for weeks”'],
  ['NodesConnected', { edges: [edge] }, 'Connected “Sellers wait for weeks” to an empty note'],
  ['NodesConnected', { edges: [edge, edge] }, 'Drew 2 connections'],
  ['EdgeRouted', { id: 'edge' }, 'Rerouted a connection'],
  ['NodesReordered', { parts: [{ id: 'note', z: 'a' }] }, 'Changed the stacking order of “Sellers wait for weeks”'],
  ['NodesGrouped', { group: note, ids: ['note', 'empty'] }, 'Grouped 2 items'],
  ['NodesReparented', { ids: ['note'], parent: null }, 'Moved “Sellers wait for weeks” out of its frame'],
  ['NodesReparented', { ids: ['note'], parent: 'group' }, 'Moved “Sellers wait for weeks” into a group'],
  ['NodesLocked', { ids: ['group'], locked: true }, 'Locked a group'],
  ['NodesRemoved', { nodes: ['note'], edges: ['edge'] }, 'Removed “Sellers wait for weeks”'],
  ['NodesRestored', { nodes: [], edges: ['edge'] }, 'Restored a connection'],
  ['AssumptionLinked', { id: 'note', assumption: 'x' }, 'Converted “Sellers wait for weeks” to an assumption'],
  ['NodeShared', { node: 'note', grant: 'g', expiresAt: null }, 'Shared “Sellers wait for weeks”'],
  ['SelectionShared', { ids: ['note', 'empty'], grant: 'g', expiresAt: null }, 'Shared 2 items'],
  ['CanvasShared', { grant: 'g', expiresAt: null }, 'Shared the whole canvas'],
  ['ShareRevoked', { grant: 'g' }, 'Revoked a link'],
])('%s %j is told as %s', (type, data, told) => {
  expect(factTitle({ type, data: data as never }, words)).toBe(told);
});

test('long texts are cut', () => {
  expect(factTitle({ type: 'TextEdited', data: { id: 'empty', text: 'x'.repeat(60) } }, words)).toBe(
    `Wrote “${'x'.repeat(47)}…”`,
  );
});
