import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageTimers } from '#adapters/clock/timers.ts';
import type { LiveHandlers, LiveInput } from '#adapters/live/connect-live.ts';
import type { KindGate } from '#domain/log/lazy-kinds.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { kindGate } from '#domain/log/stream-kinds.ts';
import type { Receipt } from '#domain/replica/receipt.ts';
import { liveConnection } from './live-connection.ts';
import type { LiveSession } from './live-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A link whose connections and session are played by the test; `said` holds what they were told, in order. */
function scene(token: string | null = 'one', outcome: Receipt['outcome'] = 'complete', gate: KindGate = kindGate) {
  const said: string[] = [];
  const state = {
    token,
    handlers: null as LiveHandlers | null,
    hear: (_: string): void => {},
    speaks: false,
    received: [] as string[],
  };
  const session: LiveSession = {
    accessToken: () => state.token,
    onAccessToken: (hear) => {
      state.hear = hear;
      return () => said.push('stopped hearing');
    },
    refused: (refused) => said.push(`refused ${refused}`),
  };
  const end = liveConnection({
    origin: 'https://groundwork.test',
    workspace: null,
    session,
    timers: pageTimers,
    presence: {
      through: (connection) => {
        state.speaks = connection !== null;
      },
      heard: ({ from }) => said.push(`${from} is there`),
    },
    client: {
      position: 7,
      receive(events) {
        state.received.push(...events.map(({ stream }) => stream));
        return outcome;
      },
    },
    gate,
    report: ({ type }) => said.push(type),
    connect: ({ after, accessToken }: LiveInput, handlers) => {
      said.push(`connect after ${after} as ${accessToken}`);
      state.handlers = handlers;
      return { authorise: (newer) => said.push(`authorise ${newer}`), say: () => {}, close: () => said.push('close') };
    },
  });
  const renew = (newer: string) => {
    state.token = newer;
    state.hear(newer);
  };
  return { said, end, renew, server: () => state.handlers, state };
}

describe('the link', () => {
  test('reports that it works, and facts that do not follow', () => {
    const { said, server } = scene('one', 'behind');
    server()?.opened();
    server()?.received([]);
    expect(said).toEqual(['connect after 7 as one', 'link.opened', 'link.behind']);
  });

  test('goes on under a newer token', () => {
    const { said, renew } = scene();
    renew('two');
    expect(said).toEqual(['connect after 7 as one', 'authorise two']);
  });

  test('asks the session for a new token where its own is refused, and connects again', () => {
    const { said, renew, server } = scene();
    server()?.closed('unauthorised');
    renew('two');
    server()?.opened();
    expect(said).toEqual(['connect after 7 as one', 'refused one', 'connect after 7 as two', 'link.opened']);
  });

  test('does not fall once a new token has come, however long it waited for that', () => {
    const { said, renew, server } = scene();
    server()?.closed('unauthorised');
    renew('two');
    server()?.opened();
    vi.advanceTimersByTime(21_000);
    expect([said.at(-1), vi.getTimerCount()]).toEqual(['link.opened', 0]);
  });

  test('does not wait for a new token after it has ended', () => {
    const { said, end, server } = scene();
    server()?.closed('unauthorised');
    end();
    vi.advanceTimersByTime(21_000);
    expect([said.at(-1), vi.getTimerCount()]).toEqual(['stopped hearing', 0]);
  });

  test('uses the newer token that the session has already', () => {
    const { said, server, state } = scene();
    state.token = 'two';
    server()?.closed('unauthorised');
    expect(said).toEqual(['connect after 7 as one', 'connect after 7 as two']);
  });

  test('is lost where the new token is refused too', () => {
    const { said, renew, server } = scene();
    server()?.closed('unauthorised');
    renew('two');
    server()?.closed('unauthorised');
    expect(said.slice(-2)).toEqual(['stopped hearing', 'link.lost']);
  });

  test('asks for a new token each time one expires under a connection that worked', () => {
    const { said, renew, server } = scene();
    for (const newer of ['two', 'three']) {
      server()?.opened();
      server()?.closed('unauthorised');
      renew(newer);
    }
    expect(said).toEqual([
      ...['connect after 7 as one', 'link.opened', 'refused one'],
      ...['connect after 7 as two', 'link.opened', 'refused two', 'connect after 7 as three'],
    ]);
  });

  test('is lost where no new token comes', () => {
    const { said, server } = scene();
    server()?.closed('unauthorised');
    vi.advanceTimersByTime(21_000);
    expect(said).toEqual(['connect after 7 as one', 'refused one', 'stopped hearing', 'link.lost']);
  });

  test.each([
    ['the connection is lost', 'one', ['connect after 7 as one', 'stopped hearing', 'link.lost']],
    ['nobody is signed in', null, ['stopped hearing', 'link.lost']],
  ])('is lost where %s', (_, token, expected) => {
    const { said, server } = scene(token);
    server()?.closed('lost');
    expect(said).toEqual(expected);
  });

  test('ends before it says that the membership has', () => {
    const { said, server } = scene();
    server()?.closed('removed');
    expect(said).toEqual(['connect after 7 as one', 'stopped hearing', 'membership.ended']);
  });

  test('lets presence through while there is a connection', () => {
    const { said, end, server, state } = scene();
    server()?.heard?.({ type: 'presence', from: 'phone', account: 'mira', presence: null });
    expect([said.at(-1), state.speaks]).toEqual(['phone is there', true]);
    server()?.closed('unauthorised');
    expect(state.speaks).toBe(false);
    end();
    expect(state.speaks).toBe(false);
  });

  test.each([
    ['brings facts once their rules have come', true, ['page'], ['connect after 7 as one']],
    ['is lost where they do not come', false, [], ['connect after 7 as one', 'stopped hearing', 'close', 'link.lost']],
  ])('%s', async (_, come, received, expected) => {
    const { said, server, state } = scene('one', 'complete', { areHere: () => false, fetch: async () => come });
    server()?.received([{ stream: 'page' } as RecordedEvent]);
    await vi.advanceTimersByTimeAsync(0);
    expect([state.received, said]).toEqual([received, expected]);
  });

  test('brings nothing after it has ended', async () => {
    const { end, server, state } = scene('one', 'complete', { areHere: () => false, fetch: async () => true });
    server()?.received([{ stream: 'page' } as RecordedEvent]);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.received).toEqual([]);
  });

  test('ends silently', () => {
    const { said, end } = scene();
    end();
    expect(said).toEqual(['connect after 7 as one', 'stopped hearing', 'close']);
  });
});
