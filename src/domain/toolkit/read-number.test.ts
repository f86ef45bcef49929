import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

const any = { decimals: 6, signs: ['%'] };
const euros = { decimals: 2, signs: ['EUR', '€'] };
const whole = { decimals: 0, signs: [] };

describe('a number is read as people write it', () => {
  test.each([
    ['1234.5', any, 1234.5],
    [' 12 ', whole, 12],
    ['.5', any, 0.5],
    ['-5', whole, -5],
    ['-0', whole, 0],
    ['5%', any, 5],
    ['€500', euros, 500],
    ['500 eur', euros, 500],
    ['-€5', euros, -5],
    ['1,234.5', euros, 1234.5],
    ['1,500', euros, 1500],
  ] as const)('%j needs no note', (typed, writing, value) => {
    expect(readNumber(typed, writing)).toEqual({ kind: 'read', value, note: null });
  });

  test.each([
    ['1,5', any, 1.5, 'Read as 1.5.'],
    ['0,500', any, 0.5, 'Read as 0.5.'],
    ['1.234,5', euros, 1234.5, 'Read as 1,234.5.'],
    ['1.234.567', whole, 1_234_567, 'Read as 1,234,567.'],
    ['1.500', euros, 1500, 'Read as 1,500.'],
    ['1.500', whole, 1500, 'Read as 1,500.'],
    ['1.500', any, 1.5, 'Read as 1.5. If you meant 1,500, write 1500.'],
    ['1,500', any, 1500, 'Read as 1,500. If you meant 1.5, write 1.5.'],
    ['1,500', { decimals: 3, signs: [] }, 1500, 'Read as 1,500. If you meant 1.5, write 1.5.'],
    ['1 000', whole, 1000, 'Read as 1,000.'],
    ['1\u00a0000,50', euros, 1000.5, 'Read as 1,000.5.'],
    ['1’000', euros, 1000, 'Read as 1,000.'],
    ['−5', whole, -5, 'Read as -5.'],
    ['300k', euros, 300_000, 'Read as 300,000.'],
    ['2.5M', euros, 2_500_000, 'Read as 2,500,000.'],
    ['2b', euros, 2_000_000_000, 'Read as 2,000,000,000.'],
    ['2 bn', euros, 2_000_000_000, 'Read as 2,000,000,000.'],
    ['2e3', any, 2000, 'Read as 2,000.'],
  ] as const)('of %j it is said how it was understood', (typed, writing, value, note) => {
    expect(readNumber(typed, writing)).toEqual({ kind: 'read', value, note });
  });

  test.each(['NaN', 'Infinity', '0x10', 'twelve', '5%', '1e', '$5', '½', '<b>1</b>', '=1+1'])(
    '%j is no number',
    (typed) => {
      expect(readNumber(typed, whole)).toMatchObject({
        kind: 'wrong',
        words: expect.stringContaining('isn’t a number'),
      });
    },
  );

  test.each(['1.2.3', '1,2,3', '1 2', '1.234,5.6', '1.234.567,8,9', '12,34,567.8.9'])(
    '%j is not one number',
    (typed) => {
      expect(readNumber(typed, any)).toMatchObject({ kind: 'wrong', words: expect.stringContaining('as one number') });
    },
  );

  test('nothing is nothing, and no number is that long', () => {
    expect([
      readNumber('', any),
      readNumber(' \u00a0\t', any),
      readNumber(`${'0'.repeat(59)}7`, whole),
      readNumber('1'.repeat(61), any),
    ]).toEqual([
      { kind: 'empty' },
      { kind: 'empty' },
      { kind: 'read', value: 7, note: null },
      { kind: 'wrong', words: 'That’s too long for a number.' },
    ]);
  });

  test('what is beyond all numbers is left to bounds', () => {
    expect(readNumber('1e999', any)).toEqual({ kind: 'read', value: Number.POSITIVE_INFINITY, note: null });
  });
});
