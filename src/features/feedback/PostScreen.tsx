import { useQuery } from '@tanstack/react-query';
import { buildPath } from '#domain/routes/build-path.ts';
import type { ChangePostActor } from '#machines/feedback/change-post.machine.ts';
import type { FeedbackOutboxActor } from '#machines/feedback/feedback-outbox.machine.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { BoardFailure } from './BoardFailure.tsx';
import { useFeedbackQueries } from './feedback-queries.ts';
import { KeptNote } from './KeptNote.tsx';
import { labels } from './labels.ts';
import { OnePost } from './OnePost.tsx';
import { OutboxNotes } from './OutboxNotes.tsx';

export interface PostScreenProps {
  readonly postId: string;
  readonly change: ChangePostActor;
  readonly outbox: FeedbackOutboxActor;
  readonly isOffline: boolean;
  readonly newId: () => string;
}

/** One post with what was said about it. */
export function PostScreen({ postId, change, outbox, isOffline, newId }: PostScreenProps) {
  const { data, error, isError, fetchStatus, refetch } = useQuery(useFeedbackQueries().post(postId));
  const isPaused = isOffline || fetchStatus === 'paused';
  const isGone = isError && isMissing(error);
  return (
    <>
      <OutboxNotes outbox={outbox} />
      {isGone && (
        <EmptyState
          title={labels.gone.title}
          actions={<ButtonLink href={buildPath({ name: 'feedback' })}>{labels.noActivity.all}</ButtonLink>}
        >
          {labels.gone.text}
        </EmptyState>
      )}
      {!isGone && data && (
        <>
          {isOffline && <KeptNote part="post" />}
          <OnePost post={data} change={change} outbox={outbox} newId={newId} />
        </>
      )}
      {!isGone && !data && (isError || isPaused) && (
        <BoardFailure part="post" isOffline={isPaused} onRetry={() => void refetch()} />
      )}
      {!data && !isError && !isPaused && <Skeleton label={labels.loadingPost} shape="rows" />}
    </>
  );
}

/** The server rejects with plain data. */
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
