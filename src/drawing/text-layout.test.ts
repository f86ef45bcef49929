import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growth } from '../../tests/fixtures/growth.ts';
import { measureText } from './measure-text.ts';
import { readableText } from './readable-text.ts';
import { layOutText } from './text-layout.ts';

const linesOf = (text: string, width: number, fontPx = 14, height?: number): string[] =>
  layOutText(text, width, fontPx, height).lines.map((line) => line.text.trimEnd());

test('a text breaks at spaces, after hyphens, between ideographs, and at its own line ends', () => {
  expect(linesOf('Nobody pays twice for a thing', 90)).toEqual(['Nobody pays', 'twice for a', 'thing']);
  expect(linesOf('pay-as-you-go', 40)).toEqual(['pay-', 'as-', 'you-', 'go']);
  expect(linesOf('one\n\ntwo\r\nthree', 500)).toEqual(['one', '', 'two', 'three']);
  expect(linesOf('创业者验证想法。', 45)).toEqual(['创业者', '验证想', '法。']);
  expect(linesOf('不 required', 500)).toEqual(['不 required']);
});

test('a long word is broken between graphemes and a number keeps its sign', () => {
  expect(linesOf('wwwwwwwwww', 40)).toEqual(['www', 'www', 'www', 'w']);
  expect(linesOf('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 20)).toEqual(['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦']);
  expect(linesOf('at -20 %', 40)).toEqual(['at', '-20', '%']);
});

test('what does not fit the height is left out and says so', () => {
  expect(layOutText('one two three four', 30, 14, 40)).toEqual({
    lines: [
      { text: 'one ', width: measureText('one', 14), isRtl: false },
      { text: 'tw…', width: measureText('tw…', 14), isRtl: false },
    ],
    height: 40,
    clipped: true,
  });
});

test('each paragraph has its own direction', () => {
  expect(layOutText('שלום עולם\n12 hello\n12 שלום', 500, 14).lines.map((line) => line.isRtl)).toEqual([
    true,
    false,
    true,
  ]);
});

test('measures as Inter does', () => {
  expect(measureText('Groundwork', 1000)).toBe(746 + 376 + 600 + 591 + 591 + 612 + 818 + 600 + 376 + 549);
  expect([
    measureText('漢', 10),
    measureText('🎉', 10),
    measureText('e\u0301', 10),
    measureText('\u200b\u0007', 10),
  ]).toEqual([10, 13, measureText('e', 10), 0]);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('a', ' ', '\n', '-', '\u0301', '\u202e', '\u200d', '👩', '漢', '\ud800', '\t'),
    maxLength: 200,
  }),
);

test('no line is wider than its box unless it is one grapheme, and nothing but control characters is lost', () => {
  fc.assert(
    fc.property(
      hostile,
      fc.double({ min: 1, max: 400, noNaN: true }),
      fc.constantFrom(12, 14, 20, 31),
      (text, width, fontPx) => {
        const { lines, height, clipped } = layOutText(text, width, fontPx);
        expect(clipped).toBe(false);
        expect(height).toBeGreaterThan(0);
        const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
        for (const line of lines) {
          expect(line.width).toBeGreaterThanOrEqual(0);
          const seen = [...segmenter.segment(line.text.trimEnd())].filter(
            ({ segment }) => measureText(segment, fontPx) > 0,
          );
          if (seen.length > 1) expect(line.width).toBeLessThanOrEqual(width + 1e-6);
        }
        expect(lines.map((line) => line.text).join('')).toBe(readableText(text).replaceAll('\n', ''));
      },
    ),
  );
});

test('a text of 100 KB costs no more than the box it is in', () => {
  const words = 'evidence '.repeat(12_000);
  const marks = `e${'\u0301'.repeat(100_000)}`;
  const emojis = '👩‍👩‍👧‍👦'.repeat(10_000);
  layOutText('warm 👩‍👩', 160, 14, 200);
  for (const text of [words, marks, emojis, '\u202e'.repeat(100_000), '漢'.repeat(100_000), '-'.repeat(100_000)]) {
    const { lines } = layOutText(text, 160, 14, 200);
    expect(
      growth((size) => layOutText(text.slice(0, size), 160, 14, 200), 20_000),
      text.slice(0, 10),
    ).toBeLessThan(10);
    expect(lines.length).toBeLessThanOrEqual(10);
  }
});
