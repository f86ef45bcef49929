import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownContent } from '#server/content/own/own-content.ts';
import { weakEtag } from '#server/content/weak-etag.ts';
import { contentServer } from './content-server.ts';
import { type Exchange, transcript } from './content-transcript.ts';
import { ids, library, ours } from './recorded-library.ts';

/** Our answer to a recorded question: the same to the byte, or why not and what instead. */
type Verdict = 'same' | { readonly because: string; readonly status: number; readonly code?: string };

const noField: Verdict = { because: 'our articles have no such field', status: 403, code: 'FORBIDDEN' };
const noCollection: Verdict = { because: 'there is no such collection', status: 403, code: 'FORBIDDEN' };

const verdicts: Readonly<Record<string, Verdict>> = {
  'GET /items/posts?limit=2&fields=id,title,slug&sort=sort': 'same',
  'GET /items/posts?fields=*,author.*&limit=1&sort=sort': noField,
  'GET /items/posts?fields[]=title&fields[]=slug&limit=1&sort=sort': 'same',
  'GET /items/posts?filter[slug][_eq]=post-3&fields=title': 'same',
  'GET /items/posts?filter[_and][0][featured][_eq]=true&filter[_and][1][views][_lt]=50&fields=title': noField,
  'GET /items/posts?filter[author][name][_eq]=Ada&fields=title&sort=sort': noField,
  'GET /items/posts?filter[title][_icontains]=POST 5&fields=slug': 'same',
  'GET /items/posts?filter[slug][_eq]=none': 'same',
  'GET /items/posts?filter[slug][_bogus]=1': 'same',
  'GET /items/posts?sort=author,-sort&fields=sort,author&limit=4': noField,
  'GET /items/posts?limit=3&page=2&fields=slug&sort=sort': 'same',
  'GET /items/posts?limit=2&offset=5&fields=slug&sort=sort': 'same',
  'GET /items/posts?limit=0&fields=slug': 'same',
  'GET /items/posts?limit=-5&fields=slug': 'same',
  'GET /items/posts?page=-1&limit=2&fields=slug&sort=sort': 'same',
  'GET /items/posts?meta=total_count&limit=1&fields=slug': 'same',
  'GET /items/posts?search=body 4&fields=slug': 'same',
  'GET /items/posts?aggregate[count]=id&groupBy[]=author': {
    because: 'nothing of ours counts by groups',
    status: 400,
    code: 'INVALID_QUERY',
  },
  'GET /items/posts?fields=nofield': 'same',
  [`GET /items/posts/${ids[0]}`]: { because: 'our articles have other fields', status: 200 },
  'GET /items/posts/00000000-0000-4000-8000-000000000000': 'same',
  'GET /items/authors/1?fields=name,posts.title,posts.sort': noCollection,
  'GET /items/authors/abc': noCollection,
  'GET /items/nocollection': 'same',
  'GET /items/settings_page': noCollection,
  [`DELETE /items/posts/${ids[0]}`]: 'same',
  'GET /items/posts with authorization': 'same',
  'OPTIONS /items/posts with origin, access-control-request-method': {
    because: 'no page of another origin reads here',
    status: 404,
    code: 'ROUTE_NOT_FOUND',
  },
};

const nameOf = ({ request: { method, path, headers } }: Exchange): string =>
  `${method} ${path}${headers ? ` with ${Object.keys(headers).join(', ')}` : ''}`;

let app: FastifyInstance;
beforeAll(async () => {
  app = await contentServer(ownContent(library, () => new Date('2026-01-04T12:00:00Z')));
});
afterAll(() => app.close());

const ask = ({ request }: Exchange) =>
  app.inject({
    method: request.method as Exclude<InjectOptions['method'], undefined>,
    // Without a sort Directus goes by its own order, which is ours of the date.
    url: ours(request.path)
      .replace(/(meta=.*)$/, '$1&sort=published_at')
      .replaceAll(' ', '%20'),
    ...(request.headers && { headers: request.headers }),
  });

test('every recorded question has its verdict', () => {
  expect(Object.keys(verdicts)).toEqual(transcript.map(nameOf));
});

describe('as Directus answered, to the byte', () => {
  test.each(
    transcript.filter((each) => verdicts[nameOf(each)] === 'same').map((each) => [nameOf(each), each] as const),
  )('%s', async (_, each) => {
    const { response } = each;
    const answer = await ask(each);
    const expected = ours(response.body);
    const etag = expected === response.body ? response.headers['etag'] : weakEtag(expected);
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: response.status, body: expected });
    expect(answer.headers).toMatchObject({ etag, vary: response.headers['vary'] });
    expect(answer.headers['content-type']).toBe(response.headers['content-type']);
    expect(answer.headers['cache-control']).toBe(response.headers['cache-control']);
  });
});

describe('otherwise than Directus', () => {
  const others = transcript.flatMap((each) => {
    const verdict = verdicts[nameOf(each)];
    return verdict && verdict !== 'same' ? [[nameOf(each), verdict.because, each, verdict] as const] : [];
  });

  test.each(others)('%s, for %s', async (_, _because, each, { status, code }) => {
    const answer = await ask(each);
    expect(answer.statusCode).toBe(status);
    if (code === undefined) return;
    const [error, ...more] = answer.json().errors;
    expect([error.extensions.code, Object.keys(error), more]).toEqual([code, ['message', 'extensions'], []]);
  });

  test('one item holds the fields that ours has, as theirs', async () => {
    const each = transcript.find(({ request }) => request.path === `/items/posts/${ids[0]}`);
    const { id, status, title, slug, body } = JSON.parse(each?.response.body ?? '').data;
    const answer = await app.inject(`/items/articles/${ids[0]}?fields=id,status,title,slug,body`);
    expect(answer.body).toBe(JSON.stringify({ data: { id, status, title, slug, body } }));
  });
});

describe('what Directus can do besides and we refuse', () => {
  test.each([
    ['/items/articles?filter[_or][0][slug][_eq]=a', 400, 'INVALID_QUERY'],
    ['/items/articles?filter[published_at][_gt]=2026-01-01', 400, 'INVALID_QUERY'],
    ['/items/articles?filter={"slug":', 400, 'INVALID_QUERY'],
    ['/items/articles?limit=abc', 400, 'INVALID_QUERY'],
    ['/items/articles?export=csv', 400, 'INVALID_QUERY'],
    ['/items/articles?deep[author][_limit]=1', 400, 'INVALID_QUERY'],
    ['/items/articles?access_token=bad-token', 400, 'INVALID_QUERY'],
    ['/items', 404, 'ROUTE_NOT_FOUND'],
    ['/items/articles/1/2', 404, 'ROUTE_NOT_FOUND'],
    ['/assets', 404, 'ROUTE_NOT_FOUND'],
  ])('%s: %d %s', async (path, status, code) => {
    const answer = await app.inject(path.replaceAll('"', '%22'));
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([status, code]);
  });

  test('a change, whatever is sent', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const headers = { 'content-type': 'text/xml' };
      const answer = await app.inject({ method, url: `/items/articles/${ids[0]}`, payload: '<x>', headers });
      expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
    }
  });
});

describe('a question may be put in several ways', () => {
  const slugs = async (search: string): Promise<string[]> => {
    const answer = await app.inject(`/items/articles?${search.replaceAll('"', '%22')}`);
    return answer.json().data.map(({ slug }: { slug: string }) => slug);
  };

  test.each([
    ['filter[_and][0][slug][_in]=post-1,post-2,post-3&filter[_and][1][published_at][_lt]=2026-01-03T00:00:00Z'],
    ['filter={"_and":[{"slug":{"_in":["post-1","post-2","post-3"]}},{"published_at":{"_lt":"2026-01-03T00:00:00Z"}}]}'],
    ['filter={"slug":{"_in":["post-1","post-2","post-3"]},"published_at":{"_lt":"2026-01-03T00:00:00Z"}}'],
  ])('%s', async (filter) => {
    expect(await slugs(`${filter}&sort=published_at`)).toEqual(['post-1', 'post-2']);
  });

  test('the later keys of a sort decide where the first ones do not', async () => {
    expect(await slugs('sort=status,-published_at&limit=2&page=0')).toEqual(['post-7', 'post-6']);
    expect(await slugs('sort[]=status&sort[]=-published_at&limit=2&page=2')).toEqual(['post-5', 'post-4']);
    expect(await slugs('sort=published_at&limit=5&page=3')).toEqual([]);
  });

  test.each([
    ['meta=*&limit=0&filter[slug][_eq]=post-1', { total_count: 7, filter_count: 1 }],
    ['meta=filter_count&limit=0&search=body%204', { filter_count: 1 }],
    ['meta=total_count,filter_count&limit=2', { total_count: 7, filter_count: 7 }],
  ])('%s counts what there is', async (search, meta) => {
    expect((await app.inject(`/items/articles?${search}`)).json().meta).toEqual(meta);
  });

  test('a session of ours may read what everybody may', async () => {
    const answer = await app.inject({
      url: '/items/articles?limit=1&fields=slug',
      headers: { authorization: 'Bearer known' },
    });
    expect(answer.statusCode).toBe(200);
  });
});
