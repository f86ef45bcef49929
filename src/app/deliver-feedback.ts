import type { FeedbackOutbox } from '#adapters/feedback/feedback-outbox.ts';
import type { WithTabLock } from '#adapters/tabs/with-tab-lock.ts';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { FeedbackSend } from '#domain/feedback/feedback-send.ts';
import { refusalOf } from '#machines/feedback/feedback-outbox.machine.ts';

export interface DeliverFeedbackPorts {
  readonly accountId: string;
  readonly kept: Pick<FeedbackOutbox, 'isWaiting' | 'forget' | 'refuse'>;
  readonly withTabLock: WithTabLock;
  readonly sendFeedback: (send: FeedbackSend) => Promise<PostDetail>;
}

/** When the server takes more, as a time: what is told must not move with the clock of whoever reads it. */
const withLimit = (reason: unknown): unknown =>
  isApiFailure(reason) && reason.kind === 'refused' && reason.status === 429 && reason.retryAfterS !== undefined
    ? { ...reason, until: new Date(Date.now() + reason.retryAfterS * 1000).toISOString() }
    : reason;

/**
 * Sends while no other tab does, and keeps what came of it before another tab has its turn. Resolves to null if another tab
 * has sent it; rejects with an `ApiFailure`, with `until` if it is sent too often.
 */
export function deliverFeedback(
  { accountId, kept, withTabLock, sendFeedback }: DeliverFeedbackPorts,
  send: FeedbackSend,
  signal: AbortSignal,
): Promise<PostDetail | null> {
  return withTabLock(`groundwork-feedback-${accountId}`, signal, async () => {
    if (!kept.isWaiting(send.id)) return null;
    try {
      const post = await sendFeedback(send);
      kept.forget(send.id);
      return post;
    } catch (reason) {
      const message = refusalOf(reason);
      // Not on a device that somebody has just left.
      if (message !== null && !signal.aborted) kept.refuse({ send, message });
      throw withLimit(reason);
    }
  });
}
