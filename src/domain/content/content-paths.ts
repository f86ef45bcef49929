/** Fields of `readArticleSummary`. */
export const summaryFields = ['id', 'slug', 'title', 'summary', 'category', 'cover', 'published_at'] as const;
/** Fields of `readArticle`. */
export const articleFields = [...summaryFields, 'body'] as const;
/** Fields of `readPage`. */
export const pageFields = ['slug', 'title', 'body'] as const;

const search = (parameters: Record<string, string>): string => new URLSearchParams(parameters).toString();
const slugIs = (slug: string): string => JSON.stringify({ slug: { _eq: slug } });

/** Every article, the newest first, without bodies. */
export const articlesPath = `/items/articles?${search({ fields: summaryFields.join(','), sort: '-published_at', limit: '-1' })}`;

/** A list of at most one article. */
export const articlePath = (slug: string): string =>
  `/items/articles?${search({ fields: articleFields.join(','), filter: slugIs(slug), limit: '1' })}`;

/** A list of at most one page. */
export const pagePath = (slug: string): string =>
  `/items/pages?${search({ fields: pageFields.join(','), filter: slugIs(slug), limit: '1' })}`;

export const assetPath = (id: string): string => `/assets/${encodeURIComponent(id)}`;

/** A single article, for addresses that hold an id. */
export const articleByIdPath = (id: string): string =>
  `/items/articles/${encodeURIComponent(id)}?${search({ fields: articleFields.join(',') })}`;
