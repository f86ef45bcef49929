import { expect, test } from 'vitest';
import { accountFailureOf } from './account-failure.ts';

const refused = (status: number, code: string) => ({ kind: 'refused', status, code, message: '' });

test.each([
  [{ kind: 'sign-in-too-old' }, 'sign-in-too-old'],
  [{ kind: 'other-person' }, 'other-person'],
  [refused(403, 'sign-in-too-old'), 'sign-in-too-old'],
  [refused(403, 'not-your-identity'), 'refused'],
  [refused(404, 'not-found'), 'gone'],
  [refused(429, 'too-many-requests'), 'too-many-attempts'],
  [refused(503, 'busy'), 'unavailable'],
  [{ kind: 'no-answer' }, 'offline'],
  [{ kind: 'wrong-credentials' }, 'wrong-credentials'],
  [new Error('x'), 'unexpected'],
  [null, 'unexpected'],
])('%j means %s', (reason, kind) => expect(accountFailureOf(reason)).toEqual({ kind }));
