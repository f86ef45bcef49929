import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessTokenLimits, judgeTokenName, newAccessTokenSchema, roleOfToken } from './access-token.ts';

test('a name of a token is judged as it is typed', () => {
  const longest = 'x'.repeat(accessTokenLimits.name);
  expect(['', ' \n ', ` ${longest} `, `${longest}x`, 'Zapier\u0007', 'Zapier 2'].map(judgeTokenName)).toEqual([
    ...['missing', 'missing', 'ok', 'too-long', 'unusable', 'ok'],
  ]);
});

test('the server takes the very names that are judged good', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '\u0007', '👋'), maxLength: 64 }), (name) => {
      const { success } = newAccessTokenSchema.safeParse({ name, scope: 'read', expiresInDays: 30 });
      expect(success).toBe(judgeTokenName(name) === 'ok');
    }),
  );
});

test('a token never has more than a member, and to read no more than a viewer', () => {
  const roles = ['owner', 'member', 'advisor', 'viewer'] as const;
  expect(roles.map((role) => [roleOfToken(role, 'write'), roleOfToken(role, 'read')])).toEqual([
    ['member', 'viewer'],
    ['member', 'viewer'],
    ['advisor', 'viewer'],
    ['viewer', 'viewer'],
  ]);
});
