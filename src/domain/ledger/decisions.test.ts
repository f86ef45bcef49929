import { expect, test } from 'vitest';
import { idOf, LoopLog, projectId } from '../../../tests/fixtures/loop-log.ts';
import { decidedStatuses, type Idea, ideaStreamOf } from '../idea/idea.ts';
import { decisionToReview, isAfter, isRefuted, statusOf, undecidedRefutations } from './decisions.ts';
import { type DecisionMade, decisionKinds, type Evidence, type Ledger, ledgerStreamOf } from './ledger.ts';
import type { Scored } from './score.ts';

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

test('an idea is pivoted by a decision alone, and can be taken up again', () => {
  const log = explored();
  expect(log.send(idea, 'MoveIdea', { status: 'pivoted' })).toBe('invalid-data');
  expect([decide(log, 70, 'pivot'), shown(log)]).toEqual([['DecisionRecorded'], 'pivoted']);
  expect([log.send(idea, 'MoveIdea', { status: 'exploring', from: 'pivoted' }), shown(log)]).toEqual([
    ['IdeaMoved'],
    'exploring',
  ]);
});

test('an idea that a file brought as pivoted can be moved on, and back by an undo', () => {
  const log = new LoopLog();
  log.send(idea, 'ImportIdea', { title: 'Crumb', status: 'pivoted' });
  log.send(idea, 'MoveIdea', { status: 'testing' });
  const fields = { status: { from: 'testing', to: 'pivoted' } };
  expect([log.send(idea, 'UndoChange', { undoes: 'moved', fields }), shown(log)]).toEqual([['IdeaMoved'], 'pivoted']);
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

test('what waits for the server comes after what it has recorded, by the founder’s clock', () => {
  const place = (position: number | null, day: number) => ({ position, at: `2026-03-0${day}T12:00:00.000Z` });
  expect([
    [isAfter(place(3, 1), place(2, 5)), isAfter(place(2, 5), place(3, 1)), isAfter(place(2, 1), place(2, 1))],
    [isAfter(place(null, 1), place(9, 5)), isAfter(place(9, 5), place(null, 1))],
    [isAfter(place(null, 2), place(null, 1)), isAfter(place(null, 1), place(null, 2))],
    [isAfter(place(null, 1), place(null, 1))],
  ]).toEqual([[true, false, false], [true, false], [true, false], [false]]);
});

const against = (position: number, more: Partial<Evidence> = {}) =>
  ({
    ...{ direction: -1, experimentId: idOf(30), superseded: null },
    ...{ place: { position, at: '2026-03-01T12:00:00.000Z', recordedAt: null }, ...more },
  }) as Evidence;
const scored = (more: Partial<Scored> & { critical?: boolean; retired?: boolean } = {}): Scored => {
  const { critical = true, retired = false, ...rest } = more;
  const assumption = { critical, retired } as Scored['assumption'];
  return { assumption, evidence: [against(4)], supports: 0, refutes: 4, neutral: 0, score: 25, risk: 1, ...rest };
};

test.each([
  ['a judged test against it', {}, true],
  ['more for it than against', { supports: 5 }, false],
  ['as much for it', { supports: 4 }, false],
  ['an assumption that is not critical', { critical: false }, false],
  ['one that is retired', { retired: true }, false],
  ['what a founder reported', { evidence: [against(4, { experimentId: null })] }, false],
  ['what no longer counts', { evidence: [against(4, { superseded: 'Judged again' })] }, false],
  ['a test for it', { evidence: [against(4, { direction: 1 })] }, false],
  ['one of several', { evidence: [against(3, { direction: 1 }), against(4)] }, true],
  ['none at all', { evidence: [] }, false],
])('with %s it is refuted: %#', (_, more, is) => {
  expect(isRefuted(scored(more))).toBe(is);
});

test('a refutation is decided by what was decided after it, and the lowest score is asked of first', () => {
  const all = [scored({ score: 30 }), scored({ score: 10 }), scored({ score: 5, critical: false }), scored()];
  const scoresAfter = (position: number | null) => {
    const decisions = position === null ? [] : [{ place: { ...against(0).place, position } } as DecisionMade];
    return undecidedRefutations({ decisions }, all).map(({ score }) => score);
  };
  expect([scoresAfter(null), scoresAfter(3), scoresAfter(4), scoresAfter(5)]).toEqual([
    [10, 25, 30],
    [10, 25, 30],
    [],
    [],
  ]);
  const reported = scored({ evidence: [against(2), against(9, { experimentId: null })] });
  const decided = { decisions: [{ place: { ...against(0).place, position: 5 } } as DecisionMade] };
  expect(undecidedRefutations(decided, [reported])).toEqual([]);
  const twice = scored({ evidence: [against(2), against(9)] });
  expect(undecidedRefutations(decided, [twice])).toEqual([twice]);
});

test('the last decision is looked at again from its day on', () => {
  const made = (askAgainOn: string | null) => ({ askAgainOn }) as DecisionMade;
  const due = (...decisions: readonly DecisionMade[]) => decisionToReview({ decisions }, '2026-03-10');
  const [today, later] = [made('2026-03-10'), made('2026-03-11')];
  expect([due(today), due(later), due(made(null)), due(today, later), due(later, today), due()]).toEqual([
    today,
    undefined,
    undefined,
    undefined,
    today,
    undefined,
  ]);
});

test('a move that came after a decision, or whose place is not known, holds as it does on the server', () => {
  const at = (position: number | null) => ({ ...decision('kill'), place: { ...decision('kill').place, position } });
  expect([
    statusOf({ status: 'testing', movedAt: 3 }, at(2)),
    statusOf({ status: 'testing', movedAt: 2 }, at(3)),
    statusOf({ status: 'testing', movedAt: 9 }, at(null)),
    statusOf({ status: 'testing' }, at(3)),
    statusOf({ status: 'testing', movedAt: null }, at(3)),
    statusOf({ status: 'testing', movedAt: 2 }, undefined),
  ]).toEqual(['testing', 'killed', 'killed', 'killed', 'testing', 'testing']);
});
