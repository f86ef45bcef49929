import type { Item } from '#server/content/content-source.ts';
import type { ContentLibrary } from '#server/content/own/content-library.ts';

/** The recorded posts as articles: `sort` becomes the date, and what our articles lack falls away. */
export const ids = ['b7c37fd1-c615-4a47-878a-37c35bd70e99', '0d9f4e6a-086c-49b9-a73c-6ac7cacd0af4'];
const post = (n: number): Item => ({
  id: ids[n - 1] ?? `f0000000-0000-4000-8000-00000000000${n}`,
  slug: `post-${n}`,
  title: `Post ${n}`,
  summary: null,
  body: `<p>Body ${n}</p>`,
  category: null,
  cover: null,
  published_at: `2026-01-0${n}T10:00:00.000Z`,
  status: 'published',
});
export const draft: Item = { ...post(8), id: 'd8000000-0000-4000-8000-000000000008', status: 'draft' };
export const cover = { type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
/** Seven published articles, a draft and a picture. */
export const library: ContentLibrary = {
  items: async (collection) => (collection === 'articles' ? [1, 2, 3, 4, 5, 6, 7].map(post).concat(draft) : []),
  asset: async (id) => (id === 'c-1' ? cover : undefined),
};

/** A recorded path or text in the words of our collection. */
export const ours = (text: string): string =>
  text.replaceAll('posts', 'articles').replaceAll('sort=sort', 'sort=published_at');
