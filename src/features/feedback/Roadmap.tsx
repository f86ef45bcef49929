import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { FeedbackList } from '#domain/feedback/feedback-post.ts';
import type { PostStatus } from '#domain/post/post.ts';
import type { FeedbackOutboxActor } from '#machines/feedback/feedback-outbox.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { BoardFailure } from './BoardFailure.tsx';
import { useFeedbackQueries } from './feedback-queries.ts';
import { KeptNote } from './KeptNote.tsx';
import { labels, statusLabels } from './labels.ts';
import { PostArticle } from './PostArticle.tsx';
import { unique } from './unique-posts.ts';
import { VoteToggle } from './VoteToggle.tsx';

export interface RoadmapProps {
  readonly outbox: FeedbackOutboxActor;
  readonly isOffline: boolean;
  readonly newId: () => string;
}

const stages = ['planned', 'started', 'done'] as const;

/** Planned and started posts by their votes, and done ones, the latest first. */
export function Roadmap({ isOffline, ...props }: RoadmapProps) {
  const { list } = useFeedbackQueries();
  const read = {
    planned: useInfiniteQuery(list({ status: 'planned' })),
    started: useInfiniteQuery(list({ status: 'started' })),
    done: useInfiniteQuery(list({ status: 'done', order: 'answered' })),
  };
  const isPaused = isOffline || stages.some((status) => read[status].fetchStatus === 'paused');
  const isKept = stages.some((status) => read[status].data);
  // One word about the whole, instead of one in each column.
  if (isPaused && !isKept) {
    const readAll = () => stages.map((status) => read[status].refetch());
    return <BoardFailure part="roadmap" isOffline onRetry={readAll} />;
  }
  return (
    <>
      <p className={css({ color: 'ink.muted' })}>{labels.roadmap.lead}</p>
      {isOffline && <KeptNote part="roadmap" />}
      <div className={columns}>
        {stages.map((status) => (
          <Stage key={status} status={status} read={read[status]} isOffline={isPaused} {...props} />
        ))}
      </div>
    </>
  );
}

interface StageProps extends RoadmapProps {
  readonly status: PostStatus;
  readonly read: Pick<
    UseInfiniteQueryResult<InfiniteData<FeedbackList>>,
    'data' | 'isError' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
}

function Stage({ status, read, outbox, isOffline, newId }: StageProps) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = read;
  const heading = useId();
  const posts = data && unique(data.pages.flatMap((page) => page.posts));
  return (
    <section aria-labelledby={heading} className={css({ minWidth: '0' })}>
      <h2 id={heading} className={css({ textStyle: 'subheading', paddingBottom: '8', borderBottom: 'hairline' })}>
        {statusLabels[status]}
      </h2>
      {posts?.length === 0 && <p className={none}>{labels.roadmap.none}</p>}
      {posts?.map((post) => (
        <PostArticle
          key={post.id}
          post={post}
          level={3}
          vote={<VoteToggle post={post} outbox={outbox} newId={newId} />}
        />
      ))}
      {hasNextPage && (
        <div className={css({ paddingBlock: '16' })}>
          <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {labels.more}
          </Button>
        </div>
      )}
      {!posts && (isError || isOffline) && (
        <BoardFailure part="roadmap" isOffline={isOffline} onRetry={() => void refetch()} />
      )}
      {!posts && !isError && !isOffline && <Skeleton label={labels.loading} shape="rows" />}
    </section>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: 'repeat(3, minmax(0, 1fr))' },
  gap: '32',
});
const none = css({ color: 'ink.muted', paddingBlock: '16' });
