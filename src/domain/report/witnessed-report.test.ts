import { expect, test } from 'vitest';
import {
  aReportedLog,
  experiment,
  idOf,
  materialIn,
  reportOf,
  textsOf,
} from '../../../tests/fixtures/a-reported-log.ts';
import type { ReportMaterial } from './report-material.ts';

const names = new Map([
  [idOf(1), 'Mira'],
  [idOf(2), 'Jonas'],
]);

/** The material with what is known of the lock of its one test. */
function materialOf(given: object = {}, lock: object = {}): ReportMaterial {
  const material = materialIn(aReportedLog());
  return {
    ...material,
    experiments: material.experiments.map((each) => ({
      ...each,
      ...given,
      lock: each.lock && { ...each.lock, ...lock },
    })),
  };
}
const witness = { by: idOf(2), position: 9, at: '2026-03-01T12:00:00.000Z' };

const proofIn = (material: ReportMaterial): string | undefined =>
  reportOf(material, { kind: 'experiments' }).notes[0]?.text;
const countIn = (material: ReportMaterial, kind: 'did' | 'experiments'): readonly string[] =>
  reportOf(material, { kind }).sections.flatMap(({ parts }) =>
    textsOf(parts).filter((text) => text.startsWith('Witnesses')),
  );

test('A test names who locked it and who witnessed that, and the report counts such tests', () => {
  const material = { ...materialOf({ witness }, { by: idOf(1) }), names };
  expect(proofIn(material)).toContain('Locked by Mira on Mar 1, 2026, witnessed by Jonas before the first interview.');
  const counted = ['Witnesses saw the lock of 1 of 1 test before the first result.'];
  expect([countIn(material, 'did'), countIn(material, 'experiments')]).toEqual([counted, counted]);
  expect(
    reportOf(material, { kind: 'experiments', about: experiment }).sections.flatMap(({ parts }) => textsOf(parts)),
  ).not.toContain(counted[0]);
});

test('In a team a test without a witness is counted as such', () => {
  const material = { ...materialOf({}, { by: idOf(1) }), names };
  expect(proofIn(material)).toContain('Locked by Mira on Mar 1, 2026.');
  expect(countIn(material, 'did')).toEqual(['Witnesses saw the lock of 0 of 1 test before the first result.']);
});

test('The report of a founder who works alone says nothing of it', () => {
  const material = materialOf({}, { by: idOf(1) });
  expect([
    proofIn(material)?.includes('Locked by'),
    countIn(material, 'did'),
    countIn(material, 'experiments'),
  ]).toEqual([false, [], []]);
});

test('A decision and a reported result name who made them, and nobody where a founder works alone', () => {
  const material = materialOf({ result: { k: 5, n: 10, note: '' }, reportedBy: idOf(2) });
  const { ledger } = material;
  const decided = ledger && {
    ...ledger,
    decisions: [
      {
        ...{
          id: idOf(70),
          kind: 'persevere' as const,
          reason: 'It works',
          reversedBy: '',
          askAgainOn: null,
          successor: null,
        },
        ...{ ongoing: [], seenVersion: 1, score: null, formula: 'score-1' },
        place: { position: 20, recordedAt: '2026-03-02T12:00:00.000Z', at: '2026-03-02T12:00:00.000Z', by: idOf(3) },
      },
    ],
  };
  const read = (given: Partial<ReportMaterial>) =>
    (['experiments', 'decisions'] as const).flatMap((kind) =>
      reportOf({ ...material, ledger: decided, ...given }, { kind }).sections.flatMap(({ parts }) => textsOf(parts)),
    );
  const team = read({ names }).join(' ');
  expect(team).toContain('Reported by Jonas.');
  expect(team).toContain('decided on Mar 2, 2026 by a former member');
  const alone = read({}).join(' ');
  expect(alone).toContain('Reported by the founder.');
  expect(alone).toMatch(/decided on Mar 2, 2026, /u);
});
