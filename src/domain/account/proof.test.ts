import { expect, test } from 'vitest';
import { proofWaysOf } from './proof.ts';
import { canUnlink, type SignInMethod } from './sign-in-record.ts';

test.each<[readonly SignInMethod[], readonly string[]]>([
  [['password'], ['password']],
  [['google', 'password'], ['password']],
  [
    ['twitter', 'google'],
    ['google', 'twitter'],
  ],
  [[], ['recent']],
])('who signs in by %j proves it by %j', (methods, ways) => expect(proofWaysOf({ methods })).toEqual(ways));

test('the last way in stays, and a way that is not there cannot go', () => {
  const record = (methods: readonly SignInMethod[]) => ({ email: 'ada@example.org', methods, factors: [] });
  expect(canUnlink(record(['google']), 'google')).toBe(false);
  expect(canUnlink(record(['google', 'password']), 'google')).toBe(true);
  expect(canUnlink(record(['password', 'google']), 'github')).toBe(false);
});
