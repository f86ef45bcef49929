import { expect, test } from 'vitest';
import { quotation } from './quotation.ts';

test.each([
  ['Bakers guess demand', '“Bakers guess demand”'],
  ['People want “Windowbox” badly.', '“People want ‘Windowbox’ badly”'],
  ['And so on...', '“And so on...”'],
  ['Would they pay?', '“Would they pay?”'],
  ['', '“”'],
])('%s in a sentence', (text, expected) => {
  expect(quotation(text)).toBe(expected);
});
