import { expect, test, vi } from 'vitest';
import type { WithTabLock } from '#adapters/tabs/with-tab-lock.ts';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { FeedbackSend, RefusedSend } from '#domain/feedback/feedback-send.ts';
import { deliverFeedback } from './deliver-feedback.ts';

const send: FeedbackSend = { kind: 'post', id: 'a', title: 'Dark charts', body: '' };
const post = { id: 'a' } as PostDetail;
const refused = (status: number) => ({ kind: 'refused', status, code: 'x', message: 'No.' });

/** Two tabs of a browser that keeps one post; `answers` are what the server says, a post or a failure. */
function tabs(...answers: readonly object[]) {
  const waiting = new Set([send.id]);
  const refusals: RefusedSend[] = [];
  const asked: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const withTabLock: WithTabLock = (name, _signal, work) => {
    asked.push(name);
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
  const left = [...answers];
  const sent: string[] = [];
  const ports = {
    accountId: 'ada',
    withTabLock,
    kept: {
      isWaiting: (id: string) => waiting.has(id),
      forget: (id: string) => void waiting.delete(id),
      refuse: (each: RefusedSend) => {
        waiting.delete(each.send.id);
        refusals.push(each);
      },
    },
    sendFeedback: async ({ id }: FeedbackSend) => {
      sent.push(id);
      const answer = left.shift();
      if (answer !== post) throw answer;
      return post;
    },
  };
  const ending = new AbortController();
  const deliver = () => deliverFeedback(ports, send, ending.signal);
  return { deliver, ending, asked, found: () => ({ sent, waiting: [...waiting], refusals }) };
}

test('of two tabs one sends, and the other hears that it was sent', async () => {
  const { deliver, asked, found } = tabs(post);
  expect(await Promise.all([deliver(), deliver()])).toEqual([post, null]);
  expect(found()).toEqual({ sent: ['a'], waiting: [], refusals: [] });
  expect(asked).toEqual(['groundwork-feedback-ada', 'groundwork-feedback-ada']);
});

test('what is refused for good is kept with its reason, and not sent by the other tab', async () => {
  const { deliver, found } = tabs(refused(409));
  const outcomes = await Promise.allSettled([deliver(), deliver()]);
  expect(outcomes).toEqual([
    { status: 'rejected', reason: refused(409) },
    { status: 'fulfilled', value: null },
  ]);
  expect(found()).toEqual({ sent: ['a'], waiting: [], refusals: [{ send, message: 'No.' }] });
});

test('what has no answer waits on, and the other tab tries', async () => {
  const { deliver, found } = tabs({ kind: 'no-answer' }, post);
  const outcomes = await Promise.allSettled([deliver(), deliver()]);
  expect(outcomes).toEqual([
    { status: 'rejected', reason: { kind: 'no-answer' } },
    { status: 'fulfilled', value: post },
  ]);
  expect(found()).toEqual({ sent: ['a', 'a'], waiting: [], refusals: [] });
});

test('a limit is told as the time from which on the server takes more', async () => {
  vi.setSystemTime('2026-11-27T15:00:00.000Z');
  const { deliver, found } = tabs({ ...refused(429), retryAfterS: 240 });
  await expect(deliver()).rejects.toEqual({ ...refused(429), retryAfterS: 240, until: '2026-11-27T15:04:00.000Z' });
  expect(found()).toEqual({ sent: ['a'], waiting: ['a'], refusals: [] });
  vi.useRealTimers();
});

test('a refusal that comes after the founder has left leaves nothing on the device', async () => {
  const { deliver, ending, found } = tabs(refused(400));
  const delivery = deliver();
  ending.abort();
  await expect(delivery).rejects.toEqual(refused(400));
  expect(found()).toEqual({ sent: ['a'], waiting: ['a'], refusals: [] });
});
