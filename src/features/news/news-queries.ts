import type { UseQueryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ArticleSummary } from '#domain/content/article.ts';

/** How the news are fetched; given by the application. */
export interface NewsQueries {
  /** The newest first. */
  readonly articles: UseQueryOptions<readonly ArticleSummary[]>;
  /** The ids of what the founder has read, as the server knows them. */
  readonly readIds: UseQueryOptions<readonly string[]>;
}

interface NewsContext extends NewsQueries {
  /** ISO 8601; null until that is known. */
  readonly accountCreatedAt: string | null;
}

export const NewsQueriesContext = createContext<NewsContext | null>(null);

export function useNewsQueries(): NewsContext {
  const queries = useContext(NewsQueriesContext);
  if (!queries) throw new Error('useNewsQueries outside of the news');
  return queries;
}
