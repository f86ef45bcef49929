import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeText } from './merge-text.ts';

const word = fc.constantFrom('bread', 'cake', 'oven', 'flour', 'price', '💡', 'a');
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '\n', '  ', '\n\n')), { maxLength: 12 })
  .map((parts) => parts.flat().join('').trim());

describe('mergeText', () => {
  test.each([
    ['bread is cheap today', 'rye bread is cheap today', 'bread is cheap tomorrow', 'rye bread is cheap tomorrow'],
    ['one two three', 'one two', 'one two three', 'one two'],
    ['one\n\ntwo', 'ONE\n\ntwo', 'one\n\nTWO', 'ONE\n\nTWO'],
    ['', 'theirs', '', 'theirs'],
    ['same', 'both', 'both', 'both'],
  ])('joins changes in different places: %j', (base, theirs, mine, merged) => {
    expect(mergeText(base, theirs, mine)).toBe(merged);
  });

  test.each([
    ['bread is cheap', 'bread is dear', 'bread is free'],
    ['', 'theirs', 'mine'],
    ['one two three', 'one 2 three', 'one three'],
  ])('gives up where both changed the same place: %j', (base, theirs, mine) => {
    expect(mergeText(base, theirs, mine)).toBeUndefined();
  });

  test('takes the only change there is, and one that both made', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(mergeText(base, changed, base)).toBe(changed);
        expect(mergeText(base, base, changed)).toBe(changed);
        expect(mergeText(base, changed, changed)).toBe(changed);
      }),
    );
  });

  test('does not depend on who was first', () => {
    fc.assert(
      fc.property(text, text, text, (base, theirs, mine) => {
        expect(mergeText(base, theirs, mine)).toBe(mergeText(base, mine, theirs));
      }),
    );
  });

  test('keeps both of two changes that stand words apart, and everything between', () => {
    const distinct = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme-ascii' }), {
      minLength: 3,
      maxLength: 12,
    });
    const words = distinct.map((all) => all.map((each, n) => `${n}${each.replace(/\s/g, '')}`));
    const places = fc.tuple(fc.nat(), fc.nat());
    fc.assert(
      fc.property(words, places, (base, [first, second]) => {
        const [i, j] = [first % base.length, second % base.length];
        fc.pre(Math.abs(i - j) >= 2);
        const theirs = base.with(i, 'THEIRS');
        const mine = base.with(j, 'MINE');
        expect(mergeText(base.join(' '), theirs.join(' '), mine.join(' '))).toBe(
          base.with(i, 'THEIRS').with(j, 'MINE').join(' '),
        );
      }),
    );
  });
});

test('a merge keeps both of two changes however many words the texts share', () => {
  const places = fc.tuple(fc.integer({ min: 130, max: 900 }), fc.nat());
  fc.assert(
    fc.property(places, ([count, place]) => {
      const base = Array.from({ length: count }, (_, n) => `word${n}`);
      const theirs = base.with(0, 'BEGUN').with(count - 1, 'ENDED');
      const at = 2 + (place % (count - 4));
      expect(mergeText(base.join(' '), theirs.join(' '), base.with(at, 'MINE').join(' '))).toBe(
        theirs.with(at, 'MINE').join(' '),
      );
    }),
    { numRuns: 5, seed: 1 },
  );
});

test('texts of ten thousand characters are merged at once, coarsely where they have little in common', () => {
  const base = Array.from({ length: 5000 }, (_, n) => n % 10).join(' ');
  const other = Array.from({ length: 5000 }, (_, n) => (n * 7 + 3) % 10).join(' ');
  expect(mergeText(base, `x ${base}`, `${base} y`)).toBe(`x ${base} y`);
  expect(mergeText(`start ${base} end`, `start ${other} end`, `begin ${base} end`)).toBe(`begin ${other} end`);
  expect(mergeText(base, other, `${base} y`)).toBeUndefined();
});
