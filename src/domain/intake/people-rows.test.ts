import { expect, test } from 'vitest';
import type { Intake, IntakeEntry } from './intake.ts';
import { peopleRows } from './people-rows.ts';

const received = '2026-03-01T12:00:00.000Z';
const entry = (id: string, given: Partial<IntakeEntry>): IntakeEntry => ({
  ...{ id, goal: 'sign-up', ordinal: 1, version: 'a', publishedVersion: 1, source: 'direct', form: 'form' },
  ...{ consentHash: '', hasAnswers: false, email: `${id}@example.org`, answers: [], repeats: 0, confirmedAt: null },
  ...{ confirmedPosition: null, excludedFor: null, note: '', erased: false, position: 1, receivedAt: received },
  ...given,
});
const intake = (...entries: readonly IntakeEntry[]): Intake => ({
  ...{ id: 'page', projectId: 'project', visits: 9, runs: [], dropped: {} },
  entries: { all: Object.fromEntries(entries.map((each) => [each.id, each])) },
});

test('people stand in the order in which they came, whichever page they came to, each with what they said', () => {
  const confirmedAt = '2026-03-01T13:00:00.000Z';
  const first = intake(entry('late', { position: 7, answers: ['One', '', 'Three'], note: 'Call back' }));
  const second = intake(
    entry('early', { position: 3, goal: 'pre-order', version: 'b', confirmedAt, excludedFor: 'A friend' }),
    entry('door', { position: 1, goal: 'fake-door', email: '' }),
    entry('erased', { position: 2, erased: true, email: '' }),
  );
  expect(
    peopleRows([
      { title: 'Crumb', intake: first },
      { title: 'Loaf', intake: second },
    ]),
  ).toEqual([
    [
      'Email',
      'Page',
      'Goal',
      'Received',
      'Confirmed',
      'Version',
      'Source',
      'Answer 1',
      'Answer 2',
      'Answer 3',
      'Excluded because',
      'Note',
    ],
    ['early@example.org', 'Loaf', 'Pre-order', received, confirmedAt, 'B', 'direct', '', '', '', 'A friend', ''],
    ['late@example.org', 'Crumb', 'Sign-up', received, '', 'A', 'direct', 'One', '', 'Three', '', 'Call back'],
  ]);
});

test('no cell that strangers fill in is run by a spreadsheet', () => {
  const evil = '=HYPERLINK("https://evil.example")';
  const row = peopleRows([
    { title: evil, intake: intake(entry('x', { email: '+a@example.org', source: '@x', answers: [evil], note: evil })) },
  ])[1];
  expect(row).toEqual([
    "'+a@example.org",
    `'${evil}`,
    'Sign-up',
    received,
    '',
    'A',
    "'@x",
    `'${evil}`,
    '',
    '',
    '',
    `'${evil}`,
  ]);
});
