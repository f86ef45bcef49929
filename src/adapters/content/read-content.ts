import * as z from 'zod/mini';
import { isApiFailure } from '#domain/api/api-failure.ts';
import { readArticle, readArticleList } from '#domain/content/article.ts';
import { articleByIdPath, articlePath, articlesPath, pagePath } from '#domain/content/content-paths.ts';
import type { ContentReader } from '#domain/content/content-reader.ts';
import { readPage } from '#domain/content/page.ts';
import type { CallApi } from '../api/call-api.ts';

const listSchema = z.object({ data: z.array(z.unknown()) });
const singleSchema = z.object({ data: z.unknown() });

/** The content as our server hands it out. Rejects with an `ApiFailure`. */
export function readContent(call: CallApi): ContentReader {
  const list = async (path: string): Promise<unknown[]> => z.parse(listSchema, await call(path)).data;

  /** Directus says "forbidden" of what does not exist. */
  async function articleById(id: string): Promise<unknown> {
    try {
      return z.parse(singleSchema, await call(articleByIdPath(id))).data;
    } catch (failure) {
      if (isApiFailure(failure) && failure.kind === 'refused' && failure.status === 403) return undefined;
      throw failure;
    }
  }

  return {
    articles: async () => readArticleList(await list(articlesPath)),

    async article(blogId) {
      const [bySlug] = await list(articlePath(blogId));
      const found = bySlug ?? (await articleById(blogId));
      return found === undefined ? undefined : readArticle(found);
    },

    async page(slug) {
      const [found] = await list(pagePath(slug));
      return found === undefined ? undefined : readPage(found);
    },
  };
}
