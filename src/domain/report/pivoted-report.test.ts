import { describe, expect, test } from 'vitest';
import {
  aReportedLog,
  assumption,
  coverOf,
  experiment,
  idOf,
  ledger,
  partsOf,
  projectId,
  reportOf,
  textsOf,
} from '../../../tests/fixtures/a-reported-log.ts';
import type { LoopLog } from '../../../tests/fixtures/loop-log.ts';
import { materialOf } from './material-of.ts';
import { type ReportBlock, reportTemplates } from './report.ts';
import type { ReportBlockKind } from './report-blocks.ts';
import type { ReportMaterial } from './report-material.ts';
import { blocksOfTemplate } from './report-templates.ts';

type Shown = ReportBlock['show'];

/** The next idea's project. */
const rolls = idOf(998);

/** The reported idea was left for another one, which keeps what its test has supported. */
function aPivotedLog(): LoopLog {
  const log = aReportedLog();
  const successor = { ideaId: idOf(71), projectId: rolls, canvasId: idOf(81), title: 'Rolls by post' };
  const next = `ledger-${rolls}`;
  const kept = (evidenceId: string, from: string) =>
    log.send(next, 'CarryEvidence', { evidenceId, assumptionId: idOf(11), from: { projectId, evidenceId: from } });
  const answers = [
    log.send(ledger, 'RecordDecision', {
      ...{ decisionId: idOf(401), kind: 'pivot', reason: 'No one pays for bread', reversedBy: '', successor },
      seenVersion: log.state<{ version: number }>(ledger).version,
    }),
    log.send(`idea-${idOf(71)}`, 'ForkIdea', { from: idOf(70), kind: 'pivot', position: 1, title: 'Rolls by post' }),
    log.send(`project-${rolls}`, 'StartProject', { ideaId: idOf(71), canvasId: idOf(81), forkedFrom: projectId }),
    log.send(next, 'StateAssumption', {
      ...{ assumptionId: idOf(11), text: 'Bakers lose money unknowingly', lens: 'viability', importance: 4 },
      ...{ critical: true, carriedFrom: { projectId, assumptionId: assumption.loses } },
    }),
    kept(idOf(501), `${experiment}-1`),
    kept(idOf(502), idOf(300)),
  ];
  expect(answers.filter((answer) => typeof answer === 'string')).toEqual([]);
  return log;
}

const materialOfRolls = (log: LoopLog): ReportMaterial =>
  materialOf(rolls, log, { position: log.facts.length, at: log.now, hash: null, founder: null });

describe('The report of an idea that a pivot led to', () => {
  const report = (kind: ReportBlockKind, show: Shown = null) =>
    reportOf(materialOfRolls(aPivotedLog()), { kind, show });
  const parts = (kind: ReportBlockKind, show: Shown = null) =>
    report(kind, show).sections.flatMap((each) => each.parts);

  test('begins with what came before: what was believed, tested and said, and why it was left', () => {
    const { sources, notes } = report('before');
    expect(parts('before')).toEqual([
      {
        ...{ kind: 'claim', id: `before:${projectId}`, verdict: null, note: 1 },
        text: 'Before this we worked on “Bread by post”: Bread that arrives warm. We pivoted on Mar 1, 2026.',
      },
      { kind: 'words', text: 'Why we left it: No one pays for bread' },
      {
        kind: 'table',
        caption: '',
        columns: ['Of “Bread by post” we believed that', 'Then'],
        rows: [
          {
            id: `before:${assumption.pays}`,
            cells: ['Bakers pay for a pickup (must be true)', 'First signs against it'],
            verdict: null,
            note: 2,
          },
          {
            id: `before:${assumption.loses}`,
            cells: ['Bakers lose money unknowingly (must be true)', 'Supported; still needed'],
            verdict: 'supports',
            note: 3,
          },
          {
            id: `before:${assumption.shares}`,
            cells: ['Wholesalers share prices', 'Not tested yet'],
            verdict: null,
            note: null,
          },
        ],
      },
      {
        ...{ kind: 'claim', id: `experiment:${experiment}`, lead: 'Did they sell at a loss?', verdict: 'supports' },
        ...{ text: 'Supported: 9 of 10 said yes (55% to 99.8%), we had asked for 50%.', note: 4 },
      },
      { kind: 'quote', text: 'I lose two crates a week', mark: 'For, said about “Bread by post”', note: 5 },
    ]);
    expect([notes[0]?.text, sources.map(({ basis }) => basis)]).toEqual([
      'The pivot is recorded at position 29.',
      [
        'Note; opinion, weight 0.2; of “Bread by post”; self-reported',
        'Experiment (interviews), 9 of 10, corridor-1; market data, weight 2; of “Bread by post”',
        'Interview; anecdote, weight 0.5; of “Bread by post”; self-reported',
        'Note; anecdote, weight 0.5; carried over from “Bread by post”; self-reported',
      ],
    ]);
  });

  test('says in brief what had to be true before, and why that was left', () => {
    expect(
      parts('before', 'brief').map((part) => (part.kind === 'table' ? part.rows.map(({ cells }) => cells) : part.kind)),
    ).toEqual([
      'claim',
      'words',
      [
        ['Bakers pay for a pickup', 'First signs against it'],
        ['Bakers lose money unknowingly', 'Supported; still needed'],
      ],
    ]);
    expect(parts('learned', 'brief').map(({ kind }) => kind)).toEqual(['table']);
  });

  test('says of what was restated how it reads now, and not that it is needed still', () => {
    const log = aPivotedLog();
    log.send(`ledger-${rolls}`, 'StateAssumption', {
      ...{ assumptionId: idOf(12), text: 'Bakers pay once', lens: 'viability', importance: 4, critical: true },
      carriedFrom: { projectId, assumptionId: assumption.pays },
    });
    const cells = reportOf(materialOfRolls(log), { kind: 'before' })
      .sections.flatMap(({ parts }) => parts)
      .flatMap((part) => (part.kind === 'table' ? part.rows.map((row) => row.cells[1]) : []));
    expect(cells).toEqual([
      'First signs against it; now “Bakers pay once”',
      'Supported; still needed',
      'Not tested yet',
    ]);
  });

  test('says on its cover where it comes from, and what was tested for the idea before it', () => {
    const { origin, standing, tested } = coverOf(materialOfRolls(aPivotedLog()));
    expect([origin, standing.text, tested?.rows.map(({ cells }) => cells)]).toEqual([
      'From “Bread by post”, pivoted on Mar 1, 2026: No one pays for bread.',
      'The one thing that must be true is supported.',
      [['Did they sell at a loss? (10 interviews, for “Bread by post”)', 'Supported: 9 of 10 said yes, target 50%']],
    ]);
  });

  test('says on its cover from which idea it came last', () => {
    const material = materialOfRolls(aPivotedLog());
    const { predecessors } = material.lineage;
    const older = predecessors.map((each) => ({ ...each, title: 'Older' }));
    const lineage = { ...material.lineage, predecessors: [...predecessors, ...older] };
    expect(coverOf({ ...material, lineage }).origin).toMatch(/^From “Bread by post”, /);
  });

  test('says what was tested before it also while a test of its own runs, until one has ended', () => {
    const log = aPivotedLog();
    const own = idOf(60);
    const design = { projectId: rolls, assumptionId: idOf(11), method: 'interviews', question: 'Do they weigh it?' };
    log.send(`experiment-${own}`, 'DesignExperiment', { ...design, criterion: 0.5, n: 12, prediction: 'supports' });
    log.send(`experiment-${own}`, 'StartExperiment');
    const rows = () => [
      coverOf(materialOfRolls(log)).tested?.rows.map(({ cells }) => cells),
      partsOf(materialOfRolls(log), { kind: 'learned', show: 'brief' }).flatMap((part) =>
        part.kind === 'table' ? [part.rows.map(({ cells }) => cells)] : [],
      )[0],
    ];
    const before = [
      'Did they sell at a loss? (10 interviews, for “Bread by post”)',
      'Supported: 9 of 10 said yes, target 50%',
    ];
    const running = [before, ['Do they weigh it? (12 interviews)', 'Still running']];
    expect(rows()).toEqual([running, running]);
    for (let n = 0; n < 8; n++) {
      log.send(`interview-${idOf(160 + n)}`, 'LogInterview', {
        ...{ projectId: rolls, experimentId: own, person: 'Eve', on: '2026-03-01', lastTime: '' },
        ...{ commitment: 'none', answer: 'no' },
      });
      log.judge(own);
    }
    const ended = [['Do they weigh it? (8 interviews)', 'Refuted: 0 of 8 said yes, target 50%']];
    expect(rows()).toEqual([ended, ended]);
  });

  test('says nowhere that nothing was decided, and what was learned before', () => {
    expect([
      textsOf(parts('decided', 'brief')),
      textsOf(parts('decisions')),
      parts('learned').map((part) => (part.kind === 'claim' ? part.lead : part)),
      textsOf(parts('did')),
    ]).toEqual([
      ['On Mar 1, 2026 we pivoted from “Bread by post”. Nothing was decided since.', 'Why: No one pays for bread'],
      ['On Mar 1, 2026 we pivoted from “Bread by post”. Nothing was decided since.', 'Why: No one pays for bread'],
      ['Tested for “Bread by post”: Did they sell at a loss?'],
      ['Since the pivot nothing was tested yet, and no one was talked to.'],
    ]);
  });

  test('quotes nobody who was erased since', () => {
    const material = { ...materialOfRolls(aPivotedLog()), erased: new Set([idOf(100)]) };
    expect(JSON.stringify(reportOf(material, { kind: 'before' }).sections)).not.toContain('two crates');
  });

  test('has what came before after its cover, and one of an idea that came from nowhere has not', () => {
    expect(
      [true, false].map((isSuccessor) =>
        reportTemplates.map((template) =>
          blocksOfTemplate(template, { isSuccessor })
            .map(({ kind }) => kind)
            .indexOf('before'),
        ),
      ),
    ).toEqual([
      [1, 1, 1, 0],
      [-1, -1, -1, -1],
    ]);
    expect(partsOf(aReportedLog(), { kind: 'before' })).toEqual([
      { kind: 'missing', text: 'This idea didn’t come from another one.' },
    ]);
  });
});
