import { expect, test } from 'vitest';
import { isShort, shortPromise } from './short-promise.ts';

test.each([
  ['Know what each bake costs', 'Know what each bake costs'],
  ['Know what each bake costs.', 'Know what each bake costs'],
  [
    'Know what each loaf really costs you before the oven is even warm, so that you price by numbers and not by feel alone.',
    'Know what each loaf really costs you',
  ],
  [
    'An app for small bakeries that reads their bills from photos and works out what every single loaf costs them today',
    'An app for small bakeries',
  ],
  [
    'パン一つの本当の原価がわかります。小麦粉やバターの値段を請求書の写真から読み取り、すべてのパンの原価を毎週計算してお知らせするので、値段を迷わず決められるようになります。',
    'パン一つの本当の原価がわかります',
  ],
  [
    'We bake sourdough overnight and bring it to your door before breakfast, in our town.',
    'We bake sourdough overnight and bring it to your door',
  ],
  [
    'Borrow a drill, a ladder or a tent from a neighbor, insured, for the price of a single coffee.',
    'Borrow a drill, a ladder or a tent from a neighbor, insured',
  ],
  ['Borrow a drill, a ladder or a tent from somebody on your own street for the price of a coffee.', undefined],
  [
    'One place to lend each other all that a street owns, for a year, for neighbors',
    'One place to lend each other all that a street owns',
  ],
  // A headline that stops at "the one" says nothing.
  ['Diffwatch watches every config change and points at the one that broke production.', undefined],
  [
    'We watch each config change, and point at the one that broke production within a minute.',
    'We watch each config change',
  ],
  [`${'word '.repeat(13)}`.trim(), undefined],
  [
    'Bread. Then many more words than a headline can hold, all of them in one long breath and with no end to see',
    undefined,
  ],
  ['', undefined],
  ['  ', undefined],
])('the promise of "%s" is "%s"', (pitch, promise) => {
  expect(shortPromise(pitch)).toBe(promise);
});

test('twelve words and seventy characters are short, and 32 signs without spaces; one more is not', () => {
  expect([
    isShort('a '.repeat(12)),
    isShort('a '.repeat(13)),
    isShort('x'.repeat(70)),
    isShort('x'.repeat(71)),
    isShort('パ'.repeat(32)),
    isShort('パ'.repeat(33)),
  ]).toEqual([true, false, true, false, true, false]);
});
