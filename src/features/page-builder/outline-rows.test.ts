import { expect, test } from 'vitest';
import { blockKindOf, items, sections } from '#domain/page/block-kinds.ts';
import { isText } from '#domain/page/field-rules.ts';
import type { Block } from '#domain/page/page.ts';
import type { PageOutline } from '#domain/page/page-outline.ts';
import { blockName, blockText, dropTargetOf } from './outline-rows.ts';

const block = (id: string, kind: string, parent: string | null = null): Block => ({
  ...{ id, kind, parent, order: id, fields: {}, in: 'both', removed: false },
});
/** Rows: 0 hero, 1 list, 2 one, 3 two, 4 more, 5 three, 6 form. */
const [hero, one, two] = [block('hero', 'hero'), block('one', 'feature', 'list'), block('two', 'feature', 'list')];
const outline: PageOutline = [
  { block: hero, items: [] },
  { block: block('list', 'features'), items: [one, two] },
  { block: block('more', 'features'), items: [block('three', 'feature', 'more')] },
  { block: block('form', 'form'), items: [] },
];

test.each([
  [-1, 0, null],
  [0.9, 1, null],
  [2.4, 1, null],
  [2.6, 4, 'list'],
  [6.2, 6, 'more'],
  [99, 7, 'form'],
])('A section held at %d goes between sections, to row %i', (at, row, after) => {
  expect(dropTargetOf(outline, hero, at)).toEqual({ row, parent: null, after });
});

test.each([
  [0, 2, 'list', null],
  [2.9, 3, 'list', null],
  [4.1, 4, 'list', 'two'],
  [4.9, 5, 'more', null],
  [9, 6, 'more', 'three'],
])('An item held at %d goes into what can hold it, to row %i', (at, row, parent, after) => {
  expect(dropTargetOf(outline, one, at)).toEqual({ row, parent, after });
});

test('What nothing can hold goes nowhere', () => {
  expect(dropTargetOf(outline, block('plan', 'plan', 'gone'), 3)).toBe(null);
});

test('A block is called by its kind and what it says first', () => {
  expect(blockName({ kind: 'hero', fields: { heading: 'Know the cost' } })).toBe('Headline: Know the cost');
  expect(blockName({ kind: 'form', fields: {} })).toBe('Sign-up form');
});

test.each(Object.keys({ ...sections, ...items }))('A block of the kind %s is named by one of its texts', (kind) => {
  const texts = Object.entries(blockKindOf(kind)?.fields ?? {}).filter(([, field]) => isText(field));
  const fields = Object.fromEntries(texts.map(([name]) => [name, 'Rye']));
  expect(blockText({ fields })).toBe('Rye');
});
