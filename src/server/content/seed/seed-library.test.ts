import { describe, expect, test } from 'vitest';
import type { BodyNode } from '#domain/content/body-node.ts';
import { parseBody } from '#domain/content/parse-body.ts';
import { matchPath } from '#domain/routes/match-path.ts';
import { repeatedInterval } from '#domain/verdict/repeated-interval.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import { sampleForPlan } from '#domain/verdict/test-plan.ts';
import { settlingSentence } from '#domain/verdict/test-sentence.ts';
import { watchATestWithoutFoolingYourself } from './articles/watch-a-test-without-fooling-yourself.ts';
import { what18Of120Means } from './articles/what-18-of-120-means.ts';
import { seedArticles } from './articles.ts';
import { seedPages } from './pages.ts';
import { seedLibrary } from './seed-library.ts';

const all = [...seedArticles, ...seedPages];
const wordsOf = (text: string) => text.trim().split(/\s+/);
const plain = (html: string) =>
  wordsOf(
    html
      .replace(/<[^>]*>|&nbsp;/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );
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

test('the article on 18 of 120, its cover and the one on looking say what the product says', async () => {
  const [low, high] = repeatedInterval(18, 120, { sample: 120, criterion: 0.1 });
  const settling = sampleForPlan({ formula: 'corridor-1', criterion: 0.1 }, 0.15);
  const more = settlingSentence({ k: 18, n: 120, criterion: 0.1, settling });
  const body = what18Of120Means.body;
  expect([settling, more]).toEqual([349, '230 more would settle it if the truth is 15%.']);
  for (const said of [
    `${shareText(low)} to ${shareText(high)}`,
    'about 230 more visitors',
    `${settling} visitors in all`,
  ])
    expect(body).toContain(said);
  // On the cover 0% is at 80, and each percent is 16 wide.
  const cover = (await seedLibrary().asset(what18Of120Means.cover.id))?.bytes.toString();
  const at = (share: number) => Math.round(80 + share * 1600);
  expect(cover).toContain(`M${at(low)} 182v36M${at(high)} 182v36M${at(low)} 200H${at(high)}`);
  expect(watchATestWithoutFoolingYourself.body).toContain('20 of 120 is 10.2% to 25.1%.');
});

describe.each(all)('the body of $slug', ({ body }) => {
  test('loses no word when it is read', () => {
    expect(wordsOf(textOf(parseBody(body)))).toEqual(plain(body));
  });

  test('denies nothing that works', () => {
    const denied = textOf(parseBody(body)).match(
      /\b(?:no|any|without an?) (?:[\w, ]+ (?:and|or) (?:no )?)?(?:canvas|sharing|undo|history|compar\w+|import|export)\b[^.]*/gi,
    );
    expect(denied).toBeNull();
  });

  test('leads to places of ours that exist', () => {
    const slugs = all.map(({ slug }) => slug);
    for (const [, path = ''] of body.matchAll(/href="(?!https:\/\/)([^"]*)"/g)) {
      const { name, params } = matchPath(path);
      expect(name).not.toBe('not-found');
      if (name === 'resources.entry') expect(slugs).toContain(params['blogId']);
    }
  });
});
