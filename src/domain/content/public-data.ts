import type { Article, ArticleSummary } from './article.ts';
import type { Page } from './page.ts';

/** Content of a public page; it is embedded in the page as JSON, so that the browser draws the same as the server. */
export type PublicData =
  | { readonly kind: 'articles'; readonly articles: readonly ArticleSummary[] }
  | { readonly kind: 'article'; readonly article: Article; readonly more: readonly ArticleSummary[] }
  | { readonly kind: 'page'; readonly page: Page };
