import { createActor, fromPromise } from 'xstate';
import { fetchPost, fetchPosts, sendFeedback } from '#adapters/feedback/feedback-api.ts';
import { keptFeedback } from '#adapters/feedback/kept-feedback.ts';
import { local } from '#adapters/storage/local.ts';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { FeedbackSend } from '#domain/feedback/feedback-send.ts';
import type { BoardQuery, FeedbackQueries } from '#features/feedback/feedback-queries.ts';
import { type FeedbackOutboxActor, feedbackOutboxMachine } from '#machines/feedback/feedback-outbox.machine.ts';
import { selectUser } from '#machines/user.store.ts';
import type { App } from './app-context.ts';
import { queryClient } from './query-client.ts';
import { readAgain } from './read-again.ts';
import { tellFailures } from './tell-failures.ts';

/** The feedback board, as the founder who is signed in has it. */
export interface Feedback {
  readonly outbox: FeedbackOutboxActor;
  readonly queries: FeedbackQueries;
  /** A post is like this now. */
  tellChanged(post: PostDetail): void;
}

const opened = new WeakMap<App, { readonly accountId: string; readonly feedback: Feedback }>();
/** Others vote and answer meanwhile; nobody waits for that. */
const lookEveryMs = 30_000;
const key = ['founder', 'feedback'] as const;
const postKey = (postId: string) => [...key, 'post', postId];

/** The same for every screen of the application, so that what waits goes on its way wherever the founder is. */
export function feedbackOf(app: App): Feedback {
  const accountId = selectUser(app.actorOf('user').getSnapshot())?.id ?? '';
  const found = opened.get(app);
  if (found?.accountId === accountId) return found.feedback;
  found?.feedback.outbox.stop();
  const feedback = open(app, accountId);
  opened.set(app, { accountId, feedback });
  return feedback;
}

function open({ actorOf, inspect, services }: App, accountId: string): Feedback {
  const { call } = services;
  const kept = keptFeedback(local, accountId);
  tellFailures(queryClient, services);
  readAgain(queryClient, actorOf('sync'));
  const tellChanged = (post: PostDetail): void => {
    queryClient.setQueryData(postKey(post.id), post);
    void queryClient.invalidateQueries({ queryKey: [...key, 'list'] });
  };
  const outbox = createActor(
    feedbackOutboxMachine.provide({
      actors: {
        deliver: fromPromise<PostDetail, { readonly send: FeedbackSend }>(({ input }) =>
          sendFeedback(call, input.send),
        ),
      },
      actions: {
        keep: (_, { send }) => kept.keepWaiting(send),
        forget: (_, { id }) => kept.forgetWaiting(id),
        tellTaken: (_, { post }) => tellChanged(post),
      },
    }),
    { inspect, input: { waiting: kept.readWaiting() } },
  ).start();
  addEventListener('online', () => outbox.send({ type: 'connection.regained' }));
  actorOf('session').subscribe((session) => {
    if (!session.matches('signedOut')) return;
    outbox.send({ type: 'founder.left' });
    queryClient.removeQueries({ queryKey: ['founder'] });
  });
  return {
    outbox,
    tellChanged,
    queries: {
      list: (query) => ({
        queryKey: [...key, 'list', query],
        queryFn: async ({ pageParam }) => {
          const list = await fetchPosts(call, { ...query, after: pageParam });
          if (isWhole(query) && pageParam === undefined) kept.keepList(list);
          return list;
        },
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
        refetchInterval: lookEveryMs,
        ...(isWhole(query) && keptPages(kept.readList())),
      }),
      post: (postId) => ({
        queryKey: postKey(postId),
        queryFn: () => fetchPost(call, postId),
        staleTime: 0,
        refetchInterval: lookEveryMs,
      }),
    },
  };
}

const isWhole = (query: BoardQuery): boolean => Object.values(query).every((value) => value === undefined);

/** As of before; shown until the server has answered. */
const keptPages = (list: ReturnType<ReturnType<typeof keptFeedback>['readList']>) =>
  list ? { initialData: { pages: [{ ...list, next: null }], pageParams: [undefined] }, initialDataUpdatedAt: 0 } : {};
