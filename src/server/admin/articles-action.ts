import { contentOf } from '../content/content-of.ts';
import { readContent } from '../content/content-reader.ts';
import { seedArticles } from '../content/seed/articles.ts';
import { type AdminAction, AdminRefused } from './admin-action.ts';

/** `articles list`. Writing is done where the articles are kept, and this says where that is. */
export const articlesAction: AdminAction = async ({ settings, now }, [what, ...more]) => {
  const { contentUrl } = settings;
  if (what === 'publish' || what === 'unpublish' || what === 'import') {
    const where = contentUrl
      ? `the Directus at ${new URL(contentUrl).origin}: do it there`
      : 'files that come with the product, in src/server/content/seed/articles: set "status" there, or connect a Directus by CONTENT_URL';
    throw new AdminRefused(`Nothing was changed. The articles are in ${where}.`);
  }
  if (what !== 'list' || more.length > 0) return undefined;
  const data = contentUrl
    ? (await readContent(contentOf(contentUrl, () => now)).articles()).map(({ slug, title, publishedAt }) => ({
        status: 'published',
        slug,
        title,
        publishedAt,
      }))
    : seedArticles.map(({ status, slug, title, publishedAt }) => ({ status, slug, title, publishedAt }));
  const lines = data.map(({ status, slug, title }) => `${status.padEnd(9)}  ${slug}  ${title}`);
  return { text: lines.join('\n'), data };
};
