import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { moved, noKeys, onNode, pressed, shift } from '../../../tests/fixtures/pointer.ts';
import { listenTo } from '../../../tests/fixtures/tool-reports.ts';
import { Coverage, complete } from '../../../tests/models/coverage.ts';
import { drivePath } from '../../../tests/models/drive-path.ts';
import { pathsOf } from '../../../tests/models/model.ts';
import { testPaths } from '../../../tests/models/test-paths.ts';
import type { PointerEvent, Target } from '../pointer.ts';
import { selectToolMachine } from './select-tool.machine.ts';
import type { ToolReport } from './tool-report.ts';

const box = { x: 0, y: 0, width: 100, height: 50 };
const handle: Target = { kind: 'handle', handle: 'se', box, rotation: 0 };
const turner: Target = { kind: 'handle', handle: 'rotate', box, rotation: 0 };
const end: Target = { kind: 'edge-end', id: 'e', end: 'to' };
const bend: Target = { kind: 'edge-bend', id: 'e', bend: 4, normal: { x: 0, y: 1 } };
const ground: Target = { kind: 'canvas' };

const paths = pathsOf(selectToolMachine, {
  events: [
    pressed(ground),
    pressed({ ...ground, isSecond: true }),
    pressed(ground, { modifiers: shift }),
    pressed(onNode()),
    pressed(onNode(), { modifiers: shift }),
    pressed(onNode({ isSelected: true })),
    pressed(onNode({ isLocked: true })),
    pressed(onNode({ isLocked: true, isSelected: true })),
    pressed(onNode({ text: 'Hello' })),
    pressed(handle),
    pressed(turner),
    pressed(end),
    pressed(bend),
    moved(1, 1),
    moved(40, 30),
    { type: 'pointer.released' },
    { type: 'pointer.cancelled' },
  ],
  key: ({ context }) => [context.press?.target, context.press?.modifiers.shift, context.gesture?.kind],
});

describe(`the select tool, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(selectToolMachine);

  testPaths(paths, async (path) => {
    const reports: ToolReport[] = [];
    await drivePath(selectToolMachine, path, {
      coverage,
      actions: { tell: listenTo(reports) },
      invariants: {
        idle: ({ context }) => expect(context).toEqual({ press: null, gesture: null }),
        moving: ({ context }) => expect(context.press?.target).toMatchObject({ kind: 'node', isLocked: false }),
        sweeping: ({ context }) => expect(context.gesture?.kind).toBe('marquee'),
      },
    });
    const events = path.steps.map(({ event }) => event.type);
    if (events.at(-1) === 'pointer.cancelled') {
      expect(
        reports.filter(({ type }) => !['selection.changed', 'editing.asked', 'note.begun'].includes(type)),
      ).toEqual([]);
    }
    expect(reports.filter(({ type }) => type === 'gesture.ended').length).toBeLessThanOrEqual(
      events.filter((type) => type === 'pointer.released').length,
    );
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('what a gesture asks for', () => {
  const up = { type: 'pointer.released' } as const;
  const selected = onNode({ isSelected: true });
  const ended = (change: object) => [{ type: 'gesture.ended', change, edits: false }];

  test.each<[string, readonly PointerEvent[], readonly object[]]>([
    [
      'a double press where nothing is writes a note there',
      [pressed(ground), up, pressed({ ...ground, isSecond: true }, { newId: 'm' }), up],
      [
        {
          type: 'note.begun',
          node: { id: 'm', kind: 'note', x: -88, y: -88, width: 176, height: 176 },
          isSeries: false,
        },
      ],
    ],
    [
      'a double press with Shift, which adds to the selection, writes nothing',
      [pressed({ ...ground, isSecond: true }, { modifiers: shift }), up, up],
      [],
    ],
    ['a click selects', [pressed(onNode()), up], [{ type: 'selection.changed', ids: ['g'], mode: 'replace' }]],
    [
      'Shift-click adds or takes away',
      [pressed(onNode(), { modifiers: shift })],
      [{ type: 'selection.changed', ids: ['g'], mode: 'toggle' }],
    ],
    [
      'a drag is one change',
      [pressed(selected), moved(9, 0), moved(40, 30), up],
      ended({ kind: 'moved', dx: 40, dy: 30 }),
    ],
    [
      'a drag is drawn to its neighbors',
      [pressed(selected), moved(40, 30, { snap: { dx: 2, dy: -1, guides: [] } }), up],
      ended({ kind: 'moved', dx: 42, dy: 29 }),
    ],
    [
      'Shift keeps one direction',
      [pressed(selected), moved(40, 30, { modifiers: shift }), up],
      ended({ kind: 'moved', dx: 40, dy: 0 }),
    ],
    [
      'Alt leaves the original',
      [pressed(selected), moved(40, 30, { modifiers: { ...noKeys, alt: true } }), up],
      ended({ kind: 'copied', dx: 40, dy: 30 }),
    ],
    ['a locked part stays', [pressed(onNode({ isSelected: true, isLocked: true })), moved(40, 30), moved(80, 30)], []],
    ['Escape forgets a drag', [pressed(selected), moved(40, 30), { type: 'pointer.cancelled' }, up], []],
    [
      'a corner resizes',
      [pressed(handle), moved(20, 10), up],
      ended({ kind: 'resized', from: box, to: { x: 0, y: 0, width: 120, height: 60 }, rotation: 0 }),
    ],
    [
      'a quarter turn',
      [pressed(turner, { point: { x: 50, y: -20 } }), moved(100, 25, { at: { x: 99, y: 99 } }), up],
      ended({ kind: 'rotated', box, degrees: 90 }),
    ],
    [
      'an end is bound to a node',
      [pressed(end), moved(40, 30, { over: 'n' }), up],
      ended({ kind: 'routed', id: 'e', to: { node: 'n', side: 'auto' } }),
    ],
    [
      'an end is left free',
      [pressed(end), moved(40, 30), up],
      ended({ kind: 'routed', id: 'e', to: { x: 40, y: 30 } }),
    ],
    ['a connector is bent', [pressed(bend), moved(40, 30), up], ended({ kind: 'routed', id: 'e', bend: 34 })],
    [
      'a box asks what lies in it',
      [pressed(ground), moved(-40, 30), up],
      [{ type: 'within.asked', box: { x: -40, y: 0, width: 40, height: 30 }, isAdding: false }],
    ],
    [
      'a click on the ground selects nothing',
      [pressed(ground), up],
      [{ type: 'selection.changed', ids: [], mode: 'replace' }],
    ],
    [
      'a double click writes',
      [pressed(onNode({ text: 'Hello' }))],
      [{ type: 'editing.asked', id: 'n', text: 'Hello', isForText: false }],
    ],
    [
      'a double click upon a free text says that it is one',
      [pressed(onNode({ text: 'Hello', isForText: true }))],
      [{ type: 'editing.asked', id: 'n', text: 'Hello', isForText: true }],
    ],
  ])('%s', (_, events, expected) => {
    const reports: ToolReport[] = [];
    const tool = createActor(
      selectToolMachine.provide({ actions: { tell: (__, { report }) => reports.push(report) } }),
    ).start();
    for (const event of events) tool.send(event);
    expect(reports.filter(({ type }) => type !== 'selection.changed' || events.length < 3)).toEqual(expected);
  });
});
