import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { FeedbackOutboxActor } from '#machines/feedback/feedback-outbox.machine.ts';
import { css } from '#styled-system/css';
import { useFeedbackQueries } from './feedback-queries.ts';
import { labels } from './labels.ts';
import { PostArticle } from './PostArticle.tsx';
import { VoteToggle } from './VoteToggle.tsx';

export interface SimilarPostsProps {
  readonly searched: string;
  readonly outbox: FeedbackOutboxActor;
  readonly newId: () => string;
}

const shownAtMost = 5;

/** Posts of others that may mean the same. */
export function SimilarPosts({ searched, outbox, newId }: SimilarPostsProps) {
  const heading = useId();
  const { data } = useInfiniteQuery({
    ...useFeedbackQueries().list({ search: searched }),
    // Until the next is known, so that the list does not blink with every word.
    placeholderData: (before) => before,
  });
  const posts = data?.pages[0]?.posts.slice(0, shownAtMost);
  // As long as nobody can say, as without a network.
  if (!posts) return null;
  return (
    <section aria-labelledby={heading} className={box}>
      <h2 id={heading} className={css({ textStyle: 'reading', fontWeight: 'strong' })}>
        {labels.similar.title}
      </h2>
      <p role="status" className={css({ color: 'ink.muted' })}>
        {posts.length === 0 ? labels.similar.none : labels.similar.some}
      </p>
      {posts.map((post) => (
        <PostArticle
          key={post.id}
          post={post}
          level={3}
          vote={<VoteToggle post={post} outbox={outbox} newId={newId} />}
        />
      ))}
    </section>
  );
}

const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  padding: '16',
  border: 'hairline',
  borderRadius: 'card',
  background: 'surface',
  '& article:last-child': { borderBottom: 'none', paddingBottom: '0' },
});
