import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Article } from '#domain/content/article.ts';
import { ArticleScreen } from './ArticleScreen.tsx';
import { LegalScreen } from './LegalScreen.tsx';
import { ResourcesScreen } from './ResourcesScreen.tsx';

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
const draw = (screen: ReactElement) => renderToStaticMarkup(screen);

const screens: [string, ReactElement][] = [
  ['the index', createElement(ResourcesScreen, { articles: [article(1), article(2)] })],
  ['the empty index', createElement(ResourcesScreen, { articles: [] })],
  [
    'an article',
    createElement(ArticleScreen, {
      article: article(1, '<h2>One</h2><table><tr><td>Two</td></tr></table>'),
      more: [article(2)],
    }),
  ],
  ['a page', createElement(LegalScreen, { page: { slug: 'support', title: 'Support', body: '<p>One</p>' } })],
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

test('the index leads to each article by its slug', () => {
  const html = draw(createElement(ResourcesScreen, { articles: [article(1), article(2)] }));
  expect(textsOf(html, 'h2')).toEqual(['Article 1 &lt;b&gt;', 'Article 2 &lt;b&gt;']);
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/resources/article-1',
    '/resources/article-2',
  ]);
});

test('the date is written for readers and for programs, in UTC', () => {
  expect(textsOf(draw(createElement(ArticleScreen, { article: article(1), more: [] })), 'time')).toEqual([
    '14 March 2026',
  ]);
});

test('a hostile body is drawn as the text that it holds', () => {
  const body =
    '<p onclick="a()">One <a href="javascript:b()">two</a></p><img src=x onerror=c()><script>d()</script><svg onload=e()></svg><iframe src="/f">';
  const html = draw(createElement(ArticleScreen, { article: article(1, body), more: [] }));
  expect(html).toContain('<p>One two</p>');
  expect(html).not.toMatch(/javascript:|onerror|onclick|onload|<script|<iframe|d\(\)/);
});
