import { expect, test } from 'vitest';
import { aPage } from '../../../tests/fixtures/a-page.ts';
import { outlineOf } from './page-outline.ts';
import { copyBlock, pasteBlock } from './paste-blocks.ts';

const ids = () => {
  let count = 0;
  return () => `pasted${++count}`;
};

test('A section that was copied is pasted into another page with its items, in both versions', () => {
  const [one, other] = [aPage(), aPage()];
  one.take('SetBlock', { block: 'two', field: 'heading', value: 'Flour' });
  one.take('AddVersionB', {});
  one.take('AssignBlocks', { blocks: ['list', 'two'], in: 'b' });
  const copied = copyBlock(outlineOf(one.page), 'list');
  if (!copied) throw new Error('It is there');
  other.take('PlaceBlocks', { blocks: pasteBlock(copied, outlineOf(other.page), 'hero', ids()) });
  expect(other.outline()).toBe('hero pasted1(pasted2 pasted3) list(one two)');
  const { block, items } = outlineOf(other.page)[1] ?? {};
  expect([block?.in, items?.[1]?.in, items?.[1]?.fields['heading']]).toEqual(['both', 'both', 'Flour']);
});

test('An item is pasted behind the selected one, and nowhere if nothing can hold it', () => {
  const { page } = aPage();
  const outline = outlineOf(page);
  const copied = copyBlock(outline, 'one');
  if (!copied) throw new Error('It is there');
  expect(pasteBlock(copied, outline, 'two', ids())).toMatchObject([{ id: 'pasted1', parent: 'list', after: 'two' }]);
  expect(pasteBlock(copied, outline, 'hero', ids())).toEqual([]);
  expect(copyBlock(outline, 'gone')).toBe(undefined);
});
