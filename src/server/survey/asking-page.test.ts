import { expect, test } from 'vitest';
import { aContent } from '../../../tests/fixtures/published-page.ts';
import { askingPage } from './asking-page.ts';

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
