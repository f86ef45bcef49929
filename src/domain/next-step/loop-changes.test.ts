import { expect, test } from 'vitest';
import type { Experiment } from '../experiment/experiment.ts';
import type { Interview } from '../interview/interview.ts';
import { emptyLedger, evolveLedger } from '../ledger/evolve-ledger.ts';
import { type Ledger, ledgerStreamOf } from '../ledger/ledger.ts';
import type { LedgerFact } from '../ledger/ledger-facts.ts';
import { fact } from '../log/recorded-event.ts';
import { buildPath } from '../routes/build-path.ts';
import { loopChanges } from './loop-changes.ts';
import type { Loop } from './loop-step.ts';

const on = (day: number, hour = 10) => new Date(Date.UTC(2026, 0, day, hour)).toISOString();
const stream = ledgerStreamOf('p');
const ledgerOf = (facts: readonly (readonly [string, LedgerFact])[]): Ledger =>
  facts.reduce<Ledger>(
    (ledger, [at, each]) => evolveLedger(ledger, { ...each, v: 1, at }, stream),
    emptyLedger(stream),
  );
const stated = (
  assumptionId: string,
  text: string,
  more: { carriedFrom?: { projectId: string; assumptionId: string } } = {},
) =>
  fact('AssumptionStated', { assumptionId, text, lens: 'viability' as const, importance: 5, critical: true, ...more });
const recorded = (evidenceId: string, more: object = {}) =>
  fact('EvidenceRecorded', {
    ...{ evidenceId, assumptionId: 'a', direction: 1 as const, rung: 'anecdote' as const, weight: 0.5 },
    ...{ text: 'Ada Quindle said yes', selfReported: true, ...more },
  });
const experiment = (id: string, change: Partial<Experiment> = {}): Experiment =>
  ({
    id,
    assumptionId: 'a',
    question: '',
    lock: null,
    stoppedFor: null,
    closed: null,
    judgements: [],
    ...change,
  }) as Experiment;
const interview = (id: string, loggedAt: string, change: Partial<Interview> = {}) =>
  ({ id, projectId: 'p', experimentId: null, person: 'Ada Quindle', removed: false, loggedAt, ...change }) as Interview;
const loopOf = (ledger: Ledger, ...experiments: Experiment[]): Loop => ({
  ...{ projectId: 'p', title: 'Crumb', ledger, scores: [] },
  experiments: experiments.map((each) => ({ experiment: each, entries: [] })),
});
const told = (loop: Loop, interviews: Interview[] = []) =>
  loopChanges([loop], interviews).map(({ what, count, title, to, at }) => {
    const place = buildPath(to).replace('/validate?projectId=p&view=', '');
    return `${new Date(at).getUTCDate()} ${what}${count === 1 ? '' : ` x${count}`}: ${title} (${place})`;
  });

test('a program’s acts say by which token, and share no line with those by hand or of another program', () => {
  const decided = fact('DecisionRecorded', {
    ...{ decisionId: 'd', kind: 'persevere' as const, reason: 'It works', reversedBy: '', seenVersion: 1 },
    ...{ score: null, formula: 'f' },
  });
  const acts: readonly (readonly [LedgerFact, string?])[] = [
    [stated('a', 'Owners pay'), 'Zapier'],
    [stated('b', 'Photos can be read'), 'Zapier'],
    [stated('c', 'Chains come later'), 'Make'],
    [stated('d', 'They tell others')],
    [recorded('e'), 'Zapier'],
    [recorded('f')],
    [decided, 'Zapier'],
  ];
  const ledger = acts.reduce<Ledger>(
    (before, [each, via], n) =>
      evolveLedger(before, { ...each, v: 1, at: on(1, n), ...(via !== undefined && { via }) }, stream),
    emptyLedger(stream),
  );
  expect(loopChanges([loopOf(ledger)], []).map(({ what, count, via }) => [what, count, via])).toEqual([
    ['persevere', 1, 'Zapier'],
    ['evidence', 1, undefined],
    ['evidence', 1, 'Zapier'],
    ['stated', 1, undefined],
    ['stated', 1, 'Make'],
    ['stated', 2, 'Zapier'],
  ]);
});

test('what came in one moment is told the last first, whatever its id', () => {
  const ledger = ledgerOf([
    [on(1), stated('a', 'Owners pay')],
    [on(2), stated('b', 'Photos can be read')],
    [on(3), recorded('z1')],
    [on(3), recorded('b1', { assumptionId: 'b' })],
    [on(3), recorded('z2')],
  ]);
  expect(told(loopOf(ledger)).slice(0, 3)).toEqual([
    '3 evidence: Owners pay (evidence&assumption=a)',
    '3 evidence: Photos can be read (evidence&assumption=b)',
    '3 evidence: Owners pay (evidence&assumption=a)',
  ]);
});

test('tells each act once, the newest first, with its place in Validate', () => {
  const ledger = ledgerOf([
    [on(1), stated('a', 'Owners pay')],
    [on(2), stated('b', 'Photos can be read')],
    [on(3), fact('AssumptionRetired', { assumptionId: 'b', reason: 'Settled' })],
    [on(4), recorded('e1')],
    [on(8), recorded('e2', { experimentId: 'x', judgement: 1, selfReported: false })],
    [
      on(9),
      fact('DecisionRecorded', {
        ...{ decisionId: 'd', kind: 'pivot' as const, reason: 'Nobody pays', reversedBy: 'an order', seenVersion: 5 },
        ...{ score: 40, formula: 'score-1' },
      }),
    ],
  ]);
  const judged = { verdict: 'refutes', at: on(8) } as Experiment['judgements'][number];
  const run = experiment('x', {
    question: 'Did they pay?',
    lock: { startedAt: on(5) } as Experiment['lock'],
    judgements: [judged],
  });
  expect(told(loopOf(ledger, run), [interview('i', on(6), { experimentId: 'x' }), interview('j', on(7))])).toEqual([
    '9 pivot: Crumb (decide)',
    '8 refutes: Did they pay? (experiments&id=x)',
    '7 interview: Crumb (interviews)',
    '6 interview: Did they pay? (interviews&id=x)',
    '5 locked: Did they pay? (experiments&id=x)',
    '4 evidence: Owners pay (evidence&assumption=a)',
    '3 retired: Photos can be read (assumptions&id=b)',
    '2 stated: Photos can be read (assumptions&id=b)',
    '1 stated: Owners pay (assumptions&id=a)',
  ]);
});

test('an interview is told in the idea that a pivot took its test to', () => {
  const run = experiment('x', {
    ...{ projectId: 'p', question: 'Did they pay?' },
    reassignedFrom: [{ projectId: 'old', assumptionId: 'a0', decisionId: 'd' }],
  });
  const held = { projectId: 'old', experimentId: 'x', quotes: {} };
  const old: Loop = { ...loopOf(ledgerOf([])), projectId: 'old' };
  expect(loopChanges([old, loopOf(ledgerOf([]), run)], [interview('i', on(6), held)])).toEqual([
    {
      ...{ what: 'interview', title: 'Did they pay?', count: 1, at: on(6) },
      to: { name: 'validate', params: { projectId: 'p', view: 'interviews', id: 'x' } },
    },
  ]);
});

test('what was done again in a row on one day is one line, and anything between it makes two', () => {
  const ledger = ledgerOf([
    [on(1, 8), stated('a', 'Owners pay')],
    [on(1, 9), stated('b', 'Photos can be read')],
    [on(3, 12), recorded('e1')],
  ]);
  const held = [3, 3, 3, 4].map((day, n) => interview(`i${n}`, on(day, n === 2 ? 14 : 9 + n)));
  expect(told(loopOf(ledger), held)).toEqual([
    '4 interview: Crumb (interviews)',
    '3 interview: Crumb (interviews)',
    '3 evidence: Owners pay (evidence&assumption=a)',
    '3 interview x2: Crumb (interviews)',
    '1 stated x2: Crumb (assumptions)',
  ]);
});

test('what a pivot carries, a stop judges or was withdrawn is no line of its own', () => {
  const carriedFrom = { projectId: 'old', assumptionId: 'a0' };
  const ledger = ledgerOf([
    [on(1), stated('a', 'Owners pay', { carriedFrom })],
    [on(2), fact('EvidenceCarried', { ...recorded('e1').data, carriedFrom: { projectId: 'old', evidenceId: 'e0' } })],
    [on(3), recorded('e2')],
    [on(4), fact('EvidenceSuperseded', { evidenceId: 'e2', reason: 'They were friends' })],
    [on(5), fact('AssumptionRetired', { assumptionId: 'a', reason: '' })],
    [on(6), fact('AssumptionRevived', { assumptionId: 'a', reason: '' })],
  ]);
  const stopped = experiment('x', {
    ...{ lock: { startedAt: on(7) } as Experiment['lock'], stoppedFor: 'Nobody came' },
    closed: { for: 'stopped', position: 9, at: on(8) },
    judgements: [{ verdict: 'inconclusive', at: on(8) } as Experiment['judgements'][number]],
  });
  expect(told(loopOf(ledger, stopped), [interview('i', on(9), { removed: true })])).toEqual([
    '8 stopped: Owners pay (experiments&id=x)',
    '7 locked: Owners pay (experiments&id=x)',
    '6 revived: Owners pay (assumptions&id=a)',
  ]);
});

test('a change of the loop says nobody’s name and no words about them', () => {
  const ledger = ledgerOf([
    [on(1), stated('a', 'Owners pay')],
    [on(2), recorded('e1', { interviewId: 'i', quoteId: 'q' })],
  ]);
  expect(JSON.stringify(loopChanges([loopOf(ledger)], [interview('i', on(3))]))).not.toContain('Quindle');
});
