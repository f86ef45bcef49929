import { describe, expect, test } from 'vitest';
import { matchLabel } from './match-label.ts';

describe('a label', () => {
  test.each([
    ['', 0, []],
    ['idea', 0, [0, 1, 2, 3]],
    ['  IDEA   va ', 0, [0, 1, 2, 3, 4, 5, 6]],
    ['vault', 1, [5, 6, 7, 8, 9]],
    ['iv', 2, [0, 5]],
    ['id va', 2, [0, 1, 5, 6]],
    ['ault', 3, [6, 7, 8, 9]],
  ] as const)('“Idea vault” fits “%s”', (query, rank, hits) => {
    expect(matchLabel('Idea vault', query)).toEqual({ rank, hits });
  });

  test.each(['x', 'vi', 'ideavaultx', 'ia'])('“Idea vault” does not fit “%s”', (query) => {
    expect(matchLabel('Idea vault', query)).toBe(null);
  });

  test('takes another way where the nearest one ends', () => {
    expect(matchLabel('Sign out elsewhere at once', 'soao')).toEqual({ rank: 2, hits: [0, 5, 19, 22] });
  });
});
