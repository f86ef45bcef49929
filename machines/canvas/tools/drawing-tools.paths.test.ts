import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';
import { moved, noKeys, pressed, shift } from '../../../tests/fixtures/pointer.ts';
import { listenTo } from '../../../tests/fixtures/tool-reports.ts';
import { Coverage, complete } from '../../../tests/models/coverage.ts';
import { drivePath } from '../../../tests/models/drive-path.ts';
import { pathsOf } from '../../../tests/models/model.ts';
import { testPaths } from '../../../tests/models/test-paths.ts';
import type { PointerEvent } from '../pointer.ts';
import { connectorToolMachine } from './connector-tool.machine.ts';
import { handToolMachine } from './hand-tool.machine.ts';
import { noteToolMachine } from './note-tool.machine.ts';
import { shapeToolMachine } from './shape-tool.machine.ts';
import type { ToolReport } from './tool-report.ts';

const up = { type: 'pointer.released' } as const;
const away = { type: 'pointer.cancelled' } as const;
const ground = { kind: 'canvas' } as const;
const events: readonly PointerEvent[] = [
  pressed(ground),
  pressed(ground, { over: 'n' }),
  moved(1, 1),
  moved(40, 30),
  moved(40, 30, { over: 'm' }),
  up,
  away,
];

describe.each<[string, AnyStateMachine, unknown]>([
  ['shape', shapeToolMachine, { shape: 'ellipse' }],
  ['note', noteToolMachine, undefined],
  ['connector', connectorToolMachine, { connector: 'arrow' }],
])('the %s tool', (_, machine, input) => {
  const coverage = new Coverage(machine);
  const paths = pathsOf(machine, {
    events,
    input,
    key: ({ context }) => [context.press?.over, context.gesture],
  });

  testPaths(paths, async (path) => {
    const reports: ToolReport[] = [];
    await drivePath(machine, path, {
      coverage,
      input,
      actions: { tell: listenTo(reports) },
      invariants: {
        idle: ({ context }) => expect(context).toEqual({ ...(input as object), press: null, gesture: null }),
      },
    });
    if (path.steps.at(-1)?.event.type === 'pointer.cancelled') expect(reports.length).toBe(before(path.steps));
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

/** How many gestures had ended before the last event. */
const before = (
  steps: readonly { readonly event: { readonly type: string }; readonly state: { value: unknown } }[],
): number => steps.filter(({ event, state }) => event.type === 'pointer.released' && state.value === 'idle').length;

describe('the hand', () => {
  const coverage = new Coverage(handToolMachine);
  const paths = pathsOf(handToolMachine, { events });
  testPaths(paths, async (path) => {
    await drivePath(handToolMachine, path, {
      coverage,
      actions: { grab: () => {}, drag: () => {}, release: () => {} },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });

  test('holds the scene at a point of the view until it is let go', () => {
    const told: object[] = [];
    const machine = handToolMachine.provide({
      actions: {
        grab: (_, { at }) => told.push({ grab: at }),
        drag: (_, { at }) => told.push({ drag: at }),
        release: () => told.push({ release: true }),
      },
    });
    const hand = createActor(machine).start();
    for (const event of [moved(1, 1), pressed(ground), moved(5, 6), up, moved(9, 9)]) hand.send(event);
    expect(told).toEqual([{ grab: { x: 0, y: 0 } }, { drag: { x: 5, y: 6 } }, { release: true }]);
  });
});

describe('what is drawn', () => {
  const placed = (node: object, edits = false) => [
    { type: 'gesture.ended', change: { kind: 'placed', node: { id: 'aaaaaaaaaaaa', ...node } }, edits },
  ];
  const connected = (from: object, to: object, heads = 'end') => [
    {
      type: 'gesture.ended',
      change: { kind: 'connected', edge: { id: 'aaaaaaaaaaaa', from, to, heads, route: 'straight' } },
      edits: false,
    },
  ];
  const [rectangle, text] = [{ shape: 'rectangle' }, { shape: 'text' }] as const;
  const drag = [pressed(ground), moved(40, 30), up];
  const alt = { ...noKeys, alt: true };

  test.each<[string, AnyStateMachine, unknown, readonly PointerEvent[], readonly object[]]>([
    [
      'a dragged shape',
      shapeToolMachine,
      rectangle,
      drag,
      placed({ kind: 'rectangle', x: 0, y: 0, width: 40, height: 30 }),
    ],
    [
      'towards the upper left',
      shapeToolMachine,
      rectangle,
      [pressed(ground), moved(-40, -30), up],
      placed({ kind: 'rectangle', x: -40, y: -30, width: 40, height: 30 }),
    ],
    [
      'a square',
      shapeToolMachine,
      rectangle,
      [pressed(ground), moved(40, 30, { modifiers: shift }), up],
      placed({ kind: 'rectangle', x: 0, y: 0, width: 40, height: 40 }),
    ],
    [
      'from the middle',
      shapeToolMachine,
      rectangle,
      [pressed(ground), moved(40, 30, { modifiers: alt }), up],
      placed({ kind: 'rectangle', x: -40, y: -30, width: 80, height: 60 }),
    ],
    [
      'a click',
      shapeToolMachine,
      rectangle,
      [pressed(ground), up],
      placed({ kind: 'rectangle', x: -80, y: -48, width: 160, height: 96 }),
    ],
    [
      'a text is written upon',
      shapeToolMachine,
      text,
      drag,
      placed({ kind: 'text', x: 0, y: 0, width: 40, height: 32 }, true),
    ],
    [
      'a note is written upon',
      noteToolMachine,
      undefined,
      [pressed(ground), up],
      placed({ kind: 'note', x: -88, y: -88, width: 176, height: 176 }, true),
    ],
    [
      'an arrow between two nodes',
      connectorToolMachine,
      { connector: 'arrow' },
      [pressed(ground, { over: 'n' }), moved(40, 30, { over: 'm' }), up],
      connected({ node: 'n', side: 'auto' }, { node: 'm', side: 'auto' }),
    ],
    [
      'an arrow by two clicks',
      connectorToolMachine,
      { connector: 'arrow' },
      [pressed(ground, { over: 'n' }), up, moved(40, 30), pressed(ground, { over: 'm', newId: 'b' }), up],
      connected({ node: 'n', side: 'auto' }, { node: 'm', side: 'auto' }),
    ],
    [
      'a free line',
      connectorToolMachine,
      { connector: 'line' },
      drag,
      connected({ x: 0, y: 0 }, { x: 40, y: 30 }, 'none'),
    ],
    ['no line by a click on the ground', connectorToolMachine, { connector: 'line' }, [pressed(ground), up], []],
    ['nothing that was cancelled', shapeToolMachine, rectangle, [pressed(ground), moved(40, 30), away, up], []],
  ])('%s', (_, machine, input, happened, expected) => {
    const reports: ToolReport[] = [];
    const tool = createActor(machine.provide({ actions: { tell: listenTo(reports) } }), { input }).start();
    for (const event of happened) tool.send(event);
    expect(reports).toEqual(expected);
  });
});
