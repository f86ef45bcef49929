import { describe, expect, test } from 'vitest';
import { idOf, LoopLog, noon, projectId } from '../../../tests/fixtures/loop-log.ts';
import { partOf } from '../log/parts.ts';
import { type Ledger, ledgerLimits, ledgerStreamOf } from './ledger.ts';

const ledger = ledgerStreamOf(projectId);
const stated = (n: number, text = 'They pay') => ({
  ...{ assumptionId: idOf(n), text, lens: 'viability', importance: 5, critical: true },
});
const evidence = (n: number, more: object = {}) => ({
  ...{ evidenceId: idOf(n), assumptionId: idOf(1), direction: 1, rung: 'anecdote', weight: 1, text: 'Ada paid' },
  ...more,
});
const decision = (seenVersion: number, more: object = {}) => ({
  ...{ decisionId: idOf(70), kind: 'persevere', reason: 'It works', reversedBy: '', seenVersion },
  ...more,
});
const design = {
  projectId,
  assumptionId: idOf(1),
  method: 'interviews',
  criterion: 0.5,
  n: 12,
  prediction: 'supports',
};

/** A ledger with one assumption. */
function begun(): LoopLog {
  const log = new LoopLog();
  log.send(ledger, 'StateAssumption', stated(1));
  return log;
}
const assumptionOf = (log: LoopLog, n: number) => partOf(log.state<Ledger>(ledger).assumptions, idOf(n));
const evidenceOf = (log: LoopLog, id: string) => partOf(log.state<Ledger>(ledger).evidence, id);

describe('StateAssumption', () => {
  test('begins a ledger, in one line and without spaces around it', () => {
    const log = new LoopLog();
    const data = { ...stated(1, '  They\n pay '), node: 'note12345678' };
    expect(log.send(ledger, 'StateAssumption', data)).toEqual(['AssumptionStated']);
    expect(log.state(ledger)).toEqual({
      projectId,
      version: 1,
      evidenceVersion: 0,
      assumptions: {
        '0': {
          [idOf(1)]: {
            ...{ id: idOf(1), text: 'They pay', lens: 'viability', importance: 5, critical: true, retired: false },
            ...{ retiredFor: '', successorOf: null, node: 'note12345678', carriedFrom: null, order: 0, cited: false },
            ...{ loweredAfterRefutation: false, statedAt: noon, filedAt: null },
          },
        },
      },
      ...{ assumptionCount: 1, evidence: {}, evidenceCount: 0, decisions: [], moments: [], changedAt: noon },
    });
  });

  test.each([
    ['text-empty', { text: ' \n ' }],
    ['id-taken', { assumptionId: idOf(1) }],
    ['assumption-missing', { successorOf: idOf(8) }],
    ['invalid-data', { importance: 0 }],
    ['invalid-data', { importance: 6 }],
    ['invalid-data', { importance: 2.5 }],
    ['invalid-data', { lens: 'taste' }],
    ['invalid-data', { text: 'x'.repeat(501) }],
    ['invalid-data', { assumptionId: 'first' }],
    ['invalid-data', { critical: 'yes' }],
    ['invalid-data', { score: 100 }],
  ])('is rejected as %s for %j', (reason, wrong) => {
    expect(begun().send(ledger, 'StateAssumption', { ...stated(2), ...wrong })).toBe(reason);
  });

  test('names the one that it replaces', () => {
    const log = begun();
    log.send(ledger, 'StateAssumption', { ...stated(2), successorOf: idOf(1) });
    expect(assumptionOf(log, 2)).toMatchObject({ successorOf: idOf(1), order: 1 });
  });

  test('is rejected where 200 live, and not where one of them is retired', () => {
    const log = new LoopLog();
    for (let n = 1; n <= ledgerLimits.assumptions; n++) log.send(ledger, 'StateAssumption', stated(n));
    expect(log.send(ledger, 'StateAssumption', stated(900))).toBe('ledger-full');
    log.send(ledger, 'RetireAssumption', { assumptionId: idOf(7) });
    expect(log.send(ledger, 'StateAssumption', stated(900))).toEqual(['AssumptionStated']);
    expect(log.send(ledger, 'ReviveAssumption', { assumptionId: idOf(7) })).toBe('ledger-full');
  });
});

describe('RewordAssumption', () => {
  const reword = (text: string, base?: string) => ({ assumptionId: idOf(1), text, ...(base ? { base } : {}) });

  test('writes it anew, and nothing where it says so already', () => {
    const log = begun();
    expect(log.send(ledger, 'RewordAssumption', reword(' They  pay monthly'))).toEqual(['AssumptionReworded']);
    expect(log.send(ledger, 'RewordAssumption', reword('They pay monthly'))).toEqual([]);
    expect(assumptionOf(log, 1)?.text).toBe('They pay monthly');
  });

  test('joins two edits of different words, and rejects two of the same word', () => {
    const log = begun();
    log.send(ledger, 'RewordAssumption', reword('All pay', 'They pay'));
    log.send(ledger, 'RewordAssumption', reword('They pay gladly', 'They pay'));
    expect(assumptionOf(log, 1)?.text).toBe('All pay gladly');
    expect(log.send(ledger, 'RewordAssumption', reword('Some pay', 'They pay'))).toBe('text-changed');
  });

  test('is rejected where both edits together are too long, and not at the limit', () => {
    const log = begun();
    const most = ledgerLimits.text;
    log.send(ledger, 'RewordAssumption', reword(`${'x'.repeat(most - 11)} They pay`, 'They pay'));
    expect(log.send(ledger, 'RewordAssumption', reword('They pay now', 'They pay'))).toBe('text-changed');
    expect(log.send(ledger, 'RewordAssumption', reword('They pay 2', 'They pay'))).toEqual(['AssumptionReworded']);
    expect(assumptionOf(log, 1)?.text.length).toBe(most);
    expect(log.send(ledger, 'RewordAssumption', reword('They pay 2', 'They pay'))).toEqual([]);
  });

  test('is rejected without words, and for what is not there', () => {
    expect(begun().send(ledger, 'RewordAssumption', reword(' '))).toBe('text-empty');
    expect(begun().send(ledger, 'RewordAssumption', { ...reword('All pay'), assumptionId: idOf(8) })).toBe(
      'assumption-missing',
    );
  });

  test('is rejected once evidence cites it, also after that was withdrawn', () => {
    const log = begun();
    log.send(ledger, 'RecordEvidence', evidence(50));
    log.send(ledger, 'WithdrawEvidence', { evidenceId: idOf(50), reason: 'Misheard' });
    expect(log.send(ledger, 'RewordAssumption', reword('All pay'))).toBe('assumption-tested');
  });

  test('is rejected once a started experiment cites it, and not while that is a draft', () => {
    const log = begun();
    const experiment = `experiment-${idOf(30)}`;
    log.send(ledger, 'StateAssumption', stated(2));
    log.send(experiment, 'DesignExperiment', design);
    expect(log.send(ledger, 'RewordAssumption', reword('All pay'))).toEqual(['AssumptionReworded']);
    log.send(experiment, 'StartExperiment');
    expect(log.send(ledger, 'RewordAssumption', reword('Some pay'))).toBe('assumption-tested');
    expect(log.send(ledger, 'RewordAssumption', { ...reword('Some pay'), assumptionId: idOf(2) })).toEqual([
      'AssumptionReworded',
    ]);
  });
});

describe('WeighAssumption', () => {
  const weighed = (importance: number, critical: boolean) => ({ assumptionId: idOf(1), importance, critical });

  test('changes how much it matters, and nothing where it matters as much already', () => {
    const log = begun();
    expect(log.send(ledger, 'WeighAssumption', weighed(5, true))).toEqual([]);
    expect(log.send(ledger, 'WeighAssumption', weighed(2, false))).toEqual(['AssumptionWeighed']);
    expect(assumptionOf(log, 1)).toMatchObject({ importance: 2, critical: false, loweredAfterRefutation: false });
    expect(log.send(ledger, 'WeighAssumption', { ...weighed(2, true), assumptionId: idOf(8) })).toBe(
      'assumption-missing',
    );
  });

  test('tells when it was made less than critical after a refutation', () => {
    const log = begun();
    log.send(ledger, 'RecordEvidence', evidence(50, { direction: -1 }));
    log.send(ledger, 'WeighAssumption', weighed(4, true));
    expect(assumptionOf(log, 1)?.loweredAfterRefutation).toBe(false);
    log.send(ledger, 'WeighAssumption', weighed(4, false));
    log.send(ledger, 'WeighAssumption', weighed(5, true));
    expect(assumptionOf(log, 1)).toMatchObject({ critical: true, loweredAfterRefutation: true });
  });

  test('does not tell so where what spoke against it was withdrawn, or is about another', () => {
    const log = begun();
    log.send(ledger, 'StateAssumption', stated(2));
    log.send(ledger, 'RecordEvidence', evidence(50, { direction: -1 }));
    log.send(ledger, 'WithdrawEvidence', { evidenceId: idOf(50), reason: 'Misheard' });
    log.send(ledger, 'RecordEvidence', evidence(51, { direction: -1, assumptionId: idOf(2) }));
    log.send(ledger, 'WeighAssumption', weighed(5, false));
    expect(assumptionOf(log, 1)?.loweredAfterRefutation).toBe(false);
  });
});

test('An assumption is retired for a reason and revived, each once', () => {
  const log = begun();
  const one = { assumptionId: idOf(1) };
  expect(log.send(ledger, 'ReviveAssumption', one)).toEqual([]);
  expect(log.send(ledger, 'RetireAssumption', { ...one, reason: ' Too vague ' })).toEqual(['AssumptionRetired']);
  expect(log.send(ledger, 'RetireAssumption', one)).toEqual([]);
  expect(assumptionOf(log, 1)).toMatchObject({ retired: true, retiredFor: 'Too vague' });
  expect(log.send(ledger, 'ReviveAssumption', one)).toEqual(['AssumptionRevived']);
  expect(assumptionOf(log, 1)).toMatchObject({ retired: false, retiredFor: '' });
  for (const type of ['RetireAssumption', 'ReviveAssumption']) {
    expect(log.send(ledger, type, { assumptionId: idOf(8) })).toBe('assumption-missing');
  }
});

describe('RecordEvidence', () => {
  test('is labelled as self-reported, keeps its source and its place, and cites the assumption', () => {
    const log = begun();
    const source = { interviewId: idOf(40), quoteId: 'q1', url: 'https://example.com/a' };
    expect(log.send(ledger, 'RecordEvidence', evidence(50, { text: ' Ada paid ', ...source }))).toEqual([
      'EvidenceRecorded',
    ]);
    expect([evidenceOf(log, idOf(50)), assumptionOf(log, 1)?.cited, log.state<Ledger>(ledger).evidenceVersion]).toEqual(
      [
        {
          ...{ id: idOf(50), assumptionId: idOf(1), direction: 1, rung: 'anecdote', weight: 1, text: 'Ada paid' },
          ...{
            ...source,
            experimentId: null,
            judgement: null,
            selfReported: true,
            carriedFrom: null,
            superseded: null,
          },
          ...{ order: 0, place: { position: 2, recordedAt: noon, at: noon } },
        },
        true,
        2,
      ],
    );
  });

  test.each([
    ['assumption-missing', { assumptionId: idOf(8) }],
    ['weight-beyond-rung', { rung: 'conviction', weight: 0.02 }],
    ['weight-beyond-rung', { rung: 'opinion', weight: 0.21 }],
    ['weight-beyond-rung', { rung: 'plan', weight: 0.51 }],
    ['weight-beyond-rung', { rung: 'anecdote', weight: 1.01 }],
    ['weight-beyond-rung', { rung: 'market', weight: 10.5 }],
    ['invalid-data', { weight: -1 }],
    ['invalid-data', { weight: Number.NaN }],
    ['invalid-data', { direction: 2 }],
    ['invalid-data', { rung: 'proof' }],
    ['invalid-data', { url: 'javascript:alert(1)' }],
    ['invalid-data', { selfReported: false }],
    ['invalid-data', { experimentId: idOf(30) }],
  ])('is rejected as %s for %j', (reason, wrong) => {
    expect(begun().send(ledger, 'RecordEvidence', evidence(50, wrong))).toBe(reason);
  });

  test('is rejected where its id is taken, and accepted at what its rung allows', () => {
    const log = begun();
    log.send(ledger, 'RecordEvidence', evidence(50));
    expect(log.send(ledger, 'RecordEvidence', evidence(50))).toBe('id-taken');
    for (const [n, [rung, weight]] of [
      ['conviction', 0.01],
      ['opinion', 0.2],
      ['plan', 0.5],
      ['market', 10],
    ].entries()) {
      expect(log.send(ledger, 'RecordEvidence', evidence(60 + n, { rung, weight }))).toEqual(['EvidenceRecorded']);
    }
  });
});

test('Evidence is withdrawn once, for a reason, and stays where it was recorded', () => {
  const log = begun();
  const one = { evidenceId: idOf(50) };
  log.send(ledger, 'RecordEvidence', evidence(50));
  const before = evidenceOf(log, idOf(50));
  expect(log.send(ledger, 'WithdrawEvidence', { ...one, reason: ' ' })).toBe('reason-empty');
  expect(log.send(ledger, 'WithdrawEvidence', { evidenceId: idOf(51), reason: 'Misheard' })).toBe('evidence-missing');
  expect(log.send(ledger, 'WithdrawEvidence', { ...one, reason: ' Misheard ' })).toEqual(['EvidenceSuperseded']);
  expect(log.send(ledger, 'WithdrawEvidence', { ...one, reason: 'Again' })).toEqual([]);
  expect(evidenceOf(log, idOf(50))).toEqual({ ...before, superseded: 'Misheard' });
});

describe('An undo', () => {
  const undo = (log: LoopLog, fields: object) => log.send(ledger, 'UndoChange', { undoes: 'c9', fields });
  const of = (name: string, id = idOf(1)) => `assumption:${id}:${name}`;
  const counts = `evidence:${idOf(50)}:counts`;

  test('leads words, weights and whether it is retired back, of each assumption by itself', () => {
    const log = begun();
    log.send(ledger, 'StateAssumption', stated(2, 'They stay'));
    const before = [assumptionOf(log, 1), assumptionOf(log, 2)];
    log.send(ledger, 'RewordAssumption', { assumptionId: idOf(1), text: 'All pay' });
    log.send(ledger, 'WeighAssumption', { assumptionId: idOf(1), importance: 2, critical: true });
    log.send(ledger, 'WeighAssumption', { assumptionId: idOf(2), importance: 5, critical: false });
    log.send(ledger, 'RetireAssumption', { assumptionId: idOf(1) });
    const fields = {
      [of('text')]: { from: 'All pay', to: 'They pay' },
      [of('importance')]: { from: 2, to: 5 },
      [of('critical', idOf(2))]: { from: false, to: true },
      [of('retired')]: { from: true, to: false },
    };
    expect(undo(log, fields)).toEqual([
      'AssumptionReworded',
      'AssumptionWeighed',
      'AssumptionRevived',
      'AssumptionWeighed',
    ]);
    expect([assumptionOf(log, 1), assumptionOf(log, 2)]).toEqual([{ ...before[0], filedAt: noon }, before[1]]);
    expect(undo(log, fields)).toBe('changed-since');
  });

  test('retires what was stated, and lets recorded evidence count no more or again', () => {
    const log = begun();
    log.send(ledger, 'RecordEvidence', evidence(50));
    expect(undo(log, { [of('retired')]: { from: false, to: true } })).toEqual(['AssumptionRetired']);
    expect(undo(log, { [counts]: { from: true, to: false } })).toEqual(['EvidenceSuperseded']);
    expect(evidenceOf(log, idOf(50))?.superseded).toBe('Undone');
    expect(undo(log, { [counts]: { from: false, to: true } })).toEqual(['EvidenceReinstated']);
    expect(evidenceOf(log, idOf(50))?.superseded).toBeNull();
  });

  test.each([
    ['invalid-data', { [of('text')]: { from: 'They pay', to: 5 } }],
    ['text-empty', { [of('text')]: { from: 'They pay', to: ' ' } }],
    ['invalid-data', { [of('importance')]: { from: 5, to: 6 } }],
    ['invalid-data', { [of('retired')]: { from: false, to: 'yes' } }],
    ['invalid-data', { [of('color')]: { from: null, to: 'red' } }],
    ['assumption-missing', { [of('text', idOf(8))]: { from: null, to: 'They pay' } }],
    ['invalid-data', { [counts]: { from: true, to: 'no' } }],
    ['invalid-data', { [`evidence:${idOf(50)}:weight`]: { from: null, to: 2 } }],
    ['evidence-missing', { [`evidence:${idOf(51)}:counts`]: { from: null, to: true } }],
    ['invalid-data', { [`decision:${idOf(50)}:kind`]: { from: null, to: 'kill' } }],
  ])('leads nothing back where it is %s: %j', (reason, wrong) => {
    const log = begun();
    log.send(ledger, 'RecordEvidence', evidence(50));
    const weight = { [of('critical')]: { from: true, to: false } };
    expect(undo(log, { ...weight, ...wrong })).toBe(reason);
    expect(undo(log, weight)).toEqual(['AssumptionWeighed']);
  });
});

describe('CarryEvidence', () => {
  const other = ledgerStreamOf(idOf(998));
  const carried = (more: object = {}) => ({
    ...{ evidenceId: idOf(51), assumptionId: idOf(2), from: { projectId, evidenceId: idOf(50) } },
    ...more,
  });
  /** The second project has the same assumption. */
  function forked(text = 'They pay'): LoopLog {
    const log = begun();
    const url = 'https://example.com/';
    log.send(ledger, 'RecordEvidence', evidence(50, { direction: -1, rung: 'plan', weight: 0.3, url }));
    log.send(other, 'StateAssumption', stated(2, text));
    return log;
  }

  test('cites evidence of another project as it is', () => {
    const log = forked();
    expect(log.send(other, 'CarryEvidence', carried())).toEqual(['EvidenceCarried']);
    expect(partOf(log.state<Ledger>(other).evidence, idOf(51))).toEqual({
      ...evidenceOf(log, idOf(50)),
      ...{ id: idOf(51), assumptionId: idOf(2), carriedFrom: { projectId, evidenceId: idOf(50) }, order: 0 },
      place: { position: 4, recordedAt: noon, at: noon },
    });
    expect(partOf(log.state<Ledger>(other).assumptions, idOf(2))?.cited).toBe(true);
  });

  test.each([
    ['assumption-missing', { assumptionId: idOf(1) }],
    ['evidence-missing', { from: { projectId, evidenceId: idOf(59) } }],
    ['evidence-missing', { from: { projectId: idOf(997), evidenceId: idOf(50) } }],
    ['invalid-data', { from: { projectId } }],
  ])('is rejected as %s for %j', (reason, wrong) => {
    expect(forked().send(other, 'CarryEvidence', carried(wrong))).toBe(reason);
  });

  test('is rejected where the words differ, where it no longer counts, and where it was carried already', () => {
    expect(forked('They pay yearly').send(other, 'CarryEvidence', carried())).toBe('wording-differs');
    const log = forked();
    log.send(other, 'CarryEvidence', carried());
    expect(log.send(other, 'CarryEvidence', carried())).toBe('id-taken');
    log.send(ledger, 'WithdrawEvidence', { evidenceId: idOf(50), reason: 'Misheard' });
    expect(log.send(other, 'CarryEvidence', carried({ evidenceId: idOf(52) }))).toBe('evidence-missing');
  });
});

describe('RecordDecision', () => {
  test('keeps what it stood on: the version that was seen, the score of the weakest and its formula', () => {
    const log = begun();
    log.send(ledger, 'RecordEvidence', evidence(50));
    const successor = { ideaId: idOf(80), projectId: idOf(81), canvasId: idOf(82), title: ' New  bread ' };
    const data = decision(2, {
      kind: 'pivot',
      reason: ' It works ',
      reversedBy: ' Churn ',
      askAgainOn: '2026-06-01',
      successor,
    });
    expect(log.send(ledger, 'RecordDecision', data)).toEqual(['DecisionRecorded']);
    expect(log.state<Ledger>(ledger).decisions).toEqual([
      {
        ...{ id: idOf(70), kind: 'pivot', reason: 'It works', reversedBy: 'Churn', seenVersion: 2, score: 60 },
        ...{ formula: 'score-1', askAgainOn: '2026-06-01', successor: { ...successor, title: 'New bread' } },
        ongoing: [],
        place: { position: 3, recordedAt: noon, at: noon },
      },
    ]);
  });

  test.each([
    ['reason-empty', { reason: ' ' }],
    ['reason-empty', { kind: 'kill' }],
    ['reason-empty', { kind: 'pause', reversedBy: ' ' }],
    ['title-empty', { successor: { ideaId: idOf(1), projectId: idOf(1), canvasId: idOf(1), title: ' ' } }],
    ['ledger-moved', { seenVersion: 9 }],
    ['invalid-data', { kind: 'panic' }],
    ['invalid-data', { askAgainOn: 'soon' }],
    ['invalid-data', { score: 100 }],
  ])('is rejected as %s for %j', (reason, wrong) => {
    expect(begun().send(ledger, 'RecordDecision', decision(1, wrong))).toBe(reason);
  });

  test('is rejected once evidence came, went or came back since it was looked at, and not for other changes', () => {
    const log = begun();
    const seen = () => log.state<Ledger>(ledger).version;
    const decide = (version: number, n: number) =>
      log.send(ledger, 'RecordDecision', decision(version, { decisionId: idOf(n) }));
    const first = seen();
    log.send(ledger, 'WeighAssumption', { assumptionId: idOf(1), importance: 1, critical: true });
    expect(decide(first, 70)).toEqual(['DecisionRecorded']);
    expect(decide(first, 70)).toBe('id-taken');
    for (const [type, data] of [
      ['RecordEvidence', evidence(50)],
      ['WithdrawEvidence', { evidenceId: idOf(50), reason: 'Misheard' }],
      ['UndoChange', { fields: { [`evidence:${idOf(50)}:counts`]: { from: false, to: true } } }],
    ] as const) {
      const before = seen();
      expect(log.send(ledger, type, data)).toHaveLength(1);
      expect(decide(before, 71)).toBe('ledger-moved');
    }
    expect(decide(seen(), 71)).toEqual(['DecisionRecorded']);
  });

  test('is possible before anything was assumed, and has no score then', () => {
    const log = new LoopLog();
    expect(log.send(ledger, 'RecordDecision', decision(0))).toEqual(['DecisionRecorded']);
    expect(log.state<Ledger>(ledger).decisions[0]?.score).toBeNull();
  });
});

test('What an experiment showed is recorded and superseded by the server alone', () => {
  const log = begun();
  const judged = {
    ...{ evidenceId: `${idOf(30)}-1`, assumptionId: idOf(1), direction: 1, rung: 'market', weight: 2 },
    ...{ experimentId: idOf(30), judgement: 1, text: 'Would they?', selfReported: false },
  };
  expect(log.send(ledger, 'RecordJudgedEvidence', judged)).toBe('unknown-type');
  expect(log.send(ledger, 'SupersedeEvidence', { evidenceId: judged.evidenceId, reason: 'Judged again' })).toBe(
    'unknown-type',
  );
  expect(log.send(ledger, 'RecordJudgedEvidence', judged, 'system')).toEqual(['EvidenceRecorded']);
  expect(log.send(ledger, 'RecordJudgedEvidence', judged, 'system')).toBe('id-taken');
  expect(log.send(ledger, 'StateAssumption', stated(2), 'system')).toBe('unknown-type');
  expect(evidenceOf(log, judged.evidenceId)).toMatchObject({
    experimentId: idOf(30),
    judgement: 1,
    selfReported: false,
  });
});
