import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#server/event-store/actor.ts';
import { type ByteBudget, createByteBudget } from '#server/http/byte-budget.ts';
import { command } from './event-store-fixture.ts';
import { type StuckReader, stuckReader } from './fixtures/stuck-reader.ts';
import { readLive } from './live-reader.ts';
import { type LogServer, logServer } from './log-server.ts';

const measured = createByteBudget({ patienceMs: 500 });
/** Most bytes that were under way at a time, since a test has set it to 0. */
let most = 0;
const budget: ByteBudget = {
  ...measured,
  async take(...asked) {
    const share = await measured.take(...asked);
    most = Math.max(most, measured.used());
    return share;
  },
};
let server: LogServer;
/** Where those connect that take nothing. */
let narrow: string;
beforeAll(async () => {
  const timing = { authWithinMs: 60_000, pingEveryMs: 60_000, sendWithinMs: 1000 };
  server = await logServer(timing, { budget, stalledMs: 2000 });
  narrow = await server.listenNarrowly();
});
afterAll(() => server.close());

const text = 'x'.repeat(10_000);
const idOf = (n: number): string => `n${String(n).padStart(11, '0')}`;

/** A founder with a canvas of so many notes, each of 10,000 characters. */
async function founderWith(notes: number): Promise<{ founder: Actor; token: string; stream: string }> {
  const founder = await server.founder();
  const stream = `canvas-${crypto.randomUUID()}`;
  for (let from = 0; from < notes; from += 40) {
    const nodes = Array.from({ length: 40 }, (_, n) => ({
      id: idOf(from + n),
      kind: 'note',
      x: 0,
      y: 0,
      width: 100,
      height: 100,
      text,
    }));
    const results = await server.store.execute(founder, [command('PlaceNodes', stream, { nodes })]);
    expect(results.map(({ status }) => status)).toEqual(['accepted']);
  }
  return { founder, token: server.signIn(founder), stream };
}

const statusOf = async (token: string, path = '/api/v1/events'): Promise<unknown[]> => {
  const answer = await server.get(token, path);
  await answer.arrayBuffer();
  return [answer.status, answer.headers.get('retry-after')];
};

test('answers that nobody reads take so much of a founder, keep nobody else waiting, and are ended', async () => {
  const [mine, theirs] = [await founderWith(240), await founderWith(40)];
  const stuck: StuckReader[] = [];
  // The first ones make room again: the system takes their answers for a reader that does not.
  const askOnceMore = async (): Promise<unknown[]> => {
    stuck.push(await stuckReader(narrow, '/api/v1/events', mine.token, 40));
    return [...(await statusOf(mine.token)), budget.used() > 6_000_000];
  };
  await expect.poll(askOnceMore, { timeout: 30_000 }).toEqual([429, '5', true]);
  expect(budget.used()).toBeLessThanOrEqual(8_500_000);
  expect(await statusOf(theirs.token)).toEqual([200, null]);
  // Who was only refused has nothing left to take, and may stay.
  await Promise.any(stuck.map(({ closed }) => closed));
  await expect.poll(budget.used).toBe(0);
  for (const { end } of stuck) end();
  expect(await statusOf(mine.token)).toEqual([200, null]);
});

test('a founder gets one state at a time; four wait for theirs, and the next gets 429', async () => {
  const [mine, theirs] = [await founderWith(120), await founderWith(40)];
  const path = `/api/v1/snapshot?stream=${mine.stream}`;
  const stuck = await stuckReader(narrow, path, mine.token);
  // It has its state: the beginning has come.
  await once(stuck.socket, 'readable');
  const answers = Array.from({ length: 6 }, () => statusOf(mine.token, path));
  expect(await Promise.any(answers)).toEqual([429, '5']);
  expect(await statusOf(theirs.token, `/api/v1/snapshot?stream=${theirs.stream}`)).toEqual([200, null]);
  await stuck.closed;
  const statuses = (await Promise.all(answers)).map(([status]) => status);
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 429, 429]);
});

test('a live connection that takes nothing is cut, and holds no more than its share until then', async () => {
  const { founder, token } = await founderWith(240);
  most = 0;
  const reading = readLive(server.url, server.origin, token);
  const stuck = Array.from({ length: 24 }, () => readLive(server.url, server.origin, token, 0, undefined, narrow));
  for (const { socket } of stuck) socket.on('open', () => socket.pause());
  expect(await reading.received(6)).toHaveLength(6);
  for (const { socket } of stuck) socket.once('error', () => undefined);
  await expect.poll(() => most).toBeGreaterThan(2_000_000);
  await expect.poll(budget.used).toBe(0);
  expect(most).toBeLessThanOrEqual(8_000_000);
  expect(await server.store.execute(founder, [])).toEqual([]);
  for (const { socket } of stuck) socket.resume();
  expect(new Set(await Promise.all(stuck.map(({ closed }) => closed)))).toEqual(new Set([1006]));
  expect(reading.socket.readyState).toBe(reading.socket.OPEN);
  reading.socket.close();
});

test('a whole state arrives in pieces as it is', async () => {
  const { founder, token, stream } = await founderWith(40);
  const answer = await server.get(token, `/api/v1/snapshot?stream=${stream}`);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toEqual(await server.store.snapshot(founder.workspaceId, stream));
});
