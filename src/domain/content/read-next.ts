import type { ArticleSummary } from './article.ts';

const countMax = 3;

/** Returns the articles to offer after an article: its own category first, in the order given. */
export function readNext(articles: readonly ArticleSummary[], after: ArticleSummary): ArticleSummary[] {
  const others = articles.filter(({ id }) => id !== after.id);
  const isNear = ({ category }: ArticleSummary): boolean => category === after.category;
  return [...others.filter(isNear), ...others.filter((article) => !isNear(article))].slice(0, countMax);
}
