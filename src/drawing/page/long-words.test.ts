import { expect, test } from 'vitest';
import { longWordsClass } from './long-words.ts';

test.each([
  ['', undefined],
  ['Know what each bake costs', undefined],
  [`${'a'.repeat(13)} b`, undefined],
  [`b ${'a'.repeat(14)}`, 'p-long'],
  ['a'.repeat(18), 'p-long'],
  ['a'.repeat(19), 'p-longer'],
  ['Müller-Lüdenscheidt', undefined],
  [`${'a'.repeat(10)}\u00AD${'b'.repeat(10)}`, undefined],
  ['値段を決める前に焼き菓子ひとつの原価を正確に知りましょう', undefined],
  ['😀'.repeat(13), undefined],
])('"%s" has the class %s', (text, name) => {
  expect(longWordsClass(text)).toBe(name);
});
