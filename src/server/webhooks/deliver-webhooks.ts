import type { Clock } from '../http/clock.ts';
import { byTimer, type Rounds, runRounds } from '../operations/run-rounds.ts';
import { afterAttempt } from './after-attempt.ts';
import type { Deliveries, TakenDelivery } from './deliveries.ts';
import { type PostResult, postWithinMs } from './post-webhook.ts';
import type { SendToEndpoint } from './send-to-endpoint.ts';
import type { WebhookMessage } from './webhook-message.ts';

export interface DeliverWebhooksDeps {
  readonly deliveries: Pick<Deliveries, 'take' | 'finish' | 'release' | 'drop'>;
  /** Undefined if there is nothing to say any more. */
  read(taken: TakenDelivery): Promise<WebhookMessage | undefined>;
  readonly send: SendToEndpoint;
  readonly clock: Clock;
  switchedOff(taken: TakenDelivery, reason: 'gone' | 'failing'): void;
  failed(error: unknown): void;
  readonly everyMs?: number;
  readonly after?: NonNullable<Rounds['after']>;
}

const everyMsByDefault = 1000;
/** Longer than an attempt takes; what a server that was killed had begun is done by another one then. */
const leaseMs = postWithinMs + 5000;
/** Endpoints that a server sends to at once. One that answers slowly holds one of these, and nobody else. */
const atOnce = 32;
/** The most for one workspace, so that nobody’s slow endpoints hold all of them. */
const atOnceForOne = 4;
/**
 * Pause between the beginnings of two attempts. Messages may come a few seconds later if 1,000 wait; commands of founders, which
 * the same process answers, may not (decision 0180).
 */
const paceMs = 50;

const unreadable: PostResult = { status: null, error: 'unreadable', answer: null, tookMs: 0 };

/**
 * Sends messages to endpoints, whichever server is first at each, one at a time for each endpoint. An endpoint that has taken a
 * message in the moment in which this server is killed gets it again, under the same id. Returns the way to stop, which ends
 * what is under way: that is tried again.
 */
export function deliverWebhooks({
  deliveries,
  read,
  send,
  clock,
  switchedOff,
  failed,
  everyMs = everyMsByDefault,
  after = byTimer,
}: DeliverWebhooksDeps): () => Promise<void> {
  const stopping = new AbortController();
  /** Deliveries under way, and the workspace of each. */
  const underWay = new Map<Promise<void>, string>();
  let filling: Promise<boolean> | undefined;
  let endPause: (() => void) | undefined;

  const deliver = async (taken: TakenDelivery): Promise<void> => {
    const now = clock();
    let result: PostResult;
    try {
      const message = await read(taken);
      if (!message) return await deliveries.drop(taken);
      result = await send(taken, { messageId: taken.messageId, message, now, stopped: stopping.signal });
    } catch (error) {
      failed(error);
      result = unreadable;
    }
    if (stopping.signal.aborted && result.status === null) return deliveries.release(taken);
    const outcome = result.error === null ? 'arrived' : result.status === 410 ? 'gone' : 'failed';
    const next = afterAttempt(taken, outcome, now);
    const isSwitchedOff = await deliveries.finish(taken, { now, result, after: next });
    if (isSwitchedOff && next.off) switchedOff(taken, next.off);
  };

  const begin = (taken: TakenDelivery): void => {
    const work: Promise<void> = deliver(taken)
      .catch(failed)
      .then(() => {
        underWay.delete(work);
        void fill();
      });
    underWay.set(work, taken.workspaceId);
  };

  const fullWorkspaces = (): string[] =>
    [...Map.groupBy(underWay.values(), (workspaceId) => workspaceId)].flatMap(([workspaceId, { length }]) =>
      length >= atOnceForOne ? [workspaceId] : [],
    );

  const pause = (): void => {
    endPause = after(paceMs, () => {
      endPause = undefined;
      void fill();
    });
  };

  const takeNext = async (): Promise<boolean> => {
    if (stopping.signal.aborted || endPause || underWay.size >= atOnce) return true;
    try {
      const now = clock();
      const taken = await deliveries.take(now, new Date(now.getTime() + leaseMs), fullWorkspaces());
      if (taken) {
        pause();
        begin(taken);
      }
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
  const fill = (): Promise<boolean> => {
    filling ??= takeNext().finally(() => {
      filling = undefined;
    });
    return filling;
  };

  const stopRounds = runRounds(fill, { everyMs, after });
  return async () => {
    stopping.abort();
    await stopRounds();
    await filling;
    endPause?.();
    await Promise.all(underWay.keys());
  };
}
