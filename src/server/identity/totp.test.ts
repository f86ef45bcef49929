import { expect, test } from 'vitest';
import { base32OfSecret, newTotpSecret, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B, SHA1; the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890');
const vectors = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
] as const;
const at = (seconds: number): Date => new Date(seconds * 1000);

test.each(vectors)('at %i s the code is %s', (seconds, code) => {
  expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a code is good for a step before and after, and says which step it is for', () => {
  const steps = [-60, -30, 0, 30, 60].map((seconds) => stepOfCode(secret, '050471', at(1111111111 + seconds)));
  const step = Math.floor(1111111111 / 30);
  expect(steps).toEqual([null, step, step, step, null]);
});

test.each(['', '05047', '0504711', 'abcdef', ' 50471', '٠٥٠٤٧١'])('%j is no code', (text) => {
  expect(stepOfCode(secret, text, at(1111111111))).toBeNull();
});

test('a secret has 160 bits, in letters that apps read', () => {
  expect(newTotpSecret()).toHaveLength(20);
  expect(base32OfSecret(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
