import { describe, expect, test } from 'vitest';
import { authFailureOf, passwordVerdictOf } from './auth-failure.ts';

describe('what an actor rejected with is read as', () => {
  test.each([
    [{ kind: 'email-exists' }, 'email-exists'],
    [{ kind: 'no-answer' }, 'offline'],
    [{ kind: 'refused', status: 401, code: 'x', message: '' }, 'refused'],
    [{ kind: 'refused', status: 429, code: 'x', message: '' }, 'too-many-attempts'],
    [{ kind: 'refused', status: 503, code: 'x', message: '' }, 'unavailable'],
    [Object.assign(new Error('WAITLIST_NO_LONGER_AVAILABLE'), { name: 'WaitlistError' }), 'waitlist'],
    [{ name: 'WaitlistError', message: 'as the journal keeps it' }, 'waitlist'],
    [{ kind: 'of the future' }, 'unexpected'],
    [new TypeError('a fault'), 'unexpected'],
    [undefined, 'unexpected'],
    ['text', 'unexpected'],
    [{ kind: 'offline', missing: 'of another failure' }, 'offline'],
  ])('%j: %s', (reason, kind) => {
    expect(authFailureOf(reason)).toEqual({ kind });
  });
});

test('what a weak password lacks is kept', () => {
  const failure = { kind: 'weak-password', missing: 'Password must contain a numeric character' };
  expect(authFailureOf({ ...failure, other: 1 })).toEqual(failure);
});

test.each([
  ['common-password', 'too-common'],
  ['personal-password', 'too-personal'],
  ['weak-password', null],
  ['offline', null],
])('%s is said beside the field as %s', (kind, verdict) => expect(passwordVerdictOf({ kind })).toBe(verdict));
