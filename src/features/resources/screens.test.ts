import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Article } from '#domain/content/article.ts';
import type { PublicData } from '#domain/content/public-data.ts';
import { ContentFailure } from './ContentFailure.tsx';
import { PublicContent } from './PublicContent.tsx';

const article = (n: number, body = ''): Article => ({
  id: `id-${n}`,
  slug: `article-${n}`,
  title: `Article ${n} <b>`,
  summary: `Of ${n}`,
  category: 'Method',
  cover: n === 2 ? null : `cover-${n}`,
  publishedAt: '2026-03-14T23:30:00.000Z',
  body,
});

const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([whole]) => whole.replace(/<[^>]*>/g, ''));
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
const draw = (screen: ReactElement) => renderToStaticMarkup(screen);
const show = (data: PublicData) => createElement(PublicContent, { data });
const index = show({ kind: 'articles', articles: [article(1), article(2)] });
const entry = (body: string) => show({ kind: 'article', article: article(1, body), more: [article(2)] });

const screens: [string, ReactElement][] = [
  ['the index', index],
  ['the empty index', show({ kind: 'articles', articles: [] })],
  ['an article', entry('<h2>One</h2><table><tr><td>Two</td></tr></table>')],
  ['a page', show({ kind: 'page', page: { slug: 'support', title: 'Support', body: '<p>One</p>' } })],
  ['a failure', createElement(ContentFailure, { heading: 'Resources', onRetry: () => {} })],
];

describe.each(screens)('%s', (_, screen) => {
  const html = draw(screen);

  test('has one first heading', () => {
    expect(textsOf(html, 'h1')).toHaveLength(1);
  });

  test('carries no style and no handler, which the content policy would refuse', () => {
    expect(html).not.toMatch(/<[^>]*\s(style|on[a-z]+)=/);
  });
});

test('the index leads to the feed, and to each article by its slug', () => {
  const html = draw(index);
  expect(textsOf(html, 'h2')).toEqual(['Article 1 &lt;b&gt;', 'Article 2 &lt;b&gt;']);
  expect(linksOf(html)).toEqual(['/resources/feed.xml', '/resources/article-1', '/resources/article-2']);
});

test('an article leads back to where its reader came from', () => {
  const data = { kind: 'article', article: article(1), more: [] } as const;
  expect(linksOf(draw(show(data)))[0]).toBe('/resources/');
  expect(linksOf(draw(createElement(PublicContent, { data, isFounder: true })))[0]).toBe('/news');
});

test('an example is drawn where there is one; elsewhere the article’s own words stand for it', () => {
  const body = '<p>Before</p><figure data-example="weighed-ledger"><p>Elsewhere</p></figure><p>After</p>';
  const data = { kind: 'article', article: article(1, body), more: [] } as const;
  const drawExample = (name: string) => createElement('b', {}, name);
  const paragraphs = (screen: ReactElement) =>
    draw(screen)
      .match(/Before.*After/)?.[0]
      .replace(/<!--.*?-->/g, '');
  expect(paragraphs(createElement(PublicContent, { data, drawExample }))).toBe(
    'Before</p><b>weighed-ledger</b><p>After',
  );
  expect(paragraphs(show(data))).toBe(
    'Before</p><figure data-example="weighed-ledger"><p>Elsewhere</p></figure><p>After',
  );
});

test('the date is written for readers and for programs, in UTC', () => {
  expect(textsOf(draw(entry('')), 'time')).toEqual(['March 14, 2026', 'March 14, 2026']);
});

test('a hostile body is drawn as the text that it holds', () => {
  const body =
    '<p onclick="a()">One <a href="javascript:b()">two</a></p><img src=x onerror=c()><script>d()</script><svg onload=e()></svg><iframe src="/f">';
  const html = draw(entry(body));
  expect(html).toContain('<p>One two</p>');
  expect(html).not.toMatch(/javascript:|onerror|onclick|onload|<script|<iframe|d\(\)/);
});

test('a table that can be moved says which one it is', () => {
  const html = draw(entry('<table><tr><th>What</th><th>How <em>long</em></th></tr></table>'));
  expect(html).toContain('<section aria-label="Table: What, How long" tabindex="0"><table>');
});
