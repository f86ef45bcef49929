import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aReport } from '../../../tests/fixtures/a-report.ts';
import {
  aReportedLog,
  assumption,
  blocksAsked,
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
import { LoopLog } from '../../../tests/fixtures/loop-log.ts';
import { calculators } from '../toolkit/calculators.ts';
import { compareReports } from './compare-reports.ts';
import { askedNow, computeReport } from './compute-report.ts';
import { reportTemplates } from './report.ts';
import type { ReportPart } from './report-content.ts';
import { blocksOfTemplate } from './report-templates.ts';

const runs = process.env['TEST_FULL'] ? 1_000 : 40;

test('The score names the assumption that it stands on, and cites all its evidence', () => {
  expect(partsOf(aReportedLog(), { kind: 'score' })).toEqual([
    {
      kind: 'claim',
      id: 'score',
      text: 'Evidence score 48 of 100: the lowest of 2 critical assumptions, “Bakers pay for a pickup”. It says how much the evidence supports the idea, and isn’t a probability of success.',
      verdict: null,
      note: 1,
    },
  ]);
});

test('An idea without a critical assumption, or without evidence on one, has no score, and says so', () => {
  const missing = (critical: boolean) => {
    const log = new LoopLog();
    const stated = { assumptionId: idOf(1), text: 'Bakers pay', lens: 'viability', importance: 5 };
    log.send(ledger, 'StateAssumption', { ...stated, critical });
    return partsOf(log, { kind: 'score' });
  };
  expect([missing(false), missing(true)]).toEqual([
    [{ kind: 'missing', text: 'No assumption is marked as critical, so the idea has no score yet.' }],
    [
      {
        kind: 'missing',
        text: 'No critical assumption has any evidence yet, so the idea has no score. An interview or an experiment would give it one.',
      },
    ],
  ]);
});

test('The score has the verdict and the evidence of the assumption that it stands on, wherever that was stated', () => {
  const log = aReportedLog();
  log.send(ledger, 'WeighAssumption', { assumptionId: assumption.pays, importance: 5, critical: false });
  expect(partsOf(log, { kind: 'score' })[0]).toMatchObject({
    text: expect.stringContaining('Evidence score 69 of 100: the lowest of 1 critical assumption, “Bakers lose money'),
    verdict: 'supports',
  });
});

test('What is riskiest is named where that is another assumption', () => {
  const log = aReportedLog();
  log.send(ledger, 'WeighAssumption', { assumptionId: assumption.pays, importance: 1, critical: true });
  expect(textsOf(partsOf(log, { kind: 'score' }))[1]).toBe(
    'To test next: “Bakers lose money unknowingly” (importance 4, score 69).',
  );
});

test('Assumptions come with what is known of each, the riskiest first', () => {
  const [table] = partsOf(aReportedLog(), { kind: 'assumptions' });
  expect(table).toEqual({
    kind: 'table',
    caption: '3 assumptions',
    columns: ['Assumption', 'Importance', 'Score', 'Known'],
    rows: [
      {
        id: `assumption:${assumption.pays}`,
        cells: ['Bakers pay for a pickup', '5 of 5, critical', '48', 'not tested by experiment; 1 piece of evidence'],
        note: 1,
      },
      {
        id: `assumption:${assumption.loses}`,
        cells: ['Bakers lose money unknowingly', '4 of 5, critical', '69', 'supports; 2 pieces of evidence'],
        note: 2,
      },
      {
        id: `assumption:${assumption.shares}`,
        cells: ['Wholesalers share prices', '2 of 5', '–', 'untested'],
        note: null,
      },
    ],
  });
});

test('An assumption that was stated last comes first if it is the riskiest', () => {
  const log = aReportedLog();
  log.send(ledger, 'WeighAssumption', { assumptionId: assumption.shares, importance: 5, critical: true });
  log.send(ledger, 'WeighAssumption', { assumptionId: assumption.pays, importance: 1, critical: true });
  const [table] = partsOf(log, { kind: 'assumptions' });
  expect(table?.kind === 'table' && table.rows.map(({ cells }) => cells[0])).toEqual([
    'Wholesalers share prices',
    'Bakers lose money unknowingly',
    'Bakers pay for a pickup',
  ]);
});

test('A table without rows says which assumptions are missing', () => {
  const log = new LoopLog();
  const missing = (show: 'critical' | 'unproven' | null) => textsOf(partsOf(log, { kind: 'assumptions', show }));
  expect([missing(null), missing('critical'), missing('unproven')]).toEqual([
    ['No assumptions are stated yet.'],
    ['No assumption is marked as critical yet.'],
    ['Evidence supports every assumption.'],
  ]);
});

test.each([
  ['critical', ['Bakers pay for a pickup', 'Bakers lose money unknowingly']],
  ['unproven', ['Bakers pay for a pickup', 'Wholesalers share prices']],
] as const)('Of the assumptions those that are %s can be shown alone', (show, texts) => {
  const parts = partsOf(aReportedLog(), { kind: 'assumptions', show });
  expect(parts.flatMap((part) => (part.kind === 'table' ? part.rows.map(({ cells }) => cells[0]) : []))).toEqual(texts);
});

test('An assumption that was made less than critical after a refutation is printed', () => {
  const log = aReportedLog();
  evidence(log, 310, assumption.pays, { direction: -1, rung: 'market', weight: 9, text: 'None paid' });
  log.send(ledger, 'WeighAssumption', { assumptionId: assumption.pays, importance: 5, critical: false });
  expect(textsOf(partsOf(log, { kind: 'assumptions' }))).toEqual([
    '“Bakers pay for a pickup” was made non-critical after evidence refuted it.',
  ]);
  log.send(ledger, 'RetireAssumption', { assumptionId: assumption.shares });
  expect(partsOf(log, { kind: 'assumptions' })[0]).toMatchObject({ caption: '2 assumptions' });
});

test('An experiment says what came of it and what was predicted; its footnote says what was locked, and how that is checked', () => {
  const { sections, notes } = reportOf(aReportedLog(), { kind: 'experiments' });
  expect(notes).toEqual([
    {
      number: 1,
      text: 'Locked on Mar 1, 2026 at position 7: 50% of 12 interviews, by corridor-1. Judged on Mar 1, 2026 at position 19, from events 1 to 3 of the test, 10 interviews; the range by repeated-1.',
      sources: [1],
    },
  ]);
  expect(sections.flatMap(({ parts }) => parts)).toEqual([
    {
      kind: 'claim',
      id: `experiment:${experiment}`,
      text: 'Did they sell at a loss? (interviews). Supported: 9 of 10 said yes (55% to 99.8%), we had asked for 50%. We had expected: supported.',
      verdict: 'supports',
      note: 1,
    },
    { kind: 'words', text: 'So we will raise the price.' },
    {
      kind: 'figure',
      name: 'Results',
      figure: {
        kind: 'intervals',
        rows: [
          {
            ...{ label: 'Did they sell at a loss?', value: 0.9, low: 0.5501367187499997, high: 0.997890625 },
            ...{ criterion: 0.5, verdict: 'supports' },
          },
        ],
      },
    },
  ]);
});

test('A formula of old intervals is named only where a judgement shows one', () => {
  const named = (log: LoopLog) => reportOf(log, { kind: 'experiments' }).formulas.map(({ name }) => name);
  const log = aReportedLog();
  expect(named(log)).toEqual(['report-1', 'corridor-1', 'repeated-1']);
  const judged = log.facts.findLast(({ type }) => type === 'ExperimentJudged');
  const { intervalFormula: _, ...data } = judged?.data ?? {};
  log.record(`experiment-${experiment}`, { type: 'ExperimentJudged', v: 1, data });
  expect(named(log)).toEqual(['report-1', 'corridor-1', 'sequence-1']);
});

test('The walk of a test has its answers in order, and stops where it was judged', () => {
  const figures = partsOf(aReportedLog(), { kind: 'corridor', about: experiment }).flatMap((part) =>
    part.kind === 'figure' ? [part.figure] : [],
  );
  expect(figures).toEqual([
    {
      ...{ kind: 'corridor', rate: 0.5, sample: 12, ahead: 3.51, behind: 3.51, answers: '1111101111', firstLook: 6 },
      judged: { verdict: 'supports', k: 9, n: 10 },
      words: {
        one: 'interview',
        many: 'interviews',
        yeses: 'yeses',
        yes: 'yes',
        did: 'said yes',
        do: 'say yes',
      },
    },
  ]);
  expect(partsOf(aReportedLog(), { kind: 'corridor', about: idOf(1) })).toEqual([
    { kind: 'missing', text: 'No experiment has been started yet.' },
  ]);
});

test('Sentences are printed without who said them, and those of a person who was erased not at all', () => {
  const log = aReportedLog();
  expect(partsOf(log, { kind: 'quotes' })).toEqual([
    {
      kind: 'claim',
      id: 'quotes:all',
      text: '2 sentences of 2 interviews: 1 for, 1 against, 0 neither.',
      verdict: null,
      note: 1,
    },
    { kind: 'quote', text: 'I lose two crates a week', mark: 'For', note: 1 },
    { kind: 'quote', text: 'I never throw any away', mark: 'Against', note: null },
  ]);
  expect(JSON.stringify(reportOf(log, ...blocksOfTemplate('validation')))).not.toContain('Ada');
  const material = { ...materialIn(log), erased: new Set([idOf(100)]) };
  const blocks = blocksAsked({ id: 'q', kind: 'quotes' }, { id: 'a', kind: 'assumptions' });
  expect(JSON.stringify(computeReport({ title: '', blocks }, material))).not.toContain('two crates');
});

test('A judged experiment without a question is told by its assumption, and nothing of it is said to be erased', () => {
  const log = new LoopLog();
  log.send(ledger, 'StateAssumption', {
    ...{
      assumptionId: assumption.pays,
      text: 'Bakers want “Crumb”.',
      lens: 'viability',
      importance: 5,
      critical: true,
    },
  });
  log.send(`experiment-${experiment}`, 'DesignExperiment', {
    ...{ projectId, assumptionId: assumption.pays, method: 'interviews', question: '' },
    ...{ criterion: 0.5, n: 12, formula: 'corridor-1', prediction: 'supports' },
  });
  log.send(`experiment-${experiment}`, 'StartExperiment');
  for (let n = 0; n < 12; n++) interview(log, n, 'yes');
  const { sections, sources } = reportOf(log, { id: 's', kind: 'score' }, { id: 'e', kind: 'experiments' });
  const parts = sections.flatMap((section) => section.parts);
  const figures = parts.flatMap((part) => (part.kind === 'figure' ? [part.figure] : []));
  expect([
    sources.map(({ text }) => text),
    textsOf(parts).map((text) => text.split(/[,:] /)[1]),
    textsOf(parts).map((text) => text.split(/[,:] /)[0]),
    figures.flatMap((figure) => (figure.kind === 'intervals' ? figure.rows.map(({ label }) => label) : [])),
  ]).toEqual([
    ['An experiment without a question'],
    ['the lowest of 1 critical assumption', '8 of 8 said yes (57% to 100%)'],
    ['Evidence score 67 of 100', 'Bakers want “Crumb” (interviews). Supported'],
    ['Bakers want “Crumb”.'],
  ]);
});

test('A test says what counted as a yes, where that was locked with it', () => {
  const log = aReportedLog();
  const stream = `experiment-${idOf(52)}`;
  const design = { projectId, assumptionId: assumption.pays, method: 'interviews', question: 'Thrown away?' };
  const plan = { yesWhen: 'they threw away a loaf this week', criterion: 0.5, n: 12, prediction: 'supports' };
  log.send(stream, 'DesignExperiment', { ...design, ...plan });
  log.send(stream, 'StartExperiment');
  expect(textsOf(partsOf(log, { kind: 'experiments', about: idOf(52) })).join(' ')).toContain(
    'Still running. Counts as a yes when they threw away a loaf this week. We had expected: supported.',
  );
});

test('Neither a removed interview nor a discarded experiment is in a report', () => {
  const log = aReportedLog();
  log.send(`interview-${idOf(100)}`, 'RemoveInterview');
  log.send(`experiment-${idOf(51)}`, 'DesignExperiment', {
    ...{ projectId, assumptionId: assumption.pays, method: 'interviews', question: 'Thrown away?' },
  });
  log.send(`experiment-${idOf(51)}`, 'DiscardExperiment');
  expect([
    textsOf(partsOf(log, { kind: 'quotes' })),
    materialIn(log).experiments.map(({ question }) => question),
  ]).toEqual([
    ['1 sentence of 1 interview: 0 for, 1 against, 0 neither.', 'I never throw any away'],
    ['Did they sell at a loss?'],
  ]);
});

test('A decision says when it was made and why, and cites what was known before it alone', () => {
  const log = aReportedLog();
  evidence(log, 310, assumption.pays, { direction: 1, rung: 'market', weight: 1, text: 'Later' });
  const report = reportOf(log, { id: 'd', kind: 'decisions', show: 'all' });
  expect(textsOf(report.sections.flatMap(({ parts }) => parts))).toEqual([
    'Persevere, decided on Mar 1, 2026, at an evidence score of 48.',
    'Why: The loss is real',
    'What would reverse it: No one pays',
  ]);
  expect(report.sources.map(({ text }) => text)).not.toContain('Later');
  expect(report.notes.map(({ text }) => text)).toEqual(['Recorded at position 28. The score by score-1.']);
});

test.each(calculators.map(({ id, example }) => [id, example] as const))(
  'A calculation by %s is worked out from its inputs',
  (calculator, { inputs, headline }) => {
    const [claim] = partsOf(new LoopLog(), { kind: 'calculator', calculator, inputs });
    expect(claim).toMatchObject({ kind: 'claim', id: 'calculator:b', note: 1 });
    expect(claim?.kind === 'claim' && claim.text.startsWith(`${headline}: `)).toBe(true);
  },
);

test('A calculation without inputs says what it lacks', () => {
  expect(partsOf(new LoopLog(), { kind: 'calculator', calculator: 'wilson' })).toMatchObject([{ kind: 'missing' }]);
});

describe('Over time', () => {
  test('the score is that of the evidence that counts today', () => {
    expect(partsOf(aReportedLog(), { kind: 'metric', show: 'score' })).toMatchObject([
      { text: 'The evidence score went from 50 to 48 since Mar 1, 2026, by the evidence that counts today.' },
      { figure: { kind: 'course', most: 100, points: [{ value: 50 }, { value: 50 }, { value: 50 - 50 / 21 }] } },
    ]);
  });

  test('interviews and evidence are counted, removed ones not', () => {
    const log = aReportedLog();
    log.send(`interview-${idOf(111)}`, 'RemoveInterview');
    expect([
      textsOf(partsOf(log, { kind: 'metric', show: 'interviews' })),
      textsOf(partsOf(log, { kind: 'metric', show: 'evidence' })),
      textsOf(partsOf(log, { kind: 'metric', show: 'sign-ups' })),
    ]).toEqual([
      ['11 interviews since Mar 1, 2026.'],
      ['3 pieces of evidence since Mar 1, 2026.'],
      ['No sign-ups yet.'],
    ]);
  });
});

test('A source says what was found, where it comes from, what it weighs and where the log has it', () => {
  expect(reportOf(aReportedLog(), { id: 'a', kind: 'assumptions' }).sources.slice(0, 2)).toEqual([
    {
      ...{ number: 1, id: idOf(301), about: 'Bakers pay for a pickup', direction: 'refutes' },
      ...{ text: 'A friend would not', basis: 'Note; opinion, weight 0.2; self-reported' },
      ...{ url: 'https://bread.example/pay', position: 27, at: '2026-03-01T12:00:00.000Z' },
    },
    {
      ...{ number: 2, id: `${experiment}-1`, about: 'Bakers lose money unknowingly', direction: 'supports' },
      text: 'Did they sell at a loss?',
      basis: 'Experiment (interviews), 9 of 10, corridor-1; market data, weight 2',
      ...{ url: null, position: 20, at: '2026-03-01T12:00:00.000Z' },
    },
  ]);
});

test.each(reportTemplates)('A %s of nothing says of each block what it lacks', (template) => {
  const log = new LoopLog();
  const { sections } = reportOf(log, ...blocksOfTemplate(template));
  expect(sections.flatMap(({ parts }) => parts.map(({ kind }) => kind))).toEqual(
    sections.map(({ kind }) => (kind === 'cover' ? 'cover' : kind === 'next' ? 'steps' : 'missing')),
  );
});

test('Since an earlier moment, only what changed is told', () => {
  const log = aReportedLog();
  const kinds = ['score', 'assumptions', 'metric', 'cover'] as const;
  const blocks = kinds.map((kind) => ({ id: kind, kind }));
  const before = reportOf(log, ...blocks);
  evidence(log, 310, assumption.pays, { direction: 1, rung: 'anecdote', weight: 1, text: 'Two asked for it' });
  log.send(ledger, 'WithdrawEvidence', { evidenceId: idOf(301), reason: 'A friend' });
  const after = reportOf(log, ...blocks, { id: 'new', kind: 'metric', show: 'interviews' });
  const changes = compareReports(before, after);
  expect([
    changes.from,
    changes.to,
    changes.claims.map(({ id }) => id),
    changes.claims.find(({ id }) => id === `assumption:${assumption.pays}`),
    changes.claims.find(({ id }) => id === 'metric:interviews'),
    changes.added.map(({ text }) => text),
    changes.gone.map(({ text }) => text),
  ]).toEqual([
    { position: 28, at: '2026-03-01T12:00:00.000Z', freeze: null },
    { position: 30, at: '2026-03-01T12:00:00.000Z', freeze: null },
    ['score', `assumption:${assumption.pays}`, 'metric:score', 'metric:interviews'],
    {
      id: `assumption:${assumption.pays}`,
      before: 'Bakers pay for a pickup · 5 of 5, critical · 48 · not tested by experiment; 1 piece of evidence',
      after: 'Bakers pay for a pickup · 5 of 5, critical · 60 · not tested by experiment; 1 piece of evidence',
    },
    { id: 'metric:interviews', before: null, after: '12 interviews since Mar 1, 2026.' },
    ['Two asked for it'],
    ['A friend would not'],
  ]);
  expect(compareReports(after, after)).toMatchObject({ claims: [], added: [], gone: [] });
});

const step = fc.oneof(
  fc.record({ do: fc.constant('talk'), n: fc.integer({ min: 0, max: 20 }), answer: fc.constantFrom('yes', 'no') }),
  fc.record({
    ...{ do: fc.constant('find'), n: fc.integer({ min: 0, max: 20 }), direction: fc.constantFrom(-1, 0, 1) },
    about: fc.constantFrom(...Object.values(assumption)),
  }),
  fc.record({ do: fc.constant('withdraw'), n: fc.integer({ min: 0, max: 20 }) }),
  fc.record({ do: fc.constant('retire'), about: fc.constantFrom(...Object.values(assumption)) }),
);

test('Whatever happens: each claim has its footnote, each footnote cites evidence that counts and is printed once, and the same log says the same', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.constantFrom(...reportTemplates), (steps, template) => {
      const log = aReportedLog();
      for (const each of steps) {
        if (each.do === 'talk' && 'answer' in each) interview(log, 20 + each.n, each.answer);
        if (each.do === 'find' && 'direction' in each)
          evidence(log, 500 + each.n, each.about, {
            direction: each.direction,
            rung: 'anecdote',
            weight: 0.5,
            text: 'X',
          });
        if (each.do === 'withdraw' && 'n' in each)
          log.send(ledger, 'WithdrawEvidence', { evidenceId: idOf(500 + each.n), reason: 'Wrong' });
        if (each.do === 'retire' && 'about' in each) log.send(ledger, 'RetireAssumption', { assumptionId: each.about });
      }
      const report = reportOf(log, ...blocksOfTemplate(template));
      const numbers = report.sources.map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, n) => n + 1));
      const notes = report.notes.map(({ number }) => number);
      expect(notes).toEqual(notes.map((_, n) => n + 1));
      const notesOf = (part: ReportPart): readonly number[] => {
        if (part.kind === 'cover') return [part.standing, ...(part.tested ? [part.tested] : [])].flatMap(notesOf);
        if (part.kind === 'table') return part.rows.flatMap(({ note }) => note ?? []);
        return 'note' in part && part.note !== null ? [part.note] : [];
      };
      const noted = report.sections.flatMap(({ parts }) => parts.flatMap(notesOf));
      expect(new Set(noted)).toEqual(new Set(notes));
      expect(new Set(report.notes.flatMap(({ sources }) => sources))).toEqual(new Set(numbers));
      const counting = new Set(
        log.facts.filter(({ type }) => type === 'EvidenceRecorded').map(({ data }) => String(data['evidenceId'])),
      );
      for (const { type, data } of log.facts)
        if (type === 'EvidenceSuperseded') counting.delete(String(data['evidenceId']));
      expect(report.sources.filter(({ id }) => !counting.has(id))).toEqual([]);
      expect(JSON.stringify(reportOf(log, ...blocksOfTemplate(template)))).toBe(JSON.stringify(report));
    }),
    { numRuns: runs },
  );
});

test('A report as it stands asks its blocks in their order', () => {
  const report = aReport();
  report.take('MoveReportBlocks', { blocks: ['table'], after: null });
  const { title, sections } = computeReport(askedNow(report.report), materialIn(aReportedLog()), 3);
  expect([title, sections.map(({ id, heading }) => [id, heading])]).toEqual([
    'Bread in March',
    [
      ['table', 'Assumptions'],
      ['score', 'Evidence score'],
      ['words', 'What we saw'],
    ],
  ]);
});

test('Nothing of another project is in a report', () => {
  const log = aReportedLog();
  log.send(`experiment-${idOf(51)}`, 'DesignExperiment', {
    ...{ projectId: idOf(998), assumptionId: idOf(9), method: 'interviews', question: 'Elsewhere?' },
  });
  log.send(`interview-${idOf(150)}`, 'LogInterview', {
    ...{ projectId: idOf(998), person: 'Eve', on: '2026-03-01', lastTime: '', commitment: 'none', answer: 'no' },
  });
  const { experiments, interviews } = materialIn(log);
  expect([experiments.map((each) => each.projectId), interviews.length]).toEqual([[projectId], 12]);
});
