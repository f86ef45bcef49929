/** An article as it stands in its file. `cover` names a drawing in `covers/`. */
export interface SeedArticle {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** One or two sentences, for lists and search engines. */
  readonly summary: string;
  readonly category: 'Method' | 'Product' | 'Release notes';
  readonly cover: { readonly id: string; readonly file: string };
  /** ISO 8601, in UTC. */
  readonly publishedAt: string;
  readonly status: 'published' | 'draft';
  /** HTML, from `h2` down. */
  readonly body: string;
}
