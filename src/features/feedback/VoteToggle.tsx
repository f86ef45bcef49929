import { useSelector } from '@xstate/react';
import { ChevronUp } from 'lucide-react';
import type { PostSummary } from '#domain/feedback/feedback-post.ts';
import { type FeedbackOutboxActor, selectWaiting } from '#machines/feedback/feedback-outbox.machine.ts';
import { css } from '#styled-system/css';
import { ToggleButton } from '#ui/ToggleButton.tsx';
import { labels } from './labels.ts';

export interface VoteToggleProps {
  readonly post: Pick<PostSummary, 'id' | 'votes' | 'hasVoted'>;
  readonly outbox: FeedbackOutboxActor;
  readonly newId: () => string;
}

/** How many votes a post has, and the founder’s own, which counts at once though it may still wait. */
export function VoteToggle({ post: { id: postId, votes, hasVoted }, outbox, newId }: VoteToggleProps) {
  const wanted = useSelector(outbox, (snapshot) => wantedVote(selectWaiting(snapshot), postId));
  const voted = wanted ?? hasVoted;
  const count = votes + Number(voted) - Number(hasVoted);
  const vote = (next: boolean) =>
    outbox.send({ type: 'send.wanted', send: { kind: 'vote', id: newId(), postId, voted: next } });
  return (
    <div className={column}>
      <ToggleButton isSelected={voted} onChange={vote} icon={<ChevronUp aria-hidden="true" />}>
        {labels.vote}
      </ToggleButton>
      <span className={css({ textStyle: 'figure.small', color: 'ink.muted', whiteSpace: 'nowrap' })}>
        {labels.votes(count)}
      </span>
    </div>
  );
}

type Waiting = ReturnType<typeof selectWaiting>;

function wantedVote(waiting: Waiting, postId: string): boolean | undefined {
  const last = waiting.findLast((send) => send.kind === 'vote' && send.postId === postId);
  return last?.kind === 'vote' ? last.voted : undefined;
}

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4', flex: 'none' });
