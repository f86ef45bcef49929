import { createActor, fromPromise } from 'xstate';
import { sendFeedback } from '#adapters/feedback/feedback-api.ts';
import { feedbackOutbox } from '#adapters/feedback/feedback-outbox.ts';
import { local } from '#adapters/storage/local.ts';
import { localKeys } from '#adapters/storage/local-keys.ts';
import { withTabLock } from '#adapters/tabs/with-tab-lock.ts';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { FeedbackSend } from '#domain/feedback/feedback-send.ts';
import { type FeedbackOutboxActor, feedbackOutboxMachine } from '#machines/feedback/feedback-outbox.machine.ts';
import type { App } from './app-context.ts';
import { deliverFeedback } from './deliver-feedback.ts';

export interface FeedbackOutboxInput extends Pick<App, 'inspect'> {
  readonly accountId: string;
  readonly call: App['services']['call'];
  /** A post is like this now. */
  readonly tellChanged: (post: PostDetail) => void;
  /** Another tab has sent something, or keeps something more. */
  readonly tellOthers: () => void;
  /** The server has refused something for good. */
  readonly tellRefused: () => void;
}

/** Sends what an account has written on the feedback board, one tab at a time. `stop` keeps what still waits. */
export function startFeedbackOutbox(input: FeedbackOutboxInput): {
  readonly outbox: FeedbackOutboxActor;
  readonly stop: () => void;
} {
  const { accountId, call, inspect, tellChanged, tellOthers, tellRefused } = input;
  const kept = feedbackOutbox({ storage: local, keys: localKeys, accountId });
  const ports = { accountId, kept, withTabLock, sendFeedback: (send: FeedbackSend) => sendFeedback(call, send) };
  const read = () => ({ waiting: kept.readWaiting(), refused: kept.readRefused() });
  const outbox = createActor(
    feedbackOutboxMachine.provide({
      actors: {
        deliver: fromPromise<PostDetail | null, { readonly send: FeedbackSend }>(({ input: { send }, signal }) =>
          deliverFeedback(ports, send, signal),
        ),
      },
      actions: {
        keep: (_, { send }) => kept.keep(send),
        forget: (_, { id }) => kept.forget(id),
        tellTaken: (_, { post }) => (post ? tellChanged(post) : tellOthers()),
        tellRefused,
      },
    }),
    { inspect, input: read() },
  ).start();
  const ending = new AbortController();
  addEventListener('online', () => outbox.send({ type: 'connection.regained' }), { signal: ending.signal });
  const unwatch = kept.watch(window, () => {
    outbox.send({ type: 'kept.changed', ...read() });
    tellOthers();
  });
  return {
    outbox,
    stop: () => {
      ending.abort();
      unwatch();
      outbox.send({ type: 'founder.left' });
    },
  };
}
