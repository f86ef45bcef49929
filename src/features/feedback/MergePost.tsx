import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { ChangePostActor } from '#machines/feedback/change-post.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useFeedbackQueries } from './feedback-queries.ts';
import { labels } from './labels.ts';

export interface MergePostProps {
  readonly post: PostDetail;
  readonly change: ChangePostActor;
  readonly isPending: boolean;
  readonly onClose: () => void;
}

/** Picks the post to merge with; similar posts come first. */
export function MergePost({ post, change, isPending, onClose }: MergePostProps) {
  const [typed, setTyped] = useState(post.title);
  const { data } = useInfiniteQuery({
    ...useFeedbackQueries().list({ search: typed.trim() === '' ? undefined : typed }),
    placeholderData: (before) => before,
  });
  const others = data?.pages[0]?.posts.filter(({ id }) => id !== post.id) ?? [];
  return (
    <Dialog title={labels.staff.mergeTitle} isOpen onClose={onClose}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <p>{labels.staff.mergeText}</p>
        <SearchField label={labels.staff.mergeSearch} value={typed} onChange={setTyped} />
        <ul className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
          {others.map(({ id, title, votes }) => (
            <li key={id} className={css({ display: 'flex' })}>
              <Button
                isPending={isPending}
                onPress={() => change.send({ type: 'action.requested', action: { kind: 'merge', into: id } })}
              >
                {title} ({labels.votes(votes)})
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
