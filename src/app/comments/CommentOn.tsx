import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { type Subject, type SubjectKind, subjectKey } from '#domain/thread/subject.ts';
import { unreadIn } from '#domain/thread/unread.ts';
import { CommentButton, type CommentButtonProps } from '#features/comments/CommentButton.tsx';
import { labels } from '#features/comments/labels.ts';
import { countOpen, threadsAbout } from '#machines/thread/select-threads.ts';
import { useRights } from '#ui/rights.ts';
import { useApp } from '../app-context.ts';
import { useShell } from '../layouts/shell-context.ts';
import { useSeenComments } from './comment-reads.ts';
import { openComments } from './open-comments.ts';

export interface CommentOnProps extends Pick<CommentButtonProps, 'size' | 'variant'> {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly projectId?: string | undefined;
  /** Page, survey or report that has the part. */
  readonly within?: string | undefined;
  /** The screen is about this thing: the key M comments on it. */
  readonly isMain?: boolean;
}

/** The button that leads to the comments on a thing. */
export function CommentOn({ kind, id, projectId, within, isMain = false, ...look }: CommentOnProps) {
  const app = useApp();
  const { workspace } = app.services;
  const about = useMemo(() => {
    const subject: Subject = { kind, id, ...(projectId !== undefined && { projectId }) };
    return within === undefined ? { subject } : { subject, place: { in: within } };
  }, [kind, id, projectId, within]);
  const threads = useAtom(threadsAbout(workspace, subjectKey(about.subject, about.place)));
  const { own, seen } = useSeenComments();
  const unread = threads
    .filter(({ resolved }) => !resolved)
    .reduce((sum, thread) => sum + unreadIn(thread, own, seen).length, 0);
  const { comment: mayComment } = useRights();
  const { commands } = useShell();
  useEffect(
    () =>
      isMain && mayComment
        ? commands.register([
            {
              ...{ id: 'comment', label: labels.comment, group: 'Do', keys: 'M', terms: 'note thread reply' },
              run: () => openComments(app, about),
            },
          ])
        : undefined,
    [app, about, commands, isMain, mayComment],
  );
  // Who may only read has nothing to open where nobody has written anything.
  if (!mayComment && threads.length === 0) return null;
  return <CommentButton {...look} open={countOpen(threads)} unread={unread} onPress={() => openComments(app, about)} />;
}
