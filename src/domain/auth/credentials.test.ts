import { expect, test } from 'vitest';
import { areAcceptable, submitCredentials, withoutProblem } from './credentials.ts';

test('a form is judged and its address tidied, its password left as it is', () => {
  const typed = { email: ' ada@example.org ', password: ' secret' };
  const judge = (judged: typeof typed) => (judged === typed ? 'too-short' : 'ok');
  expect(submitCredentials(typed, judge)).toEqual({
    email: 'ada@example.org',
    password: ' secret',
    verdicts: { email: 'ok', password: 'too-short' },
  });
});

test('only a form without a problem is acceptable', () => {
  expect(areAcceptable({ email: 'ok', password: 'ok' })).toBe(true);
  expect(areAcceptable({ email: 'missing', password: 'ok' })).toBe(false);
  expect(areAcceptable({ email: 'ok', password: 'too-long' })).toBe(false);
});

test('changing a field clears its own problem', () => {
  const both = { email: 'malformed', password: 'missing' } as const;
  expect(withoutProblem(both, 'email')).toEqual({ email: 'ok', password: 'missing' });
  expect(withoutProblem({ email: 'ok', password: 'missing' }, 'password')).toBeNull();
  expect(withoutProblem(null, 'email')).toBeNull();
});
