import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FeedbackList } from '#domain/feedback/feedback-post.ts';
import type { FeedbackOutboxActor } from '#machines/feedback/feedback-outbox.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { BoardFailure } from './BoardFailure.tsx';
import { type BoardQuery, useFeedbackQueries } from './feedback-queries.ts';
import { KeptNote } from './KeptNote.tsx';
import { type BoardPart, labels } from './labels.ts';
import { PostArticle } from './PostArticle.tsx';
import { unique } from './unique-posts.ts';
import { VoteToggle } from './VoteToggle.tsx';

export interface PostListProps {
  readonly query: BoardQuery;
  readonly part: BoardPart;
  readonly isOffline: boolean;
  readonly outbox: FeedbackOutboxActor;
  readonly newId: () => string;
  readonly hasOwnPart?: boolean;
  /** Above the posts, once it is known what there is. */
  readonly above?: (list: FeedbackList) => ReactNode;
  /** Instead of no posts. */
  readonly empty: ReactNode;
}

/** Posts, page by page. */
export function PostList({ query, part, isOffline, outbox, newId, hasOwnPart = false, above, empty }: PostListProps) {
  const { data, isError, fetchStatus, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    useFeedbackQueries().list(query),
  );
  const [first] = data?.pages ?? [];
  if (!first) {
    const isPaused = isOffline || fetchStatus === 'paused';
    if (isError || isPaused) return <BoardFailure part={part} isOffline={isPaused} onRetry={() => void refetch()} />;
    return <Skeleton label={labels.loading} shape="rows" />;
  }
  const posts = unique(data?.pages.flatMap((page) => page.posts) ?? []);
  return (
    <>
      {isOffline && <KeptNote part={part} />}
      {above?.(first)}
      {posts.length === 0 ? (
        empty
      ) : (
        <div className={css({ borderTop: 'hairline' })}>
          {posts.map((post) => (
            <PostArticle
              key={post.id}
              post={post}
              hasOwnPart={hasOwnPart}
              vote={post.isMerged ? null : <VoteToggle post={post} outbox={outbox} newId={newId} />}
            />
          ))}
        </div>
      )}
      {hasNextPage && (
        <div>
          <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {labels.more}
          </Button>
        </div>
      )}
    </>
  );
}
