import { describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { moved, onNode, pressed } from '../../tests/fixtures/pointer.ts';
import { listenTo } from '../../tests/fixtures/tool-reports.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import type { CanvasTool, ToolEvent } from './canvas-events.ts';
import { toolboxMachine } from './toolbox.machine.ts';
import type { ToolReport } from './tools/tool-report.ts';

const ground = { kind: 'canvas' } as const;
const node = { id: 'n', kind: 'note', x: 0, y: 0, width: 10, height: 10 } as const;
const inert = setup({}).createMachine({ id: 'inert' });
const chosen = (tool: CanvasTool): ToolEvent => ({ type: 'tool.chosen', tool });

const paths = pathsOf(toolboxMachine, {
  events: [
    pressed(ground),
    pressed(ground, { button: 1 }),
    pressed(ground, { button: 2 }),
    moved(40, 30),
    { type: 'pointer.released' },
    { type: 'pointer.cancelled' },
    { type: 'space.held' },
    { type: 'space.released' },
    { type: 'escape.pressed' },
    ...(['select', 'hand', 'frame', 'line', 'note', 'pen'] as const).map(chosen),
    { type: 'selection.changed', ids: ['n'], mode: 'replace' },
    { type: 'within.asked', box: { x: 0, y: 0, width: 1, height: 1 }, isAdding: false },
    { type: 'gesture.ended', change: { kind: 'placed', node }, edits: true },
    { type: 'editing.asked', id: 'n', text: '', isForText: true },
    { type: 'note.begun', node: { ...node, kind: 'note' }, isSeries: false },
    { type: 'camera.grabbed', at: { x: 0, y: 0 } },
    { type: 'camera.dragged', at: { x: 0, y: 0 } },
    { type: 'camera.released' },
  ],
  key: ({ context }) => context,
});

describe(`the toolbox, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(toolboxMachine);
  const toolOf: Readonly<Record<string, readonly CanvasTool[]>> = {
    selecting: ['select'],
    grabbing: ['hand'],
    drawing: ['frame'],
    noting: ['note'],
    connecting: ['line'],
    penning: ['pen'],
  };

  testPaths(paths, async (path) => {
    const reports: ToolReport[] = [];
    await drivePath(toolboxMachine, path, {
      coverage,
      actors: {
        selectTool: inert,
        handTool: inert,
        shapeTool: inert,
        noteTool: inert,
        connectorTool: inert,
        penTool: inert,
      },
      actions: { tell: listenTo(reports) },
      invariants: {
        '*': ({ value, context }) => {
          expect(toolOf[(value as { tool: string }).tool]).toContain(context.tool);
          const grabbed = reports.filter(({ type }) => type === 'camera.grabbed').length;
          const released = reports.filter(({ type }) => type === 'camera.released').length;
          const told = path.steps.filter(({ event }) => event.type.startsWith('camera.')).length;
          if (told === 0) expect(grabbed - released).toBe((value as { pointer: string }).pointer === 'holding' ? 1 : 0);
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('with the real tools', () => {
  function work(events: readonly ToolEvent[]) {
    const reports: ToolReport[] = [];
    const toolbox = createActor(
      toolboxMachine.provide({ actions: { tell: (_, { report }) => reports.push(report) } }),
    ).start();
    for (const event of events) toolbox.send(event);
    return { toolbox, reports };
  }

  // Without a parent, what the child tells would come back to itself.
  test('the gesture under way is the tool’s', () => {
    const { toolbox } = work([pressed(onNode({ isSelected: true })), moved(40, 30)]);
    expect(toolbox.getSnapshot().children.tool?.getSnapshot().context).toMatchObject({
      gesture: { kind: 'move', dx: 40, dy: 30 },
    });
  });

  test('the middle button holds the scene, whatever the tool', () => {
    const { reports } = work([
      chosen('note'),
      pressed(ground, { button: 1 }),
      moved(4, 3),
      { type: 'pointer.released' },
    ]);
    expect(reports).toEqual([
      { type: 'camera.grabbed', at: { x: 0, y: 0 } },
      { type: 'camera.dragged', at: { x: 4, y: 3 } },
      { type: 'camera.released' },
    ]);
  });

  test('Escape ends one thing at a time: the drag, the tool, and then what is not the toolbox’s', () => {
    const away = { type: 'escape.pressed' } as const;
    const { toolbox, reports } = work([chosen('frame'), pressed(ground), moved(40, 30), away]);
    expect(toolbox.getSnapshot().value).toEqual({ pointer: 'up', tool: 'drawing' });
    toolbox.send(away);
    expect(toolbox.getSnapshot().value).toEqual({ pointer: 'up', tool: 'selecting' });
    expect(reports).toEqual([]);
    toolbox.send(away);
    expect(reports).toEqual([{ type: 'escape.passed' }]);
  });
});
