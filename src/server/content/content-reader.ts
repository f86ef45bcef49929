import { readArticle, readArticleList } from '#domain/content/article.ts';
import { articlePath, articlesPath, pagePath } from '#domain/content/content-paths.ts';
import type { ContentReader } from '#domain/content/content-reader.ts';
import { readPage } from '#domain/content/page.ts';
import { type Collection, collections } from './collections.ts';
import type { ContentSource, Item } from './content-source.ts';
import { DirectusError } from './directus-error.ts';
import { readQuery } from './query/read-query.ts';

/** The content for the pages that this server draws. Rejects with a `DirectusError`. */
export function readContent(source: ContentSource): ContentReader {
  /** The same question that a browser asks, so that both share what is cached. */
  const list = async (collection: Collection, path: string): Promise<readonly Item[]> =>
    (await source.list(collection, queryOf(collection, path))).data;

  async function articleById(id: string): Promise<Item | undefined> {
    try {
      return await source.item(collections.articles, id, queryOf(collections.articles, ''));
    } catch (error) {
      if (error instanceof DirectusError && error.statusCode < 500) return undefined;
      throw error;
    }
  }

  return {
    articles: async () => readArticleList(await list(collections.articles, articlesPath)),

    async article(blogId) {
      const [bySlug] = await list(collections.articles, articlePath(blogId));
      const found = bySlug ?? (await articleById(blogId));
      return found && readArticle(found);
    },

    async page(slug) {
      const [found] = await list(collections.pages, pagePath(slug));
      return found && readPage(found);
    },
  };
}

const queryOf = (collection: Collection, path: string) => readQuery(path.split('?')[1] ?? '', collection);
