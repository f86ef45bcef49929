import type { ArticleSummary } from '../content/article.ts';

type Published = Pick<ArticleSummary, 'id' | 'publishedAt'>;

/**
 * What of `articles` was published since the account began and is in none of the lists of ids, in the order given. `began`:
 * ISO 8601. What was published before is no news to whoever came later.
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
