import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { liveEdges, liveNodes } from '#domain/canvas/live-parts.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import type { CanvasDraft } from '#features/canvas/change/canvas-draft.ts';
import type { CanvasChange } from '#machines/canvas/canvas-change.ts';
import { aLargeCanvas } from '../../../../tests/fixtures/a-large-canvas.ts';
import type { Services } from '../../services.ts';
import { canvasFlow } from './canvas-flow.ts';

function onCanvas(canvas: Canvas) {
  const changes: (readonly CommandDraft[])[] = [];
  const told: (readonly CanvasDraft[])[] = [];
  const services = {
    workspace: { peek: () => canvas },
    dispatch: (drafts: readonly CommandDraft[]) => void changes.push(drafts),
  } as unknown as Services;
  const onIssued = (drafts: readonly CanvasDraft[]) => void told.push(drafts);
  const flow = canvasFlow({ services, canvasId: canvas.id, projectId: 'p', within: () => [], onIssued });
  const camera = { camera: { x: 0, y: 0, zoom: 1 }, viewport: { width: 800, height: 600 }, isStill: true };
  const actor = createActor(flow, { input: { camera } }).start();
  const change = (ids: readonly string[], wanted: CanvasChange) => {
    actor.send({ type: 'selection.changed', ids, mode: 'replace' });
    actor.send({ type: 'change.asked', change: wanted });
  };
  return { actor, change, changes, told };
}

const large: Canvas = { ...aLargeCanvas(10_000), top: 'c000' };
const everything = [...liveNodes(large), ...liveEdges(large)].map(({ id }) => id);

test('what needs many commands is one change, and is told as one', () => {
  const { change, changes, told } = onCanvas(large);
  change(everything, { kind: 'removed' });
  expect(changes.map((drafts) => drafts.map(({ type }) => type))).toEqual([['RemoveNodes', 'RemoveNodes']]);
  expect(told).toEqual([[{ type: 'RemoveNodes', data: { ids: everything } }]]);
});

test('copies are placed as one change, and are selected then', async () => {
  const { actor, change, changes, told } = onCanvas(large);
  change(everything.slice(0, 700), { kind: 'copied', dx: 24, dy: 24 });
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(changes).toHaveLength(1);
  const placed = changes[0]?.flatMap((draft) => (draft.type === 'PlaceNodes' ? draft.data.nodes : [])) ?? [];
  expect(placed).toHaveLength(700);
  const { selection } = actor.getSnapshot().context;
  expect(new Set(selection)).toEqual(new Set(placed.map(({ id }) => id)));
});
