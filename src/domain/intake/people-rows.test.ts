import { expect, test } from 'vitest';
import type { Intake, IntakeEntry } from './intake.ts';
import { peopleRows, withoutAddress } from './people-rows.ts';

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

const asked =
  (...questions: readonly string[]) =>
  ({ answers }: IntakeEntry) =>
    answers.flatMap((answer, n) => (answer === '' ? [] : [{ question: questions[n] ?? '', answer }]));

test('responses without an address are counted, not those of a page or of somebody who was erased', () => {
  const response = { choices: {}, words: {}, passed: [], once: 'visitor', link: null, language: 'en' } as const;
  const held = intake(
    entry('known', { goal: 'survey', response }),
    entry('unknown', { goal: 'survey', response, email: '' }),
    entry('erased', { goal: 'survey', response, email: '', erased: true }),
    entry('door', { goal: 'fake-door', email: '' }),
  );
  expect(withoutAddress([{ title: 'Crumb', intake: held }])).toBe(1);
});

test('people stand in the order in which they came, whichever page they came to, each with what they said', () => {
  const confirmedAt = '2026-03-01T13:00:00.000Z';
  const first = intake(entry('late', { position: 7, answers: ['One', '', 'Three'], note: 'Call back' }));
  const second = intake(
    entry('early', {
      position: 3,
      answers: ['Two'],
      goal: 'pre-order',
      version: 'b',
      confirmedAt,
      excludedFor: 'A friend',
    }),
    entry('door', { position: 1, goal: 'fake-door', email: '' }),
    entry('erased', { position: 2, erased: true, email: '' }),
  );
  expect(
    peopleRows([
      { title: 'Crumb', intake: first, answersOf: asked('Bakery?', 'Answer 2', 'Staff?') },
      { title: 'Loaf', intake: second, answersOf: asked('Bakery?') },
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
      'Bakery?',
      'Staff?',
      'Excluded because',
      'Note',
    ],
    ['early@example.org', 'Loaf', 'Pre-order', received, confirmedAt, 'B', 'direct', 'Two', '', 'A friend', ''],
    ['late@example.org', 'Crumb', 'Sign-up', received, '', 'A', 'direct', 'One', 'Three', '', 'Call back'],
  ]);
});

test('no cell that strangers fill in is run by a spreadsheet', () => {
  const evil = '=HYPERLINK("https://evil.example")';
  const [names, row] = peopleRows([
    {
      title: evil,
      intake: intake(entry('x', { email: '+a@example.org', source: '@x', answers: [evil], note: evil })),
      answersOf: asked(evil),
    },
  ]);
  expect(names?.[7]).toBe(`'${evil}`);
  expect(row).toEqual(["'+a@example.org", `'${evil}`, 'Sign-up', received, '', 'A', "'@x", `'${evil}`, '', `'${evil}`]);
});
