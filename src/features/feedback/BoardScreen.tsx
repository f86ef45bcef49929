import { useSelector } from '@xstate/react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { ComposePostActor } from '#machines/feedback/compose-post.machine.ts';
import type { FeedbackOutboxActor } from '#machines/feedback/feedback-outbox.machine.ts';
import { Button } from '#ui/Button.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { type BoardChoice, BoardFilters } from './BoardFilters.tsx';
import { ComposePost } from './ComposePost.tsx';
import { composeFieldId } from './compose-field-id.ts';
import { labels } from './labels.ts';
import { OutboxNotes } from './OutboxNotes.tsx';
import { PostList } from './PostList.tsx';
import { SimilarPosts } from './SimilarPosts.tsx';
import { WaitingPosts } from './WaitingPosts.tsx';

export interface BoardScreenProps {
  readonly compose: ComposePostActor;
  readonly outbox: FeedbackOutboxActor;
  readonly choice: BoardChoice;
  readonly onChoose: (choice: BoardChoice) => void;
  readonly isOffline: boolean;
  readonly newId: () => string;
}

/** All posts, and a field for the next one. */
export function BoardScreen({ compose, outbox, choice, onChoose, isOffline, newId }: BoardScreenProps) {
  const searched = useSelector(compose, ({ context }) => context.searched);
  const { status, tag, order } = choice;
  const isChosen = status !== undefined || tag !== undefined;
  return (
    <>
      <ComposePost compose={compose} />
      <OutboxNotes outbox={outbox} />
      {searched !== '' && <SimilarPosts searched={searched} outbox={outbox} newId={newId} />}
      <WaitingPosts outbox={outbox} />
      <PostList
        part={isChosen || order === 'new' ? 'list' : 'board'}
        query={{ status, tag, order: order === 'votes' ? undefined : order }}
        isOffline={isOffline}
        outbox={outbox}
        newId={newId}
        above={({ posts, tags }) =>
          (posts.length > 0 || isChosen) && <BoardFilters choice={choice} tags={tags} onChange={onChoose} />
        }
        empty={
          isChosen ? (
            <EmptyState
              title={labels.noneChosen.title}
              actions={<Link href={buildPath({ name: 'feedback' })}>{labels.noneChosen.clear}</Link>}
            >
              {labels.noneChosen.text}
            </EmptyState>
          ) : (
            <EmptyState
              title={labels.empty.title}
              drawing={<PlotDrawing />}
              actions={
                <Button onPress={() => document.getElementById(composeFieldId)?.focus()}>{labels.empty.write}</Button>
              }
            >
              {labels.empty.text}
            </EmptyState>
          )
        }
      />
    </>
  );
}
