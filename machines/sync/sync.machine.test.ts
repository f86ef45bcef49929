import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { retryDelayMs } from '#domain/replica/retry-delay.ts';
import type { SnapshotFault } from '#domain/replica/snapshot-fault.ts';
import { selectCopyFault, selectIsServerFailing, selectStorageFailure, selectSyncState } from './select-sync.ts';
import { type RetryInput, syncMachine } from './sync.machine.ts';
import type { ConnectionEvent, PushReport } from './sync-events.ts';

type Parked = Record<'pull' | 'push' | 'waitBeforeRetry', PromiseWithResolvers<PushReport>[]>;

/** The machine with every promise parked; `answer` settles the last one of a name. */
function start() {
  const parked: Parked = { pull: [], push: [], waitBeforeRetry: [] };
  const retries: RetryInput[] = [];
  const link: { report: (report: ConnectionEvent) => void } = { report: () => {} };
  const park = (name: keyof Parked) => {
    const answer = Promise.withResolvers<PushReport>();
    parked[name].push(answer);
    return answer.promise;
  };
  const clock = new SimulatedClock();
  const actor = createActor(
    syncMachine.provide({
      actors: {
        replica: fromCallback(() => {}),
        watchConnection: fromCallback(() => {}),
        live: fromCallback(({ sendBack }) => {
          link.report = sendBack;
        }),
        loadSnapshot: fromPromise<void, { account: string }>(() => Promise.resolve()),
        pull: fromPromise<void, { account: string }>(async () => void (await park('pull'))),
        push: fromPromise<PushReport, { account: string }>(() => park('push')),
        waitBeforeRetry: fromPromise<void, RetryInput>(async ({ input }) => {
          retries.push(input);
          await park('waitBeforeRetry');
        }),
      },
    }),
    { clock },
  ).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    actor,
    clock,
    retries,
    parked,
    report: (report: ConnectionEvent) => link.report(report),
    state: () => selectSyncState(actor.getSnapshot()),
    async open() {
      actor.send({ type: 'sync.start', account: 'ada' });
      await settled();
    },
    async answer(name: keyof Parked, failure?: unknown, isStorageBehind = false) {
      const last = parked[name].at(-1);
      if (failure === undefined) last?.resolve({ isStorageBehind });
      else last?.reject(failure);
      await settled();
    },
  };
}

describe('sync', () => {
  test('reads the log, then sends, then stays live', async () => {
    const sync = start();
    expect(sync.state()).toBe('idle');
    const states = [sync.state()];
    await sync.open();
    states.push(sync.state());
    await sync.answer('pull');
    states.push(sync.state());
    await sync.answer('push');
    states.push(sync.state());
    expect(states).toEqual(['idle', 'pulling', 'pushing', 'live']);
  });

  test.each([
    ['asks again for what the browser could not read', true, 2],
    ['leaves a browser alone that has read all', false, 1],
  ])('%s', async (_, isStorageBehind, times) => {
    const sync = start();
    await sync.open();
    await sync.answer('pull');
    await sync.answer('push', undefined, isStorageBehind);
    sync.clock.increment(14_999);
    expect([sync.state(), sync.parked.push.length]).toEqual(['live', 1]);
    sync.clock.increment(1);
    expect(sync.parked.push).toHaveLength(times);
  });

  test('sends again what was added while it was sending', async () => {
    const sync = start();
    await sync.open();
    await sync.answer('pull');
    sync.actor.send({ type: 'outbox.grown' });
    expect(sync.parked.push).toHaveLength(1);
    await sync.answer('push');
    expect([sync.state(), sync.parked.push.length]).toEqual(['pushing', 2]);
    await sync.answer('push');
    expect(sync.state()).toBe('live');
  });

  test('waits longer after every failure in a row, as long as the server asks, and starts anew once it speaks', async () => {
    const sync = start();
    await sync.open();
    await sync.answer('pull', { kind: 'no-answer' });
    await sync.answer('waitBeforeRetry');
    await sync.answer('pull', { kind: 'refused', status: 429, code: '', message: '', retryAfterS: 9 });
    await sync.answer('waitBeforeRetry');
    await sync.answer('pull');
    sync.report({ type: 'link.lost' });
    await sync.answer('waitBeforeRetry');
    await sync.answer('pull');
    sync.report({ type: 'link.opened' });
    sync.report({ type: 'link.lost' });
    expect(sync.retries).toEqual([
      { attempt: 1, retryAfterS: 0 },
      { attempt: 2, retryAfterS: 9 },
      { attempt: 3, retryAfterS: 0 },
      { attempt: 1, retryAfterS: 0 },
    ]);
  });

  test.each([
    ['the browser regains its network', 'connection.regained'],
    ['somebody waits for it', 'sync.hurried'],
  ] as const)('tries at once when %s', async (_, type) => {
    const sync = start();
    await sync.open();
    await sync.answer('pull', { kind: 'no-answer' });
    expect(sync.state()).toBe('offline');
    sync.actor.send({ type });
    expect([sync.state(), sync.parked.pull.length]).toEqual(['pulling', 2]);
  });

  test.each([
    ['no network', { kind: 'no-answer' }, false],
    ['a server that fails', { kind: 'refused', status: 500, code: '', message: '' }, true],
    ['a server that asks to wait', { kind: 'refused', status: 429, code: '', message: '' }, false],
  ])('knows %s, until it works again', async (_, failure, isFailing) => {
    const sync = start();
    await sync.open();
    await sync.answer('pull', failure);
    const known = [selectIsServerFailing(sync.actor.getSnapshot())];
    await sync.answer('waitBeforeRetry');
    await sync.answer('pull');
    known.push(selectIsServerFailing(sync.actor.getSnapshot()));
    expect(known).toEqual([isFailing, false]);
  });

  test('is in conflict while rejections wait for the founder, and still sends', async () => {
    const sync = start();
    await sync.open();
    await sync.answer('pull');
    sync.actor.send({ type: 'rejections.counted', count: 1 });
    await sync.answer('push');
    const states = [sync.state()];
    sync.actor.send({ type: 'outbox.grown' });
    states.push(sync.state());
    await sync.answer('push');
    states.push(sync.state());
    sync.actor.send({ type: 'rejections.counted', count: 0 });
    states.push(sync.state());
    expect(states).toEqual(['conflict', 'pushing', 'conflict', 'live']);
  });

  test('says that work was lost before all else that happened to a copy, and otherwise what happened last', async () => {
    const sync = start();
    await sync.open();
    const wiped = (lost: number): SnapshotFault => ({ kind: 'wiped', lost });
    const seen = [{ kind: 'torn', lost: 0 } as const, wiped(0), wiped(2), { kind: 'rewound', lost: 0 } as const].map(
      (fault) => {
        sync.actor.send({ type: 'copy.doubted', fault });
        return selectCopyFault(sync.actor.getSnapshot());
      },
    );
    expect(seen).toEqual([{ kind: 'torn', lost: 0 }, wiped(0), wiped(2), wiped(2)]);
    sync.actor.send({ type: 'fault.read' });
    expect(selectCopyFault(sync.actor.getSnapshot())).toBeNull();
  });

  test.each([
    ['full', 'unavailable'],
    ['unavailable', 'newer'],
  ] as const)('says why nothing is kept now (%s), and not why it was before', async (before, now) => {
    const sync = start();
    await sync.open();
    for (const reason of [before, now]) {
      sync.actor.send({ type: 'storage.reported', failure: { kind: 'storage', reason, message: '' } });
    }
    expect(selectStorageFailure(sync.actor.getSnapshot())?.reason).toBe(now);
  });

  test('keeps a browser that stores nothing apart from a server that does not answer', async () => {
    const sync = start();
    const failure = { kind: 'storage', reason: 'full', message: '' } as const;
    await sync.open();
    await sync.answer('pull', { kind: 'no-answer' });
    const failures = () => {
      const { storageFailure, failure } = sync.actor.getSnapshot().context;
      return [storageFailure, failure];
    };
    const seen = [failures()];
    sync.actor.send({ type: 'storage.reported', failure });
    seen.push(failures());
    sync.actor.send({ type: 'storage.reported', failure: null });
    seen.push(failures());
    const unanswered = { kind: 'no-answer' };
    expect(seen).toEqual([
      [null, unanswered],
      [failure, unanswered],
      [null, unanswered],
    ]);
  });
});

describe('the delay before the next try', () => {
  test.each([
    [1, 0, 0, 1000],
    [1, 0.5, 0, 1500],
    [3, 0, 0, 4000],
    [50, 0, 0, 15_000],
    [1, 0, 9, 9000],
  ])('after %i failures with chance %d and %d s asked for: %d ms', (attempt, random, retryAfterS, delayMs) => {
    expect(retryDelayMs(attempt, random, retryAfterS)).toBe(delayMs);
  });
});
