import { expect, test } from 'vitest';
import { aQuestion, yesNo } from '../../../tests/fixtures/a-survey.ts';
import { type AnswerWords, answerText, piped } from './answer-text.ts';
import { pipeName } from './pipes.ts';
import type { Answer, Question } from './survey.ts';

const words: AnswerWords = {
  ellis: { very: 'Very', somewhat: 'Somewhat', not: 'Not at all' },
  number: (value) => `#${value}`,
  day: (day) => `on ${day}`,
  money: (value) => `$${(value / 100).toFixed(2)}`,
};

test.each<[Partial<Question>, Answer, string]>([
  [{ kind: 'short' }, 'Rye', 'Rye'],
  [{ kind: 'one-of', options: yesNo }, 'yes', 'Yes'],
  [{ kind: 'one-of', options: yesNo }, 'gone', ''],
  [{ kind: 'some-of', options: yesNo }, ['no', 'gone', 'yes'], 'No, Yes'],
  [{ kind: 'ellis' }, 'not', 'Not at all'],
  [{ kind: 'nps' }, 9, '#9'],
  [{ kind: 'date' }, '2026-12-31', 'on 2026-12-31'],
  [{ kind: 'date' }, '2026-02-30', ''],
  [{ kind: 'price' }, { prices: [100, 250, 300, 999] }, '$1.00 · $2.50 · $3.00 · $9.99'],
  [{ kind: 'email' }, { email: 'a@b.example', consent: true }, 'a@b.example'],
])('%j %j reads %s', (question, answer, text) => {
  expect(answerText(aQuestion('q', question), answer, words)).toBe(text);
});

test('Earlier answers stand in a text, dots where there is none, and what is no question stays', () => {
  const survey = {
    questions: [aQuestion('name'), aQuestion('town'), aQuestion('intro', { kind: 'statement' })],
  };
  expect(piped('{name} of {town}: {intro} {__proto__} { name }', survey, { name: '{town} <b>$&' }, words)).toBe(
    '{town} <b>$& of …: {intro} {__proto__} { name }',
  );
});

test('An answer has spaces of its own, and without one the founder reads the question', () => {
  const survey = { questions: [aQuestion('role', { title: 'What do you do on the ward?' })] };
  const text = 'Which tools do you use as{role}?';
  expect([
    piped(text, survey, { role: 'Nurse' }, words),
    piped(text, survey, {}, words),
    piped(text, survey, {}, words, pipeName),
    piped('{q0123456789} was removed', survey, {}, words),
  ]).toEqual([
    'Which tools do you use as Nurse?',
    'Which tools do you use as …?',
    'Which tools do you use as [What do you do on the ward?]?',
    '… was removed',
  ]);
});
