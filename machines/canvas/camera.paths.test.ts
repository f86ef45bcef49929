import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type CameraEvent, cameraMachine } from './camera.machine.ts';

const viewport = { width: 800, height: 600 };
const start = { x: 0, y: 0, zoom: 1 };
const box = { x: 1000, y: 1000, width: 1600, height: 600 };
const at = { x: 100, y: 100 };
const coverage = new Coverage(cameraMachine);

describe.each([true, false])('the camera, still: %s', (isStill) => {
  const input = { camera: start, viewport, isStill };
  const paths = pathsOf(cameraMachine, {
    input,
    events: [
      { type: 'camera.set', camera: { x: 5, y: 5, zoom: 2 } },
      { type: 'viewport.changed', viewport: { width: 400, height: 300 } },
      { type: 'motion.changed', isStill: true },
      { type: 'camera.grabbed', at },
      { type: 'camera.grabbed', at, spread: 50 },
      { type: 'camera.dragged', at: { x: 150, y: 90 } },
      { type: 'camera.dragged', at, spread: 100 },
      { type: 'camera.released' },
      { type: 'box.fitted', box },
      { type: 'box.fitted', box: { ...at, width: 40, height: 30 }, zoomMax: 8 },
      { type: 'box.revealed', box },
      { type: 'box.written', box },
      { type: 'camera.set', camera: { x: 5, y: 5, zoom: 0.2 } },
      { type: 'point.centred', point: at },
      { type: 'zoom.chosen', zoom: 1 },
      { type: 'zoom.stepped', factor: 2 },
      { type: 'glide.advanced', share: 0.5 },
      { type: 'glide.advanced', share: 1 },
      failed('frames', new Error('gone')),
    ],
    key: ({ context }) => context,
    // Once it has come somewhere, it would go on for ever.
    when: ({ context: { camera, to } }, { type }) =>
      /dragged|released|advanced|error/.test(type) ||
      (camera === start && to === start) ||
      (type === 'box.written' && camera.zoom === 0.2 && to === camera),
  });

  testPaths(paths, async (path) => {
    await drivePath(cameraMachine, path, {
      coverage,
      input,
      invariants: {
        '*': ({ context: { camera } }) => {
          expect(Object.values(camera).every(Number.isFinite)).toBe(true);
          expect(camera.zoom).toBeGreaterThanOrEqual(0.02);
          expect(camera.zoom).toBeLessThanOrEqual(8);
        },
        gliding: ({ context }) =>
          expect(path.steps.some(({ event }) => event.type === 'motion.changed') || !context.isStill).toBe(true),
      },
    });
  });
});

describe('the camera of a canvas that is opened', () => {
  const input = { camera: start, viewport: { width: 1, height: 1 }, isStill: false, isOpening: true };
  const all = { kind: 'all', box } as const;
  const paths = pathsOf(cameraMachine, {
    input,
    events: [
      { type: 'scene.came', first: all },
      { type: 'scene.came', first: { ...all, zoomMax: 0.1 } },
      { type: 'scene.came', first: { kind: 'again', seen: box, zoom: 0.5 } },
      { type: 'scene.came', first: null },
      { type: 'viewport.changed', viewport },
      { type: 'viewport.changed', viewport: { width: 0, height: 0 } },
      { type: 'camera.set', camera: { x: 5, y: 5, zoom: 2 } },
    ],
    key: ({ context }) => context,
    when: (snapshot) => snapshot.matches('opening'),
  });

  testPaths(paths, async (path) => {
    await drivePath(cameraMachine, path, {
      coverage,
      input,
      invariants: {
        opening: ({ context }) => expect([context.camera, context.opened]).toEqual([start, start]),
        still: ({ context }) =>
          expect(context.camera === context.opened).toBe(path.steps.at(-1)?.event.type !== 'camera.set'),
      },
    });
  });
});

test('every state and transition ran', () => {
  expect(coverage.missing()).toEqual(complete);
});

describe('where the camera comes to', () => {
  function look(isStill: boolean, events: readonly CameraEvent[]) {
    const frames = fromCallback(() => {});
    const camera = createActor(cameraMachine.provide({ actors: { frames: frames as never } }), {
      input: { camera: start, viewport, isStill },
    }).start();
    for (const event of events) camera.send(event);
    return camera.getSnapshot().context.camera;
  }

  test.each<[string, readonly CameraEvent[], object]>([
    [
      'two fingers spread about their middle',
      [
        { type: 'camera.grabbed', at, spread: 50 },
        { type: 'camera.dragged', at, spread: 100 },
      ],
      { x: 50, y: 50, zoom: 2 },
    ],
    [
      'a hand',
      [
        { type: 'camera.grabbed', at },
        { type: 'camera.dragged', at: { x: 60, y: 110 } },
      ],
      { x: 40, y: -10, zoom: 1 },
    ],
    ['a box', [{ type: 'box.fitted', box }], { x: 1800 - 400 / 0.405, y: 1300 - 300 / 0.405, zoom: 0.405 }],
    [
      'a small box, no larger than it is',
      [{ type: 'box.fitted', box: { x: 100, y: 100, width: 200, height: 100 } }],
      { x: -200, y: -150, zoom: 1 },
    ],
    [
      'a small box, as large as the view has it',
      [{ type: 'box.fitted', box: { x: 100, y: 100, width: 200, height: 100 }, zoomMax: 8 }],
      { x: 200 - 400 / 3.24, y: 150 - 300 / 3.24, zoom: 3.24 },
    ],
    [
      'a tiny box, never beyond the limit',
      [{ type: 'box.fitted', box: { x: 100, y: 100, width: 8, height: 8 }, zoomMax: 99 }],
      { x: 104 - 400 / 8, y: 104 - 300 / 8, zoom: 8 },
    ],
    ['what is seen stays', [{ type: 'box.revealed', box: { x: 100, y: 100, width: 10, height: 10 } }], start],
    [
      'as little as needed',
      [{ type: 'box.revealed', box: { x: 800, y: 100, width: 10, height: 10 } }],
      { x: 34, y: 0, zoom: 1 },
    ],
    [
      'large enough to write, where it lies',
      [
        { type: 'camera.set', camera: { x: 0, y: 0, zoom: 0.25 } },
        { type: 'box.written', box: { x: 1000, y: 600, width: 200, height: 200 } },
      ],
      { x: 1100 - 275 / 0.75, y: 700 - 175 / 0.75, zoom: 0.75 },
    ],
    ['as it is, where it is large enough', [{ type: 'box.written', box: { x: 9, y: 9, width: 9, height: 9 } }], start],
    ['twice as large about the middle', [{ type: 'zoom.stepped', factor: 2 }], { x: 200, y: 150, zoom: 2 }],
    ['never beyond the limit', [{ type: 'zoom.chosen', zoom: 99 }], { x: 350, y: 262.5, zoom: 8 }],
  ])('%s', (_, events, expected) => {
    const camera = look(true, events);
    for (const [key, value] of Object.entries(expected)) expect(camera[key as 'x']).toBeCloseTo(value as number, 6);
  });

  test.each<[string, readonly CameraEvent[], object]>([
    [
      'all there is, once there is room to show it',
      [
        { type: 'scene.came', first: { kind: 'all', box } },
        { type: 'viewport.changed', viewport },
      ],
      { x: 329 / 0.405, y: 227 / 0.405, zoom: 0.405 },
    ],
    [
      'as it was looked at before, about the same middle',
      [
        { type: 'viewport.changed', viewport },
        { type: 'scene.came', first: { kind: 'again', seen: { x: 0, y: 0, width: 400, height: 200 }, zoom: 2 } },
      ],
      { x: 0, y: -50, zoom: 2 },
    ],
    [
      'where the founder went before it came',
      [
        { type: 'viewport.changed', viewport },
        { type: 'camera.set', camera: { x: 7, y: 8, zoom: 1 } },
        { type: 'scene.came', first: { kind: 'all', box } },
      ],
      { x: 7, y: 8, zoom: 1 },
    ],
  ])('opens on %s', (_, events, expected) => {
    const input = { camera: start, viewport: { width: 1, height: 1 }, isStill: false, isOpening: true };
    const camera = createActor(cameraMachine, { input }).start();
    for (const event of events) camera.send(event);
    expect(camera.getSnapshot().context.camera).toEqual({
      x: expect.closeTo((expected as { x: number }).x, 6),
      y: expect.closeTo((expected as { y: number }).y, 6),
      zoom: expect.closeTo((expected as { zoom: number }).zoom, 6),
    });
  });

  test('a glide ends where a jump would', () => {
    const fit: CameraEvent = { type: 'box.fitted', box };
    expect(look(false, [fit])).toEqual(start);
    expect(look(false, [fit, { type: 'glide.advanced', share: 0.4 }, { type: 'glide.advanced', share: 1 }])).toEqual(
      look(true, [fit]),
    );
  });
});
