import type { Location } from '../routes/routes.ts';
import type { ContentReader } from './content-reader.ts';
import type { PublicData } from './public-data.ts';
import { readNext } from './read-next.ts';

const pageSlugs: ReadonlyMap<string, string> = new Map([
  ['resources.terms-of-use', 'terms-of-use'],
  ['resources.support', 'support'],
  ['resources.privacy-policy', 'privacy-policy'],
]);

/** Whether what a place shows has to be fetched first. */
export const needsContent = ({ name }: Location): boolean => name.startsWith('resources');

/** Reads the content that a place shows; undefined if there is nothing at its address. Rejects as the reader does. */
export async function publicDataOf(place: Location, content: ContentReader): Promise<PublicData | undefined> {
  if (place.name === 'resources') return { kind: 'articles', articles: await content.articles() };
  if (place.name === 'resources.entry') return articleAt(place.params['blogId'] ?? '', content);
  const slug = pageSlugs.get(place.name);
  const page = slug === undefined ? undefined : await content.page(slug);
  return page && { kind: 'page', page };
}

async function articleAt(blogId: string, content: ContentReader): Promise<PublicData | undefined> {
  const [article, articles] = await Promise.all([content.article(blogId), content.articles()]);
  return article && { kind: 'article', article, more: readNext(articles, article) };
}
