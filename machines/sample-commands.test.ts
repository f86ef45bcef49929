import { expect, test } from 'vitest';
import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { EdgeEnd } from '#domain/canvas/canvas-edge.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { liveEdges, liveNodes } from '#domain/canvas/live-parts.ts';
import { cellOf } from '#domain/canvas-templates/canvas-template.ts';
import { leanCanvas } from '#domain/canvas-templates/lean-canvas.ts';
import type { Idea } from '#domain/idea/idea.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import type { Project } from '#domain/project/project.ts';
import { Replica } from '#domain/replica/replica.ts';
import { sample } from '#domain/sample/sample.ts';
import { MemoryLog } from '../tests/fixtures/sync/memory-log.ts';
import { commandsForSample, commandsForSampleRemoval, placeForkCanvas } from './sample-commands.ts';
import { sampleIds, samplePartId } from './sample-ids.ts';

const workspace = '01234567-89ab-4cde-8f01-23456789abcd';
const ids = sampleIds(workspace);

/** A workspace whose server takes every command at once; a refusal fails the test. */
function open() {
  const log = new MemoryLog();
  const replica = new Replica();
  let last = 0;
  const states = (kind: string) =>
    [...replica.streams()].filter((stream) => stream.startsWith(kind)).map((stream) => replica.shown(stream));
  return {
    take(drafts: readonly CommandDraft[]) {
      for (const draft of drafts) {
        last += 1;
        const at = new Date(last * 1000).toISOString();
        for (const result of log.commit([{ id: `c${last}`, at, ...draft }])) {
          if (result.status === 'rejected') throw new Error(`${draft.type}: ${result.reason}`);
          replica.receive(result.events);
        }
      }
    },
    known: () => ({
      ideas: states('idea-') as Idea[],
      projects: states('project-') as Project[],
      ideaCanvas: replica.shown(canvasStreamOf(ids.ideaCanvas)) as Canvas | undefined,
      forkCanvas: replica.shown(canvasStreamOf(ids.forkCanvas)) as Canvas | undefined,
    }),
  };
}

const seen = ({ ideas, projects }: { ideas: readonly Idea[]; projects: readonly Project[] }) => ({
  ideas: ideas.filter(({ archived }) => !archived).map(({ title, status }) => `${title}: ${status}`),
  projects: projects.filter(({ removed }) => !removed).map(({ ideaId }) => ideaId),
});
const whole = {
  ideas: [`${sample.idea.title}: killed`, `${sample.fork.title}: exploring`],
  projects: [ids.idea, ids.fork],
};

test('its ids belong to the workspace, are UUIDs and differ', () => {
  expect(sampleIds(workspace)).toEqual(ids);
  const all = [...Object.values(ids), ...Object.values(sampleIds('another'))];
  expect(new Set(all).size).toBe(12);
  expect(all.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toEqual(
    [],
  );
});

test('it is added, removed in one step, brought back, and never there twice', () => {
  const { take, known } = open();
  take(commandsForSample(ids, known(), 0));
  expect(seen(known())).toEqual(whole);
  expect(known().ideas[1]?.lineage).toEqual({ from: ids.idea, kind: 'pivot', position: 0 });
  expect(known().projects.map(({ isSample, forkedFrom }) => [isSample, forkedFrom])).toEqual([
    [true, null],
    [true, ids.ideaProject],
  ]);

  const { drafts, back } = commandsForSampleRemoval(known());
  take(drafts);
  expect(seen(known())).toEqual({ ideas: [], projects: [] });
  take(back);
  expect(seen(known())).toEqual(whole);

  take(commandsForSampleRemoval(known()).drafts);
  take(commandsForSample(ids, known(), 9));
  take(commandsForSample(ids, known(), 9));
  expect(seen(known())).toEqual(whole);
  expect(known().ideas.length).toBe(2);
});

test('its canvas is a Lean Canvas with notes, four assumptions among them, and arrows', () => {
  const { take, known } = open();
  take(commandsForSample(ids, known(), 0));
  const canvas = known().ideaCanvas ?? expect.fail('no canvas');
  const nodes = new Map([...liveNodes(canvas)].map((node) => [node.id, node]));
  const edges = [...liveEdges(canvas)];
  const within = (inner: Box, outer: Box | undefined) =>
    outer !== undefined &&
    inner.x > outer.x &&
    inner.y > outer.y &&
    inner.x + inner.width < outer.x + outer.width &&
    inner.y + inner.height < outer.y + outer.height;
  const notes = [...nodes.values()].filter(({ kind }) => kind === 'note');
  expect(notes.filter((note) => !within(note, nodes.get(note.parent ?? '')))).toEqual([]);
  expect(
    notes.map(({ text, parent, assumption }) => [nodes.get(parent ?? '')?.cell, assumption, text].join(' ')).sort(),
  ).toEqual([
    'lean:channels  Bakers’ forum, Instagram',
    'lean:costs  £0.04 per invoice read',
    'lean:problem  Loss found at year end',
    'lean:problem A1 Owners sell a product at a loss unknowingly',
    'lean:revenue A3 Owners pay £19 monthly by card',
    'lean:segments  Owner-bakers, 1–3 shops',
    'lean:solution  Photograph invoice, see cost per bake',
    'lean:solution A4 Invoice photos read 95 % of lines correctly',
    'lean:value  Know before you bake',
    'lean:value A2 Owners leave e-mail and product count for costings',
  ]);
  expect([...nodes.values()].flatMap(({ cell }) => cell ?? []).sort()).toEqual(
    leanCanvas.cells.map(({ id }) => cellOf('lean', id)).sort(),
  );
  const textAt = (end: EdgeEnd) => ('node' in end ? nodes.get(end.node)?.text : undefined);
  expect(edges.map(({ from, to }) => [textAt(from), textAt(to)].join(' → ')).sort()).toEqual([
    'Loss found at year end → Owners sell a product at a loss unknowingly',
    'Owners leave e-mail and product count for costings → Owners pay £19 monthly by card',
    'Owners sell a product at a loss unknowingly → Owners leave e-mail and product count for costings',
    'Photograph invoice, see cost per bake → Invoice photos read 95 % of lines correctly',
  ]);
});

test('the canvas of the idea that came out of it is filled in, and holds what the tests showed', () => {
  const { take, known } = open();
  take(commandsForSample(ids, known(), 0));
  const canvas = known().forkCanvas ?? expect.fail('no canvas');
  const nodes = [...liveNodes(canvas)];
  const frame = nodes.find(({ kind }) => kind === 'frame');
  expect(nodes.flatMap(({ assumption }) => assumption ?? []).sort()).toEqual(['A1', 'A4', 'B3']);
  const results = nodes.filter(({ parent }) => parent === frame?.id).toSorted((a, b) => a.x - b.x);
  expect(results.map(({ text, fill }) => [fill, text.split(':')[0]])).toEqual([
    ['sage', 'Interviews support it'],
    ['sage', 'Landing page supports it'],
    ['sage', 'Prototype supports it'],
    ['clay', 'Pre-order refutes it'],
    ['straw', 'Decision'],
  ]);
  expect([nodes.filter(({ kind }) => kind === 'note').length, [...liveEdges(canvas)].length]).toEqual([15, 4]);
  expect(commandsForSample(ids, known(), 0).filter(({ type }) => type === 'PlaceNodes')).toEqual([]);
  expect(placeForkCanvas(ids, canvas)).toEqual([]);
});

test('what the founder has done to the canvas is still there when the sample is brought back', () => {
  const { take, known } = open();
  take(commandsForSample(ids, known(), 0));
  const note = samplePartId(ids.ideaCanvas, 'n1');
  take([{ type: 'EditText', stream: canvasStreamOf(ids.ideaCanvas), data: { id: note, text: 'Mine' } }]);
  take(commandsForSampleRemoval(known()).drafts);
  const before = known().ideaCanvas;
  take(commandsForSample(ids, known(), 9));
  expect(known().ideaCanvas).toEqual(before);
  expect(seen(known())).toEqual(whole);
});

test('an exploration of it that was archived is so again when its removal is taken back', () => {
  const { take, known } = open();
  take(commandsForSample(ids, known(), 0));
  take([{ type: 'ArchiveProject', stream: `project-${ids.forkProject}`, data: {} }]);
  const marks = () => known().projects.map(({ id, archived, removed }) => ({ id, archived, removed }));
  const before = marks();
  const { drafts, back } = commandsForSampleRemoval(known());
  take(drafts);
  take(back);
  expect(marks()).toEqual(before);
});

test('an exploration that the founder began of a sample idea stays', () => {
  const { take, known } = open();
  take(commandsForSample(ids, known(), 0));
  take([{ type: 'RemoveProject', stream: `project-${ids.ideaProject}`, data: {} }]);
  const own = '11111111-1111-4111-8111-111111111111';
  take([{ type: 'StartProject', stream: `project-${own}`, data: { ideaId: ids.idea, canvasId: own } }]);
  take(commandsForSample(ids, known(), 0));
  expect(
    known()
      .projects.filter(({ removed }) => !removed)
      .map(({ id }) => id),
  ).toEqual([ids.forkProject, own]);
});
