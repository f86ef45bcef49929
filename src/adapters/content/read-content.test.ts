import { expect, test } from 'vitest';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import { articleByIdPath, articlePath, articlesPath, pagePath } from '#domain/content/content-paths.ts';
import type { CallApi } from '../api/call-api.ts';
import { readContent } from './read-content.ts';

const item = {
  ...{ id: '1', slug: 'a', title: 'A', summary: 'S', category: 'C', cover: null },
  ...{ published_at: null, body: '<p>' },
};
const { published_at: publishedAt, ...rest } = item;
const article = { ...rest, publishedAt };
const refused = (status: number): ApiFailure => ({ kind: 'refused', status, code: status, message: 'no' });

/** Answers paths from a table; a path that is not in it is refused. */
const answering = (answers: Record<string, unknown>, otherwise: ApiFailure = refused(403)) => {
  const call: CallApi = async (path) => {
    if (path in answers) return answers[path];
    throw otherwise;
  };
  return readContent(call);
};

test('the list of articles, without bodies', async () => {
  const { body: _, ...summary } = article;
  expect(await answering({ [articlesPath]: { data: [item] } }).articles()).toEqual([summary]);
});

test('an article by its slug, else by its id', async () => {
  expect(await answering({ [articlePath('a')]: { data: [item] } }).article('a')).toEqual(article);
  const byId = answering({ [articlePath('1')]: { data: [] }, [articleByIdPath('1')]: { data: item } });
  expect(await byId.article('1')).toEqual(article);
});

test('what does not exist is undefined', async () => {
  expect(await answering({ [articlePath('x')]: { data: [] } }).article('x')).toBeUndefined();
  expect(await answering({ [pagePath('x')]: { data: [] } }).page('x')).toBeUndefined();
});

test('a failure is no absence', async () => {
  const failing = answering({ [articlePath('x')]: { data: [] } }, refused(503));
  await expect(failing.article('x')).rejects.toEqual(refused(503));
  await expect(failing.articles()).rejects.toEqual(refused(503));
});
