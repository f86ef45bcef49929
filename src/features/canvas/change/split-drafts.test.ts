import { describe, expect, test } from 'vitest';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { canvasStream } from '#domain/canvas/canvas-stream.ts';
import { liveEdges, liveNodes, partById } from '#domain/canvas/live-parts.ts';
import { inPaintOrder } from '#domain/canvas/paint-order.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import { withParts } from '#domain/log/parts.ts';
import { aCanvas, aNode } from '../../../../tests/fixtures/a-canvas.ts';
import { aLargeCanvas } from '../../../../tests/fixtures/a-large-canvas.ts';
import { canvasCommand, canvasStreamName } from '../../../../tests/fixtures/canvas/canvas-commands.ts';
import type { CanvasDraft } from './canvas-draft.ts';
import { commandsForChange } from './commands-for-change.ts';
import { splitDrafts } from './split-drafts.ts';

const newId = () => 'newnewnewnew';
const large: Canvas = { ...aLargeCanvas(10_000), top: 'c000', bottom: 'Zz' };
const nodeIds = [...liveNodes(large)].map(({ id }) => id);
const everything = [...nodeIds, ...[...liveEdges(large)].map(({ id }) => id)];

const wholeDrafts = (change: Parameters<typeof commandsForChange>[0], selection: readonly string[], canvas = large) =>
  commandsForChange(change, { canvas, selection, newId }).drafts;

/** The canvas after all of these commands; throws where one is refused. */
function changed(canvas: Canvas, drafts: readonly CanvasDraft[]): Canvas {
  return drafts.reduce((state, { type, data }) => {
    const command = canvasCommand('c', type, data);
    expect(JSON.stringify(command).length).toBeLessThan(450_000);
    const decision = decideCommand(state, command);
    if (decision.kind === 'rejected') throw new Error(decision.reason);
    return decision.facts.reduce(
      (folded, fact) => canvasStream.evolve(folded, { ...fact, at: command.at }, canvasStreamName) as Canvas,
      state,
    );
  }, canvas);
}

const isRefused = (canvas: Canvas, { type, data }: CanvasDraft): boolean =>
  decideCommand(canvas, canvasCommand('c', type, data)).kind === 'rejected';

test('what one command can carry stays one', () => {
  const some = nodeIds.slice(0, 3000);
  for (const change of [
    { kind: 'moved', dx: 1 / 3, dy: 1 / 3 },
    { kind: 'removed' },
    { kind: 'ordered', to: 'forward' },
    { kind: 'grouped' },
  ] as const) {
    const drafts = wholeDrafts(change, some);
    expect(drafts).toHaveLength(1);
    expect(splitDrafts(drafts, large)).toEqual(drafts);
  }
});

test('a move of ten thousand notes is taken', () => {
  const drafts = wholeDrafts({ kind: 'moved', dx: 1 / 3, dy: 1e5 / 3 }, everything);
  const moved = changed(large, splitDrafts(drafts, large));
  expect([...liveNodes(moved)].map(({ x }) => x)).toEqual(
    [...liveNodes(large)].map(({ x }) => Math.round((x + 1 / 3) * 100) / 100),
  );
});

test('a change of the size of ten thousand notes is taken', () => {
  const [whole] = wholeDrafts({ kind: 'resized', from: box(30_000), to: box(41_111), rotation: 0 }, everything);
  if (whole?.type !== 'ResizeNodes') throw new Error('no sizes');
  expect(isRefused(large, whole)).toBe(true);
  const sized = changed(large, splitDrafts([whole], large));
  const wanted = new Map(whole.data.nodes.map(({ id, width }) => [id, Math.round(width * 100) / 100]));
  expect(new Map([...liveNodes(sized)].map(({ id, width }) => [id, width]))).toEqual(wanted);
});

const box = (side: number) => ({ x: 0, y: 0, width: side, height: side });

describe('everything on a large canvas', () => {
  test('is locked', () => {
    const [whole] = wholeDrafts({ kind: 'locked', locked: true }, everything);
    expect(whole && isRefused(large, whole)).toBe(true);
    const locked = changed(large, splitDrafts(whole ? [whole] : [], large));
    expect([...liveNodes(locked), ...liveEdges(locked)].filter((part) => !part.locked)).toEqual([]);
  });

  test('gets another look', () => {
    const [whole] = wholeDrafts({ kind: 'styled', style: { fill: 'sky', route: 'elbow' } }, everything);
    expect(whole && isRefused(large, whole)).toBe(true);
    const styled = changed(large, splitDrafts(whole ? [whole] : [], large));
    expect(new Set([...liveEdges(styled)].map(({ route }) => route))).toEqual(new Set(['elbow']));
    expect(new Set([...liveNodes(styled)].map(({ fill }) => fill))).toEqual(new Set(['sky']));
  });

  test('is removed, with a group and what is in it', () => {
    const group = aNode({ id: 'groupgroupgr', kind: 'group', width: 0, height: 0 });
    const [first, last] = [nodeIds[0], nodeIds.at(-1)].map((id) => partById(large, id ?? ''));
    const members = [first, last].map((node) => aNode({ ...(node as typeof group), parent: group.id }));
    const canvas = { ...large, nodes: withParts(large.nodes, [group, ...members]), nodeCount: large.nodeCount + 1 };
    const [whole] = wholeDrafts({ kind: 'removed' }, [group.id, ...everything], canvas);
    expect(whole && isRefused(canvas, whole)).toBe(true);
    const { nodeCount, edgeCount } = changed(canvas, splitDrafts(whole ? [whole] : [], canvas));
    expect([nodeCount, edgeCount]).toEqual([0, 0]);
  });

  test.each(['forward', 'back'] as const)('keeps its order on its way to the %s', (to) => {
    const staying = new Set(inPaintOrder(large).filter((_, n) => n % 1000 === 500));
    const stays = new Set([...staying].map(({ id }) => id));
    const moving = everything.filter((id) => !stays.has(id));
    const [whole] = wholeDrafts({ kind: 'ordered', to }, moving.toReversed());
    expect(whole && isRefused(large, whole)).toBe(true);
    const ordered = inPaintOrder(changed(large, splitDrafts(whole ? [whole] : [], large))).map(({ id }) => id);
    const [above, below] = [moved(stays), [...stays]];
    expect(ordered).toEqual(to === 'forward' ? [...below, ...above] : [...above, ...below]);
  });
});

const moved = (stays: ReadonlySet<string>) =>
  inPaintOrder(large)
    .map(({ id }) => id)
    .filter((id) => !stays.has(id));

test('a group takes its members along only with the others', () => {
  const group = aNode({ id: 'groupgroupgr', kind: 'group', z: 'a' });
  const [lowest, ...others] = inPaintOrder(large);
  const member = aNode({ ...(lowest as typeof group), parent: group.id });
  const canvas = { ...large, nodes: withParts(large.nodes, [group, member]) };
  const drafts = wholeDrafts({ kind: 'ordered', to: 'front' }, [...others.map(({ id }) => id), group.id], canvas);
  expect(inPaintOrder(changed(canvas, splitDrafts(drafts, canvas))).map(({ id }) => id)).toEqual(
    inPaintOrder(large).map(({ id }) => id),
  );
});

test('an empty canvas has nothing to be cut up', () => {
  expect(splitDrafts(wholeDrafts({ kind: 'removed' }, [], aCanvas([])), aCanvas([]))).toEqual([]);
});
