import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { moved, pressed } from '../../tests/fixtures/pointer.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type TouchEvent, type TouchReport, touchMachine } from './touch.machine.ts';

const ground = { kind: 'canvas' } as const;
const down = (id: number, x: number): TouchEvent => ({
  type: 'finger.down',
  id,
  press: pressed(ground, { kind: 'touch', at: { x, y: 0 }, point: { x, y: 0 } }),
});
const to = (id: number, x: number, y = 0): TouchEvent => ({ type: 'finger.moved', id, move: moved(x, y) });
const up = (id: number): TouchEvent => ({ type: 'finger.up', id });
const listenTo =
  (reports: TouchReport[]): (() => void) =>
  (...args: readonly unknown[]) =>
    reports.push((args[1] as { report: TouchReport }).report);

const paths = pathsOf(touchMachine, {
  events: [
    down(1, 0),
    down(2, 100),
    to(1, 2),
    to(1, 60),
    to(2, 200),
    up(1),
    up(2),
    { type: 'fingers.lost' },
    after('pressPatience', 'touch.waiting'),
  ],
  key: ({ context }) => context,
});

describe(`fingers on the canvas, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(touchMachine);

  testPaths(paths, async (path) => {
    const reports: TouchReport[] = [];
    const balance = (begin: string, ...ends: readonly string[]) =>
      reports.filter(({ type }) => type === begin).length - reports.filter(({ type }) => ends.includes(type)).length;
    await drivePath(touchMachine, path, {
      coverage,
      actions: { tell: listenTo(reports) },
      invariants: {
        none: ({ context }) => expect(context).toEqual({ press: null, fingers: [] }),
        '*': ({ value }) => {
          expect(balance('pointer.pressed', 'pointer.released', 'pointer.cancelled')).toBe(
            value === 'dragging' ? 1 : 0,
          );
          expect(balance('camera.grabbed', 'camera.released')).toBe(value === 'pinching' ? 1 : 0);
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('what fingers mean', () => {
  function touch(...events: readonly (TouchEvent | number)[]): readonly TouchReport[] {
    const clock = new SimulatedClock();
    const reports: TouchReport[] = [];
    const actor = createActor(touchMachine.provide({ actions: { tell: listenTo(reports) } }), { clock }).start();
    for (const event of events) {
      if (typeof event === 'number') clock.increment(event);
      else actor.send(event);
    }
    return reports;
  }
  const types = (reports: readonly TouchReport[]) => reports.map(({ type }) => type);

  test('a tap is a press and a release', () => {
    expect(types(touch(down(1, 0), to(1, 2), up(1)))).toEqual(['pointer.pressed', 'pointer.released']);
  });

  test('a pinch begins nothing else', () => {
    expect(touch(down(1, 0), down(2, 100), to(2, 200), up(1), to(2, 300), up(2))).toEqual([
      { type: 'camera.grabbed', at: { x: 50, y: 0 }, spread: 100 },
      { type: 'camera.dragged', at: { x: 100, y: 0 }, spread: 200 },
      { type: 'camera.released' },
    ]);
  });

  test('a finger that rests asks what can be done, and does nothing else', () => {
    expect(types(touch(down(1, 0), 500, to(1, 60), up(1)))).toEqual(['menu.asked']);
    expect(types(touch(down(1, 0), 499, to(1, 60), 500, up(1)))).toEqual([
      'pointer.pressed',
      'pointer.moved',
      'pointer.released',
    ]);
  });
});
