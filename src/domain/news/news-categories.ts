import type { ArticleSummary } from '../content/article.ts';
import { compareNaturally } from '../text/compare-naturally.ts';

/** The categories of the articles, each once, in the order of the alphabet. */
export const newsCategories = (articles: readonly Pick<ArticleSummary, 'category'>[]): string[] =>
  [...new Set(articles.map(({ category }) => category))].filter((category) => category !== '').sort(compareNaturally);

/** The articles of a category; all of them where there is none. */
export const ofCategory = <Article extends Pick<ArticleSummary, 'category'>>(
  articles: readonly Article[],
  category: string | null,
): readonly Article[] => (category === null ? articles : articles.filter((article) => article.category === category));
