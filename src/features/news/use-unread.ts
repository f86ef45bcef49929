import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ArticleSummary } from '#domain/content/article.ts';
import { unreadArticles } from '#domain/news/unread-articles.ts';
import { type NewsActor, selectUnsaved } from '#machines/shell/news.machine.ts';
import { useNewsQueries } from './news-queries.ts';

/** Articles that the founder has not read yet, the newest first; undefined until they are known. */
export function useUnread(news: NewsActor): readonly ArticleSummary[] | undefined {
  const queries = useNewsQueries();
  const articles = useQuery(queries.articles).data;
  const readIds = useQuery(queries.readIds).data;
  const unsaved = useSelector(news, selectUnsaved);
  if (!articles || !readIds || queries.accountCreatedAt === null) return undefined;
  return unreadArticles(articles, queries.accountCreatedAt, readIds, unsaved);
}
