import { expect, test } from 'vitest';
import { aPage } from '../../../tests/fixtures/a-page.ts';
import { publicationOf } from './publication.ts';

test('a page is a draft, live, changed, live again once the change is taken back, and off the web', () => {
  const page = aPage();
  expect(publicationOf(page.page)).toBe('draft');
  page.take('PlaceBlocks', {
    blocks: [{ id: 'form', kind: 'form', parent: null, fields: { consent: 'Write to me.' } }],
  });
  page.take('PublishPage', {});
  expect(publicationOf(page.page)).toBe('live');
  page.take('SetBlock', { block: 'hero', field: 'heading', value: 'Bake at a profit' });
  expect(publicationOf(page.page)).toBe('changed');
  page.take('SetBlock', { block: 'hero', field: 'heading', value: '' });
  expect(publicationOf(page.page)).toBe('live');
  page.take('SetPage', { slug: 'another-address' });
  expect(publicationOf(page.page)).toBe('changed');
  page.take('UnpublishPage', {});
  expect(publicationOf(page.page)).toBe('off');
});
