import { expect, test } from 'vitest';
import { reauthenticationMethods } from './reauthentication.ts';
import { canUnlink, type SignInMethod } from './sign-in-record.ts';

test.each<[readonly SignInMethod[], boolean, readonly string[]]>([
  [['password'], false, ['password']],
  [['password'], true, ['password', 'passkey']],
  [['google', 'password'], false, ['password']],
  [['twitter', 'google'], false, ['google', 'twitter']],
  [['twitter', 'google'], true, ['google', 'twitter', 'passkey']],
  [[], false, ['recent']],
  [[], true, ['passkey', 'recent']],
])('an account with %j, with a passkey: %s, reauthenticates by %j', (methods, hasPasskey, ways) =>
  expect(reauthenticationMethods({ methods, hasPasskey })).toEqual(ways),
);

test('the last way in stays, and a way that is not there cannot go', () => {
  const record = (methods: readonly SignInMethod[]) => ({ methods });
  expect(canUnlink(record(['google']), 'google')).toBe(false);
  expect(canUnlink(record(['google', 'password']), 'google')).toBe(true);
  expect(canUnlink(record(['password', 'google']), 'github')).toBe(false);
});
