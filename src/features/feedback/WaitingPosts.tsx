import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { FeedbackSend } from '#domain/feedback/feedback-send.ts';
import { type FeedbackOutboxActor, selectWaiting } from '#machines/feedback/feedback-outbox.machine.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { labels } from './labels.ts';
import { facts, name, row } from './PostArticle.tsx';

type WaitingPost = Extract<FeedbackSend, { readonly kind: 'post' }>;

/** Posts that the server has not taken yet: they are here, and say so. */
export function WaitingPosts({ outbox }: { readonly outbox: FeedbackOutboxActor }) {
  const posts = useSelector(outbox, selectWaiting).filter((send) => send.kind === 'post');
  return posts.map((post) => <WaitingArticle key={post.id} post={post} />);
}

function WaitingArticle({ post: { title, body } }: { readonly post: WaitingPost }) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={row}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })}>
        <h2 id={titleId} className={name}>
          {title}
        </h2>
        {body !== '' && <p className={css({ color: 'ink.muted', overflowWrap: 'anywhere' })}>{body}</p>}
        <p className={facts}>
          <Badge tone="info">{labels.outbox.waitingPost}</Badge>
        </p>
      </div>
    </article>
  );
}
