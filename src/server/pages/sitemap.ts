import type { ArticleSummary } from '#domain/content/article.ts';
import { stillPages } from '#domain/content/page-facts.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { escapeMarkup } from './escape-markup.ts';

interface SitemapFacts {
  readonly publicUrl: string;
  /** Pricing is hidden then. */
  readonly preRelease: boolean;
  readonly articles: readonly ArticleSummary[];
}

/** The addresses that search engines should know, after the protocol of sitemaps.org. */
export function sitemap({ publicUrl, preRelease, articles }: SitemapFacts): string {
  const still = stillPages
    .map(({ path }) => path)
    .filter((path) => !preRelease || path !== buildPath({ name: 'pricing' }));
  const lines = [
    ...still.map((path) => entry(publicUrl + path)),
    ...articles.map(({ slug, publishedAt }) =>
      entry(publicUrl + buildPath({ name: 'resources.entry', params: { blogId: slug } }), publishedAt),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
}

const entry = (url: string, changedAt: string | null = null): string =>
  `<url><loc>${escapeMarkup(url)}</loc>${changedAt === null ? '' : `<lastmod>${escapeMarkup(changedAt)}</lastmod>`}</url>`;
