import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test.each([
  ['as it is if it is short enough', 'Bees and ants', 13, 'Bees and ants'],
  ['cut after a word', 'Bees and ants', 12, 'Bees and…'],
  ['cut without what would stand before the dots', 'Bees, ants', 9, 'Bees…'],
  ['cut within its only word', 'Honeybees', 6, 'Honey…'],
  ['cut before a letter of two units', 'Bee🐝🐝', 5, 'Bee…'],
])('A text is %s', (_, text, longest, said) => {
  expect(shortened(text, longest)).toBe(said);
});
