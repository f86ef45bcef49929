import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ideaLimits } from '#domain/idea/idea.ts';
import { copyTitle } from './fork-idea.ts';

test.each([
  ['Bees', [], 'Bees (copy)'],
  ['Bees', ['Bees (copy)'], 'Bees (copy 2)'],
  ['Bees (copy)', ['Bees (copy)', 'Bees (copy 2)'], 'Bees (copy 3)'],
])('the copy of %j beside %j is %j', (title, taken, wanted) => {
  expect(copyTitle(title, new Set(taken))).toBe(wanted);
});

test('a copy of any title has a title that can be stored and that nobody else has', () => {
  const long = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    .map((text) => text.slice(0, 140).toWellFormed());
  fc.assert(
    fc.property(long, (title) => {
      const first = copyTitle(title, new Set());
      const second = copyTitle(title, new Set([first]));
      for (const copy of [first, second]) {
        expect(copy.length).toBeLessThanOrEqual(ideaLimits.title);
        expect(copy.isWellFormed()).toBe(true);
      }
      expect(second).not.toBe(first);
    }),
  );
});
