import type { Article, ArticleSummary } from './article.ts';
import type { Page } from './page.ts';

/** What a public page shows; it stands in the page as JSON, so that the browser draws what the server drew. */
export type PublicData =
  | { readonly kind: 'articles'; readonly articles: readonly ArticleSummary[] }
  | { readonly kind: 'article'; readonly article: Article; readonly more: readonly ArticleSummary[] }
  | { readonly kind: 'page'; readonly page: Page };
