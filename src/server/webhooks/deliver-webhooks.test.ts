import { expect, onTestFinished, test } from 'vitest';
import { deliverWebhooks } from './deliver-webhooks.ts';
import type { TakenDelivery } from './deliveries.ts';

/** Deliveries that wait, and timers that the test runs. */
function openSender(waiting: readonly TakenDelivery[]) {
  const left = [...waiting];
  const timers = new Map<() => void, number>();
  const begun: number[] = [];
  const full: (readonly string[])[] = [];
  const stop = deliverWebhooks({
    deliveries: {
      take: async (_now, _leasedUntil, fullWorkspaces) => {
        full.push(fullWorkspaces);
        const index = left.findIndex(({ workspaceId }) => !fullWorkspaces.includes(workspaceId));
        return left.splice(index, index < 0 ? 0 : 1)[0];
      },
      finish: async () => false,
      release: async () => {},
      drop: async () => {},
    },
    read: async ({ id }) => {
      begun.push(id);
      return { type: 'idea.captured', timestamp: '2026-11-29T10:00:00.000Z', data: {}, sentence: '', link: '' };
    },
    send: (_taken, { stopped }) =>
      new Promise((answer) => {
        const ended = { status: null, error: 'timed-out', answer: null, tookMs: 1 } as const;
        stopped?.addEventListener('abort', () => answer(ended));
      }),
    clock: () => new Date('2026-11-29T10:00:00.000Z'),
    switchedOff: () => {},
    failed: (error) => {
      throw error;
    },
    after: (delayMs, run) => {
      timers.set(run, delayMs);
      return () => timers.delete(run);
    },
  });
  onTestFinished(stop);
  return {
    ...{ begun, full, stop, timers },
    /** Runs the timers of this delay, until all they have begun is under way. */
    async pass(delayMs: number): Promise<void> {
      for (const [run, each] of timers)
        if (each === delayMs) {
          timers.delete(run);
          run();
        }
      await new Promise((done) => setImmediate(done));
    },
  };
}

const delivery = (id: number, workspaceId: string): TakenDelivery => ({
  ...{ id, workspaceId, webhookId: `hook-${id}`, accountId: 'mira', messageId: `msg_${id}`, position: id, attempts: 0 },
  ...{ kind: 'webhook', url: 'https://receiver.example', personal: false, secret: Buffer.of(1) },
  ...{ previousSecret: null, previousSecretUntil: null, failingSince: null, failedAt: null },
  leasedUntil: new Date('2026-11-29T10:00:15.000Z'),
});

test('attempts begin one after the other, 50 ms apart, however many wait', async () => {
  const { begun, pass, timers } = openSender([1, 2, 3].map((id) => delivery(id, `team-${id}`)));
  await pass(1000);
  expect(begun).toEqual([1]);
  expect([...timers.values()].toSorted((a, b) => a - b)).toEqual([50, 1000]);
  await pass(1000);
  expect(begun).toEqual([1]);
  await pass(50);
  expect(begun).toEqual([1, 2]);
  await pass(50);
  expect(begun).toEqual([1, 2, 3]);
});

test('a workspace with four attempts under way leaves the next one to others', async () => {
  const { begun, full, pass } = openSender([
    ...[1, 2, 3, 4, 5].map((id) => delivery(id, 'slow')),
    delivery(6, 'other'),
  ]);
  await pass(1000);
  for (let n = 0; n < 5; n++) await pass(50);
  expect(begun).toEqual([1, 2, 3, 4, 6]);
  expect(full.at(-1)).toEqual(['slow']);
});

test('a sender that is stopped leaves no timer behind', async () => {
  const { pass, stop, timers } = openSender([delivery(1, 'team')]);
  await pass(1000);
  await stop();
  expect([...timers]).toEqual([]);
});
