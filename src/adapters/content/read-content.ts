import * as z from 'zod/mini';
import { isApiFailure } from '#domain/api/api-failure.ts';
import { type Article, type ArticleSummary, readArticle, readArticleSummary } from '#domain/content/article.ts';
import { articleByIdPath, articlePath, articlesPath, pagePath } from '#domain/content/content-paths.ts';
import { type Page, readPage } from '#domain/content/page.ts';
import type { CallApi } from '../api/call-api.ts';

const listSchema = z.object({ data: z.array(z.unknown()) });
const singleSchema = z.object({ data: z.unknown() });

const list = async (call: CallApi, path: string): Promise<unknown[]> => z.parse(listSchema, await call(path)).data;

/** The newest first. This and what follows reject with an `ApiFailure`. */
export const fetchArticles = async (call: CallApi): Promise<ArticleSummary[]> =>
  (await list(call, articlesPath)).map(readArticleSummary);

/** By slug, else by id. Null for an article that does not exist. */
export async function fetchArticle(call: CallApi, blogId: string): Promise<Article | null> {
  const [bySlug] = await list(call, articlePath(blogId));
  const found = bySlug ?? (await articleById(call, blogId));
  return found === undefined ? null : readArticle(found);
}

/** Directus says "forbidden" of what does not exist. */
async function articleById(call: CallApi, id: string): Promise<unknown> {
  try {
    return z.parse(singleSchema, await call(articleByIdPath(id))).data;
  } catch (failure) {
    if (isApiFailure(failure) && failure.kind === 'refused' && failure.status === 403) return undefined;
    throw failure;
  }
}

/** Null for a page that does not exist. */
export async function fetchPage(call: CallApi, slug: string): Promise<Page | null> {
  const [found] = await list(call, pagePath(slug));
  return found === undefined ? null : readPage(found);
}
