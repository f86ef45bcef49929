import { fetchPost, fetchPosts } from '#adapters/feedback/feedback-api.ts';
import { type KeptListName, keptFeedback } from '#adapters/feedback/kept-feedback.ts';
import { local } from '#adapters/storage/local.ts';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { FeedbackList, PostDetail } from '#domain/feedback/feedback-post.ts';
import type { BoardQuery, FeedbackQueries } from '#features/feedback/feedback-queries.ts';
import { queryClient } from './query-client.ts';

export interface BoardQueriesInput {
  readonly accountId: string;
  readonly call: AuthorisedCall;
  /** Not while somebody signs out. */
  readonly mayKeep: () => boolean;
}

export interface BoardQueries extends FeedbackQueries {
  /** A post is like this now. */
  tellChanged(post: PostDetail): void;
  /** Something of the board is not as it was read. */
  tellStale(): void;
}

/** Others vote and answer meanwhile; nobody waits for that. */
const lookEveryMs = 30_000;
const key = ['founder', 'feedback'] as const;
const meta = { saysOffline: true };
const postKey = (postId: string) => [...key, 'post', postId];

/** How the board is read, and what of it this device keeps. */
export function boardQueries({ accountId, call, mayKeep }: BoardQueriesInput): BoardQueries {
  const kept = keptFeedback(local, accountId);
  return {
    tellChanged: (post) => {
      queryClient.setQueryData(postKey(post.id), post);
      if (mayKeep() && kept.readPost(post.id)) kept.keepPost(post);
      void queryClient.invalidateQueries({ queryKey: [...key, 'list'] });
    },
    tellStale: () => void queryClient.invalidateQueries({ queryKey: key }),
    list: (query) => {
      const name = keptNameOf(query);
      return {
        queryKey: [...key, 'list', query],
        queryFn: async ({ pageParam }) => {
          const list = await fetchPosts(call, { ...query, after: pageParam });
          if (name && pageParam === undefined && mayKeep()) kept.keepList(name, list);
          return list;
        },
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
        refetchInterval: lookEveryMs,
        meta,
        ...(name && asOfBefore(() => pagesOf(kept.readList(name)))),
      };
    },
    post: (postId) => ({
      queryKey: postKey(postId),
      queryFn: async () => {
        const post = await fetchPost(call, postId).catch((reason) => {
          if (isApiFailure(reason) && reason.kind === 'refused' && reason.status === 404) kept.forgetPost(postId);
          throw reason;
        });
        if (mayKeep()) kept.keepPost(post);
        return post;
      },
      staleTime: 0,
      refetchInterval: lookEveryMs,
      meta,
      ...asOfBefore(() => kept.readPost(postId) ?? undefined),
    }),
  };
}

/** Shown until the server has answered. */
const asOfBefore = <T>(initialData: () => T | undefined) => ({ initialData, initialDataUpdatedAt: 0 });

const pagesOf = (list: FeedbackList | null) =>
  list ? { pages: [{ ...list, next: null }], pageParams: [undefined] } : undefined;

/** Null if the list is not kept. */
function keptNameOf({ search, status, tag, order, view }: BoardQuery): KeptListName | null {
  if (view === 'mine') return view;
  if (status === 'done' && order === 'answered' && [search, tag, view].every((each) => each === undefined))
    return status;
  if ([search, tag, order, view].some((each) => each !== undefined)) return null;
  if (status === undefined) return 'board';
  return (['planned', 'started'] as const).find((each) => each === status) ?? null;
}
