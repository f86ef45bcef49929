import { expect, test } from 'vitest';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import { articleByIdPath, articlePath, articlesPath } from '#domain/content/content-paths.ts';
import type { CallApi } from '../api/call-api.ts';
import { fetchArticle, fetchArticles, fetchPage } from './read-content.ts';

const item = {
  id: '1',
  slug: 'a',
  title: 'A',
  summary: 'S',
  category: 'C',
  cover: null,
  published_at: null,
  body: '<p>',
};
const { published_at: publishedAt, ...rest } = item;
const article = { ...rest, publishedAt };
const forbidden: ApiFailure = { kind: 'refused', status: 403, code: 403, message: 'no' };

/** Answers paths from a table; a path that is not in it is forbidden. */
const answering =
  (answers: Record<string, unknown>): CallApi =>
  async (path) => {
    if (path in answers) return answers[path];
    throw forbidden;
  };

test('the list of articles, without bodies', async () => {
  const { body: _, ...summary } = article;
  expect(await fetchArticles(answering({ [articlesPath]: { data: [item] } }))).toEqual([summary]);
});

test('an article by its slug, else by its id', async () => {
  expect(await fetchArticle(answering({ [articlePath('a')]: { data: [item] } }), 'a')).toEqual(article);
  const byId = answering({ [articlePath('1')]: { data: [] }, [articleByIdPath('1')]: { data: item } });
  expect(await fetchArticle(byId, '1')).toEqual(article);
});

test('an article that does not exist is null; a failure is none', async () => {
  expect(await fetchArticle(answering({ [articlePath('x')]: { data: [] } }), 'x')).toBeNull();
  await expect(fetchArticle(answering({}), 'x')).rejects.toEqual(forbidden);
  await expect(fetchPage(() => Promise.reject({ kind: 'no-answer' }), 'support')).rejects.toEqual({
    kind: 'no-answer',
  });
});
