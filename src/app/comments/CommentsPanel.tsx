import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { subjectKey } from '#domain/thread/subject.ts';
import { threadStream } from '#domain/thread/thread-stream.ts';
import { lastOfOthers, unreadIn } from '#domain/thread/unread.ts';
import { CommentPanel } from '#features/comments/CommentPanel.tsx';
import { type CommentsActor, commentsMachine, draftKey } from '#machines/thread/comments.machine.ts';
import { subjectNow } from '#machines/thread/select-subject.ts';
import { threadsAbout } from '#machines/thread/select-threads.ts';
import { type App, useApp } from '../app-context.ts';
import { dispatch } from '../dispatch-action.ts';
import { commentReadsOf, useSeenComments } from './comment-reads.ts';
import { type OpenedComments, openedComments } from './open-comments.ts';
import { useCommentPeople } from './use-comment-people.ts';

registerStream(threadStream);

const actors = new WeakMap<App, CommentsActor>();

/** One for all screens, so that what was typed is there when the comments are shown again; nobody else's after a sign-out. */
function actorFor(app: App): CommentsActor {
  const known = actors.get(app);
  if (known) return known;
  const flow = commentsMachine.provide({ actions: { issue: dispatch(app.services) } });
  const actor = createActor(flow, { inspect: app.inspect }).start();
  actors.set(app, actor);
  const session = app.actorOf('session').subscribe((snapshot) => {
    if (!snapshot.matches('signedOut')) return;
    session.unsubscribe();
    openedComments(app).set(null);
    actors.delete(app);
    actor.stop();
  });
  return actor;
}

/** The comments on a thing. They count as seen while they are shown. */
export default function CommentsPanel({ opened }: { readonly opened: OpenedComments }) {
  const app = useApp();
  const { workspace, newId } = app.services;
  const comments = actorFor(app);
  const { about } = opened;
  const people = useCommentPeople();
  const key = subjectKey(about.subject, about.place);
  const threads = useAtom(threadsAbout(workspace, key));
  const { seen } = useSeenComments();
  const [before] = useState(seen);
  useEffect(() => {
    const { text = '', ...shown } = opened;
    comments.send({ type: 'panel.opened', ...shown });
    const start = { kind: 'start' } as const;
    const typed = comments.getSnapshot().context.drafts[draftKey(start, opened.about)] ?? '';
    if (text !== '' && typed === '') comments.send({ type: 'text.typed', field: start, text });
    return () => comments.send({ type: 'panel.closed' });
  }, [comments, opened]);
  useEffect(() => {
    const marks = threads.flatMap((thread) => {
      const last = lastOfOthers(thread, people.own);
      return last === undefined ? [] : [[thread.id, last] as const];
    });
    if (marks.length > 0) commentReadsOf(app).send({ type: 'comments.seen', seen: Object.fromEntries(marks) });
  }, [app, threads, people.own]);
  const unread = new Set(threads.flatMap((thread) => unreadIn(thread, people.own, before)));
  return (
    <CommentPanel
      comments={comments}
      threads={threads}
      subject={subjectNow(workspace, { subject: about.subject, place: about.place ?? null })}
      people={people}
      unread={unread}
      newId={newId}
      onClose={() => openedComments(app).set(null)}
    />
  );
}
