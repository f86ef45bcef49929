import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test.each([
  ['', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['abcdefghij', 1],
  ['bridge', 2],
  ['plainword', 2],
  ['Tr4il-head', 4],
  ['plain words of ada', 4],
])('%j is of level %i', (password, level) => expect(strengthOf(password)).toBe(level));

test('one more character never makes a password of one alphabet weaker', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,40}$/), fc.stringMatching(/^[a-z]$/), (password, more) => {
      expect(strengthOf(password + more)).toBeGreaterThanOrEqual(strengthOf(password));
    }),
  );
});
