import * as z from 'zod/mini';
import { type Article, type ArticleSummary, readArticle, readArticleSummary } from '#domain/content/article.ts';
import { articlePath, articlesPath, pagePath } from '#domain/content/content-paths.ts';
import { type Page, readPage } from '#domain/content/page.ts';
import type { CallApi } from '../api/call-api.ts';

const listSchema = z.object({ data: z.array(z.unknown()) });

const list = async (call: CallApi, path: string): Promise<unknown[]> => z.parse(listSchema, await call(path)).data;

/** The newest first. This and what follows reject with an `ApiFailure`. */
export const fetchArticles = async (call: CallApi): Promise<ArticleSummary[]> =>
  (await list(call, articlesPath)).map(readArticleSummary);

/** Null for an article that does not exist. */
export async function fetchArticle(call: CallApi, slug: string): Promise<Article | null> {
  const [found] = await list(call, articlePath(slug));
  return found === undefined ? null : readArticle(found);
}

/** Null for a page that does not exist. */
export async function fetchPage(call: CallApi, slug: string): Promise<Page | null> {
  const [found] = await list(call, pagePath(slug));
  return found === undefined ? null : readPage(found);
}
