import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha-256.ts';

const oracle = (text: string): string => createHash('sha256').update(text).digest('hex');

test('the digest is the SHA-256 of a text, whatever its length', () => {
  for (const length of [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 10_000]) {
    const text = 'é'.repeat(length % 7) + 'a'.repeat(length);
    expect(sha256(text)).toBe(oracle(text));
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => sha256(text) === oracle(text)));
});
