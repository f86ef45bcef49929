import { expect, test } from 'vitest';
import { shapeOf } from './shape-of.ts';

test('no text leaves, only its place', () => {
  const value = { title: 'A secret idea', tags: ['one', ''], count: 3, isKept: true, none: null, 'ada@example.org': 1 };
  expect(shapeOf(value)).toEqual({
    title: '(text)',
    tags: ['(text)', ''],
    count: 3,
    isKept: true,
    none: null,
    '(text)': 1,
  });
});
