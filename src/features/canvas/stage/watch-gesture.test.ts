import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { canvasMachine } from '#machines/canvas/canvas.machine.ts';
import type { Gesture } from '#machines/canvas/gesture.ts';
import { watchGesture } from './watch-gesture.ts';

test('a tool that draws nothing, such as the hand, is told to have no gesture', () => {
  const camera = { camera: { x: 0, y: 0, zoom: 1 }, viewport: { width: 800, height: 600 }, isStill: true };
  const actor = createActor(canvasMachine, { input: { camera } }).start();
  const told: (Gesture | null)[] = [];
  const stop = watchGesture(actor, (gesture) => told.push(gesture));
  actor.send({ type: 'tool.chosen', tool: 'hand' });
  const spot = { point: { x: 10, y: 10 }, at: { x: 10, y: 10 } };
  const modifiers = { shift: false, alt: false, ctrl: false };
  actor.send({
    type: 'pointer.pressed',
    ...spot,
    target: { kind: 'canvas' },
    modifiers,
    button: 0,
    kind: 'mouse',
    newId: 'new',
    over: null,
  });
  actor.send({
    type: 'pointer.moved',
    point: { x: 90, y: 10 },
    at: { x: 90, y: 10 },
    modifiers,
    snap: null,
    over: null,
  });
  actor.send({ type: 'pointer.released' });
  expect(told.length).toBeGreaterThan(2);
  expect(new Set(told)).toEqual(new Set([null]));
  stop();
});
