import { expect, test } from 'vitest';
import { contentOf } from './content-of.ts';
import { readContent } from './content-reader.ts';

const reader = readContent(contentOf(undefined, () => new Date('2026-11-20T12:00:00Z')));

test('the articles, the newest first and without bodies', async () => {
  const articles = await reader.articles();
  const dates = articles.map(({ publishedAt }) => publishedAt ?? '');
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(articles.length).toBeGreaterThanOrEqual(6);
  expect(Object.keys(articles[0] ?? {})).not.toContain('body');
});

test('an article by its slug and by its id, whole', async () => {
  const bySlug = await reader.article('what-18-of-120-means');
  expect(bySlug).toMatchObject({ title: 'What 18 of 120 means', category: 'Method' });
  expect(bySlug?.body).toContain('<h2>');
  expect(await reader.article(bySlug?.id ?? '')).toEqual(bySlug);
});

test('what does not exist is undefined', async () => {
  expect(await reader.article('nothing')).toBeUndefined();
  expect(await reader.page('nothing')).toBeUndefined();
});

test.each(['terms-of-use', 'support', 'privacy-policy'])('the page %s', async (slug) => {
  expect((await reader.page(slug))?.body).toMatch(/^<p>/);
});
