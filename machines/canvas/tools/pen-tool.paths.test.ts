import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { isStroke, strokeInScene, strokeLimits } from '#domain/canvas/stroke-points.ts';
import { moved, pressed } from '../../../tests/fixtures/pointer.ts';
import { listenTo } from '../../../tests/fixtures/tool-reports.ts';
import { Coverage, complete } from '../../../tests/models/coverage.ts';
import { drivePath } from '../../../tests/models/drive-path.ts';
import { pathsOf } from '../../../tests/models/model.ts';
import { testPaths } from '../../../tests/models/test-paths.ts';
import type { PointerEvent } from '../pointer.ts';
import { penToolMachine, withPoint } from './pen-tool.machine.ts';
import type { ToolReport } from './tool-report.ts';

const ground = { kind: 'canvas' } as const;
const up = { type: 'pointer.released' } as const;

const paths = pathsOf(penToolMachine, {
  events: [pressed(ground), moved(1, 1), moved(40, 30), up, { type: 'pointer.cancelled' }],
  key: ({ context }) => context.path,
  when: ({ context }, { type }) => context.path.length < 3 || type !== 'pointer.moved',
});

describe(`the pen, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(penToolMachine);

  testPaths(paths, async (path) => {
    const reports: ToolReport[] = [];
    await drivePath(penToolMachine, path, {
      coverage,
      actions: { tell: listenTo(reports) },
      invariants: {
        idle: ({ context }) => expect(context).toEqual({ press: null, gesture: null, path: [] }),
        begun: ({ context }) => expect(context.gesture).toBeNull(),
        drawing: ({ context }) => expect(context.gesture).toMatchObject({ kind: 'place', node: { kind: 'drawing' } }),
      },
    });
    const released = path.steps.filter(({ event }) => event.type === 'pointer.released').length;
    expect(reports.length).toBeLessThanOrEqual(released);
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function drawn(...events: readonly PointerEvent[]) {
  const reports: ToolReport[] = [];
  const pen = createActor(
    penToolMachine.provide({ actions: { tell: (_, { report }) => reports.push(report) } }),
  ).start();
  for (const event of events) pen.send(event);
  const [report] = reports;
  return report?.type === 'gesture.ended' && report.change.kind === 'placed' ? report.change.node : undefined;
}

test('a drag is one drawing, whose points lie where the pointer was', () => {
  const node = drawn(pressed(ground), moved(100, 0), moved(100, 50), up);
  expect(node).toEqual({
    id: 'aaaaaaaaaaaa',
    kind: 'drawing',
    x: 0,
    y: 0,
    width: 100,
    height: 50,
    points: [0, 0, 10_000, 0, 10_000, 10_000],
  });
});

test('a straight line has a box that can be taken hold of, and a click draws nothing', () => {
  const node = drawn(pressed(ground), moved(100, 0), up);
  expect([node?.height, node && strokeInScene(node.points ?? [], node)]).toEqual([
    8,
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
  ]);
  expect(drawn(pressed(ground), moved(1, 1), up)).toBeUndefined();
});

test('however long it is drawn, it stays within what can be kept, and ends where the pointer was', () => {
  const moves = Array.from({ length: 5000 }, (_, n) => moved(10 + n, n % 100));
  const node = drawn(pressed(ground), ...moves, up);
  const points = node?.points ?? [];
  expect(isStroke(points)).toBe(true);
  expect(points.length / 2).toBeGreaterThan(strokeLimits.points.max / 2);
  expect(points.slice(-2)).toEqual([10_000, 10_000]);
});

test('a line that gets too long keeps both of its ends', () => {
  const path = Array.from({ length: strokeLimits.points.max }, (_, x) => ({ x, y: 0 }));
  const shorter = withPoint(path, { x: strokeLimits.points.max, y: 0 });
  expect([shorter.length, shorter[0], shorter.at(-1)]).toEqual([501, { x: 0, y: 0 }, { x: 1000, y: 0 }]);
});
