import type { InfiniteData, QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { FeedbackList, PostDetail } from '#domain/feedback/feedback-post.ts';

/** Query parameters, named as in the API. */
export interface BoardQuery {
  readonly search?: string | undefined;
  readonly status?: string | undefined;
  readonly tag?: string | undefined;
  readonly order?: string | undefined;
  readonly view?: 'mine' | 'reported' | undefined;
}

export type BoardPages = UseInfiniteQueryOptions<
  FeedbackList,
  Error,
  InfiniteData<FeedbackList>,
  QueryKey,
  string | undefined
>;

/** How the board is read; given by the application. */
export interface FeedbackQueries {
  list(query: BoardQuery): BoardPages;
  post(postId: string): UseQueryOptions<PostDetail>;
}

export const FeedbackQueriesContext = createContext<FeedbackQueries | null>(null);

export function useFeedbackQueries(): FeedbackQueries {
  const queries = useContext(FeedbackQueriesContext);
  if (!queries) throw new Error('useFeedbackQueries outside of the feedback board');
  return queries;
}
