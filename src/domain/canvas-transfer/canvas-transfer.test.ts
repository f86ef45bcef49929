import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canvasCommand, canvasStreamName, placeMany } from '../../../tests/fixtures/canvas/canvas-commands.ts';
import { canvasDraft } from '../../../tests/fixtures/drafts/canvas-drafts.ts';
import type { Canvas } from '../canvas/canvas.ts';
import type { EdgeEnd } from '../canvas/canvas-edge.ts';
import { canvasStream } from '../canvas/canvas-stream.ts';
import { isEdge, liveEdges, liveNodes } from '../canvas/live-parts.ts';
import { paintSorted } from '../canvas/paint-order.ts';
import type { Command } from '../log/command.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { CanvasFile } from './canvas-file.ts';
import { clip, exportCanvas } from './export-canvas.ts';
import { placeFile } from './place-file.ts';
import { readCanvasFile } from './read-canvas-file.ts';

const runs = process.env['TEST_FULL'] ? 500 : 20;

/** A canvas after commands, those that are refused left out. */
function after(commands: readonly Command[], before?: Canvas): Canvas | undefined {
  return commands.reduce((canvas, command) => {
    const decision = decideCommand(canvas, command);
    if (decision.kind === 'rejected') return canvas;
    const facts = decision.facts.map((fact) => ({ ...structuredClone(fact), at: command.at }));
    return facts.reduce<Canvas | undefined>(
      (state, fact) => canvasStream.evolve(state, fact, canvasStreamName),
      canvas,
    );
  }, before);
}

const newIds = (letter: string) => {
  let count = 0;
  return () => `${letter}${(count++).toString(36).padStart(11, '0')}`;
};

function read(text: string): CanvasFile {
  const outcome = readCanvasFile(text);
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.problems));
  return outcome.file;
}

function placed(file: CanvasFile, before?: Canvas): Canvas | undefined {
  const drafts = placeFile(file, { newId: newIds('I'), top: before?.top ?? '', keepsAssumptions: true });
  const commands = drafts.map(({ type, data }, n) => canvasCommand(`i${n}`, type, data));
  for (const command of commands) expect(JSON.stringify(command).length).toBeLessThan(512 * 1024);
  return after(commands, before);
}

/** Lists the live parts from the lowest to the highest, each with its number instead of its id and its key. */
function canonical(canvas: Canvas | undefined) {
  const parts = canvas ? paintSorted(canvas, [...liveNodes(canvas), ...liveEdges(canvas)]) : [];
  const numbers = new Map(parts.map(({ id }, n) => [id, n]));
  const end = (each: EdgeEnd) => ('node' in each ? { ...each, node: numbers.get(each.node) } : each);
  return parts.map((part) =>
    isEdge(part)
      ? { ...part, id: 0, z: 0, from: end(part.from), to: end(part.to) }
      : { ...part, id: 0, z: 0, parent: numbers.get(part.parent ?? '') ?? null },
  );
}

const canvases = fc
  .array(canvasDraft, { maxLength: 60 })
  .map((drafts) => after(drafts.map(([type, data], n) => canvasCommand(`c${n}`, type, data))))
  .filter((canvas) => canvas !== undefined);

describe('an exported canvas', () => {
  test('is the same once it was imported', () => {
    fc.assert(
      fc.property(canvases, (canvas) => {
        const imported = placed(read(JSON.stringify(exportCanvas(canvas))));
        expect(canonical(imported)).toEqual(canonical(canvas));
      }),
      { numRuns: runs },
    );
  });

  test('is the same though it needs many commands', () => {
    const canvas = after(placeMany(1500, 1.2)) as Canvas;
    expect(canonical(placed(read(JSON.stringify(exportCanvas(canvas)))))).toEqual(canonical(canvas));
  });

  test('comes to lie above what is on the other canvas, in its own order', () => {
    fc.assert(
      fc.property(canvases, (canvas) => {
        const file = exportCanvas(canvas);
        const twice = placed(file, canvas) as Canvas;
        const added = [...liveNodes(twice), ...liveEdges(twice)].filter(({ id }) => id.startsWith('I'));
        for (const { z } of added) expect(z > canvas.top).toBe(true);
        expect(added.length).toBe(file.nodes.length + file.edges.length);
      }),
      { numRuns: runs },
    );
  });
});

test('a clip takes what is inside and between along, and leaves loose what leads outside', () => {
  const [place] = placeMany(4) as [Command];
  const nodes = place.data['nodes'] as { id: string; x: number; y: number }[];
  const [a, b, c, d] = nodes.map(({ id }) => id) as [string, string, string, string];
  const edge = (id: string, from: string, to: string) => ({
    id: id.repeat(12),
    from: { node: from, side: 'auto' },
    to: { node: to, side: 'auto' },
  });
  const canvas = after([
    place,
    canvasCommand('g', 'GroupNodes', { id: 'g'.repeat(12), ids: [a, b] }),
    canvasCommand('e', 'ConnectNodes', { edges: [edge('x', a, b), edge('y', b, c), edge('z', c, d)] }),
    canvasCommand('t', 'LinkAssumption', { id: a, assumption: 'belief' }),
  ]) as Canvas;
  const file = clip(canvas, ['g'.repeat(12), 'y'.repeat(12)]);
  expect(new Set(file.nodes.map(({ id }) => id))).toEqual(new Set([a, b, 'g'.repeat(12)]));
  expect(Object.fromEntries(file.edges.map(({ id, from, to }) => [id[0], [from, to]]))).toEqual({
    x: [
      { node: a, side: 'auto' },
      { node: b, side: 'auto' },
    ],
    y: [
      { node: b, side: 'auto' },
      { x: 2 * 240 + 100, y: 48 },
    ],
  });
  const [draft] = placeFile(file, { newId: newIds('I'), top: canvas.top, keepsAssumptions: false });
  expect(draft?.data.nodes.map(({ assumption }) => assumption)).toEqual([null, null, null]);
  const pasted = [...liveNodes(after([canvasCommand('p', 'PlaceNodes', draft?.data)], canvas) as Canvas)];
  const group = pasted.find(({ id, kind }) => kind === 'group' && id.startsWith('I'));
  expect(pasted.filter(({ parent }) => parent === group?.id)).toHaveLength(2);
});

describe('a file that is no canvas', () => {
  const good = { ...exportCanvas(after(placeMany(2, 0.5)) as Canvas) };
  const [node, other] = good.nodes as [(typeof good.nodes)[0], (typeof good.nodes)[0]];
  const [edge] = good.edges as [(typeof good.edges)[0]];
  const broken = (change: object) => JSON.stringify({ ...good, ...change });

  test.each([
    ['no JSON', '{', { path: '', problem: 'isn’t JSON' }],
    ['a list', '[]', { path: '', problem: 'is missing or has the wrong format' }],
    ['a later version', broken({ version: 2 }), { path: 'version', problem: 'isn’t one of the allowed values' }],
    [
      'a place that is none',
      broken({ nodes: [node, { ...other, x: '3' }] }),
      { path: 'nodes[1].x', problem: 'isn’t a number' },
    ],
    [
      'a place too far away',
      broken({ nodes: [node, { ...other, x: 1e300 }] }),
      { path: 'nodes[1]', problem: 'is off the canvas or too large' },
    ],
    [
      'points upon a note',
      broken({ nodes: [node, { ...other, points: [0, 0, 1, 1] }] }),
      { path: 'nodes[1].points', problem: 'is only allowed on drawings' },
    ],
    [
      'something unknown',
      broken({ nodes: [{ ...node, onclick: 'x' }, other] }),
      { path: 'nodes[0]', problem: 'has an unknown field: onclick' },
    ],
    [
      'one id twice',
      broken({ nodes: [node, node, other] }),
      { path: 'nodes[1].id', problem: 'is the ID of another item too' },
    ],
    [
      'a part inside of itself',
      broken({ nodes: [{ ...node, parent: node.id }, other] }),
      { path: 'nodes[0].parent', problem: 'puts it inside itself' },
    ],
    [
      'a key that is none',
      broken({ nodes: [{ ...node, z: 'a' }, other] }),
      { path: 'nodes[0].z', problem: 'isn’t a valid stacking position' },
    ],
    [
      'an edge from nowhere',
      broken({ edges: [{ ...edge, from: { node: 'z'.repeat(12), side: 'auto' } }] }),
      { path: 'edges[0].from', problem: 'refers to an item that isn’t in the file' },
    ],
  ])('%s is refused by where it is wrong', (_, text, problem) => {
    expect(readCanvasFile(text)).toEqual({ kind: 'refused', problems: [problem] });
  });

  test('is refused or can be placed whole, whatever it is', () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(node, other, edge, node.id, 'a0', 1e9));
    const change = fc.dictionary(fc.constantFrom('nodes', 'edges', 'version', '__proto__', 'canvas'), fc.array(value));
    fc.assert(
      fc.property(change, (each) => {
        const outcome = readCanvasFile(broken(each));
        if (outcome.kind === 'refused') return;
        const count = outcome.file.nodes.length + outcome.file.edges.length;
        expect(canonical(placed(outcome.file))).toHaveLength(count);
      }),
    );
  });
});

test('what is nested deep is placed from the outside in, and each part is looked at a few times', () => {
  const depth = 2000;
  let looks = 0;
  const nodes = Array.from({ length: depth }, (_, n) => ({
    id: `n${n}`,
    kind: 'group' as const,
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    get parent() {
      looks += 1;
      return n + 1 < depth ? `n${n + 1}` : null;
    },
  }));
  const file: CanvasFile = { format: 'groundwork-canvas', version: 1, canvas: 'c', nodes, edges: [] };
  const drafts = placeFile(file, { newId: newIds('I'), top: '', keepsAssumptions: true });
  const placedIds = drafts.flatMap(({ data }) => data.nodes.map(({ id }) => id));
  expect(placedIds).toEqual(nodes.map((_, n) => `I${n.toString(36).padStart(11, '0')}`).toReversed());
  expect(looks).toBeLessThan(10 * depth);
});
