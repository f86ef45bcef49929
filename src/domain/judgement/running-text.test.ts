import { expect, test } from 'vitest';
import type { Lock } from '../experiment/experiment.ts';
import type { Entry } from './entry.ts';
import { runningText } from './running-text.ts';

const day = (n: number): string => new Date(Date.UTC(2026, 2, 1) + n * 86_400_000).toISOString();
const lock: Lock = {
  ...{ criterion: 0.3, n: 12, ahead: 4.01, behind: 3.31, endsAt: null, windowMinutes: 60, counts: 'answers' },
  ...{ formula: 'corridor-1', position: 1, startedAt: day(0) },
};
const once: Lock = { ...lock, formula: 'wilson-1', ahead: 0, behind: 0 };
/** Interviews, one a day from the day of the start on. */
const entriesOf = (...answers: readonly boolean[]): readonly Entry[] =>
  answers.map((isYes, n) => {
    return { stream: `interview-${n}`, position: 10 + n, recordedAt: day(n), isYes, version: '', source: '' };
  });
const said = (of: Lock | null, entries: readonly Entry[], at: string) =>
  runningText({ lock: of, method: 'interviews' }, entries, at);

test('A test that is looked at from half of its sample on says so until then, and after a week no more', () => {
  const answers = entriesOf(true, true, true, false, false);
  expect([
    said(null, answers, day(5)),
    said(lock, [], day(0)),
    said(lock, answers, day(5)),
    said(lock, answers, day(7)),
    said({ ...lock, n: 4 }, answers, day(5)),
  ]).toEqual([
    '',
    'No interviews yet. 8 of 12 would settle it; the earliest is after the 6th interview, if it is clear by then.',
    '3 yes of 5. 8 of 12 would settle it; the earliest is after the 6th interview, if it is clear by then.',
    '3 yes of 5. 8 of 12 would settle it.',
    '3 yes of 4. Nothing can settle it anymore.',
  ]);
});

test('A test that is looked at once says that it settles with its last answer, also after a week', () => {
  const answers = entriesOf(true, true, true, false, false, true, true);
  expect([said(once, answers, day(6)), said(once, answers, day(9))]).toEqual([
    '5 yes of 7. 7 of 12 would settle it; the earliest is after the 12th interview.',
    '5 yes of 7. 7 of 12 would settle it; the earliest is after the 12th interview.',
  ]);
});
