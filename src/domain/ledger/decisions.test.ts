import { expect, test } from 'vitest';
import { idOf, LoopLog, projectId } from '../../../tests/fixtures/loop-log.ts';
import { decidedStatuses, type Idea, ideaStreamOf } from '../idea/idea.ts';
import { statusOf } from './decisions.ts';
import { decisionKinds, type Ledger, ledgerStreamOf } from './ledger.ts';

const idea = ideaStreamOf(idOf(1));
const ledger = ledgerStreamOf(projectId);

function explored(): LoopLog {
  const log = new LoopLog();
  log.send(idea, 'CaptureIdea', { title: 'Bread by post' });
  log.send(idea, 'MoveIdea', { status: 'exploring' });
  return log;
}
const decide = (log: LoopLog, n: number, kind: string) =>
  log.send(ledger, 'RecordDecision', {
    ...{ decisionId: idOf(n), kind, reason: 'Too few', reversedBy: 'Ten orders', seenVersion: log.versionOf(ledger) },
  });
const shown = (log: LoopLog): string =>
  statusOf(log.state<Idea>(idea), log.state<Ledger | undefined>(ledger)?.decisions.at(-1));

const decision = (kind: (typeof decisionKinds)[number]) => ({
  ...{ kind, place: { position: 2, at: '2026-03-01T12:00:00.000Z', recordedAt: null } },
});

test('the status before a decision can be chosen again, and a later decision holds again', () => {
  const log = explored();
  expect([decide(log, 70, 'pause'), shown(log)]).toEqual([['DecisionRecorded'], 'paused']);
  expect([log.send(idea, 'MoveIdea', { status: 'exploring', from: 'paused' }), shown(log)]).toEqual([
    ['IdeaMoved'],
    'exploring',
  ]);
  expect(log.facts.at(-1)?.data).toEqual({ status: 'exploring' });
  expect([decide(log, 71, 'kill'), shown(log)]).toEqual([['DecisionRecorded'], 'killed']);
});

test('a status that the idea and the founder’s screen have already is no move', () => {
  const log = explored();
  expect([
    log.send(idea, 'MoveIdea', { status: 'exploring' }),
    log.send(idea, 'MoveIdea', { status: 'exploring', from: 'exploring' }),
    log.send(idea, 'MoveIdea', { from: 'paused' }),
    log.send(idea, 'MoveIdea', { status: 'exploring', from: 'inbox' }),
  ]).toEqual([[], [], [], []]);
});

test('what a founder saw is a status, and counts only where a decision can have given it', () => {
  const log = explored();
  expect(log.send(idea, 'MoveIdea', { status: 'exploring', from: 'gone' })).toBe('invalid-data');
  const given = decisionKinds.map((kind) => statusOf({ status: 'exploring', movedAt: 1 }, decision(kind)));
  expect(new Set(given)).toEqual(new Set(['exploring', ...decidedStatuses]));
  expect(log.send(idea, 'MoveIdea', { status: 'testing', from: 'exploring' })).toEqual(['IdeaMoved']);
});

test('a move in the order of the list leaves the status to the decision', () => {
  const log = explored();
  decide(log, 70, 'pause');
  expect([log.send(idea, 'MoveIdea', { rank: 'b', from: 'paused' }), log.facts.at(-1)?.data, shown(log)]).toEqual([
    ['IdeaMoved'],
    { rank: 'b' },
    'paused',
  ]);
});
