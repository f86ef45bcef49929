import { describe, expect, test } from 'vitest';
import { collections } from '../collections.ts';
import { DirectusError } from '../directus-error.ts';
import { readQuery } from './read-query.ts';
import { runQuery } from './run-query.ts';

const article = (n: number, more: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  slug: `article-${n}`,
  title: `Article ${n}`,
  summary: `Of ${n}`,
  body: `<p>Body ${n}</p>`,
  category: n % 2 ? 'Method' : 'Product',
  cover: null,
  published_at: `2026-0${n}-01T10:00:00.000Z`,
  status: 'published',
  ...more,
});
const items = [1, 2, 3, 4, 5].map((n) => article(n));
const at = new Date('2026-03-01T12:00:00Z');
const ask = (search: string) => runQuery(items, collections.articles, readQuery(search, collections.articles), at);
const slugs = (search: string) => ask(search).data.map((item) => item['slug']);
const refusal = (search: string) => {
  try {
    ask(search);
  } catch (error) {
    if (error instanceof DirectusError) return [error.statusCode, error.extensions['reason']];
    throw error;
  }
  return undefined;
};

describe('what is found', () => {
  test.each([
    ['filter[slug][_eq]=article-3', [3]],
    ['filter[slug]=article-3', [3]],
    ['filter={"slug":{"_eq":"article-3"}}', [3]],
    ['filter[slug][_eq]=Article-3', []],
    ['filter[slug][_in]=article-1,article-4', [1, 4]],
    ['filter[slug][_in][]=article-1&filter[slug][_in][]=article-4', [1, 4]],
    ['filter={"slug":{"_in":["article-1","article-4"]}}', [1, 4]],
    ['filter[title][_icontains]=ARTICLE 5', [5]],
    ['filter[published_at][_lt]=2026-03-01T10:00:00Z', [1, 2]],
    ['filter[published_at][_lte]=2026-03-01T11:00:00%2B01:00', [1, 2, 3]],
    ['filter[published_at][_lte]=$NOW', [1, 2, 3]],
    ['filter[_and][0][category][_eq]=Method&filter[_and][1][published_at][_lt]=2026-04-01', [1, 3]],
    ['filter={"_and":[{"category":"Method"},{"_and":[{"slug":"article-5"}]}]}', [5]],
    ['filter={"category":{"_eq":"Method"},"slug":{"_eq":"article-2"}}', []],
    ['filter[cover][_eq]=none', []],
    ['search=BODY 4', [4]],
    ['search=', [1, 2, 3, 4, 5]],
    ['sort=-published_at', [5, 4, 3, 2, 1]],
    ['sort=category,-slug', [5, 3, 1, 4, 2]],
    ['sort[]=category&sort[]=-slug', [5, 3, 1, 4, 2]],
    ['limit=2&offset=1', [2, 3]],
    ['limit=2&page=2', [3, 4]],
    ['limit=2&page=0', [1, 2]],
    ['limit=2&page=9', []],
    ['limit=0', []],
    ['limit=-1&offset=3', [4, 5]],
  ])('%s', (search, expected) => {
    expect(slugs(search)).toEqual(expected.map((n) => `article-${n}`));
  });
});

describe('what is answered of it', () => {
  test.each([
    ['fields=title,slug', { title: 'Article 1', slug: 'article-1' }],
    ['fields[]=slug&fields[]=slug', { slug: 'article-1' }],
    ['fields=*', article(1)],
    ['fields=*.*', article(1)],
    ['fields=', article(1)],
  ])('%s', (search, expected) => {
    expect(ask(`${search}&limit=1`)).toEqual({ data: [expected] });
  });

  test.each([
    ['meta=*', { total_count: 5, filter_count: 3 }],
    ['meta=filter_count', { filter_count: 3 }],
    ['meta=total_count,unknown', { total_count: 5 }],
  ])('%s', (search, meta) => {
    expect(ask(`${search}&limit=0&filter[category][_eq]=Method`)).toEqual({ meta, data: [] });
  });
});

describe('what is refused', () => {
  const noField = (name: string) =>
    `You don't have permission to access field "${name}" in collection "articles" or it does not exist. Queried in root.`;

  test.each([
    ['limit=abc', '"limit" must be a number'],
    ['limit=', '"limit" must be a number'],
    ['limit=1&limit=2', '"limit" must be a number'],
    ['limit=1.5', '"limit" must be an integer'],
    ['limit=-5', '"limit" must be greater than or equal to -1'],
    ['page=-1', '"page" must be greater than or equal to 0'],
    ['offset=-1', '"offset" must be greater than or equal to 0'],
    ['filter[slug][_bogus]=1', '"string" field type does not contain the "_bogus" filter operator'],
    ['filter[slug][_lt]=b', '"string" field type does not contain the "_lt" filter operator'],
    ['filter[published_at][_lt]=soon', '"soon" is not a date'],
    ['filter[_or][0][slug][_eq]=a', '"_or" is not a supported filter operator'],
    ['filter={"slug"', 'Invalid JSON for filter object'],
    ['filter=[]', '"filter" has to be an object'],
    ['filter={"slug":{"_eq":{"a":1}}}', '"_eq" has to be a value'],
    [`filter=${'{"_and":['.repeat(10)}${']}'.repeat(10)}`, '"filter" is nested too deeply'],
    [`filter${'[a]'.repeat(20)}=1`, 'brackets are nested too deeply'],
    ['aggregate[count]=*', '"aggregate" is not supported'],
    ['groupBy[]=category', '"groupBy" is not supported'],
    ['deep[body][_limit]=1', '"deep" is not supported'],
    ['export=csv', '"export" is not supported'],
    ['__proto__[polluted]=1', '"__proto__" is not supported'],
    ['utm_source=mail', '"utm_source" is not supported'],
    ['filter[__proto__][_eq]=1', '"__proto__" is not a supported filter operator'],
    [Array.from({ length: 101 }, (_, n) => `fields[${n}]=id`).join('&'), 'there are more than 100 parameters'],
  ])('%s', (search, reason) => {
    expect(refusal(search)).toEqual([400, reason]);
  });

  test.each([
    ['fields=secret', 'secret'],
    ['fields=title,author.name', 'author.name'],
    ['fields=constructor', 'constructor'],
    ['sort=-secret', 'secret'],
    ['filter[secret][_eq]=1', 'secret'],
  ])('%s', (search, name) => {
    expect(refusal(search)).toEqual([403, noField(name)]);
  });
});
