import { expect, test } from 'vitest';
import { readArticle, readArticleList, readArticleSummary } from './article.ts';
import { articlePath } from './content-paths.ts';

test('what an item lacks is empty', () => {
  expect(readArticle({ id: 7, slug: 'a', title: 'A', summary: null, category: null, published_at: null })).toEqual({
    id: '7',
    slug: 'a',
    title: 'A',
    summary: '',
    category: '',
    cover: null,
    publishedAt: null,
    body: '',
  });
});

test.each([
  ['2026-01-01T10:00:00', '2026-01-01T10:00:00Z'],
  ['2026-01-01T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
  ['2026-01-01T10:00:00+02:00', '2026-01-01T10:00:00+02:00'],
  ['2026-01-01', '2026-01-01'],
  ['soon', null],
  ['', null],
])('the moment %s is %s', (given, expected) => {
  expect(readArticleSummary({ id: '1', slug: 'a', title: 'A', published_at: given }).publishedAt).toBe(expected);
});

test.each([undefined, null, '', '.', '..'])(
  'an article with the slug %o is none, and is left out of a list',
  (slug) => {
    const item = { id: '1', title: 'A', slug };
    expect(() => readArticleSummary(item)).toThrow();
    expect(readArticleList([item, { ...item, slug: 'a' }]).map((article) => article.slug)).toEqual(['a']);
  },
);

test('a slug cannot leave its filter', () => {
  const search = new URLSearchParams(articlePath('a"}&limit=-1#').split('?')[1]);
  expect(Object.fromEntries(search)).toEqual({
    fields: 'id,slug,title,summary,category,cover,published_at,body',
    filter: '{"slug":{"_eq":"a\\"}&limit=-1#"}}',
    limit: '1',
  });
});
