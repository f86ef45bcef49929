import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Item } from '../content-source.ts';
import type { ContentLibrary } from '../own/content-library.ts';
import { seedArticles } from './articles.ts';
import { seedPages } from './pages.ts';
import type { SeedArticle } from './seed-article.ts';

const covers = join(import.meta.dirname, 'covers');

/** The articles and pages that come with the product, from their files. */
export function seedLibrary(): ContentLibrary {
  const items = {
    articles: seedArticles.map(itemOf),
    pages: seedPages.map(({ id, slug, title, body }): Item => ({ id, slug, title, body: body.trim() })),
  };
  const files = new Map(seedArticles.map(({ cover }) => [cover.id, cover.file]));
  return {
    items: async (collection) => items[collection],
    async asset(id) {
      const file = files.get(id);
      return file === undefined ? undefined : { type: 'image/svg+xml', bytes: await readFile(join(covers, file)) };
    },
  };
}

function itemOf({ id, slug, title, summary, body, category, cover, publishedAt, status }: SeedArticle): Item {
  return { id, slug, title, summary, body: body.trim(), category, cover: cover.id, published_at: publishedAt, status };
}
