import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Item } from '#server/content/content-source.ts';
import type { ContentLibrary } from '#server/content/own/content-library.ts';
import { ownContent } from '#server/content/own/own-content.ts';
import { weakEtag } from '#server/content/weak-etag.ts';
import { contentServer } from './content-server.ts';
import { exchange } from './content-transcript.ts';

/** The recorded posts as articles: `sort` becomes the date, and what our articles lack falls away. */
const ids = ['b7c37fd1-c615-4a47-878a-37c35bd70e99', '0d9f4e6a-086c-49b9-a73c-6ac7cacd0af4'];
const post = (n: number): Item => ({
  id: ids[n - 1] ?? `f0000000-0000-4000-8000-00000000000${n}`,
  slug: `post-${n}`,
  title: `Post ${n}`,
  summary: null,
  body: `<p>Body ${n}</p>`,
  category: null,
  cover: null,
  published_at: `2026-01-0${n}T10:00:00.000Z`,
  status: 'published',
});
const draft: Item = { ...post(8), id: 'd8000000-0000-4000-8000-000000000008', status: 'draft' };
const cover = { type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
const library: ContentLibrary = {
  items: async (collection) => (collection === 'articles' ? [1, 2, 3, 4, 5, 6, 7].map(post).concat(draft) : []),
  asset: async (id) => (id === 'c-1' ? cover : undefined),
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await contentServer(ownContent(library, () => new Date('2026-01-04T12:00:00Z')));
});
afterAll(() => app.close());

const encoded = (path: string) => path.replaceAll(' ', '%20');
const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: encoded(path), headers });
const ours = (text: string) => text.replaceAll('posts', 'articles').replaceAll('sort=sort', 'sort=published_at');
const titles = async (path: string) => (await get(path)).json().data.map(({ title }: Item) => title);

describe('as Directus answered, to the byte', () => {
  test.each([
    '/items/posts?limit=2&fields=id,title,slug&sort=sort',
    '/items/posts?fields[]=title&fields[]=slug&limit=1&sort=sort',
    '/items/posts?filter[slug][_eq]=post-3&fields=title',
    '/items/posts?filter[title][_icontains]=POST 5&fields=slug',
    '/items/posts?filter[slug][_eq]=none',
    '/items/posts?filter[slug][_bogus]=1',
    '/items/posts?limit=3&page=2&fields=slug&sort=sort',
    '/items/posts?limit=2&offset=5&fields=slug&sort=sort',
    '/items/posts?limit=0&fields=slug',
    '/items/posts?limit=-5&fields=slug',
    '/items/posts?page=-1&limit=2&fields=slug&sort=sort',
    '/items/posts?search=body 4&fields=slug',
    '/items/posts?fields=nofield',
    '/items/posts/00000000-0000-4000-8000-000000000000',
    '/items/nocollection',
  ])('%s', async (path) => {
    const { response } = exchange(path);
    const answer = await get(ours(path));
    const expected = ours(response.body);
    const etag = expected === response.body ? response.headers['etag'] : weakEtag(expected);
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: response.status, body: expected });
    expect(answer.headers).toMatchObject({ etag, vary: response.headers['vary'] });
    expect(answer.headers['content-type']).toBe(response.headers['content-type']);
    expect(answer.headers['cache-control']).toBe(response.headers['cache-control']);
  });

  test('the count of all is that of the published ones', async () => {
    const { response } = exchange('/items/posts?meta=total_count&limit=1&fields=slug');
    const answer = await get('/items/articles?meta=total_count&limit=1&fields=slug&sort=published_at');
    expect(answer.body).toBe(response.body);
  });

  test('a malformed id is no other than an unknown one', async () => {
    const { response } = exchange('/items/authors/abc');
    const answer = await get('/items/articles/abc');
    expect([answer.statusCode, answer.body]).toEqual([response.status, response.body]);
  });

  test('one item, of which ours has fewer fields', async () => {
    const recorded = JSON.parse(exchange(`/items/posts/${ids[0]}`).response.body).data;
    const answer = await get(`/items/articles/${ids[0]}?fields=id,status,title,slug,body`);
    const { id, status, title, slug, body } = recorded;
    expect(answer.body).toBe(JSON.stringify({ data: { id, status, title, slug, body } }));
  });

  test('a change is refused, whatever is sent', async () => {
    const refusal = ours(
      '{"errors":[{"message":"You don\'t have permission to access collection \\"posts\\" or it does not exist. Queried in root."',
    );
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await app.inject({
        method,
        url: `/items/articles/${ids[0]}`,
        payload: '<x>',
        headers: { 'content-type': 'text/xml' },
      });
      expect([answer.statusCode, answer.body.startsWith(refusal)]).toEqual([403, true]);
    }
  });
});

describe('what Directus does and we refuse', () => {
  test.each([
    ['/items/articles?aggregate[count]=id&groupBy[]=status', 400, 'INVALID_QUERY'],
    ['/items/articles?filter[_or][0][slug][_eq]=a', 400, 'INVALID_QUERY'],
    ['/items/articles?filter[published_at][_gt]=2026-01-01', 400, 'INVALID_QUERY'],
    ['/items/articles?export=csv', 400, 'INVALID_QUERY'],
    ['/items/articles?fields=*,author.*', 403, 'FORBIDDEN'],
    ['/items/articles?filter[author][name][_eq]=Ada', 403, 'FORBIDDEN'],
    ['/items/articles?sort=author,-sort', 403, 'FORBIDDEN'],
    ['/items/authors/1?fields=name,posts.title', 403, 'FORBIDDEN'],
    ['/items/settings_page', 403, 'FORBIDDEN'],
    ['/items', 404, 'ROUTE_NOT_FOUND'],
    ['/items/articles/1/2', 404, 'ROUTE_NOT_FOUND'],
    ['/assets', 404, 'ROUTE_NOT_FOUND'],
  ])('%s: %d %s', async (path, status, code) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([status, code]);
    expect(Object.keys(answer.json().errors[0])).toEqual(['message', 'extensions']);
  });
});

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
