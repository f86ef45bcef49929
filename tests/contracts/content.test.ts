import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Item } from '#server/content/content-source.ts';
import { ownContent } from '#server/content/own/own-content.ts';
import { weakEtag } from '#server/content/weak-etag.ts';
import { contentServer } from './content-server.ts';
import { cover, draft, ids, library } from './recorded-library.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await contentServer(ownContent(library, () => new Date('2026-01-04T12:00:00Z')));
});
afterAll(() => app.close());

const encoded = (path: string) => path.replaceAll(' ', '%20');
const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: encoded(path), headers });
const titles = async (path: string) => (await get(path)).json().data.map(({ title }: Item) => title);

describe('drafts', () => {
  test.each([
    '/items/articles?limit=-1&sort=published_at',
    '/items/articles?filter={"status":{"_in":["draft","published"]}}&sort=published_at',
    '/items/articles?search=post&sort=published_at',
  ])('are not in %s', async (path) => {
    expect(await titles(path)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Post ${n}`));
  });

  test('are not found by id, status or count', async () => {
    expect((await get(`/items/articles/${draft['id']}`)).statusCode).toBe(403);
    expect(await titles('/items/articles?filter[status][_eq]=draft')).toEqual([]);
    expect((await get('/items/articles?meta=*&limit=0')).json().meta).toEqual({ total_count: 7, filter_count: 7 });
  });
});

test('a slash at the end of a list is forgiven', async () => {
  expect(await titles('/items/articles/?limit=1&sort=published_at')).toEqual(['Post 1']);
});

test('what has been published by now', async () => {
  expect(await titles('/items/articles?filter[published_at][_lte]=$NOW&sort=-published_at&fields=title')).toEqual(
    [4, 3, 2, 1].map((n) => `Post ${n}`),
  );
});

test('an item answers only the fields that were asked for', async () => {
  expect((await get(`/items/articles/${ids[1]}?fields=slug,status`)).json()).toEqual({
    data: { slug: 'post-2', status: 'published' },
  });
});

test('what the visitor has already is not sent again', async () => {
  const first = await get('/items/articles?fields=slug');
  const again = await get('/items/articles?fields=slug', { 'if-none-match': `"x", ${first.headers.etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
});

describe('a picture', () => {
  test('comes with its type, for a month, and as a document it can do nothing', async () => {
    const answer = await get('/assets/c-1?width=200');
    expect(answer.rawPayload).toEqual(cover.bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=2592000',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      etag: weakEtag(cover.bytes),
    });
  });

  test('that is unknown is forbidden', async () => {
    const answer = await get('/assets/c-2');
    expect([answer.statusCode, answer.json().errors[0].extensions]).toEqual([403, { code: 'FORBIDDEN' }]);
  });
});
