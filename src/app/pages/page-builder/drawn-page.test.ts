import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageContent } from '#domain/page/page-content.ts';
import { pageDocument } from '#drawing/page/page-document.ts';
import { aPage } from '../../../../tests/fixtures/a-page.ts';
import { assetId, withImages } from '../../../../tests/fixtures/published-page.ts';
import { drawnPage } from './drawn-page.ts';

const origin = 'https://pages.example.org';
/** A text that gzip hardly compresses. */
const words = Array.from({ length: 600 }, (_, n) => Math.imul(n + 1, 2_654_435_761).toString(36)).join(' ');

test('a page is measured as strangers get it, the larger version of two, with its pictures', () => {
  const page = aPage();
  page.take('SetBlock', { block: 'hero', field: 'picture', value: assetId });
  const one = drawnPage(page.page, origin, withImages.image);
  page.take('AddVersionB', {});
  page.take('PlaceBlocks', {
    blocks: [{ id: 'long', kind: 'text', parent: null, in: 'b', fields: { body: words } }],
  });
  const two = drawnPage(page.page, origin, withImages.image);
  const { html } = pageDocument(pageContent(page.page, 'b'), { ...withImages, origin, confirmsPeople: true });
  const sent = gzipSync(html, { level: 9 }).length;
  expect([Math.abs(two.bytes - sent) < 100, two.bytes - one.bytes > 2000, one.widthOf(assetId)]).toEqual([
    ...[true, true, 1200],
  ]);
});
