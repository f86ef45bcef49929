import { expect, test } from 'vitest';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Assumption, DecisionMade, Evidence, Ledger, LedgerPlace } from '#domain/ledger/ledger.ts';
import { ledgerParts, readExperiment } from './readings.ts';

const draft = {
  ...{ id: 'x', projectId: 'p', assumptionId: 'a', method: 'smoke-test', question: 'Do they order?', learning: '' },
  ...{ criterion: 0.1, n: 50, endsAt: '2026-03-01T00:00:00.000Z', discarded: false, lock: null, judgements: [] },
  designedAt: '2026-01-01T00:00:00.000Z',
} as unknown as Experiment;
const lock = { criterion: 0.2, n: 80, endsAt: '2026-04-01T00:00:00.000Z', ahead: 3, behind: 4 };
const terms = { criterion: 0.2, n: 80, endsAt: '2026-04-01T00:00:00.000Z' };

const about = { id: 'x', assumptionId: 'a', method: 'smoke-test', question: 'Do they order?' };
const designed = { learning: '', designedAt: '2026-01-01T00:00:00.000Z' };

test('a test is read with its terms as they are designed, and from its start as they were locked', () => {
  const open = { verdict: null, yeses: null, answers: null };
  expect(readExperiment(draft)).toEqual({
    ...{ ...about, stage: 'draft', criterion: 0.1, n: 50, endsAt: '2026-03-01T00:00:00.000Z' },
    ...{ ...open, ...designed },
  });
  const started = { ...draft, lock } as unknown as Experiment;
  expect(readExperiment(started)).toEqual({ ...about, stage: 'running', ...terms, ...open, ...designed });
});

test('a test is read with the last of its judgements', () => {
  const judgements = [
    { verdict: 'confirmed', k: 9, n: 20 },
    { verdict: 'refuted', k: 7, n: 19 },
  ];
  const judged = { ...draft, lock, judgements, learning: 'Ask for money' } as unknown as Experiment;
  expect(readExperiment(judged)).toEqual({
    ...{ ...about, stage: 'judged', ...terms, verdict: 'refuted', yeses: 7, answers: 19 },
    ...{ ...designed, learning: 'Ask for money' },
  });
});

test('a ledger is read in the order in which its parts came, at the server’s time where that is known', () => {
  const [server, founder] = ['2026-02-02T00:00:00.000Z', '2026-01-31T00:00:00.000Z'];
  const place: LedgerPlace = { position: 7, recordedAt: server, at: founder };
  const stated = { text: 'People rent', lens: 'desirability', importance: 4, critical: true, retired: false };
  const assumption = (id: string, order: number) => ({ ...stated, id, order, statedAt: founder }) as Assumption;
  const weighed = {
    assumptionId: 'a',
    direction: 1,
    rung: 'conviction',
    weight: 0,
    text: 'Yes',
    url: 'https://x.example',
  };
  const found = { ...weighed, experimentId: 'x', superseded: 'Misheard' };
  const evidence = (id: string, order: number, at: LedgerPlace) => ({ ...found, id, order, place: at }) as Evidence;
  const made = { kind: 'persevere', reason: 'They pay', reversedBy: 'They leave', askAgainOn: '2026-05-01', score: 61 };
  const decided = (id: string, at: LedgerPlace) => ({ ...made, id, place: at }) as DecisionMade;
  const unsent: LedgerPlace = { position: null, recordedAt: null, at: founder };
  const ledger = {
    assumptions: { '0': { b: assumption('b', 1), a: assumption('a', 0) } },
    evidence: { '0': { f: evidence('f', 1, unsent), e: evidence('e', 0, place) } },
    decisions: [decided('d', place), decided('c', unsent)],
  } as unknown as Ledger;
  const { text, lens, importance, critical, retired } = stated;
  const shown = { text, lens, importance, critical, retired, statedAt: founder };
  expect(ledgerParts.assumptions(ledger)).toEqual([
    { id: 'a', ...shown },
    { id: 'b', ...shown },
  ]);
  expect(ledgerParts.evidence(ledger)).toEqual([
    { id: 'e', ...found, at: server },
    { id: 'f', ...found, at: founder },
  ]);
  expect(ledgerParts.decisions(ledger)).toEqual([
    { id: 'd', ...made, at: server },
    { id: 'c', ...made, at: founder },
  ]);
});
