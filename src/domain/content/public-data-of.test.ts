import { describe, expect, test } from 'vitest';
import { matchPath } from '../routes/match-path.ts';
import type { Article, ArticleSummary } from './article.ts';
import type { ContentReader } from './content-reader.ts';
import { needsContent, publicDataOf } from './public-data-of.ts';

const summary: ArticleSummary = {
  id: '1',
  slug: 'a',
  title: 'A',
  summary: '',
  category: '',
  cover: null,
  publishedAt: null,
};
const article: Article = { ...summary, body: '<p>A</p>' };
const other: ArticleSummary = { ...summary, id: '2', slug: 'b' };
const content: ContentReader = {
  articles: async () => [summary, other],
  article: async (blogId) => (blogId === 'a' ? article : undefined),
  page: async (slug) => (slug === 'support' ? undefined : { slug, title: slug, body: '' }),
};

describe('what the address shows', () => {
  test.each([
    ['/resources/', { kind: 'articles', articles: [summary, other] }],
    ['/resources/a', { kind: 'article', article, more: [other] }],
    ['/resources/nothing', undefined],
    ['/resources/terms-of-use', { kind: 'page', page: { slug: 'terms-of-use', title: 'terms-of-use', body: '' } }],
    ['/resources/support', undefined],
    ['/pricing', undefined],
  ])('%s', async (path, expected) => {
    expect(await publicDataOf(matchPath(path), content)).toEqual(expected);
  });
});

test.each([
  ['/', false],
  ['/pricing', false],
  ['/resources', true],
  ['/resources/a', true],
  ['/resources/support', true],
  ['/home', false],
])('%s needs content: %s', (path, needed) => {
  expect(needsContent(matchPath(path))).toBe(needed);
});
