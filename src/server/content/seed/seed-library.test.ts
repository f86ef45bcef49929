import { describe, expect, test } from 'vitest';
import type { BodyNode } from '#domain/content/body-node.ts';
import { parseBody } from '#domain/content/parse-body.ts';
import { matchPath } from '#domain/routes/match-path.ts';
import { seedArticles } from './articles.ts';
import { seedPages } from './pages.ts';
import { seedLibrary } from './seed-library.ts';

const all = [...seedArticles, ...seedPages];
const plain = (html: string) =>
  html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .trim()
    .split(/\s+/);
const textOf = (nodes: readonly BodyNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : ` ${textOf(node.children)} `)).join('');

test('ids, slugs and covers are told apart', () => {
  const ids = [...all.map(({ id }) => id), ...seedArticles.map(({ cover }) => cover.id)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
});

test.each(seedArticles)('the article $slug is worth a visit and no longer than a coffee', ({ body }) => {
  expect(plain(body).length).toBeGreaterThanOrEqual(500);
  expect(plain(body).length).toBeLessThanOrEqual(900);
});

test.each(seedArticles)('the cover of $slug is a picture that loads nothing', async ({ cover }) => {
  const asset = await seedLibrary().asset(cover.id);
  expect(asset?.type).toBe('image/svg+xml');
  expect(asset?.bytes.toString()).toMatch(/^<svg [^>]*viewBox="0 0 640 360"[\s\S]*<\/svg>\n$/);
  expect(asset?.bytes.toString()).not.toMatch(/href|url\((?!#)|<script|\son\w+=/i);
});

describe.each(all)('the body of $slug', ({ body }) => {
  test('loses no word when it is read', () => {
    expect(plain(textOf(parseBody(body)))).toEqual(plain(body));
  });

  test('denies nothing that works', () => {
    const denied = textOf(parseBody(body)).match(
      /\b(?:no|any|without an?) (?:[\w, ]+ (?:and|or) (?:no )?)?(?:canvas|sharing|undo|history|compar\w+|import|export)\b[^.]*/gi,
    );
    expect(denied).toBeNull();
  });

  test('leads to places that exist', () => {
    const slugs = all.map(({ slug }) => slug);
    for (const [, path = ''] of body.matchAll(/href="([^"]*)"/g)) {
      const { name, params } = matchPath(path);
      expect(name).not.toBe('not-found');
      if (name === 'resources.entry') expect(slugs).toContain(params['blogId']);
    }
  });
});
