import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type HoldViewEvent, holdViewMachine, type ViewHold } from './hold-view.machine.ts';

const down = (id: number, x: number): HoldViewEvent => ({ type: 'pointer.down', id, at: { x, y: 0 } });
const to = (id: number, x: number): HoldViewEvent => ({ type: 'pointer.moved', id, at: { x, y: 0 } });
const up = (id: number): HoldViewEvent => ({ type: 'pointer.up', id });
const listenTo =
  (reports: ViewHold[]): (() => void) =>
  (...args: readonly unknown[]) =>
    reports.push((args[1] as { report: ViewHold }).report);

const paths = pathsOf(holdViewMachine, {
  events: [down(1, 0), down(2, 100), to(1, 3), to(1, 60), to(2, 200), up(1), up(2), up(3)],
  key: ({ context }) => context,
});

describe(`pointers that hold a view, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(holdViewMachine);

  testPaths(paths, async (path) => {
    const reports: ViewHold[] = [];
    await drivePath(holdViewMachine, path, {
      coverage,
      actions: { tell: listenTo(reports) },
      invariants: {
        free: ({ context }) => expect(context.pointers).toEqual([]),
        pressed: ({ context }) => expect(context.pointers).toHaveLength(1),
        '*': ({ value }) => {
          // What holds the view has been told, and nothing else has.
          const isHeld = (reports.at(-1)?.type ?? 'camera.released') !== 'camera.released';
          expect(isHeld).toBe(value === 'holding');
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('what pointers do with a view', () => {
  function hold(...events: readonly HoldViewEvent[]): readonly ViewHold[] {
    const reports: ViewHold[] = [];
    const actor = createActor(holdViewMachine.provide({ actions: { tell: listenTo(reports) } })).start();
    for (const event of events) actor.send(event);
    return reports;
  }

  test('a click does nothing, so that a link is followed', () => {
    expect(hold(down(1, 0), to(1, 3), up(1))).toEqual([]);
  });

  test('a drag begins where it was pressed', () => {
    expect(hold(down(1, 10), to(1, 14), to(1, 60), up(1), to(1, 90))).toEqual([
      { type: 'camera.grabbed', at: { x: 10, y: 0 } },
      { type: 'camera.dragged', at: { x: 14, y: 0 } },
      { type: 'camera.dragged', at: { x: 60, y: 0 } },
      { type: 'camera.released' },
    ]);
  });

  test('two pinch, and the one that stays goes on alone', () => {
    expect(hold(down(1, 0), down(2, 100), to(2, 200), up(1), to(2, 220), up(2))).toEqual([
      { type: 'camera.grabbed', at: { x: 50, y: 0 }, spread: 100 },
      { type: 'camera.dragged', at: { x: 100, y: 0 }, spread: 200 },
      { type: 'camera.grabbed', at: { x: 200, y: 0 } },
      { type: 'camera.dragged', at: { x: 220, y: 0 } },
      { type: 'camera.released' },
    ]);
  });
});
