import { type Article, type ArticleSummary, readArticle, readArticleSummary } from '#domain/content/article.ts';
import { articlePath, articlesPath, pagePath } from '#domain/content/content-paths.ts';
import { type Page, readPage } from '#domain/content/page.ts';
import { type Collection, collections } from './collections.ts';
import type { ContentSource, Item } from './content-source.ts';
import { DirectusError } from './directus-error.ts';
import { readQuery } from './query/read-query.ts';

/** The content as pages need it. Rejects with a `DirectusError` where the content cannot be reached. */
export interface ContentReader {
  /** The newest first. */
  articles(): Promise<readonly ArticleSummary[]>;
  /** By slug, else by id. */
  article(blogId: string): Promise<Article | undefined>;
  page(slug: string): Promise<Page | undefined>;
}

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
    articles: async () => (await list(collections.articles, articlesPath)).map(readArticleSummary),

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
