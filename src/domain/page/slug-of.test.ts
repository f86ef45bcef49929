import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSlug, meantSlug, slugOf } from './slug-of.ts';

test.each([
  ['Crumb: what each bake costs', 'crumb-bake-costs'],
  ['Swapboard', 'swapboard'],
  ['Swapboard - a board for swapping tools with your neighbors', 'swapboard-board-swapping'],
  ['The bakery planner', 'bakery-planner'],
  ['An app that helps bakers know what each loaf they sell has cost them', 'app-helps-bakers'],
  ['Meal plans, for families of five', 'meal-plans'],
  ['  Ünïcode & Söhne! ', 'unicode-sohne'],
  ['Straße nach Øresund', 'strasse-nach-oresund'],
  ['Baker’s don’t-forget list', 'bakers-dont-forget'],
  ['To be, or not to be', 'to-be-or'],
  ['24/7', '24-7'],
  ['Go', ''],
  ['Go: bread by post', 'go-bread-post'],
  ['パンの値段', ''],
  ['', ''],
  [`${'a'.repeat(70)} bread van`, 'bread-van'],
  [`${'b'.repeat(40)} ${'c'.repeat(30)} van`, `${'b'.repeat(40)}-van`],
])('the address of %s is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ['diff-watch', 'diff-watch'],
  [' Diff Watch ', 'diff-watch'],
  ['Straße & Søn', 'strasse-son'],
  ['https://example.org/p/diff-watch/', 'diff-watch'],
  ['/p/Diff_Watch', 'diff-watch'],
  ['Go', 'go'],
  ['パン', ''],
])('the address that is meant by "%s" is "%s"', (typed, slug) => {
  expect(meantSlug(typed)).toBe(slug);
});

const word = fc.stringMatching(/^[a-zA-Z0-9äöüéñß'’]{1,30}$/);
const title = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(fc.tuple(word, fc.constantFrom(' ', ': ', ', ', ' - ', ' – ', '. ', ' & ')), { maxLength: 14 })
    .map((parts) => parts.flat().join('')),
);
/** Its letters and digits without marks, as one. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/gu, '')
    .replaceAll('ß', 'ss');

test('whatever the title, its address is one that can be published at, or none', () => {
  fc.assert(fc.property(title, (text) => [true, ''].includes(isSlug(slugOf(text)) || slugOf(text))));
});

test('an address has three words at most, each a whole word of the title, in its order', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' ')),
      (text) => {
        const own = plain(text).split(/[^a-z0-9]+/u);
        const slug = slugOf(text);
        const words = slug === '' ? [] : slug.split('-');
        let from = 0;
        for (const each of words) from = own.indexOf(each, from) + 1 || Number.NaN;
        return words.length <= 3 && !Number.isNaN(from);
      },
    ),
  );
});

test('of a name of two words or more nothing that follows it is taken', () => {
  fc.assert(fc.property(title, (after) => slugOf(`Bread van: ${after}`) === 'bread-van'));
});
