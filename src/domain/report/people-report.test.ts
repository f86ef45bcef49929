import { describe, expect, test } from 'vitest';
import {
  aReportedLog,
  assumption,
  coverOf,
  evidence,
  experiment,
  idOf,
  interview,
  ledger,
  materialIn,
  partsOf,
  projectId,
  reportOf,
  textsOf,
} from '../../../tests/fixtures/a-reported-log.ts';
import { runOf, signUpOf } from '../../../tests/fixtures/an-intake.ts';
import { LoopLog } from '../../../tests/fixtures/loop-log.ts';
import { isStarted } from '../experiment/experiment.ts';
import type { Intake } from '../intake/intake.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { scoresOf } from '../ledger/score.ts';
import { withParts } from '../log/parts.ts';
import { loopStepOf } from '../next-step/loop-step.ts';
import type { Page } from '../page/page.ts';
import { compareReports } from './compare-reports.ts';
import type { ReportBlock } from './report.ts';
import type { ReportMaterial } from './report-material.ts';
import { blocksOfTemplate } from './report-templates.ts';

type Shown = ReportBlock['show'];

const texts = { pitch: 'Bread that arrives warm', problem: 'It is cold by noon', audience: 'Bakers in small towns' };

/** A page with ten visitors, of whom one signed up. */
function visited(): Pick<ReportMaterial, 'pages' | 'intakes'> {
  const entry = {
    ...signUpOf(1, 'e1', projectId, 'ada@example.org'),
    ...{ id: 'e1', excludedFor: null, confirmedAt: null, receivedAt: '2026-03-02T12:00:00.000Z' },
  };
  const runs = [{ ...runOf(10), from: 1 }];
  const intake = { id: 'p', projectId, visits: 10, runs, dropped: {}, entries: withParts({}, [entry]) };
  const page = { id: 'p', title: 'Bread', projectId, goal: 'sign-up' };
  return { pages: [page as unknown as Page], intakes: new Map([['p', intake as unknown as Intake]]) };
}

describe('The cover', () => {
  test('says who, what problem and whose, where it stands, what was tested and learned, and what comes next', () => {
    const { notes, ...report } = reportOf({ ...materialIn(aReportedLog()), ...visited(), texts }, { kind: 'cover' });
    expect(report.sections.flatMap(({ parts }) => parts)).toEqual([
      {
        kind: 'cover',
        texts,
        founder: 'Grace Baker',
        origin: null,
        standing: {
          ...{ kind: 'claim', id: 'standing', verdict: null, note: 1 },
          text: '1 of the 2 things that must be true is supported and 1 is still open; on Mar 1, 2026 we decided to go on.',
        },
        counts: [
          { count: 1, label: 'test' },
          { count: 12, label: 'interviews' },
          { count: 10, label: 'visitors' },
          { count: 1, label: 'sign-up' },
        ],
        tested: {
          kind: 'table',
          caption: '',
          columns: ['What we tested', 'What we learned'],
          rows: [
            {
              id: `tested:${experiment}`,
              cells: ['Did they sell at a loss? (10 interviews)', 'Supported: 9 of 10 said yes, target 50%'],
              verdict: 'supports',
              note: 2,
            },
          ],
        },
        next: ['Test whether it is true: “Bakers pay for a pickup”, the riskiest thing that is still open.'],
      },
    ]);
    expect(notes.map(({ sources }) => sources)).toEqual([[1, 2, 3], [2]]);
  });

  test('is short where the sections below say the rest', () => {
    const { counts, tested, next, standing } = coverOf(materialIn(aReportedLog()), 'brief');
    expect([counts, tested, next, standing.text !== '']).toEqual([[], null, [], true]);
  });

  test('has no address in the place of a name that was not given', () => {
    expect(coverOf({ ...materialIn(aReportedLog()), founder: null }).founder).toBeNull();
  });

  test('has the five tests that were started last', () => {
    const material = materialIn(aReportedLog());
    const [test] = material.experiments.filter(isStarted);
    if (!test) throw new Error('no test');
    const experiments = [1, 2, 3, 4, 5, 6].map((n) => ({
      ...{ ...test, id: idOf(60 + n) },
      lock: { ...test.lock, startedAt: `2026-03-0${n}T00:00:00.000Z` },
    }));
    expect(coverOf({ ...material, experiments }).tested?.rows.map(({ id }) => id)).toEqual(
      [2, 3, 4, 5, 6].map((n) => `tested:${idOf(60 + n)}`),
    );
  });

  test('is compared between two moments, too', () => {
    const log = aReportedLog();
    const before = reportOf(materialIn(log), { kind: 'cover' });
    log.send(ledger, 'WeighAssumption', { assumptionId: assumption.pays, importance: 5, critical: false });
    expect(compareReports(before, reportOf(materialIn(log), { kind: 'cover' })).claims).toEqual([
      {
        id: 'standing',
        before:
          '1 of the 2 things that must be true is supported and 1 is still open; on Mar 1, 2026 we decided to go on.',
        after: 'The one thing that must be true is supported; on Mar 1, 2026 we decided to go on.',
      },
    ]);
  });
});

describe('Where an idea stands', () => {
  const standing = (...critical: readonly (-1 | 0 | 1 | null)[]): string => {
    const log = new LoopLog();
    critical.forEach((direction, n) => {
      const assumptionId = idOf(10 + n);
      const data = { assumptionId, text: `Bakers do ${n}`, lens: 'viability', importance: 5, critical: true };
      log.send(ledger, 'StateAssumption', data);
      if (direction === null) return;
      log.send(
        ledger,
        'RecordJudgedEvidence',
        {
          ...{ evidenceId: idOf(30 + n), assumptionId, direction, rung: 'market', weight: 2, text: '' },
          ...{ experimentId: idOf(40 + n), judgement: 1, selfReported: false },
        },
        'system',
      );
    });
    return coverOf(materialIn(log)).standing.text;
  };

  test.each([
    [[], 'What must be true for it to work isn’t written down yet.'],
    [[null], 'The one thing that must be true isn’t settled yet.'],
    [[1], 'The one thing that must be true is supported.'],
    [[-1], 'The one thing that must be true is refuted.'],
    [[null, 0], 'None of the 2 things that must be true is settled yet.'],
    [[1, 1], 'All 2 things that must be true are supported.'],
    [[-1, -1], 'All 2 things that must be true are refuted.'],
    [[1, 1, 1, -1], '3 of the 4 things that must be true are supported and 1 is refuted.'],
    [[1, -1, null], '1 of the 3 things that must be true is supported, 1 is refuted and 1 is still open.'],
    [[-1, null, 0], '1 of the 3 things that must be true is refuted and 2 are still open.'],
  ] as const)('is said in one sentence of %j', (critical, sentence) => {
    expect(standing(...critical)).toBe(sentence);
  });
});

test('What was believed stands with where it stands today, the most important first', () => {
  const log = aReportedLog();
  evidence(log, 310, assumption.shares, { direction: -1, rung: 'anecdote', weight: 0.5, text: 'One would not' });
  expect(partsOf(log, { kind: 'believed' })).toEqual([
    {
      kind: 'table',
      caption: '',
      columns: ['We believed that', 'Today'],
      rows: [
        {
          id: `believed:${assumption.pays}`,
          cells: ['Bakers pay for a pickup (must be true)', 'First signs against it'],
          verdict: null,
          note: 1,
        },
        {
          id: `believed:${assumption.loses}`,
          cells: ['Bakers lose money unknowingly (must be true)', 'Supported'],
          verdict: 'supports',
          note: 2,
        },
        {
          id: `believed:${assumption.shares}`,
          cells: ['Wholesalers share prices', 'First signs against it'],
          verdict: null,
          note: 3,
        },
      ],
    },
  ]);
});

test('Of many assumptions eight are printed, the others are counted', () => {
  const log = new LoopLog();
  for (let n = 0; n < 11; n++) {
    const data = { assumptionId: idOf(10 + n), text: `Bakers do ${n}`, lens: 'viability', importance: 1 + (n % 5) };
    log.send(ledger, 'StateAssumption', { ...data, critical: n === 10 });
  }
  const [table, rest] = partsOf(log, { kind: 'believed' });
  expect([
    table?.kind === 'table' && table.rows.map(({ cells }) => cells[0]),
    rest,
    partsOf(log, { kind: 'believed', show: 'critical' }).map((part) =>
      part.kind === 'table' ? part.rows.length : part,
    ),
  ]).toEqual([
    [10, 4, 9, 3, 8, 2, 7, 1].map((n) => `Bakers do ${n}${n === 10 ? ' (must be true)' : ''}`),
    { kind: 'words', text: 'And 3 assumptions that matter less.' },
    [1],
  ]);
});

test('What was done is each test with its target, and how far the visitors of the page went', () => {
  const material = { ...materialIn(aReportedLog()), ...visited() };
  const parts = (show: Shown) => partsOf(material, { kind: 'did', show });
  expect(parts(null)).toEqual([
    {
      kind: 'table',
      caption: '',
      columns: ['What we tested', 'How', 'Target', 'Ended'],
      rows: [
        {
          id: `did:${experiment}`,
          cells: ['Did they sell at a loss?', '10 interviews', '50%', 'Mar 1, 2026'],
          note: 1,
        },
      ],
    },
    {
      kind: 'figure',
      name: 'Bread',
      figure: {
        kind: 'funnel',
        steps: [
          { label: 'Visitors', one: 'visitor to “Bread”', many: 'visitors to “Bread”', count: 10 },
          { label: 'Signed up', one: 'sign-up', many: 'sign-ups', count: 1 },
          { label: 'Confirmed', one: 'confirmed address', many: 'confirmed addresses', count: 0 },
        ],
      },
    },
  ]);
  expect(parts('brief')).toEqual([{ kind: 'counts', counts: coverOf(material).counts }]);
});

test('People who were talked to are counted also while there is no test', () => {
  const log = new LoopLog();
  log.send(`interview-${idOf(100)}`, 'LogInterview', {
    ...{ projectId, person: 'Ada', on: '2026-03-01', lastTime: '', commitment: 'none', answer: 'yes' },
  });
  expect(partsOf(log, { kind: 'did' })).toEqual([{ kind: 'counts', counts: [{ count: 1, label: 'interview' }] }]);
});

describe('What was learned', () => {
  test('is what each test showed, in sentences to others, with one chart and two sentences that people said', () => {
    const parts = partsOf(aReportedLog(), { kind: 'learned' });
    expect(parts.map((part) => (part.kind === 'figure' ? part.figure.kind : part))).toEqual([
      {
        ...{ kind: 'claim', id: `experiment:${experiment}`, lead: 'Did they sell at a loss?' },
        text: 'Supported: 9 of 10 said yes (55% to 99.8%), we had asked for 50%.',
        ...{ verdict: 'supports', note: 1 },
      },
      { kind: 'words', text: 'So we will raise the price.' },
      'corridor',
      { kind: 'quote', text: 'I lose two crates a week', mark: 'For', note: 2 },
      { kind: 'quote', text: 'I never throw any away', mark: 'Against', note: null },
    ]);
  });

  test('can be what was supported alone, and what was not', () => {
    const log = aReportedLog();
    expect([
      partsOf(log, { kind: 'learned', show: 'supported' }).map((part) => part.kind),
      partsOf(log, { kind: 'learned', show: 'unsupported' }),
      textsOf(partsOf(new LoopLog(), { kind: 'learned', show: 'supported' })),
    ]).toEqual([
      ['claim', 'words', 'quote'],
      [
        { kind: 'missing', text: 'Nothing was refuted, and nothing that was tested stayed open.' },
        { kind: 'quote', text: 'I never throw any away', mark: 'Against', note: null },
      ],
      ['No test has supported anything yet.'],
    ]);
  });

  test('is in brief a line each', () => {
    expect(
      partsOf(aReportedLog(), { kind: 'learned', show: 'brief' }).map((part) =>
        part.kind === 'table' ? part.columns : part.kind,
      ),
    ).toEqual([['Test', 'Result'], 'quote', 'quote']);
  });

  test('leaves a question as it is that ends with a quotation', () => {
    const log = aReportedLog();
    const other = `experiment-${idOf(53)}`;
    const design = { projectId, assumptionId: assumption.pays, method: 'prototype', question: 'Who asks “What for?”' };
    log.send(other, 'DesignExperiment', { ...design, criterion: 0.5, n: 12, prediction: 'supports' });
    log.send(other, 'StartExperiment');
    log.send(other, 'RecordResult', { k: 11, n: 12, note: '' });
    log.judge(idOf(53));
    const leads = partsOf(log, { kind: 'learned' }).flatMap((part) => (part.kind === 'claim' ? [part.lead] : []));
    expect(leads).toEqual(['Did they sell at a loss?', 'Who asks “What for?”']);
  });

  test('says where the founder had expected something else, and repeats no “So we will”', () => {
    const log = aReportedLog();
    const other = `experiment-${idOf(51)}`;
    const design = { projectId, assumptionId: assumption.pays, method: 'interviews', question: 'Did they pay' };
    log.send(other, 'DesignExperiment', { ...design, criterion: 0.5, n: 12, prediction: 'supports' });
    log.send(other, 'StartExperiment');
    for (let n = 0; n < 8; n++) {
      log.send(`interview-${idOf(140 + n)}`, 'LogInterview', {
        ...{ projectId, experimentId: idOf(51), person: 'Eve', on: '2026-03-01', lastTime: '' },
        ...{ commitment: 'none', answer: 'no' },
      });
      log.judge(idOf(51));
    }
    log.send(other, 'RecordLearning', { text: 'So we’ll ask for less' });
    const parts = partsOf(log, { kind: 'learned' });
    expect([
      parts.filter(({ kind }) => kind === 'claim' || kind === 'words').slice(2),
      parts.flatMap((part) => (part.kind === 'figure' ? [part.figure.kind] : [])),
    ]).toEqual([
      [
        {
          ...{ kind: 'claim', id: `experiment:${idOf(51)}`, lead: 'Did they pay.', verdict: 'refutes', note: 2 },
          text: 'Refuted: 0 of 8 said yes (0% to 43%), we had asked for 50%. We had expected: supported.',
        },
        { kind: 'words', text: 'So we will ask for less.' },
      ],
      ['intervals'],
    ]);
  });
});

describe('What is decided', () => {
  test('is the last decision with its reason, and the score that led there', () => {
    const log = aReportedLog();
    expect([
      textsOf(partsOf(log, { kind: 'decided', show: 'brief' })),
      partsOf(log, { kind: 'decided' }).map(({ kind }) => kind),
    ]).toEqual([
      ['On Mar 1, 2026 we decided to go on.', 'Why: The loss is real', 'What would reverse it: No one pays'],
      ['claim', 'words', 'words', 'words', 'figure'],
    ]);
  });
});

describe('What is decided by a pivot', () => {
  test('says as what the idea goes on', () => {
    const log = aReportedLog();
    const successor = { ideaId: idOf(71), projectId: idOf(998), canvasId: idOf(81), title: 'Rolls by post' };
    log.send(ledger, 'RecordDecision', {
      ...{ decisionId: idOf(401), kind: 'pivot', reason: 'No one pays', reversedBy: '', successor },
      seenVersion: log.state<{ version: number }>(ledger).version,
    });
    expect(textsOf(partsOf(log, { kind: 'decided', show: 'brief' }))).toEqual([
      'On Mar 1, 2026 we decided to pivot. It goes on as “Rolls by post”.',
      'Why: No one pays',
    ]);
  });
});

describe('What comes next', () => {
  const decide = (log: LoopLog, data: object) =>
    log.send(ledger, 'RecordDecision', {
      ...{ decisionId: idOf(401), reason: 'Not wanted', reversedBy: '' },
      ...{ seenVersion: log.state<{ version: number }>(ledger).version, ...data },
    });
  const next = (log: LoopLog) => textsOf(partsOf(log, { kind: 'next' }));

  test('follows from the decision that was made', () => {
    const successor = { ideaId: idOf(71), projectId: idOf(998), canvasId: idOf(81), title: 'Rolls by post' };
    const after = [
      { kind: 'pivot', successor },
      { kind: 'kill', reversedBy: 'Ten ask for it' },
      { kind: 'pause', askAgainOn: '2026-06-01', reversedBy: 'Ten ask for it.' },
    ].map((data) => {
      const log = aReportedLog();
      decide(log, data);
      return next(log);
    });
    expect(after).toEqual([
      ['Go on as “Rolls by post”.'],
      ['Stop here.', 'Take it up again if this happens: Ten ask for it.'],
      ['Pause, and look at it again on Jun 1, 2026.', 'Take it up again if this happens: Ten ask for it.'],
    ]);
  });

  test('follows from the log again once a paused or killed idea is taken up', () => {
    const taken = ['pause', 'kill'].map((kind) => {
      const log = aReportedLog();
      decide(log, { kind, reversedBy: 'Ten ask for it' });
      log.send(`idea-${idOf(70)}`, 'MoveIdea', { status: 'exploring' });
      const running = `experiment-${idOf(52)}`;
      const design = { projectId, assumptionId: assumption.pays, method: 'interviews', question: 'Did they pay?' };
      log.send(running, 'DesignExperiment', { ...design, criterion: 0.5, n: 12, prediction: 'supports' });
      log.send(running, 'StartExperiment');
      return [next(log), coverOf(materialIn(log)).next];
    });
    const steps = [
      'Finish the test of “Bakers pay for a pickup”, with 12 interviews.',
      'Test again whether it is true: “Bakers lose money unknowingly”, supported so far.',
    ];
    expect(taken).toEqual([
      [steps, steps],
      [steps, steps],
    ]);
  });

  test('of an idea that was paused or killed in the vault is that, whatever was decided before', () => {
    const over = (['paused', 'killed'] as const).map((status) => {
      const log = aReportedLog();
      log.send(`idea-${idOf(70)}`, 'MoveIdea', { status });
      return next(log);
    });
    expect(over).toEqual([['Pause.'], ['Stop here.']]);
  });

  test('is what runs, what a refutation asks for, and the riskiest thing that is open', () => {
    const log = aReportedLog();
    evidence(log, 311, assumption.pays, { direction: 1, rung: 'market', weight: 5, text: 'Ten paid' });
    log.send(
      ledger,
      'RecordJudgedEvidence',
      {
        ...{ evidenceId: idOf(310), assumptionId: assumption.loses, direction: -1, rung: 'market', weight: 9 },
        ...{ text: '', experimentId: idOf(59), judgement: 1, selfReported: false },
      },
      'system',
    );
    const running = `experiment-${idOf(52)}`;
    const design = { projectId, assumptionId: assumption.pays, method: 'interviews', question: 'Did they pay?' };
    log.send(running, 'DesignExperiment', { ...design, criterion: 0.5, n: 12, prediction: 'supports' });
    log.send(running, 'StartExperiment');
    const before = next(log);
    log.send(`interview-${idOf(140)}`, 'LogInterview', {
      ...{ projectId, experimentId: idOf(52), person: 'Eve', on: '2026-03-01', lastTime: '' },
      ...{ commitment: 'none', answer: 'yes' },
    });
    expect([before, next(log)[1]]).toEqual([
      [
        'Decide what follows from it that “Bakers lose money unknowingly” was refuted: pivot, go on, pause or stop.',
        'Finish the test of “Bakers pay for a pickup”, with 12 interviews.',
        'Test whether it is true: “Wholesalers share prices”, of which nothing is known yet.',
      ],
      'Finish the test of “Bakers pay for a pickup”. So far: 1 yes of 1. 10 of 12 would settle it; the earliest is after the 6th interview, if it is clear by then.',
    ]);
  });

  test('proposes the test that home proposes: the highest risk without a test, also of what is settled', () => {
    const log = aReportedLog();
    const home = () => {
      const state = log.state<Ledger>(ledger);
      const experiments = materialIn(log).experiments.map((each) => ({ experiment: each, entries: [] }));
      const step = loopStepOf(
        { projectId, title: 'Bread by post', ledger: state, scores: scoresOf(state), experiments },
        'exploring',
        '2026-03-01',
      );
      return [step?.kind, step?.assumptionId];
    };
    const proposed = () => [next(log).at(-1), home()];
    const open = proposed();
    evidence(log, 312, assumption.pays, { direction: 1, rung: 'market', weight: 9, text: 'Forty paid' });
    const supported = proposed();
    log.send(
      ledger,
      'RecordJudgedEvidence',
      {
        ...{ evidenceId: idOf(313), assumptionId: assumption.loses, direction: -1, rung: 'market', weight: 9 },
        ...{ text: '', experimentId: idOf(59), judgement: 1, selfReported: false },
      },
      'system',
    );
    decide(log, { kind: 'persevere' });
    expect([open, supported, proposed()]).toEqual([
      [
        'Test whether it is true: “Bakers pay for a pickup”, the riskiest thing that is still open.',
        ['test', assumption.pays],
      ],
      ['Test again whether it is true: “Bakers lose money unknowingly”, supported so far.', ['test', assumption.loses]],
      ['Test again whether it is true: “Bakers lose money unknowingly”, refuted so far.', ['test', assumption.loses]],
    ]);
  });

  test('is what was resolved after the last test, until something was decided', () => {
    const log = aReportedLog();
    expect(next(log)).toEqual([
      'Test whether it is true: “Bakers pay for a pickup”, the riskiest thing that is still open.',
    ]);
    const undecided = { ...materialIn(log) };
    const open = { ...undecided, ledger: undecided.ledger && { ...undecided.ledger, decisions: [] } };
    expect(textsOf(partsOf(open, { kind: 'next' }))[0]).toBe('We will raise the price.');
    // It began later, and ended before.
    const [test] = open.experiments.filter(isStarted);
    if (!test) throw new Error('no test');
    const shorter = {
      ...{ ...test, id: idOf(61), learning: 'sell less' },
      lock: { ...test.lock, startedAt: '2026-12-01T00:00:00.000Z' },
      judgements: test.judgements.map((judged) => ({ ...judged, at: '2026-02-01T00:00:00.000Z' })),
    };
    const both = { ...open, experiments: [test, shorter] };
    expect(textsOf(partsOf(both, { kind: 'next' }))[0]).toBe('We will raise the price.');
  });
});

test.each(['one-pager', 'validation', 'investor-update'] as const)(
  'A %s has what was believed, done, learned and decided, at most one chart each, and no word of the auditor before its end',
  (template) => {
    const log = aReportedLog();
    for (let n = 20; n < 24; n++) interview(log, n, 'yes');
    const { sections } = reportOf({ ...materialIn(log), ...visited() }, ...blocksOfTemplate(template));
    const charts = sections.map(({ parts }) => parts.filter(({ kind }) => kind === 'figure').length);
    expect(Math.max(...charts)).toBeLessThanOrEqual(1);
    expect(sections.map(({ kind }) => kind).filter((kind) => !/^(text|metric)$/.test(kind))).toEqual(
      template === 'investor-update'
        ? ['cover', 'learned', 'learned', 'believed', 'did', 'decided', 'next']
        : ['cover', 'believed', 'did', 'learned', 'decided', 'next'],
    );
    const { kind: _, ...said } = { kind: '', sections: sections.map(({ heading, parts }) => [heading, parts]) };
    expect(JSON.stringify(said).match(/position|hash|corridor-1|score-1|inconclusive|interval\b|weight/g)).toBeNull();
  },
);
