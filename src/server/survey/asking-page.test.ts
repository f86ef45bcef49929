import { expect, test } from 'vitest';
import { aBlock, aContent } from '../../../tests/fixtures/published-page.ts';
import type { PublishedPage } from '../published/find-published.ts';
import { askingPage, createFindLeadingPage } from './asking-page.ts';

test.each([
  [null, '/p/crumb'],
  ['try.crumb.example', 'https://try.crumb.example/'],
])('A page whose own host is %s is come back to at %s', (ownHost, address) => {
  const content = { a: aContent({ title: 'Crumb' }) };
  expect(askingPage({ workspaceId: 'w', pageId: 'p', version: 1, slug: 'crumb', ownHost, content })).toEqual({
    slug: 'crumb',
    title: 'Crumb',
    address,
  });
});

test('a page leads to a survey if any of its versions does', async () => {
  const leading = aContent({ blocks: [aBlock('survey', { survey: 's' })] });
  const other = aContent({ blocks: [aBlock('survey', { survey: 'another' })] });
  const isBelieved = async (content: PublishedPage['content']) => {
    const page: PublishedPage = { workspaceId: 'w', pageId: 'p', version: 1, slug: 'crumb', ownHost: null, content };
    const find = createFindLeadingPage(async () => page);
    return (await find({ workspaceId: 'w', pageId: 's' }, 'crumb')) === page;
  };
  expect([
    await isBelieved({ a: leading }),
    await isBelieved({ a: leading, b: other }),
    await isBelieved({ a: other, b: leading }),
    await isBelieved({ a: other, b: other }),
  ]).toEqual([true, true, true, false]);
});
