import { expect, test } from 'vitest';
import { sealData } from './seal-data.ts';

test('each field has 128 random bits of its own', () => {
  const data = { a: 1, b: 'two', c: null };
  const salts = [sealData(data), sealData(data)].flatMap((seals) => {
    expect(Object.keys(seals)).toEqual(['a', 'b', 'c']);
    return Object.values(seals).map((seal) => ('salt' in seal ? seal.salt : ''));
  });
  for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/u);
  expect(new Set(salts).size).toBe(6);
});

test('data without fields has no seals', () => expect(sealData({})).toEqual({}));
