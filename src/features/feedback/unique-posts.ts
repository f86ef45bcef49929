import type { PostSummary } from '#domain/feedback/feedback-post.ts';

/** Removes duplicates: a vote meanwhile moves a post from one page to another. */
export const unique = (posts: readonly PostSummary[]): readonly PostSummary[] => [
  ...new Map(posts.map((post) => [post.id, post])).values(),
];
