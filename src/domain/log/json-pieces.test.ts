import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

test('pieces joined are the JSON of any value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(4), (value, depth) => {
      expect([...jsonPieces(value, depth)].join('')).toBe(JSON.stringify(value));
    }),
    { numRuns: 300 },
  );
});

test('members that are absent are left out', () => {
  expect([...jsonPieces({ a: undefined, b: { c: undefined } })].join('')).toBe('{"b":{}}');
});
