import { expect, test } from 'vitest';
import { aPage } from '../../../tests/fixtures/a-page.ts';
import { duplicateBlocks } from './duplicate-blocks.ts';
import { outlineOf } from './page-outline.ts';

const ids = () => {
  let count = 0;
  return () => `copy${++count}`;
};

test('A copy of a section has copies of its items in their order, stands behind it, and says the same', () => {
  const page = aPage();
  page.take('SetBlock', { block: 'two', field: 'heading', value: 'Flour' });
  page.take('AddVersionB', {});
  page.take('AssignBlocks', { blocks: ['two'], in: 'b' });
  page.take('PlaceBlocks', { blocks: [{ id: 'last', kind: 'text', parent: null, fields: {} }] });
  page.take('PlaceBlocks', { blocks: duplicateBlocks(outlineOf(page.page), 'list', ids()) });
  expect(page.outline()).toBe('hero list(one two) copy1(copy2 copy3) last');
  const { blocks } = page.page;
  const copied = outlineOf({ blocks }).find(({ block }) => block.id === 'copy1')?.items[1];
  expect([copied?.fields['heading'], copied?.in]).toEqual(['Flour', 'b']);
});

test('A copy of an item stands behind it; of what is gone there is none', () => {
  const page = aPage();
  page.take('PlaceBlocks', { blocks: duplicateBlocks(outlineOf(page.page), 'one', ids()) });
  expect(page.outline()).toBe('hero list(one copy1 two)');
  page.take('RemoveBlocks', { blocks: ['one'] });
  expect(duplicateBlocks(outlineOf(page.page), 'one', ids())).toEqual([]);
});
