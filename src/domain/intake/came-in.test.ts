import { expect, test } from 'vitest';
import { runOf, signUpOf } from '../../../tests/fixtures/an-intake.ts';
import { withParts } from '../log/parts.ts';
import { cameInOn, cameInText, nothingCameIn } from './came-in.ts';
import type { Intake, IntakeEntry } from './intake.ts';

type Given = Pick<IntakeEntry, 'id' | 'goal' | 'ordinal'> & Partial<IntakeEntry>;
const entry = ({ id, ...given }: Given) =>
  ({ ...signUpOf(given.ordinal, id, 'p', `${id}@example.org`), id, excludedFor: null, ...given }) as IntakeEntry;
const intakeOf = (n: number, entries: readonly Given[], more: Partial<Intake> = {}) =>
  ({
    ...{ id: 'i', projectId: 'p', visits: n, runs: [{ ...runOf(n), from: 1, position: 1 }], dropped: {} },
    entries: withParts({}, entries.map(entry)),
    ...more,
  }) as Intake;
const friend = { excludedFor: 'A friend' };
const response = { choices: {}, words: {}, passed: [], once: 'visitor', link: null, language: 'en' } as const;

test('On a page each visitor counts, and once whatever they did, by the goal of it', () => {
  const page = intakeOf(10, [
    { id: 'a', goal: 'sign-up', ordinal: 3 },
    { id: 'b', goal: 'sign-up', ordinal: 3 },
    { id: 'c', goal: 'fake-door', ordinal: 3 },
    { id: 'd', goal: 'pre-order', ordinal: 9 },
  ]);
  expect(cameInOn('page', page)).toEqual({
    ...nothingCameIn,
    ...{ visitors: 10, 'sign-up': 1, 'fake-door': 1, 'pre-order': 1 },
  });
});

test('Neither the founder counts nor whoever was excluded, alone or with a network', () => {
  const origins = Array.from({ length: 10 }, (_, nth) => `${nth < 4 ? 'cafe0000' : 'beef0000'}.0000000${nth}`);
  const page = intakeOf(
    10,
    [
      { id: 'own', goal: 'sign-up', ordinal: null },
      { id: 'friend', goal: 'sign-up', ordinal: 9, ...friend },
      { id: 'network', goal: 'sign-up', ordinal: 2 },
      { id: 'counts', goal: 'sign-up', ordinal: 10 },
    ],
    { runs: [{ ...runOf(10), from: 1, position: 1, origins }], excludedNetworks: { cafe0000: 'Our office' } },
  );
  expect(cameInOn('page', page)).toEqual({ ...nothingCameIn, visitors: 5, 'sign-up': 1 });
});

test('An excluded visitor is none, the last of them too; one whose visit has not counted yet takes nothing away', () => {
  const without = (ordinal: number) =>
    cameInOn('page', intakeOf(10, [{ id: 'x', goal: 'sign-up', ordinal, ...friend }])).visitors;
  expect([without(1), without(10), without(11)]).toEqual([9, 9, 10]);
});

test('On a survey the responses count that its results count, and nobody is a visitor', () => {
  const survey = intakeOf(8, [
    { id: 'a', goal: 'survey', ordinal: 1, response },
    { id: 'own', goal: 'survey', ordinal: null, response },
    { id: 'friend', goal: 'survey', ordinal: 2, response, ...friend },
  ]);
  expect(cameInOn('survey', survey)).toEqual({ ...nothingCameIn, responses: 1 });
});

test('The same intake is counted once', () => {
  const page = intakeOf(3, []);
  expect(cameInOn('page', page)).toBe(cameInOn('page', page));
});

test.each([
  [
    { visitors: 1_034, 'sign-up': 5, 'fake-door': 3, 'pre-order': 2, responses: 2, interviews: 4 },
    '1,034 visitors, 5 sign-ups, 3 clicks, 2 orders, 2 survey responses, 4 interviews',
  ],
  [
    { visitors: 1, 'sign-up': 1, 'fake-door': 1, 'pre-order': 1, responses: 1, interviews: 1 },
    '1 visitor, 1 sign-up, 1 click, 1 order, 1 survey response, 1 interview',
  ],
  [{ ...nothingCameIn, responses: 3 }, '3 survey responses'],
  [nothingCameIn, ''],
])('what came in is told without what did not: %o', (counts, text) => {
  expect(cameInText(counts)).toBe(text);
});
