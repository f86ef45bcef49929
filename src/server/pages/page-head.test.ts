import { describe, expect, test } from 'vitest';
import { type PageFacts, pageFacts } from '#domain/content/page-facts.ts';
import { pageHead, withHead } from './page-head.ts';

const publicUrl = 'https://groundwork.example';
const hostile: PageFacts = {
  title: '</title><script>alert(1)</script>',
  description: '"><img src=x onerror=alert(1)>',
  path: '/resources/a',
  publishedAt: '2026-10-13T08:00:00.000Z',
};
const metaOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)].map(([, name, text]) => [name, text]),
  );
const dataOf = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '');

describe('the head of an article', () => {
  const data = {
    kind: 'article' as const,
    article: {
      id: '1',
      slug: 'a b',
      title: 'A & B',
      summary: 'Of both',
      category: '',
      cover: null,
      publishedAt: hostile.publishedAt ?? '',
      body: '',
    },
    more: [],
  };
  const facts = pageFacts('resources.entry', data);
  const head = facts ? pageHead(facts, publicUrl) : '';

  test('names it, and the one address under which it is known', () => {
    expect(head).toContain('<title>A &amp; B · Groundwork</title>');
    expect(head).toContain('<link rel="canonical" href="https://groundwork.example/resources/a%20b">');
  });

  test('says what is shown where its link is passed on', () => {
    expect(metaOf(head)).toEqual({
      description: 'Of both',
      'twitter:card': 'summary_large_image',
      'og:type': 'article',
      'og:site_name': 'Groundwork',
      'og:title': 'A &amp; B',
      'og:description': 'Of both',
      'og:url': 'https://groundwork.example/resources/a%20b',
      'og:image': 'https://groundwork.example/social.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A survey stake with an orange flag on contour lines: prove the idea before you build it',
      'og:locale': 'en',
      'article:published_time': '2026-10-13T08:00:00.000Z',
    });
  });

  test('tells search engines that it is an article', () => {
    expect(dataOf(head)).toMatchObject({ '@type': 'Article', headline: 'A & B', datePublished: hostile.publishedAt });
  });
});

test.each(['resources', 'resources.support'] as const)('the page %s leads to the feeds', (name) => {
  const facts = pageFacts(name);
  const links = facts && [
    ...pageHead(facts, publicUrl).matchAll(/<link rel="alternate" type="(.*?)".*? href="(.*?)">/g),
  ];
  expect(links?.map(([, type, href]) => [type, href])).toEqual([
    ['application/rss+xml', 'https://groundwork.example/resources/feed.xml'],
    ['application/atom+xml', 'https://groundwork.example/resources/atom.xml'],
  ]);
});

test('the landing page, which has no articles, leads to no feed', () => {
  const facts = pageFacts('landing');
  expect(facts && pageHead(facts, publicUrl)).not.toContain('rel="alternate"');
});

test('nothing that an editor wrote can leave its place', () => {
  const head = pageHead(hostile, publicUrl);
  expect(head.match(/<[a-z!/]+/gi)?.filter((tag) => !/^<\/?(title|link|meta|script)$/.test(tag))).toEqual([]);
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(dataOf(head)).toMatchObject({ headline: hostile.title, description: hostile.description });
});

test.each([
  'landing',
  'pricing',
  'resources',
  'resources.terms-of-use',
  'resources.support',
  'resources.privacy-policy',
] as const)('the page %s has a description that search engines show whole', (name) => {
  const facts = pageFacts(name);
  expect(facts?.description.length).toBeGreaterThan(50);
  expect(facts?.description.length).toBeLessThanOrEqual(160);
});

test('a page behind the sign-in, and an unknown article, say nothing', () => {
  expect(pageFacts('home')).toBeUndefined();
  expect(pageFacts('resources.entry')).toBeUndefined();
});

test('the head takes the place of the title and the description', () => {
  const html = '<head>\n<meta name="description" content="x" />\n<title>Groundwork</title>\n</head>';
  expect(withHead(html, '<title>$& A</title>')).toBe('<head>\n<title>$& A</title>\n</head>');
});
