/** What of `articles` is in none of the lists of ids, in the order given. */
export function unreadArticles<Article extends { readonly id: string }>(
  articles: readonly Article[],
  ...read: readonly (readonly string[])[]
): Article[] {
  const ids = new Set(read.flat());
  return articles.filter(({ id }) => !ids.has(id));
}
