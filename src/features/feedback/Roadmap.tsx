import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { PostStatus } from '#domain/post/post.ts';
import type { FeedbackOutboxActor } from '#machines/feedback/feedback-outbox.machine.ts';
import { css } from '#styled-system/css';
import { Skeleton } from '#ui/Skeleton.tsx';
import { BoardFailure } from './BoardFailure.tsx';
import { useFeedbackQueries } from './feedback-queries.ts';
import { labels, statusLabels } from './labels.ts';
import { PostArticle } from './PostArticle.tsx';
import { VoteToggle } from './VoteToggle.tsx';

export interface RoadmapProps {
  readonly outbox: FeedbackOutboxActor;
  readonly isOffline: boolean;
  readonly newId: () => string;
}

const stages = ['planned', 'started', 'done'] as const;

/** What is planned, under way and done, each by its votes. */
export function Roadmap(props: RoadmapProps) {
  return (
    <>
      <p className={css({ color: 'ink.muted' })}>{labels.roadmap.lead}</p>
      <div className={columns}>
        {stages.map((status) => (
          <Stage key={status} status={status} {...props} />
        ))}
      </div>
    </>
  );
}

function Stage({ status, outbox, isOffline, newId }: RoadmapProps & { readonly status: PostStatus }) {
  const heading = useId();
  const { data, isError, fetchStatus, refetch } = useInfiniteQuery(useFeedbackQueries().list({ status }));
  const posts = data?.pages[0]?.posts;
  const isPaused = isOffline || fetchStatus === 'paused';
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
      {!posts && (isError || isPaused) && <BoardFailure isOffline={isPaused} onRetry={() => void refetch()} />}
      {!posts && !isError && !isPaused && <Skeleton label={labels.loading} shape="rows" />}
    </section>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: 'repeat(3, minmax(0, 1fr))' },
  gap: '32',
});
const none = css({ color: 'ink.muted', paddingBlock: '16' });
