import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test.each([
  ['', 1],
  [`<p>${'word '.repeat(220)}</p>`, 1],
  [`<p>${'<b>word</b>\n'.repeat(700)}</p>`, 3],
])('%#', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
