import { QueryClientProvider } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { NewsQueriesContext } from '#features/news/news-queries.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from './app-context.ts';
import type { News } from './news.ts';
import { queryClient } from './query-client.ts';

export interface NewsProviderProps {
  readonly news: News;
  readonly children: ReactNode;
}

/** Provides the queries of news articles to its children, and since when the account exists: older articles are never unread. */
export function NewsProvider({ news, children }: NewsProviderProps) {
  const accountCreatedAt = useSelector(useApp().actorOf('user'), selectUser)?.createdAt ?? null;
  const context = useMemo(() => ({ ...news.queries, accountCreatedAt }), [news, accountCreatedAt]);
  return (
    <QueryClientProvider client={queryClient}>
      <NewsQueriesContext value={context}>{children}</NewsQueriesContext>
    </QueryClientProvider>
  );
}
