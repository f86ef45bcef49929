import { describe, expect, test } from 'vitest';
import { sessionFailureOf } from './session-failure.ts';

const waitlistError = Object.assign(new Error('WAITLIST_NO_LONGER_AVAILABLE'), { name: 'WaitlistError' });

describe('why a session could not be begun', () => {
  test.each([
    ['a waitlist error', waitlistError, { kind: 'waitlist' }],
    ['no answer', { kind: 'no-answer' }, { kind: 'unavailable' }],
    [
      'a refusal',
      { kind: 'refused', status: 401, code: 'expired', message: 'Sign in again.' },
      { kind: 'refused', message: 'Sign in again.' },
    ],
    ['a fault of ours', new TypeError('x is not a function'), { kind: 'unexpected', message: 'x is not a function' }],
    ['anything else', 'so', { kind: 'unexpected', message: '' }],
  ])('%s', (_, reason, failure) => {
    expect(sessionFailureOf(reason)).toEqual(failure);
  });
});
