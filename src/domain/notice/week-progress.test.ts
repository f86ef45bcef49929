import { expect, test } from 'vitest';
import { consentHash, runOf, seenBy, signUpOf } from '../../../tests/fixtures/an-intake.ts';
import { evolveIntake } from '../intake/evolve-intake.ts';
import type { Intake } from '../intake/intake.ts';
import { progressLine } from './week-progress.ts';

const projectId = '01234567-89ab-4cde-8f01-000000000001';
const stream = 'intake-01234567-89ab-4cde-8f01-000000000002';

type Given = readonly [type: string, data: object];
const fold = (before: Intake | undefined, ...facts: readonly Given[]): Intake | undefined =>
  facts.reduce<Intake | undefined>(
    (intake, [type, data], n) =>
      evolveIntake(intake, { type, data, at: '2026-03-04T12:00:00.000Z', position: n + 1 } as never, stream),
    before,
  );
const visits = (from: number, n: number): Given => [
  'VisitsTallied',
  { projectId, from, runs: [runOf(n)], dropped: {} },
];
const signUp = (ordinal: number | null, entryId = `e${ordinal}`): Given => [
  'SignUpReceived',
  signUpOf(ordinal, entryId, projectId, `${entryId}@example.org`),
];
const response = (ordinal: number | null, entryId: string): Given => [
  'ResponseCompleted',
  {
    ...seenBy(ordinal, entryId, projectId),
    choices: {},
    passed: [],
    once: 'visit',
    link: null,
    language: 'en',
    consentHash,
  },
];
const excluded = (entryId: string): Given => ['EntryExcluded', { entryId, reason: 'A friend' }];

const earlier = fold(undefined, visits(1, 10), signUp(3));
const page = (before: Intake | undefined, ...facts: readonly Given[]) =>
  ({ kind: 'page', before, after: fold(before, ...facts) }) as const;
const survey = (...facts: readonly Given[]) =>
  ({ kind: 'survey', before: undefined, after: fold(undefined, ...facts) }) as const;

test.each<[string, Parameters<typeof progressLine>, string | undefined]>([
  ['nothing', [[], 0], undefined],
  ['nothing new on a page', [[page(earlier)], 0], undefined],
  ['sixty visitors', [[page(earlier, visits(11, 60))], 0], 'New this week: 60 visitors.'],
  ['the first visitor', [[page(undefined, visits(1, 1))], 0], 'New this week: 1 visitor.'],
  [
    'all there is',
    [
      [
        page(earlier, visits(11, 1190), signUp(11), signUp(12), ['FakeDoorChosen', seenBy(13, 'door', projectId)]),
        page(undefined, visits(1, 2), [
          'SignUpReceived',
          { ...signUpOf(1, 'order', projectId, 'o@example.org'), goal: 'pre-order' },
        ]),
        survey(visits(1, 9), response(1, 'r1'), response(2, 'r2')),
      ],
      3,
    ],
    'New this week: 1,192 visitors, 2 sign-ups, 1 click, 1 order, 2 survey responses, 3 interviews.',
  ],
  [
    'people who do not count',
    [
      [
        page(earlier, visits(11, 3), signUp(11), excluded('e11'), signUp(null, 'own')),
        survey(response(1, 'r1'), excluded('r1'), response(null, 'own')),
      ],
      0,
    ],
    'New this week: 2 visitors.',
  ],
  ['somebody of an earlier week who is excluded now', [[page(earlier, excluded('e3'))], 0], undefined],
])('a week with %s', (_, given, expected) => {
  expect(progressLine(...given)).toBe(expected);
});
