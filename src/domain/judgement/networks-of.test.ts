import { expect, test } from 'vitest';
import { aResponse } from '../../../tests/fixtures/a-survey.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { Intake, IntakeEntry, PlacedRun } from '../intake/intake.ts';
import { withParts } from '../log/parts.ts';
import { networksOf } from './networks-of.ts';
import { visitorsLeftOut } from './page-entries.ts';

const start = '2026-03-01T12:00:00.000Z';
const later = '2026-03-02T12:00:00.000Z';
const run = { version: 'a', source: 'direct', position: 11 } as const;
const runs: readonly PlacedRun[] = [
  { ...run, n: 2, from: 1, since: start, until: start },
  { ...run, n: 3, from: 3, since: start, until: start, origins: ['one.a', 'two.a', 'one.b'] },
  { ...run, n: 2, from: 6, since: later, until: later, origins: ['two.c', 'six.a'] },
];
const intakeOf = (...entries: readonly IntakeEntry[]): Intake => ({
  ...{ id: 's', projectId: 'p', visits: 7, runs, dropped: {}, entries: withParts({}, entries) },
  excludedNetworks: { one: 'A rival' },
});
const lock = {
  n: 60,
  networkRule: 'one',
  counts: 'received',
  windowMinutes: 60,
  position: 10,
  startedAt: start,
  endsAt: null,
};
const testOf = (kind: string, goal: string) =>
  ({ artefact: { kind, id: 's', goal }, lock, closed: null, method: kind }) as unknown as Experiment;

test('What came of a page from each network of a day, the most first, whether it counts or not', () => {
  const signUp = (ordinal: number, receivedAt = start) =>
    ({ id: `e${ordinal}`, goal: 'sign-up', ordinal, excludedFor: null, receivedAt, position: 12 }) as IntakeEntry;
  expect(networksOf(testOf('page', 'sign-up'), intakeOf(signUp(1), signUp(5), signUp(6, later)))).toEqual([
    { network: 'one', since: start, k: 1, n: 2, excludedFor: 'A rival' },
    { network: 'two', since: start, k: 1, n: 2, excludedFor: null },
    { network: 'six', since: later, k: 0, n: 1, excludedFor: null },
  ]);
});

test('Of a network that brought more than counts, all that came is listed', () => {
  const origins = ['one.a', 'one.a', 'one.a', 'one.a', 'one.a'];
  const crowd: PlacedRun = { ...run, n: 5, from: 1, since: start, until: start, origins };
  const last = { id: 'e5', goal: 'sign-up', ordinal: 5, excludedFor: null, receivedAt: start, position: 12 };
  const { excludedNetworks: _, ...intake } = { ...intakeOf(last as IntakeEntry), visits: 5, runs: [crowd] };
  const page = testOf('page', 'sign-up');
  expect([networksOf(page, intake), visitorsLeftOut(page, intake, 'many-from-one-network')]).toEqual([
    [{ network: 'one', since: start, k: 1, n: 5, excludedFor: null }],
    2,
  ]);
});

test('Of a survey its responses, and of nothing that runs none', () => {
  const response = (ordinal: number, answer: string) =>
    aResponse(ordinal, { choices: { ellis: answer } }, { position: 20 + ordinal, receivedAt: start });
  const survey = testOf('survey', 'answer:ellis:is:very');
  const intake = intakeOf(response(1, 'very'), response(3, 'very'), response(5, 'not'), response(4, 'not'));
  expect([
    networksOf(survey, intake),
    networksOf(survey, undefined),
    networksOf({ ...survey, lock: null }, intake),
  ]).toEqual([
    [
      { network: 'one', since: start, k: 1, n: 2, excludedFor: 'A rival' },
      { network: 'two', since: start, k: 0, n: 1, excludedFor: null },
    ],
    [],
    [],
  ]);
});
