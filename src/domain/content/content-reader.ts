import type { Article, ArticleSummary } from './article.ts';
import type { Page } from './page.ts';

/** The content as pages need it; the server and the browser each reach it in their own way. Rejects if it cannot be reached. */
export interface ContentReader {
  /** The newest first. */
  articles(): Promise<readonly ArticleSummary[]>;
  /** By slug, else by id; undefined if there is none. */
  article(blogId: string): Promise<Article | undefined>;
  page(slug: string): Promise<Page | undefined>;
}
