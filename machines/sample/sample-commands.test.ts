import { expect, test } from 'vitest';
import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { EdgeEnd } from '#domain/canvas/canvas-edge.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { liveEdges, liveNodes } from '#domain/canvas/live-parts.ts';
import { cellOf } from '#domain/canvas-templates/canvas-template.ts';
import { leanCanvas } from '#domain/canvas-templates/lean-canvas.ts';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Idea } from '#domain/idea/idea.ts';
import type { Ledger } from '#domain/ledger/ledger.ts';
import { riskiestOf, scoresOf, weakestOf } from '#domain/ledger/score.ts';
import type { Project } from '#domain/project/project.ts';
import { sample } from '#domain/sample/sample.ts';
import { openSample } from '../../tests/fixtures/open-sample.ts';
import { commandsForRestOfSample, commandsForSample, commandsForSampleRemoval } from './sample-commands.ts';
import { sampleIds, sampleLoopId, samplePartId } from './sample-ids.ts';

const workspace = '01234567-89ab-4cde-8f01-23456789abcd';
const ids = sampleIds(workspace);
const now = '2026-11-23T12:00:00.000Z';
const moment = { position: 0, now };

const open = () => openSample(ids, now);

const seen = ({ ideas, projects }: { ideas: readonly Idea[]; projects: readonly Project[] }) => ({
  ideas: ideas.filter(({ archived }) => !archived).map(({ title, status }) => `${title}: ${status}`),
  projects: projects.filter(({ removed }) => !removed).map(({ ideaId }) => ideaId),
});
const whole = {
  ideas: [`${sample.idea.title}: testing`, `${sample.fork.title}: exploring`],
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
  take(commandsForSample(ids, known(), moment));
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
  take(commandsForSample(ids, known(), { position: 9, now }));
  take(commandsForSample(ids, known(), { position: 9, now }));
  expect(seen(known())).toEqual(whole);
  expect(known().ideas.length).toBe(2);
});

test('its canvas is a Lean Canvas with notes, four assumptions among them, and arrows', () => {
  const { take, known } = open();
  take(commandsForSample(ids, known(), moment));
  const canvas = known().ideaCanvas ?? expect.fail('no canvas');
  const nodes = new Map([...liveNodes(canvas)].map((node) => [node.id, node]));
  const edges = [...liveEdges(canvas)];
  const within = (inner: Box, outer: Box | undefined) =>
    outer !== undefined &&
    inner.x > outer.x &&
    inner.y > outer.y &&
    inner.x + inner.width < outer.x + outer.width &&
    inner.y + inner.height < outer.y + outer.height;
  const nameOf = (assumption: string | null) =>
    ['A1', 'A2', 'A3', 'A4'].find((name) => sampleLoopId(ids.ideaProject, name) === assumption);
  const notes = [...nodes.values()].filter(({ kind }) => kind === 'note');
  expect(notes.filter((note) => !within(note, nodes.get(note.parent ?? '')))).toEqual([]);
  expect(
    notes
      .map(({ text, parent, assumption }) => [nodes.get(parent ?? '')?.cell, nameOf(assumption), text].join(' '))
      .sort(),
  ).toEqual([
    'lean:channels  Bakers’ forum, Instagram',
    'lean:costs  £0.04 per invoice read',
    'lean:problem  Loss found at year end',
    'lean:problem A1 Owners sell a product at a loss unknowingly',
    'lean:revenue A3 Owners pay £19 monthly by card',
    'lean:segments  Owner-bakers, 1–3 shops',
    'lean:solution  Photograph invoice, see cost per bake',
    'lean:solution A4 Invoice photos read 95% of lines correctly',
    'lean:value  Know before you bake',
    'lean:value A2 Owners leave email and product count for costings',
  ]);
  expect([...nodes.values()].flatMap(({ cell }) => cell ?? []).sort()).toEqual(
    leanCanvas.cells.map(({ id }) => cellOf('lean', id)).sort(),
  );
  const textAt = (end: EdgeEnd) => ('node' in end ? nodes.get(end.node)?.text : undefined);
  expect(edges.map(({ from, to }) => [textAt(from), textAt(to)].join(' → ')).sort()).toEqual([
    'Loss found at year end → Owners sell a product at a loss unknowingly',
    'Owners leave email and product count for costings → Owners pay £19 monthly by card',
    'Owners sell a product at a loss unknowingly → Owners leave email and product count for costings',
    'Photograph invoice, see cost per bake → Invoice photos read 95% of lines correctly',
  ]);
});

test('the canvas of the idea that came out of it is filled in, and holds what the tests showed', () => {
  const { take, known } = open();
  take(commandsForSample(ids, known(), moment));
  const canvas = known().forkCanvas ?? expect.fail('no canvas');
  const nodes = [...liveNodes(canvas)];
  const frame = nodes.find(({ kind }) => kind === 'frame');
  expect(nodes.flatMap(({ assumption }) => assumption ?? []).sort()).toEqual(
    ['A1', 'A4', 'B3'].map((name) => sampleLoopId(ids.forkProject, name)).sort(),
  );
  const results = nodes.filter(({ parent }) => parent === frame?.id).toSorted((a, b) => a.x - b.x);
  expect(results.map(({ text, fill }) => [fill, text.split(':')[0]])).toEqual([
    ['sage', 'Interviews support it'],
    ['sage', 'Landing page supports it'],
    ['sage', 'Prototype supports it'],
    ['clay', 'Pre-order refutes it'],
    ['straw', 'Decision'],
  ]);
  expect([nodes.filter(({ kind }) => kind === 'note').length, [...liveEdges(canvas)].length]).toEqual([15, 4]);
  expect(commandsForSample(ids, known(), moment).filter(({ type }) => type === 'PlaceNodes')).toEqual([]);
  expect(commandsForRestOfSample(ids, known(), now)).toEqual([]);
});

test('what the founder has done to the canvas is still there when the sample is brought back', () => {
  const { take, known } = open();
  take(commandsForSample(ids, known(), moment));
  const note = samplePartId(ids.ideaCanvas, 'n1');
  take([{ type: 'EditText', stream: canvasStreamOf(ids.ideaCanvas), data: { id: note, text: 'Mine' } }]);
  take(commandsForSampleRemoval(known()).drafts);
  const before = known().ideaCanvas;
  take(commandsForSample(ids, known(), { position: 9, now }));
  expect(known().ideaCanvas).toEqual(before);
  expect(seen(known())).toEqual(whole);
});

test('an exploration of it that was archived is so again when its removal is taken back', () => {
  const { take, known } = open();
  take(commandsForSample(ids, known(), moment));
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
  take(commandsForSample(ids, known(), moment));
  take([{ type: 'RemoveProject', stream: `project-${ids.ideaProject}`, data: {} }]);
  const own = '11111111-1111-4111-8111-111111111111';
  take([{ type: 'StartProject', stream: `project-${own}`, data: { ideaId: ids.idea, canvasId: own } }]);
  take(commandsForSample(ids, known(), moment));
  expect(
    known()
      .projects.filter(({ removed }) => !removed)
      .map(({ id }) => id),
  ).toEqual([ids.forkProject, own]);
});

const round = (figure: number) => Number(figure.toFixed(2));
/** A figure of the sample by the names of its assumptions, of which all ids differ. */
function figuresOf(ledger: Ledger) {
  const names = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'B3'];
  const nameOf = (id: string) => names.find((name) => sampleLoopId(ledger.projectId, name) === id);
  const scores = scoresOf(ledger);
  const [weakest, riskiest] = [weakestOf(scores), riskiestOf(scores)];
  return {
    scores: Object.fromEntries(scores.map(({ assumption, score }) => [nameOf(assumption.id), round(score)])),
    ideaScore: weakest && [round(weakest.score), nameOf(weakest.assumption.id)],
    nextTest: riskiest && [nameOf(riskiest.assumption.id), round(riskiest.risk)],
    evidence: scores
      .flatMap(({ assumption, evidence }) =>
        evidence.map(({ rung, direction, weight }) => [nameOf(assumption.id), rung, direction, weight].join(' ')),
      )
      .sort(),
  };
}

test('its loop comes to the scores, the verdicts, the decision and the fork that it promises', () => {
  const { take, known, state } = open();
  take(commandsForSample(ids, known(), moment));
  const { ideaLedger = expect.fail('no ledger'), forkLedger = expect.fail('no second ledger') } = known();
  const experiments = ['E1', 'E2', 'E3', 'E5', 'E4'].map((name) => {
    const experiment = state<Experiment>(`experiment-${sampleLoopId(ids.ideaProject, name)}`);
    const judged = experiment.judgements.at(-1) ?? expect.fail(name);
    const { verdict, k, n } = judged;
    const day = (at: string | undefined) => (Date.parse(at ?? '') - Date.parse(now)) / 86_400_000;
    const days = [day(experiment.lock?.startedAt), day(judged.at), day(experiment.closed?.at)];
    return [name, experiment.method, ...days, n, k, experiment.lock?.criterion, experiment.prediction, verdict].join(
      ' ',
    );
  });
  expect({ ...figuresOf(ideaLedger), experiments }).toEqual({
    scores: { A1: 66.67, A2: 64.29, A3: 35.48, A4: 71.43, A5: 52.38, A6: 50 },
    ideaScore: [35.48, 'A3'],
    nextTest: ['A3', 3.23],
    evidence: [
      'A1 market 1 2',
      'A2 market 0 1',
      'A2 market 1 2',
      'A3 anecdote 1 0.75',
      'A3 market -1 3',
      'A4 market 1 3',
      'A5 opinion 1 0.2',
    ],
    experiments: [
      'E1 interviews -58 -45 -45 12 10 0.5 supports supports',
      'E2 page -44 -35 -35 120 18 0.1 supports inconclusive',
      'E3 page -33 -15 -15 240 38 0.1 supports supports',
      'E5 prototype -30 -20 -20 400 391 0.95 supports supports',
      'E4 pre-order -14 -4 -4 150 2 0.05 supports refutes',
    ],
  });
  expect(experiments.filter((line) => line.endsWith('supports supports')).length).toBe(3);
  expect(
    ideaLedger.decisions.map(({ kind, reason, reversedBy, score, place, successor }) => ({
      ...{ kind, reason, reversedBy, score: round(score ?? 0), at: place.at, successor },
    })),
  ).toEqual([
    {
      kind: 'pivot',
      reason: 'Wanted, readable, not worth £19 monthly; two paid once',
      reversedBy: '5% of 300 pre-order at £9 monthly',
      score: 35.48,
      at: '2026-11-21T12:00:00.000Z',
      successor: { ideaId: ids.fork, projectId: ids.forkProject, canvasId: ids.forkCanvas, title: sample.fork.title },
    },
  ]);
  expect(figuresOf(forkLedger)).toEqual({
    scores: { A1: 66.67, A4: 71.43, B3: 50 },
    ideaScore: [50, 'B3'],
    nextTest: ['B3', 2.5],
    evidence: ['A1 market 1 2', 'A4 market 1 3'],
  });
  const from = (name: string) => ({ projectId: ids.ideaProject, assumptionId: sampleLoopId(ids.ideaProject, name) });
  expect(scoresOf(forkLedger).map(({ assumption }) => assumption.carriedFrom)).toEqual([from('A1'), from('A4'), null]);
});

test('its assumptions and their cards on both canvases name each other', () => {
  const { take, known } = open();
  take(commandsForSample(ids, known(), moment));
  const { ideaCanvas, forkCanvas, ideaLedger, forkLedger } = known();
  const pairs = (canvas: Canvas | undefined) =>
    [...(canvas ? liveNodes(canvas) : [])].flatMap(({ id, assumption, text }) =>
      assumption ? [[assumption, id, text].join(' ')] : [],
    );
  const stated = (ledger: Ledger | undefined) =>
    (ledger ? scoresOf(ledger) : []).flatMap(({ assumption: { id, node, text } }) =>
      node ? [[id, node, text].join(' ')] : [],
    );
  expect(pairs(ideaCanvas).sort()).toEqual(stated(ideaLedger).sort());
  expect(pairs(forkCanvas).sort()).toEqual(stated(forkLedger).sort());
  expect([pairs(ideaCanvas).length, pairs(forkCanvas).length]).toEqual([4, 3]);
});

test('a sample from before it had a loop gets one, and its cards are linked', () => {
  const { take, known } = open();
  const old = commandsForSample(ids, known(), moment)
    .filter(({ stream }) => !/^(ledger|experiment)-/u.test(stream))
    .map((draft) =>
      draft.type !== 'PlaceNodes'
        ? draft
        : { ...draft, data: { ...draft.data, nodes: draft.data.nodes.map((node) => ({ ...node, ...oldCard(node) })) } },
    );
  take(old);
  take(commandsForRestOfSample(ids, known(), now));
  const whole = open();
  whole.take(commandsForSample(ids, whole.known(), moment));
  const loop = ({ ideaCanvas, forkCanvas, ideaLedger, forkLedger }: ReturnType<typeof known>) => ({
    cards: [ideaCanvas, forkCanvas].map((canvas) =>
      (canvas ? [...liveNodes(canvas)] : []).map(({ assumption }) => assumption),
    ),
    figures: [ideaLedger, forkLedger].map((ledger) => ledger && figuresOf(ledger)),
  });
  expect(loop(known())).toEqual(loop(whole.known()));
  expect(commandsForRestOfSample(ids, known(), now)).toEqual([]);
});

const oldCard = ({ assumption }: { readonly assumption?: string | null | undefined }) => {
  const names = ['A1', 'A2', 'A3', 'A4', 'B3'];
  return {
    assumption:
      names.find((name) =>
        [ids.ideaProject, ids.forkProject].some((project) => sampleLoopId(project, name) === assumption),
      ) ?? null,
  };
};
