import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { liveNode } from '#domain/canvas/live-parts.ts';
import { nodeName } from '#domain/canvas/part-name.ts';
import { unreadIn } from '#domain/thread/unread.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { CommentPins } from '#features/canvas/comments/CommentPins.tsx';
import { labels } from '#features/comments/labels.ts';
import { countOpen, threadsOf } from '#machines/thread/select-threads.ts';
import { useApp } from '../../app-context.ts';
import { useSeenComments } from '../../comments/comment-reads.ts';

export interface CanvasCommentsProps {
  readonly projectId: string;
  readonly session: CanvasSession;
}

/** The bubbles of a canvas whose items are commented on. */
export function CanvasComments({ projectId, session }: CanvasCommentsProps) {
  const app = useApp();
  const all = useAtom(threadsOf(app.services.workspace));
  const { own, seen } = useSeenComments();
  const pins = useMemo(
    () =>
      [...all.values()].flatMap((threads) => {
        const open = threads.filter(({ resolved }) => !resolved);
        const [first] = open;
        if (first?.subject.kind !== 'node' || first.subject.projectId !== projectId) return [];
        const { id } = first.subject;
        const state = session.canvas.get();
        const node = state && liveNode(state, id);
        const unread = open.reduce((sum, thread) => sum + unreadIn(thread, own, seen).length, 0);
        const label = `${labels.comment}: ${labels.count(countOpen(open), unread)}${node ? `, ${nodeName(node)}` : ''}`;
        return [{ id, label, open: countOpen(open), isUnread: unread > 0, place: first.place }];
      }),
    [all, seen, own, projectId, session],
  );
  return pins.length === 0 ? null : <CommentPins session={session} pins={pins} />;
}
