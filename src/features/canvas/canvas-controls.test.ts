import { createAtom } from '@xstate/store';
import { expect, test } from 'vitest';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import type { CanvasAtom } from '#machines/select-canvas.ts';
import { aCanvas, aNode, anEdge, at } from '../../../tests/fixtures/a-canvas.ts';
import { CanvasControls } from './canvas-controls.ts';

test('what has no sides of its own grows nothing, and stays selected', () => {
  const nodes = [aNode({ id: 'a' }), aNode({ id: 'b' }), aNode({ id: 'group', kind: 'group' })];
  const canvas = createAtom(aCanvas(nodes, [anEdge({ id: 'edge', from: at('a'), to: at('b') })]));
  const asked: unknown[] = [];
  const actor = {
    send: ({ change }: { change: { of: string } }) => asked.push(change.of),
    getSnapshot: () => ({ children: {} }),
  } as unknown as CanvasActor;
  const controls = new CanvasControls(actor, canvas as unknown as CanvasAtom);
  for (const id of ['group', 'edge', 'gone', 'a']) controls.grow(id, 'right');
  expect(asked).toEqual(['a']);
});
