import { describe, expect, test } from 'vitest';
import type { ArticleSummary } from '#domain/content/article.ts';
import { writeFeed } from './write-feed.ts';

const publicUrl = 'https://groundwork.example';
const article = (slug: string, rest: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id: slug,
  slug,
  title: `About ${slug}`,
  summary: `Of ${slug}`,
  category: 'Method',
  cover: null,
  publishedAt: '2026-10-13T08:00:00.000Z',
  ...rest,
});
const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) =>
    text.replace(/^<!\[CDATA\[|\]\]>$/g, ''),
  );

test('RSS names the place, and each article with its permalink and date', () => {
  const xml = writeFeed('rss', { publicUrl, articles: [article('a b'), article('c', { publishedAt: null })] });
  expect(textsOf(xml, 'title')).toEqual(['Groundwork', 'About a b']);
  expect(textsOf(xml, 'link')).toEqual([`${publicUrl}/resources/`, `${publicUrl}/resources/a%20b`]);
  expect(textsOf(xml, 'guid')).toEqual([`${publicUrl}/resources/a%20b`]);
  expect(textsOf(xml, 'pubDate')).toEqual(['Tue, 13 Oct 2026 08:00:00 GMT']);
  expect(textsOf(xml, 'category')).toEqual(['Method']);
  expect(xml).toContain(`<atom:link href="${publicUrl}/resources/feed.xml" rel="self" type="application/rss+xml"/>`);
});

test('Atom says the same in its words', () => {
  const xml = writeFeed('atom', { publicUrl, articles: [article('a')] });
  expect(textsOf(xml, 'id')).toEqual([`${publicUrl}/resources/`, `${publicUrl}/resources/a`]);
  expect(textsOf(xml, 'summary')).toEqual(['Of a']);
  expect(textsOf(xml, 'updated')).toEqual(['2026-10-13T08:00:00.000Z', '2026-10-13T08:00:00.000Z']);
  expect(xml).toContain(`<link rel="self" href="${publicUrl}/resources/atom.xml"/>`);
});

test('without articles it is a feed all the same', () => {
  expect(textsOf(writeFeed('rss', { publicUrl, articles: [] }), 'title')).toEqual(['Groundwork']);
});

describe.each(['rss', 'atom'] as const)('in %s nothing that an editor wrote', (format) => {
  const hostile = ']]><x>]]></title><script>a()</script>&amp;\u0001\uFFFE\uD800';
  const xml = writeFeed(format, {
    publicUrl,
    articles: [article('a', { title: hostile, summary: hostile, category: hostile })],
  });

  test('can leave its place', () => {
    expect(xml).not.toMatch(/<x>|<script|\]\]>(?!<\/(title|description|summary)>)/);
    expect(textsOf(xml, 'title').at(-1)).toBe(
      ']]&gt;&lt;x&gt;]]&gt;&lt;/title&gt;&lt;script&gt;a()&lt;/script&gt;&amp;amp;\uFFFD',
    );
  });

  test('makes it unreadable as XML', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
    expect(xml).not.toMatch(/="[^"]*<[^"]*"/);
  });
});
