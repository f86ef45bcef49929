import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NewsQueriesContext } from '#features/news/news-queries.ts';
import type { News } from './news.ts';
import { queryClient } from './query-client.ts';

export interface NewsProviderProps {
  readonly news: News;
  readonly children: ReactNode;
}

/** Around what shows news. */
export function NewsProvider({ news, children }: NewsProviderProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <NewsQueriesContext value={news.queries}>{children}</NewsQueriesContext>
    </QueryClientProvider>
  );
}
