import { expect, test } from 'vitest';
import { aPage } from '../../../tests/fixtures/a-page.ts';
import { contentOf, pageContent, picturesOf } from './page-content.ts';
import { outlineOf } from './page-outline.ts';

const picture = '5f0d7d0e-53d0-4c5e-9a3a-1f5a2d0c7b11';

test('Each version shows the blocks that are in it, in their order, with what lies in them', () => {
  const page = aPage();
  page.take('AddVersionB', {});
  page.take('PlaceBlocks', {
    blocks: [
      { id: 'why', kind: 'text', parent: null, after: null, fields: {}, in: 'b' },
      { id: 'gone', kind: 'text', parent: null, fields: {} },
    ],
  });
  page.take('RemoveBlocks', { blocks: ['gone'] });
  page.take('AssignBlocks', { blocks: ['two'], in: 'a' });
  const outline = (version: 'a' | 'b') =>
    pageContent(page.page, version).blocks.map(({ id, items }) => [id, items.map((item) => item.id)]);
  expect([outline('a'), outline('b')]).toEqual([
    [
      ['hero', []],
      ['list', ['one', 'two']],
    ],
    [
      ['why', []],
      ['hero', []],
      ['list', ['one']],
    ],
  ]);
});

test('What somebody said is shown only with their consent', () => {
  const page = aPage();
  const quote = (id: string, consent: boolean) => ({ id, kind: 'quote', parent: 'said', fields: { consent } });
  page.take('PlaceBlocks', {
    blocks: [{ id: 'said', kind: 'quotes', parent: null, fields: {} }, quote('yes', true), quote('no', false)],
  });
  const shown = pageContent(page.page, 'a').blocks.at(-1);
  expect(shown?.items.map(({ id }) => id)).toEqual(['yes']);
});

test('Its settings are all that it has besides, and each image is named once', () => {
  const page = aPage();
  for (const block of ['hero', 'one']) page.take('SetBlock', { block, field: 'picture', value: picture });
  const { blocks, ...settings } = pageContent(page.page, 'a');
  expect([picturesOf({ blocks }), Object.keys(settings)]).toEqual([
    [picture],
    ['slug', 'title', 'description', 'palette', 'font', 'image', 'goal', 'isListed'],
  ]);
});

test('Section by section it is what it is as a whole, and a change makes no other section anew', () => {
  const page = aPage();
  page.take('AddVersionB', {});
  page.take('AssignBlocks', { blocks: ['two'], in: 'b' });
  const before = outlineOf(page.page);
  const shown = (version: 'a' | 'b', outline = before) => outline.flatMap((each) => contentOf(each, version) ?? []);
  expect(shown('a')).toEqual(pageContent(page.page, 'a').blocks);
  expect(shown('b')).toEqual(pageContent(page.page, 'b').blocks);
  page.take('SetBlock', { block: 'one', field: 'heading', value: 'Flour' });
  const after = outlineOf(page.page, before);
  expect(shown('a', after)).toEqual(pageContent(page.page, 'a').blocks);
  expect(shown('a', after).map((block, n) => block === shown('a')[n])).toEqual([true, false]);
});
