import { expect, test } from 'vitest';
import { answersOf } from '#domain/page/words/answers-of.ts';
import { aContent } from '../../../tests/fixtures/published-page.ts';
import { readPerson } from './read-entry.ts';

const { wrong } = answersOf(aContent());

/** Reads the answers to questions with these headings; an empty heading is not shown. */
function answered(...both: readonly (readonly [heading: string, answer: string])[]) {
  const questions = both.map(([heading], n) => ({ id: `q${n}`, kind: 'question', fields: { heading }, items: [] }));
  const block = { id: 'form', kind: 'form', fields: {}, items: questions };
  const sent = Object.fromEntries(both.map(([, answer], n) => [`answer-${n + 1}`, answer]));
  const all = { email: 'ada@example.org', consent: 'yes', ...sent };
  return readPerson({ block, goal: 'sign-up', questions }, all, wrong);
}

test('a sign-up has answers if every question that was shown is answered, and one was', () => {
  const person = (answers: readonly string[], hasAnswers: boolean) => ({
    ...{ email: 'ada@example.org', answers, hasAnswers },
  });
  expect([
    answered(['How many?', '12'], ['How?', 'By feel']),
    answered(['How many?', '12'], ['', '']),
    answered(['How many?', '12'], ['How?', '']),
    answered(['', '']),
    answered(),
  ]).toEqual([
    person(['12', 'By feel'], true),
    person(['12', ''], true),
    person(['12', ''], false),
    person([''], false),
    person([], false),
  ]);
});
