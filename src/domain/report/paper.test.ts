import { expect, test } from 'vitest';
import { paperOf } from './paper.ts';

test.each([
  ['en-US', 'us-letter'],
  ['fr-CA', 'us-letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['en', 'a4'],
] as const)('A reader of %s prints on %s', (language, paper) => {
  expect(paperOf(language)).toBe(paper);
});
