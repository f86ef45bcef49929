import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  assistantTokenOf,
  isAccessToken,
  looksLikeAccessToken,
  looksLikeAssistantToken,
  newAccessToken,
} from './token-text.ts';

test('a new token has its prefix and forty digits, and no other is the same', () => {
  const made = Array.from({ length: 200 }, newAccessToken);
  expect(made.filter((token) => !/^gw_[0-9A-Za-z]{40}$/.test(token) || !isAccessToken(token))).toEqual([]);
  expect(new Set(made).size).toBe(200);
});

test('the check is the same for ever', () => {
  const random = '0123456789ABCDEFGHIJKLMNOPQRSTUVWX';
  expect(isAccessToken(`gw_${random}0TeJoD`)).toBe(true);
});

test('a token with any one digit changed is none', () => {
  fc.assert(
    fc.property(fc.nat(39), fc.nat(61), (at, shift) => {
      const token = newAccessToken();
      const changed = [...token];
      changed[3 + at] = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'[shift] ?? '';
      expect(isAccessToken(changed.join(''))).toBe(changed.join('') === token);
    }),
  );
});

test.each([
  '',
  'gw_',
  `gw_${'0'.repeat(39)}`,
  `${newAccessToken()} `,
  ` ${newAccessToken()}`,
  newAccessToken().slice(3),
])('%j is no token', (text) => {
  expect(isAccessToken(text)).toBe(false);
});

test('what begins like a token is not taken for the token of a session', () => {
  expect(['gw_', 'gw_x', newAccessToken(), 'GW_x', 'x'].map(looksLikeAccessToken)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a token of an assistant has the same form and check, and neither is taken for the other', () => {
  const [token, own] = [assistantTokenOf(randomBytes(32)), newAccessToken()];
  expect(token).toMatch(/^gwa_[0-9A-Za-z]{40}$/);
  expect([isAccessToken(token), isAccessToken(token.slice(0, -1)), isAccessToken(`${token}0`)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([looksLikeAccessToken(token), looksLikeAssistantToken(token), looksLikeAssistantToken(own)]).toEqual([
    ...[false, true, false],
  ]);
});
