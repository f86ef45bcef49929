import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect } from 'react';
import { createActor, fromPromise } from 'xstate';
import { fetchSeen, saveSeen } from '#adapters/comments/comment-reads.ts';
import { lastOfOthers, type SeenComments } from '#domain/thread/unread.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { type CommentReadsActor, commentReadsMachine } from '#machines/thread/comment-reads.machine.ts';
import { threadsOf } from '#machines/thread/select-threads.ts';
import { type App, useApp } from '../app-context.ts';

const actors = new WeakMap<App, CommentReadsActor>();

/** The comments that the account that is signed in has seen. The same actor every time. */
export function commentReadsOf(app: App): CommentReadsActor {
  const actor = actors.get(app) ?? start(app);
  actors.set(app, actor);
  return actor;
}

function start({ actorOf, inspect, services: { call } }: App): CommentReadsActor {
  const actor = createActor(
    commentReadsMachine.provide({
      actors: {
        loadSeen: fromPromise(() => fetchSeen(call)),
        saveSeen: fromPromise<SeenComments, { readonly seen: SeenComments }>(async ({ input: { seen } }) => {
          await saveSeen(call, seen);
          return seen;
        }),
      },
    }),
    { inspect },
  ).start();
  addEventListener('online', () => actor.send({ type: 'connection.regained' }));
  actorOf('session').subscribe((snapshot) => {
    if (snapshot.matches('signedOut')) actor.send({ type: 'founder.left' });
  });
  return actor;
}

/** Reads what this account has seen; it is asked for once somebody else has written something. */
export function useSeenComments(): { readonly own: string; readonly seen: SeenComments } {
  const app = useApp();
  const reads = commentReadsOf(app);
  const own = useSelector(app.actorOf('user'), selectUser)?.id ?? '';
  const hasOthers = useAtom(threadsOf(app.services.workspace), (all) =>
    [...all.values()].some((threads) => threads.some((thread) => lastOfOthers(thread, own) !== undefined)),
  );
  useEffect(() => {
    if (hasOthers && own !== '') reads.send({ type: 'others.found' });
  }, [reads, hasOthers, own]);
  return { own, seen: useSelector(reads, ({ context }) => context.seen) };
}
