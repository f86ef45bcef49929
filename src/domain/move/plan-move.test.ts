import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../log/all-kinds.ts';
import { ledgerDraft } from '../../../tests/fixtures/drafts/loop-drafts.ts';
import { idOf, LoopLog } from '../../../tests/fixtures/loop-log.ts';
import { type Canvas, canvasStreamOf } from '../canvas/canvas.ts';
import { liveEdges, liveNodes } from '../canvas/live-parts.ts';
import type { Experiment } from '../experiment/experiment.ts';
import { type Idea, ideaStreamOf } from '../idea/idea.ts';
import { type Assumption, type Evidence, type Ledger, ledgerStreamOf } from '../ledger/ledger.ts';
import { scoresOf } from '../ledger/score.ts';
import type { Origin } from '../log/origin.ts';
import { eachPart } from '../log/parts.ts';
import { type Project, projectStreamOf } from '../project/project.ts';
import { type MovedIdea, planMove, whyNotMoved } from './plan-move.ts';

const own = { ideaId: idOf(1), projectId: idOf(2), canvasId: idOf(3) };
const there = { ideaId: idOf(11), projectId: idOf(12), canvasId: idOf(13) };
const [pays, forgets, lowered] = [idOf(20), idOf(21), idOf(22)];
const ledgerStream = ledgerStreamOf(own.projectId);
const originOf = (position: number): Origin => ({
  ...{ workspace: idOf(99), position, hash: position.toString(16).padStart(64, '0') },
});

function send(log: LoopLog, ...[stream, type, data, by]: Parameters<LoopLog['send']>): void {
  const answer = log.send(stream, type, data, by);
  if (typeof answer === 'string') throw new Error(`${type} was rejected: ${answer}`);
}

const stated = (assumptionId: string, text: string, more: object = {}) => ({
  ...{ assumptionId, text, lens: 'viability', importance: 5, critical: true, ...more },
});
const said = (n: number, assumptionId: string, more: object = {}) => ({
  ...{ evidenceId: idOf(n), assumptionId, direction: 1, rung: 'anecdote', weight: 0.5, text: `Said ${n}`, ...more },
});
const node = (n: number, more: object = {}) => ({
  ...{ id: `node0000000${n}`, kind: 'note', x: n * 10, y: 0, width: 100, height: 80, text: `Note ${n}`, ...more },
});

/** An idea with a bit of everything. */
function explored(): LoopLog {
  const log = new LoopLog();
  const idea = ideaStreamOf(own.ideaId);
  const canvas = canvasStreamOf(own.canvasId);
  send(log, idea, 'CaptureIdea', { title: 'Crumb' });
  send(log, idea, 'DescribeIdea', { problem: 'Bread is dear', audience: 'Bakers', pitch: 'Count it' });
  send(log, idea, 'TagIdea', { tags: ['bread'] });
  send(log, projectStreamOf(own.projectId), 'StartProject', { ideaId: own.ideaId, canvasId: own.canvasId });
  send(log, projectStreamOf(own.projectId), 'RenameProject', { title: 'Crumb, explored' });
  send(log, canvas, 'PlaceNodes', {
    nodes: [node(1, { assumption: pays }), node(2), node(3)],
    edges: [{ id: 'edge00000001', from: { node: node(1).id, side: 'auto' }, to: { node: node(2).id, side: 'auto' } }],
  });
  send(log, canvas, 'RemoveNodes', { ids: [node(3).id] });
  send(log, ledgerStream, 'StateAssumption', stated(pays, 'Bakers pay', { node: node(1).id }));
  send(log, ledgerStream, 'StateAssumption', stated(forgets, 'Bakers forget', { successorOf: pays }));
  send(log, ledgerStream, 'StateAssumption', stated(lowered, 'Bakers bake'));
  send(log, ledgerStream, 'RecordEvidence', said(30, pays, { url: 'https://bakers.example/' }));
  send(log, ledgerStream, 'RecordEvidence', said(31, pays, { direction: -1, interviewId: idOf(50), quoteId: 'q1' }));
  send(log, ledgerStream, 'WithdrawEvidence', { evidenceId: idOf(30), reason: 'Made up' });
  for (const n of [32, 33, 34])
    send(log, ledgerStream, 'RecordEvidence', said(n, lowered, { direction: -1, weight: 1 }));
  send(log, ledgerStream, 'WeighAssumption', { assumptionId: lowered, importance: 5, critical: false });
  send(log, ledgerStream, 'RetireAssumption', { assumptionId: forgets, reason: 'Nobody does' });
  return log;
}

const movedOf = (log: LoopLog, ids: typeof own = own): MovedIdea => ({
  idea: log.state<Idea>(ideaStreamOf(ids.ideaId)),
  explored: {
    project: log.state<Project>(projectStreamOf(ids.projectId)),
    canvas: log.state<Canvas | undefined>(canvasStreamOf(ids.canvasId)),
    ledger: log.state<Ledger | undefined>(ledgerStreamOf(ids.projectId)),
  },
  ...{ experiments: log.statesOf('experiment') as Experiment[], pages: [], surveys: [] },
});

function moveInto(log: LoopLog, moved: MovedIdea): LoopLog {
  const steps = planMove(moved, there, { ideaOrigin: originOf(7), originOf });
  for (const { stream, type, data, by } of steps) send(log, stream, type, data, by);
  return log;
}

/** Each assumption with its weights and its score. */
const weightsOf = (ledger: Ledger) => scoresOf(ledger).map(({ evidence: _, ...weighed }) => weighed);

test('an idea is in the other workspace as it was here, and says where it comes from', () => {
  const before = explored();
  const after = moveInto(new LoopLog(), movedOf(before));
  const idea = before.state<Idea>(ideaStreamOf(own.ideaId));
  expect(after.state<Idea>(ideaStreamOf(there.ideaId))).toEqual({
    ...idea,
    ...{ id: there.ideaId, origin: originOf(7), changedAt: after.now },
  });
  expect(after.state<Project>(projectStreamOf(there.projectId))).toEqual({
    ...before.state<Project>(projectStreamOf(own.projectId)),
    ...{ id: there.projectId, ideaId: there.ideaId, canvasId: there.canvasId },
  });
  const [from, to] = [
    before.state<Canvas>(canvasStreamOf(own.canvasId)),
    after.state<Canvas>(canvasStreamOf(there.canvasId)),
  ];
  expect([[...liveNodes(to)], [...liveEdges(to)]]).toEqual([[...liveNodes(from)], [...liveEdges(from)]]);
  expect([to.nodeCount, to.edgeCount]).toEqual([2, 1]);
});

test('its assumptions and evidence weigh the same, and each piece says where it was recorded', () => {
  const before = explored();
  const after = moveInto(new LoopLog(), movedOf(before));
  const from = before.state<Ledger>(ledgerStream);
  const to = after.state<Ledger>(ledgerStreamOf(there.projectId));
  expect([...eachPart(to.assumptions)]).toEqual([...eachPart(from.assumptions)]);
  const moved = [...eachPart(from.evidence)].map((each): Evidence => {
    const { position } = each.place;
    const words = each.interviewId === null ? each.text : '';
    return { ...each, text: words, interviewId: null, quoteId: null, origin: originOf(position ?? 0) };
  });
  const placeless = ({ place: _, ...each }: Evidence) => each;
  expect([...eachPart(to.evidence)].map(placeless)).toEqual(moved.map(placeless));
  expect(weightsOf(to)).toEqual(weightsOf(from));
  expect(JSON.stringify(after.facts)).not.toContain('Said 31');
});

test('what moves on keeps the place at which it was recorded first', () => {
  const once = moveInto(new LoopLog(), movedOf(explored()));
  const moved = { ...movedOf(once, there), experiments: [] };
  const steps = planMove(moved, own, { ideaOrigin: originOf(70), originOf: () => originOf(71) });
  const origins = steps.filter(({ type }) => type === 'MoveInEvidence').map(({ data }) => data['origin']);
  const first = [...eachPart(once.state<Ledger>(ledgerStreamOf(there.projectId)).evidence)].map(({ origin }) => origin);
  expect(origins).toEqual(first);
});

test('an idea that was never explored moves alone', () => {
  const log = new LoopLog();
  send(log, ideaStreamOf(own.ideaId), 'CaptureIdea', { title: 'Crumb' });
  const moved = { ...movedOf(log), explored: undefined };
  expect(planMove(moved, there, { ideaOrigin: originOf(1), originOf }).map(({ type, by }) => [type, by])).toEqual([
    ['MoveInIdea', 'system'],
  ]);
  expect(whyNotMoved(moved)).toBeUndefined();
});

test('evidence that nobody can place is left out', () => {
  const steps = planMove(movedOf(explored()), there, { ideaOrigin: originOf(1), originOf: () => undefined });
  expect(steps.filter(({ type }) => type === 'MoveInEvidence')).toEqual([]);
});

test('an idea stays while it is archived, a sample, or something of it runs', () => {
  const log = explored();
  expect(whyNotMoved(movedOf(log))).toBeUndefined();
  const { idea, explored: of } = movedOf(log);
  expect(whyNotMoved({ ...movedOf(log), idea: { ...idea, archived: true } })).toBe('idea-archived');
  const sample = of && { ...of, project: { ...of.project, isSample: true } };
  expect(whyNotMoved({ ...movedOf(log), explored: sample })).toBe('is-sample');
  const live = { id: idOf(60), projectId: own.projectId, isLive: true } as never;
  const elsewhere = { id: idOf(61), projectId: idOf(404), isLive: true } as never;
  expect(whyNotMoved({ ...movedOf(log), pages: [elsewhere] })).toBeUndefined();
  expect(whyNotMoved({ ...movedOf(log), pages: [live] })).toBe('still-running');
  expect(whyNotMoved({ ...movedOf(log), surveys: [live] })).toBe('still-running');
  const design = { projectId: own.projectId, assumptionId: pays, method: 'interviews', criterion: 0.5, n: 12 };
  send(log, `experiment-${idOf(70)}`, 'DesignExperiment', { ...design, prediction: 'supports' });
  expect(whyNotMoved(movedOf(log))).toBeUndefined();
  send(log, `experiment-${idOf(70)}`, 'StartExperiment', {});
  expect(whyNotMoved(movedOf(log))).toBe('still-running');
});

test('nobody but the server says where something was recorded', () => {
  const log = explored();
  const { origin: _, ...evidence } = { ...said(80, pays), selfReported: false, origin: originOf(1) };
  expect(log.send(ledgerStream, 'MoveInEvidence', { ...evidence, origin: originOf(1) })).toBe('unknown-type');
  expect(log.send(ledgerStream, 'RecordEvidence', { ...said(80, pays), origin: originOf(1) })).toBe('invalid-data');
  const idea = { title: 'Mine', status: 'inbox', capturedAt: log.now, origin: originOf(1) };
  expect(log.send(ideaStreamOf(idOf(90)), 'MoveInIdea', idea)).toBe('unknown-type');
});

test('however much evidence there is, the score is the same after the move', () => {
  const piece = fc.record({
    of: fc.constantFrom(pays, lowered),
    direction: fc.constantFrom(-1, 0, 1),
    rung: fc.constantFrom('opinion', 'plan', 'anecdote'),
    weight: fc.constantFrom(0, 0.1, 0.2),
    isWithdrawn: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const log = explored();
      for (const [n, { of, isWithdrawn, ...more }] of pieces.entries()) {
        send(log, ledgerStream, 'RecordEvidence', said(100 + n, of, more));
        if (isWithdrawn) send(log, ledgerStream, 'WithdrawEvidence', { evidenceId: idOf(100 + n), reason: 'No' });
      }
      const to = moveInto(new LoopLog(), movedOf(log)).state<Ledger>(ledgerStreamOf(there.projectId));
      expect(weightsOf(to)).toEqual(weightsOf(log.state<Ledger>(ledgerStream)));
    }),
    { numRuns: process.env['TEST_FULL'] ? 500 : 30 },
  );
});

test('whatever was done to its assumptions, they are the same after the move, but for who is to test them and when they were revived', () => {
  fc.assert(
    fc.property(fc.array(ledgerDraft, { maxLength: 40 }), (issued) => {
      const log = explored();
      for (const [type, data] of issued) log.send(ledgerStream, type, data as object);
      const to = moveInto(new LoopLog(), movedOf(log)).state<Ledger>(ledgerStreamOf(there.projectId));
      const moving = ({ assigned: _, filedAt, ...each }: Assumption) => ({ ...each, filedAt: each.retired && filedAt });
      expect([...eachPart(to.assumptions)].map(moving)).toEqual(
        [...eachPart(log.state<Ledger>(ledgerStream).assumptions)].map(moving),
      );
    }),
    { numRuns: process.env['TEST_FULL'] ? 5000 : 200 },
  );
});
