import { describe, expect, test } from 'vitest';
import { placeOfClick } from './follow-links.ts';

const here = { origin: 'https://example.org', pathname: '/news', search: '' };
const click = (href: string, rest = {}) =>
  placeOfClick({ href, target: '', isDownload: false, isPlain: true, ...rest }, here)?.path ?? null;

describe('a click on a link', () => {
  test.each([
    ['https://example.org/home', '/home'],
    ['https://example.org/account', '/settings/account'],
    ['https://example.org/toolkit#top', '/toolkit'],
  ])('%s is ours', (href, path) => expect(click(href)).toBe(path));

  test.each([
    ['https://example.com/home', {}],
    ['mailto:a@example.org', {}],
    ['https://example.org/news#part', {}],
    ['https://example.org/dev/inbox', {}],
    ['https://example.org/resources/feed.xml', {}],
    ['https://example.org/home', { target: '_blank' }],
    ['https://example.org/home', { isDownload: true }],
    ['https://example.org/home', { isPlain: false }],
  ])('%s %j is the browser’s', (href, rest) => expect(click(href, rest)).toBeNull());
});
