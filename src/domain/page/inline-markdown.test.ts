import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeText } from '../text/merge-text.ts';
import { parseInline, type Run, writeInline } from './inline-markdown.ts';

const plain = { bold: false, italic: false, link: null };

test('Bold, italic and links are read, also inside each other', () => {
  expect(parseInline('A **bold _leaning_** [link](https://a.example/x) _end_')).toEqual([
    { ...plain, text: 'A ' },
    { ...plain, text: 'bold ', bold: true },
    { ...plain, text: 'leaning', bold: true, italic: true },
    { ...plain, text: ' ' },
    { ...plain, text: 'link', link: 'https://a.example/x' },
    { ...plain, text: ' ' },
    { ...plain, text: 'end', italic: true },
  ]);
});

test.each([
  ['a mark that nothing closes', '2 * 3 and **more'],
  ['an address that is no web address', '[x](javascript:alert(1))'],
  ['an address with a space', '[x](https://a b)'],
  ['markup', '<script>alert(1)</script> <b>'],
  ['a link without words', '[](https://a.example)'],
])('%s is text', (_, source) => {
  expect(parseInline(source)).toEqual([{ ...plain, text: source }]);
});

/** If each mark looked through the rest for what closes it, these would take minutes. */
const many = 200_000;
test.each([
  ['brackets that nothing closes', '['.repeat(many)],
  ['brackets before one that closes', `${'['.repeat(many)}]`],
  ['brackets before an address without an end', `${'['.repeat(many)}](https://${'a'.repeat(many)}`],
  ['links without an end', '[a]('.repeat(many)],
  ['links to addresses without an end', '[a](https://b'.repeat(many)],
  ['stars that are closed by nothing', `${'*'.repeat(3)}${'\\*'.repeat(many)}`],
])('%s are text, however many', (_, source) => {
  expect(parseInline(source)).toEqual([{ ...plain, text: source.replaceAll('\\*', '*') }]);
});

test('As many marks as there are in a long text are read', () => {
  const runs = parseInline(`**${'a_b_'.repeat(many)}**`);
  expect([runs.length, runs[0], runs.at(-1)]).toEqual([
    2 * many,
    { ...plain, text: 'a', bold: true },
    { ...plain, text: 'b', bold: true, italic: true },
  ]);
});

test('A backslash takes a sign as itself', () => {
  expect(parseInline('\\*not\\* \\_leaning\\_ \\[x\\](y) \\n')).toEqual([
    { ...plain, text: '*not* _leaning_ [x](y) \\n' },
  ]);
});

const alphabet = fc.constantFrom(
  'a',
  'b ',
  ' ',
  '*',
  '**',
  '[',
  ']',
  '(',
  ')',
  '\\',
  '_',
  'https://a.example',
  '<',
  'é',
  '😀',
);
const source = fc.array(alphabet, { maxLength: 30 }).map((parts) => parts.join(''));
const runs: fc.Arbitrary<readonly Run[]> = fc.array(
  fc.record({
    text: source,
    bold: fc.boolean(),
    italic: fc.boolean(),
    link: fc.constantFrom(null, 'https://a.example', 'mailto:a@b.example'),
  }),
  { maxLength: 8 },
);
const joined = (all: readonly Run[]): readonly Run[] => parseInline(writeInline(all));
const words = (all: readonly Run[]): string => all.map(({ text }) => text).join('');

test('What is written is read as the same, and written back the same', () => {
  fc.assert(
    fc.property(runs, (all) => {
      expect(words(joined(all))).toBe(words(all));
      const once = writeInline(joined(all));
      expect(writeInline(parseInline(once))).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test('Any text parses, and is written back in one way', () => {
  fc.assert(
    fc.property(source, (text) => {
      const once = writeInline(parseInline(text));
      expect(parseInline(once)).toEqual(parseInline(text));
      expect(writeInline(parseInline(once))).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test('Any merge parses', () => {
  fc.assert(
    fc.property(source, source, source, (base, theirs, mine) => {
      const merged = mergeText(base, theirs, mine);
      if (merged === undefined) return;
      const once = writeInline(parseInline(merged));
      expect(parseInline(once)).toEqual(parseInline(merged));
    }),
    { numRuns: 1000 },
  );
});
