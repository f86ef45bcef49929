import { expect, test } from 'vitest';
import { aCanvas, aNode } from '../../../tests/fixtures/a-canvas.ts';
import { canvasCommands } from '../canvas/canvas-commands.ts';
import { canvasStream } from '../canvas/canvas-stream.ts';
import { shareSelection } from '../canvas/share-node.ts';
import { accept, reject } from '../log/decision.ts';
import { sameScope, scopeOf } from './share-scope.ts';

const at = '2026-05-10T09:00:00.000Z';
const link = { grant: 'new', expiresAt: null };
const canvas = aCanvas([aNode({ id: 'a' }), aNode({ id: 'b' }), aNode({ id: 'gone', removed: true })]);
const selection = (...ids: readonly string[]) => ({ kind: 'selection', ids }) as const;

test.each([
  [selection('a', 'b'), selection('b', 'a'), true],
  [selection('a', 'b'), selection('a'), false],
  [selection('a'), selection('a', 'b'), false],
  [selection('a'), { kind: 'node', node: 'a' } as const, false],
  [{ kind: 'node', node: 'a' } as const, { kind: 'node', node: 'b' } as const, false],
  [{ kind: 'canvas' } as const, { kind: 'canvas' } as const, true],
])('%j and %j are the same: %s', (one, other, expected) => {
  expect(sameScope(one, other)).toBe(expected);
});

test('a selection is shared as what of it is there, once each, and folded as that', () => {
  const fact = { type: 'SelectionShared', v: 1, data: { ...link, ids: ['b', 'a'] } };
  expect(shareSelection(canvas, { ...link, ids: ['b', 'gone', 'a', 'b'] }, at)).toEqual(accept(fact));
  expect(shareSelection(canvas, { ...link, ids: ['gone'] }, at)).toEqual(reject('node-missing'));
  const folded = canvasStream.evolve(canvas, { ...fact, at }, 'canvas-1');
  expect(scopeOf(folded?.shares['new'] ?? expect.fail('no link'))).toEqual(selection('b', 'a'));
});

test('what waits for a link to a selection or a canvas is known by its grant', () => {
  expect(canvasCommands.ShareSelection.access?.creates?.({ ...link, ids: ['a'] })).toEqual(['new']);
  expect(canvasCommands.ShareCanvas.access?.creates?.(link)).toEqual(['new']);
});
