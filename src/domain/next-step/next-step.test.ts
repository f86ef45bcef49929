import { describe, expect, test } from 'vitest';
import { anIdea } from '../../../tests/fixtures/an-idea.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { Idea } from '../idea/idea.ts';
import type { Entry } from '../judgement/entry.ts';
import { emptyLedger, evolveLedger } from '../ledger/evolve-ledger.ts';
import { type DecisionKind, type Ledger, ledgerStreamOf } from '../ledger/ledger.ts';
import type { LedgerFact } from '../ledger/ledger-facts.ts';
import { scoresOf } from '../ledger/score.ts';
import { fact } from '../log/recorded-event.ts';
import type { Project } from '../project/project.ts';
import { buildPath } from '../routes/build-path.ts';
import type { Loop } from './loop-step.ts';
import { loopStepOf } from './loop-step.ts';
import { nextStepOf } from './next-step.ts';

const today = '2026-11-23';

const idea = (change: Partial<Idea>): Idea =>
  anIdea({
    title: 'A workshop',
    problem: 'Few own good tools',
    audience: 'Tinkerers',
    status: 'exploring',
    ...change,
  });

const project = (change: Partial<Project>): Project => ({
  id: 'p',
  ideaId: 'a',
  canvasId: 'c',
  title: '',
  forkedFrom: null,
  isSample: false,
  archived: false,
  removed: false,
  moments: [],
  startedAt: '2026-11-20T10:00:00Z',
  changedAt: '2026-11-20T10:00:00Z',
  ...change,
});

describe('the next step', () => {
  test.each<[string, Idea[], Project[], string, string | null]>([
    ['with no idea', [], [], 'Capture an idea', null],
    ['with archived ideas only', [idea({ archived: true, problem: '' })], [], 'Capture an idea', null],
    ['with the sample only', [idea({ problem: '' })], [project({ isSample: true })], 'Capture an idea', null],
    ['with an idea that has no problem', [idea({ problem: '' })], [], 'Describe the problem', 'a'],
    ['with an idea that has no audience', [idea({ audience: '' })], [], 'Name the audience', 'a'],
    ['with a described idea in the inbox', [idea({ status: 'inbox' })], [], 'Decide on it', 'a'],
    [
      'with a killed idea that has no problem',
      [idea({ status: 'killed', problem: '' })],
      [],
      'Review your ideas',
      null,
    ],
    ['with an idea that is explored in name only', [idea({})], [], 'Start exploring', 'a'],
    [
      'with an idea whose exploration was removed',
      [idea({})],
      [project({ removed: true, isSample: true })],
      'Start exploring',
      'a',
    ],
    ['with everything in its place', [idea({})], [project({})], 'Review your ideas', null],
  ])('%s', (_, ideas, projects, action, ideaId) => {
    expect(nextStepOf({ ideas, projects, loops: new Map(), today })).toMatchObject({ action, ideaId });
  });

  test('names the newest idea that needs it, and what is more basic first', () => {
    const ideas = [
      idea({ id: 'd', title: 'Done', status: 'inbox', capturedAt: '2026-11-20T12:00:00Z' }),
      idea({ id: 'o', title: 'Old', problem: '', capturedAt: '2026-11-20T10:00:00Z' }),
      idea({ id: 'n', title: 'New', problem: '', capturedAt: '2026-11-20T11:00:00Z' }),
    ];
    expect(nextStepOf({ ideas, projects: [], loops: new Map(), today })).toEqual({
      sentence: 'What problem does “New” solve?',
      action: 'Describe the problem',
      ideaId: 'n',
      to: { name: 'idea-vault.idea', params: { ideaId: 'n' } },
    });
  });
});

const projectId = '11111111-1111-4111-8111-111111111111';
const uuid = (n: number) => `22222222-2222-4222-8222-${String(n).padStart(12, '0')}`;
const stream = ledgerStreamOf(projectId);

/** A ledger after facts, each at the position of its turn. */
const ledgerAfter = (...facts: readonly LedgerFact[]): Ledger =>
  facts.reduce<Ledger>(
    (ledger, fact, n) => evolveLedger(ledger, { ...fact, v: 1, at: '2026-11-20T10:00:00Z', position: n + 1 }, stream),
    emptyLedger(stream),
  );
const stated = (n: number, text: string, importance: number, critical = true): LedgerFact =>
  fact('AssumptionStated', { assumptionId: uuid(n), text, lens: 'viability' as const, importance, critical });
const judged = (n: number, direction: -1 | 0 | 1, id = `j${n}`): LedgerFact =>
  fact('EvidenceRecorded', {
    ...{ evidenceId: id, assumptionId: uuid(n), direction, rung: 'market' as const, weight: 3, text: '' },
    ...{ selfReported: false, experimentId: uuid(90), judgement: 1 },
  });
const decided = (kind: DecisionKind, askAgainOn?: string): LedgerFact =>
  fact('DecisionRecorded', {
    ...{ decisionId: uuid(80), kind, reason: 'Enough', reversedBy: 'a cheaper source', seenVersion: 1, score: 28.57 },
    formula: 'score-1',
    ...(askAgainOn === undefined ? {} : { askAgainOn }),
  });
const pays = stated(1, 'They pay £19', 5);
const reads = stated(2, 'Photos can be read', 4);

const experiment = (change: Partial<Experiment>): Experiment =>
  ({
    id: uuid(50),
    projectId,
    assumptionId: uuid(1),
    method: 'interviews',
    lock: null,
    closed: null,
    judgements: [],
    discarded: false,
    ...change,
  }) as Experiment;
const lock = {
  ...{ criterion: 0.3, n: 12, ahead: 4.4, behind: 3.6, formula: 'corridor-1' },
  ...{ startedAt: '2026-11-20T10:00:00.000Z', position: 1 },
} as NonNullable<Experiment['lock']>;
const entries = (count: number) => Array.from({ length: count }, () => ({ isYes: true }) as Entry);

function stepWith(
  facts: readonly LedgerFact[],
  experiments: Loop['experiments'] = [],
  more: { idea?: Partial<Idea>; beside?: Idea[] } = {},
) {
  const ledger = ledgerAfter(...facts);
  const loop = { projectId, title: 'A workshop', ledger, scores: scoresOf(ledger), experiments };
  const { sentence, action, to } = nextStepOf({
    ideas: [idea(more.idea ?? {}), ...(more.beside ?? [])],
    projects: [project({ id: projectId })],
    loops: new Map([[projectId, loop]]),
    today,
  });
  return [sentence, action, buildPath(to).replace(`projectId=${projectId}`, 'p')];
}

describe('the next step of an idea that is explored', () => {
  test('is an assumption while there is none that counts', () => {
    const expected = [
      'What must be true for “A workshop” to work?',
      'State an assumption',
      '/validate?p&view=assumptions',
    ];
    expect(stepWith([])).toEqual(expected);
    expect(stepWith([pays, fact('AssumptionRetired', { assumptionId: uuid(1), reason: '' })])).toEqual(expected);
  });

  test('is to test what is at the highest risk, by the method that is due', () => {
    const to = (n: number, method: string) =>
      `/validate?p&view=experiments&id=new&assumption=${uuid(n)}&method=${method}`;
    expect(stepWith([reads, pays])).toEqual([
      'No evidence yet for “They pay £19”: the riskiest assumption of “A workshop”.',
      'Design a test',
      to(1, 'interviews'),
    ]);
    expect(stepWith([pays, judged(1, 1), stated(2, 'Photos can be read', 2)])).toEqual([
      '“They pay £19” is the riskiest assumption of “A workshop”: score 71.',
      'Design a test',
      to(1, 'page'),
    ]);
    expect(stepWith([pays, reads, judged(1, 1)])).toEqual([
      'No evidence yet for “Photos can be read”: the riskiest assumption of “A workshop”.',
      'Design a test',
      to(2, 'interviews'),
    ]);
  });

  test('is a test one step further than the one that the evidence comes from', () => {
    const closed = { for: 'complete', position: 3, at: '2026-11-20T10:00:00Z' } as Experiment['closed'];
    const done = (id: string, method: Experiment['method']) => ({
      experiment: experiment({ id, method, lock, closed, judgements: [{}] as never }),
      entries: [],
    });
    const methodAfter = (method: Experiment['method']) =>
      stepWith([pays, judged(1, 1)], [done(uuid(91), 'pre-order'), done(uuid(90), method)])[2]?.split('method=')[1];
    expect([methodAfter('interviews'), methodAfter('page')]).toEqual(['page', 'pre-order']);
  });

  test('names what is riskiest while a test of it runs, and then what comes next', () => {
    const running = [{ experiment: experiment({ lock, method: 'page' }), entries: [] }];
    const tested = judged(2, 1);
    const beside = 'A test is running on “They pay £19”, the riskiest assumption of “A workshop”. Next is';
    expect([stepWith([pays, reads], running)[0], stepWith([pays, reads, tested], running)[0]]).toEqual([
      `${beside} “Photos can be read”: untested.`,
      `${beside} “Photos can be read”: score 71.`,
    ]);
  });

  test('is to go on with a test that has begun', () => {
    const run = (change: Partial<Experiment>, count = 0) =>
      stepWith([pays, reads], [{ experiment: experiment(change), entries: entries(count) }]);
    const own = `/validate?p&view=experiments&id=${uuid(50)}`;
    expect(run({})).toEqual(['Your test of “They pay £19” isn’t locked yet.', 'Finish the test', own]);
    expect(run({ lock: { ...lock, n: 1200, ahead: 40, behind: 40 } }, 3)[0]).toBe(
      '“They pay £19” is being tested. 3 yes of 3. 400 of 1,200 would settle it; the earliest is after the 600th interview, if it is clear by then.',
    );
    expect(run({ lock }, 3)).toEqual([
      '“They pay £19” is being tested. 3 yes of 3. 8 of 12 would settle it; the earliest is after the 6th interview, if it is clear by then.',
      'Log an interview',
      `/validate?p&view=interviews&id=${uuid(50)}`,
    ]);
    expect(run({ lock, method: 'prototype' })).toEqual([
      'Your test of “They pay £19” is waiting for its result.',
      'Record result',
      own,
    ]);
    const reported = { lock, method: 'prototype', result: { k: 9, n: 12, note: '' } } as const;
    expect([run(reported)[1], run({ lock, stoppedFor: 'Too slow' })[1]]).toEqual(['Design a test', 'Design a test']);
    const alone = { experiment: experiment(reported), entries: [] };
    expect(stepWith([pays], [alone])).toEqual(['“They pay £19” is being tested.', 'See the test', own]);
    expect(run({ lock, method: 'page' })).toEqual([
      'A test is running on “They pay £19”, the riskiest assumption of “A workshop”. Next is “Photos can be read”: untested.',
      'Design a test',
      `/validate?p&view=experiments&id=new&assumption=${uuid(2)}&method=interviews`,
    ]);
    const page = { experiment: experiment({ lock, method: 'page' }), entries: entries(7) };
    expect(stepWith([pays], [page])).toEqual([
      '“They pay £19” is being tested. 7 sign-ups of 7 visitors. 8 of 12 would settle it.',
      'See the test',
      own,
    ]);
    const empty = { ...page, entries: [] };
    expect(stepWith([pays], [empty])[0]).toBe('“They pay £19” is being tested.');
  });

  test('is to decide once a test has refuted what is critical, until that was done', () => {
    const decide = [
      'A test refuted “They pay £19”, and “A workshop” depends on it: score 29.',
      'Decide',
      '/validate?p&view=decide',
    ];
    const draft = [{ experiment: experiment({ assumptionId: uuid(2) }), entries: [] }];
    expect(stepWith([pays, reads, judged(1, -1)], draft)).toEqual(decide);
    expect(stepWith([pays, reads, judged(1, -1), decided('persevere')], draft)[1]).toBe('Finish the test');
    expect(stepWith([pays, judged(1, -1), decided('persevere'), judged(1, -1, 'again')])[1]).toBe('Decide');
    expect(stepWith([pays, decided('persevere'), judged(1, -1)])[1]).toBe('Decide');
    const again = fact('EvidenceSuperseded', { evidenceId: 'again', reason: 'Judged again' });
    const facts = [pays, judged(1, -1), decided('persevere'), judged(1, -1, 'again'), again];
    expect(stepWith(facts)[1]).toBe('Design a test');
    expect(
      stepWith([pays, judged(1, -1), fact('EvidenceSuperseded', { evidenceId: 'j1', reason: 'Judged again' })])[1],
    ).toBe('Design a test');
    expect(stepWith([stated(1, 'They pay £19', 5, false), judged(1, -1)])[1]).toBe('Design a test');
    expect(stepWith([pays, judged(1, -1), judged(1, 1, 'more')])[1]).toBe('Design a test');
  });

  test('is to look again at what was paused or given up, from the day that was set', () => {
    const ask = (on: string | undefined, status: Idea['status'] = 'paused') =>
      stepWith([pays, judged(1, -1), decided('pause', on)], [], { idea: { status } })[1];
    expect(stepWith([pays, decided('pause', today)], [], { idea: { status: 'paused' } })).toEqual([
      '“A workshop” is due for another look. What would change the decision: a cheaper source',
      'Look again',
      '/validate?p&view=decide',
    ]);
    expect([ask('2026-11-22', 'killed'), ask('2026-11-24'), ask(undefined)]).toEqual([
      'Look again',
      'Review your ideas',
      'Review your ideas',
    ]);
  });

  test('is to look at a test that a pivot left running, once the server knows of the pivot', () => {
    const successor = { ideaId: uuid(60), projectId: uuid(61), canvasId: uuid(62), title: 'A kit' };
    const pivot = { ...decided('pivot'), data: { ...decided('pivot').data, successor } } as LedgerFact;
    const running = [{ experiment: experiment({ lock }), entries: [] }];
    const pivoted = { idea: { status: 'pivoted' } } as const;
    expect(stepWith([pays, pivot], running, pivoted)).toEqual([
      'A test of “A workshop” is still running, but that idea became “A kit”.',
      'See the test',
      `/validate?p&view=experiments&id=${uuid(50)}`,
    ]);
    expect(stepWith([pays, pivot], [], pivoted)[1]).toBe('Review your ideas');
    const waiting = evolveLedger(ledgerAfter(pays), { ...pivot, at: '2026-11-20T10:00:00Z' }, stream);
    const loop = { projectId, title: 'A workshop', ledger: waiting, scores: scoresOf(waiting), experiments: running };
    expect(loopStepOf(loop, 'pivoted', today)).toBeUndefined();
  });

  test('comes before what another idea lacks if something has begun, and else after it', () => {
    const beside = [idea({ id: uuid(70), title: 'New', problem: '' })];
    expect(stepWith([pays], [], { beside })[1]).toBe('Design a test');
    expect(stepWith([], [], { beside })[1]).toBe('Describe the problem');
    const page = { experiment: experiment({ lock, method: 'page' }), entries: [] };
    expect(stepWith([pays], [page], { beside })[1]).toBe('Describe the problem');
  });

  test('is about the riskiest of several tests, and none whose assumption was retired', () => {
    const draft = (n: number) => ({ experiment: experiment({ id: uuid(50 + n), assumptionId: uuid(n) }), entries: [] });
    const retired = fact('AssumptionRetired', { assumptionId: uuid(1), reason: '' });
    const drafts = [draft(2), draft(1), draft(3)];
    expect(stepWith([pays], [draft(3)])[1]).toBe('Design a test');
    expect(stepWith([reads, pays], drafts)[0]).toBe('Your test of “They pay £19” isn’t locked yet.');
    expect(stepWith([reads, pays, retired], drafts)[0]).toBe('Your test of “Photos can be read” isn’t locked yet.');
  });

  test('designs a test for what a discarded, judged or closed one was about, if that has no evidence that counts', () => {
    const suggested = (change: Partial<Experiment>) =>
      stepWith([pays, reads], [{ experiment: experiment(change), entries: [] }])[0];
    const untested = 'No evidence yet for “They pay £19”: the riskiest assumption of “A workshop”.';
    const closed = { for: 'complete', position: 3, at: '2026-11-20T10:00:00Z' } as Experiment['closed'];
    expect(suggested({ discarded: true })).toBe(untested);
    expect(suggested({ lock, judgements: [{}] as never })).toBe(untested);
    expect(suggested({ lock, closed })).toBe(untested);
    const withdrawn = fact('EvidenceSuperseded', { evidenceId: 'j1', reason: 'Misheard' });
    expect(stepWith([pays, judged(1, 1), withdrawn])[0]).toBe(untested);
  });

  test('of two ideas is what has come furthest, then what is at the higher risk', () => {
    const loopOf = (id: string, title: string, facts: readonly LedgerFact[], experiments: Loop['experiments'] = []) => {
      const ledger = ledgerAfter(...facts);
      return [id, { projectId: id, title, ledger, scores: scoresOf(ledger), experiments }] as const;
    };
    const other = uuid(60);
    const sentenceOf = (one: readonly LedgerFact[], two: readonly LedgerFact[], drafts: Loop['experiments'] = []) =>
      nextStepOf({
        ideas: [idea({}), idea({ id: 'b', title: 'B' })],
        projects: [project({ id: projectId }), project({ id: other, ideaId: 'b' })],
        loops: new Map([loopOf(projectId, 'A workshop', one), loopOf(other, 'B', two, drafts)]),
        today,
      }).sentence;
    const photos = (of: string) => `No evidence yet for “Photos can be read”: the riskiest assumption of “${of}”.`;
    const money = (of: string) => `No evidence yet for “They pay £19”: the riskiest assumption of “${of}”.`;
    expect([sentenceOf([reads], [pays]), sentenceOf([pays], [reads])]).toEqual([money('B'), money('A workshop')]);
    expect(sentenceOf([reads], [])).toBe(photos('A workshop'));
    const draft = { experiment: experiment({ assumptionId: uuid(2) }), entries: [] };
    expect(sentenceOf([pays], [reads], [draft])).toBe('Your test of “Photos can be read” isn’t locked yet.');
  });

  test('is never about the sample, nor about what was archived', () => {
    const ledger = ledgerAfter(pays);
    const loops = new Map([[projectId, { projectId, title: 'A', ledger, scores: scoresOf(ledger), experiments: [] }]]);
    const other = idea({ id: 'b', title: 'B', status: 'killed' });
    const action = (change: Partial<Project>) =>
      nextStepOf({ ideas: [idea({}), other], projects: [project({ id: projectId, ...change })], loops, today }).action;
    expect([action({}), action({ isSample: true }), action({ archived: true })]).toEqual([
      'Design a test',
      'Review your ideas',
      'Review your ideas',
    ]);
  });
});
