import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutDeepJson } from './cut-deep-json.ts';

const nested = (levels: number, inner: string): string => `${'['.repeat(levels)}${inner}${']'.repeat(levels)}`;

test('what lies within 64 others is null, and what lies beside it stays', () => {
  expect(cutDeepJson(nested(64, '1'))).toBe(nested(64, '1'));
  expect(cutDeepJson(nested(65, '1'))).toBe(nested(64, 'null'));
  expect(cutDeepJson(nested(500_000, ''))).toBe(nested(64, 'null'));
  expect(cutDeepJson(nested(64, '1,[2,{"a":[3]}],4,{"b":5},"c"'))).toBe(nested(64, '1,null,4,null,"c"'));
  expect(cutDeepJson(`${'{"a":['.repeat(32)}{"b":1}${']}'.repeat(32)}`)).toBe(
    `${'{"a":['.repeat(32)}null${']}'.repeat(32)}`,
  );
});

test('brackets in texts, and those beside each other, are no levels', () => {
  const texts = JSON.stringify(['['.repeat(100), '\\"['.repeat(100), '\\', '['.repeat(100)]);
  const beside = JSON.stringify(Array.from({ length: 100 }, () => []));
  expect([cutDeepJson(texts), cutDeepJson(beside)]).toEqual([texts, beside]);
});

test('whatever is cut is what JSON.parse would have read, but for what is too deep', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.integer({ min: 55, max: 70 }), (value, levels) => {
      const json = nested(levels, JSON.stringify(value));
      expect(JSON.parse(cutDeepJson(json))).toEqual(cut(JSON.parse(json), 64));
    }),
  );
});

test('a text that is no JSON is none when it is cut', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 80 }), (text, levels) => {
      expect(() => JSON.parse(cutDeepJson(`${'['.repeat(levels)}${text.replaceAll(/[[\]{}"]/g, '')} x`))).toThrow();
    }),
  );
  expect(cutDeepJson('["\\')).toBe('["\\');
});

function cut(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return null;
  if (Array.isArray(value)) return value.map((each) => cut(each, levels - 1));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cut(each, levels - 1)]));
}
