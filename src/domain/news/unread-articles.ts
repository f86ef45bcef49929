import type { ArticleSummary } from '../content/article.ts';

type Published = Pick<ArticleSummary, 'id' | 'publishedAt'>;

/**
 * Returns the `articles` that were published since the account began and are in none of the lists of ids, in the order
 * given. `began`: ISO 8601. Older articles are no news to a founder who came later.
 */
export function unreadArticles<Article extends Published>(
  articles: readonly Article[],
  began: string,
  ...read: readonly (readonly string[])[]
): Article[] {
  const ids = new Set(read.flat());
  const since = Date.parse(began);
  return articles.filter(
    ({ id, publishedAt }) => !ids.has(id) && (publishedAt === null || Date.parse(publishedAt) >= since),
  );
}
