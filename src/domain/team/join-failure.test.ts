import { expect, test } from 'vitest';
import { joinFailureOf } from './join-failure.ts';

const refused = (status: number, code: string | number) => ({ kind: 'refused', status, code, message: '' });

test.each([
  [refused(404, 'not-found'), 'gone'],
  [refused(400, 'invalid'), 'gone'],
  [refused(403, 'other-address'), 'other-address'],
  [refused(403, 'address-unverified'), 'address-unverified'],
  [refused(409, 'team-full'), 'team-full'],
  [refused(409, 'too-many-workspaces'), 'too-many-workspaces'],
  [refused(429, 'too-many-requests'), 'too-many'],
  [refused(500, 500), 'unexpected'],
  [{ kind: 'no-answer' }, 'offline'],
  [new Error('broken'), 'unexpected'],
])('%j is %s', (reason, failure) => {
  expect(joinFailureOf(reason)).toBe(failure);
});
