import { expect, test } from 'vitest';
import { lookOf, looksCount, personShapes } from './person-look.ts';

const members = Array.from({ length: 10 }, (_, n) => ({ accountId: `m${n}` }));

test('the first eight members look different, and the ninth like the first', () => {
  expect(members.map(({ accountId }) => lookOf(accountId, members))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1]);
  expect(lookOf('somebody', members)).toBe(0);
});

test('each look has a shape of its own', () => {
  expect([new Set(personShapes).size, personShapes.length]).toEqual([looksCount, looksCount]);
});
