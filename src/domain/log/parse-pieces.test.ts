import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.ts';
import { parsePieces } from './parse-pieces.ts';

function parse(pieces: Iterable<string>): { value: unknown; pauses: number } {
  const reading = parsePieces(pieces);
  let pauses = 0;
  for (;;) {
    const next = reading.next();
    if (next.done) return { value: next.value, pauses };
    pauses += 1;
  }
}

test('what was cut into pieces is put together as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(4), (value, depth) => {
      const text = JSON.stringify(value);
      expect(JSON.stringify(parse(jsonPieces(JSON.parse(text), depth)).value)).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test('between two members there is time for something else', () => {
  const state = { nodes: { a: { one: 1, two: 2 }, b: {} }, edges: [1, 2, 3] };
  expect(parse(jsonPieces(state, 3))).toEqual({ value: state, pauses: 10 });
});

test.each([
  ['none', []],
  ['the end is missing', ['{"a":', '1']],
  ['one too many', ['1', '2']],
  ['an array that is none', ['[', '1', '}']],
])('pieces of no value are refused: %s', (_, pieces) => {
  expect(() => parse(pieces)).toThrow(SyntaxError);
});
