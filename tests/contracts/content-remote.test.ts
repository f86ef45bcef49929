import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remoteContent } from '#server/content/remote/remote-content.ts';
import { contentServer } from './content-server.ts';
import { exchange } from './content-transcript.ts';
import { contentUpstream, type UpstreamReply } from './content-upstream.ts';

const published = '{"_and":[{"status":{"_eq":"published"}}]}';
const post = 'b7c37fd1-c615-4a47-878a-37c35bd70e99';
const recorded = (path: string): UpstreamReply => exchange(path).response;
/** Whole posts: with a secret note and an author, which our articles do not have. */
const wholePosts = recorded('/items/posts?fields=*,author.*&limit=1&sort=sort');
const wholePost = recorded(`/items/posts/${post}`);
const list = (...items: object[]): UpstreamReply => ({ status: 200, body: JSON.stringify({ data: items }) });

let upstream: Awaited<ReturnType<typeof contentUpstream>>;
let app: FastifyInstance;
let now: number;
beforeEach(async () => {
  now = Date.parse('2026-11-20T12:00:00Z');
  upstream = await contentUpstream();
  app = await contentServer(remoteContent({ baseUrl: upstream.url, clock: () => new Date(now), timeoutMs: 2000 }));
});
afterEach(async () => {
  await app.close();
  await upstream.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('what is asked of the other server', () => {
  test('is the query, written anew, and never for a draft', async () => {
    upstream.answer(wholePosts);
    await get(
      '/items/articles?filter[_and][0][slug][_in]=a,b&fields[]=title&sort[]=-published_at&limit=5&page=3&meta=*&search=x',
    );
    await get('/items/articles?filter={"status":{"_eq":"draft"}}&fields=id,status');
    expect(upstream.questions()).toEqual([
      [
        '/items/articles',
        {
          fields: 'title,status',
          filter: '{"_and":[{"status":{"_eq":"published"}},{"slug":{"_in":["a","b"]}}]}',
          sort: '-published_at',
          limit: '5',
          offset: '10',
          meta: 'total_count,filter_count',
          search: 'x',
        },
      ],
      [
        '/items/articles',
        {
          fields: 'id,status',
          filter: '{"_and":[{"status":{"_eq":"published"}},{"status":{"_eq":"draft"}}]}',
          limit: '100',
        },
      ],
    ]);
  });

  test('is an item only where it is published', async () => {
    upstream.answer(wholePost);
    await get(`/items/articles/${post}?fields=title`);
    expect(upstream.questions()).toEqual([[`/items/articles/${post}`, { fields: 'title,status', filter: published }]]);
  });

  test('is a page without a status, which pages do not have', async () => {
    upstream.answer(list());
    await get('/items/pages?fields=slug');
    expect(upstream.questions()).toEqual([['/items/pages', { fields: 'slug', limit: '100' }]]);
  });

  test('holds nothing of the visitor', async () => {
    upstream.answer(wholePosts);
    await get('/items/articles', {
      authorization: 'Bearer known-secret',
      cookie: 'a=b',
      'x-forwarded-for': '10.0.0.1',
      'user-agent': 'Visitor/1.0',
      referer: 'https://example.org/',
    });
    const headers = JSON.stringify(upstream.asked[0]?.headers);
    expect(headers).not.toMatch(/secret|a=b|10\.0\.0\.1|Visitor|example\.org|x-forwarded|cookie|authorization/);
    expect(upstream.asked).toHaveLength(1);
  });

  test('is nothing where the query is refused here', async () => {
    for (const path of [
      '?fields=secret_note',
      '?filter[secret_note][_eq]=x',
      '?aggregate[count]=id',
      '?limit=-5',
      '/..%2Fusers',
      '/a%3Fb',
    ]) {
      expect((await get(`/items/articles${path}`)).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await get('/items/users')).statusCode).toBe(403);
    expect((await get('/assets/..%2F..%2Fusers')).statusCode).toBe(403);
    expect(upstream.asked).toEqual([]);
  });
});

describe('what is answered', () => {
  test('holds the fields of the contract alone', async () => {
    upstream.answer(wholePosts);
    const answer = await get('/items/articles');
    expect(answer.json()).toEqual({
      data: [
        {
          id: post,
          slug: 'post-1',
          title: 'Post 1',
          summary: null,
          body: '<p>Body 1</p>',
          category: null,
          cover: null,
          published_at: '2026-01-01T10:00:00.000Z',
          status: 'published',
        },
      ],
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Origin, Cache-Control' });
  });

  test('is no draft, even where the other server shows one', async () => {
    upstream.answer(list({ title: 'One', status: 'draft' }, { title: 'Two', status: 'published' }, { title: 'Three' }));
    expect((await get('/items/articles?fields=title')).json()).toEqual({ data: [{ title: 'Two' }] });
    upstream.answer({ status: 200, body: '{"data":{"title":"One","status":"draft"}}' });
    expect((await get('/items/articles/1?fields=title')).statusCode).toBe(403);
  });

  test('has its counts first', async () => {
    upstream.answer({ status: 200, body: '{"meta":{"total_count":7,"filter_count":"3"},"data":[]}' });
    expect((await get('/items/articles?meta=*')).body).toBe('{"meta":{"total_count":7,"filter_count":3},"data":[]}');
  });

  test.each([
    ['/items/posts/00000000-0000-4000-8000-000000000000', 403, 'FORBIDDEN'],
    ['/items/posts?fields=nofield', 403, 'FORBIDDEN'],
    ['/items/posts?limit=-5&fields=slug', 400, 'INVALID_QUERY'],
  ])('to a refusal such as that of %s is the same', async (path, status, code) => {
    upstream.answer(recorded(path));
    const answer = await get('/items/articles/1');
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([status, code]);
  });
});

describe('where the other server fails', () => {
  const unavailable = (reason: string) => ({
    errors: [
      {
        message: `Service "content" is unavailable. ${reason}.`,
        extensions: { service: 'content', reason, code: 'SERVICE_UNAVAILABLE' },
      },
    ],
  });

  test.each([
    ['It did not answer in time', 'hang'],
    ['It could not be reached', 'hang up'],
    ['It answered with status 500', { status: 500, body: 'secret trace' }],
    ['It answered with status 401', { status: 401, body: '{"errors":[]}' }],
    ['It could not be reached', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }],
    ['It could not be reached', { status: 200, body: Buffer.alloc(5 * 1024 * 1024, ' ') }],
    ['Its answer could not be read', { status: 200, body: '<html>' }],
    ['Its answer could not be read', { status: 200, body: '{"data":{}}' }],
  ] as const)('503: %s', async (reason, reply) => {
    upstream.answer(reply);
    const answer = await get('/items/articles');
    expect([answer.statusCode, answer.json()]).toEqual([503, unavailable(reason)]);
  });

  test('it is asked again at once', async () => {
    upstream.answer({ status: 503, body: '' });
    await get('/items/articles?fields=title');
    upstream.answer(list({ title: 'One', status: 'published' }));
    expect((await get('/items/articles?fields=title')).statusCode).toBe(200);
  });
});

describe('for a minute', () => {
  test('one answer serves everybody who asks the same, however they spell it', async () => {
    upstream.answer(wholePosts);
    await Promise.all([
      get('/items/articles?limit=100'),
      get('/items/articles'),
      get('/items/articles?sort=&fields=*'),
    ]);
    now += 59_999;
    await get('/items/articles?filter=');
    expect(upstream.asked).toHaveLength(1);
    now += 1;
    await get('/items/articles');
    expect(upstream.asked).toHaveLength(2);
  });
});

describe('a picture', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex');

  test('is passed on with its size, and with nothing else', async () => {
    upstream.answer({ status: 200, body: png, headers: { 'content-type': 'image/png' } });
    const answer = await get(
      '/assets/a-1?height=20&width=640&access_token=secret&key=system-large&transforms=[]&quality=a%26b',
    );
    expect(upstream.questions()).toEqual([['/assets/a-1', { width: '640', height: '20' }]]);
    expect([answer.headers['content-type'], answer.rawPayload]).toEqual(['image/png', png]);
  });

  test.each([
    ['text/html', 200],
    ['application/pdf', 200],
    ['image/png', 403],
    ['image/png', 404],
  ])('is refused where the answer is %s with status %d', async (type, status) => {
    upstream.answer({ status, body: png, headers: { 'content-type': type } });
    const answer = await get('/assets/a-1');
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
  });
});
