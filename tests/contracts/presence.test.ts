import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Presence, presenceLimits } from '#domain/presence/presence.ts';
import { capture } from './event-store-fixture.ts';
import { type LiveReader, readLive } from './live-reader.ts';
import { type LogServer, logServer } from './log-server.ts';
import { at, heardBy, say } from './shown-presence.ts';

let server: LogServer;
beforeAll(async () => {
  server = await logServer();
});
afterAll(() => server.close());

const accounts = new WeakMap<LiveReader, string>();
const account = (reader: LiveReader): string => accounts.get(reader) ?? '';

/** Connections of one founder that have shown who they are: each has received the founder's first event. */
async function connected(count: number): Promise<LiveReader[]> {
  const founder = await server.founder();
  const token = server.signIn(founder);
  await server.store.execute(founder, [capture('first')]);
  const readers = Array.from({ length: count }, () => readLive(server.url, server.origin, token));
  await Promise.all(readers.map((reader) => reader.received(1)));
  for (const reader of readers) accounts.set(reader, founder.by.id);
  return readers;
}
const close = (readers: readonly LiveReader[]): void => {
  for (const { socket } of readers) socket.close();
};

test('where a browser is, is told to the founder’s other browsers, and that it is gone', async () => {
  const [one, two, three] = (await connected(3)) as [LiveReader, LiveReader, LiveReader];
  const [stranger] = (await connected(1)) as [LiveReader];
  say(one, at(1, ['aaaaaaaaaaaa']));
  say(two, { ...at(2), cursor: null });
  await expect.poll(() => three.heard).toHaveLength(2);
  const from = (presence: Presence): string =>
    three.heard.find((each) => each.presence?.selected.length === presence.selected.length)?.from ?? '';
  const [first, second] = [from(at(1, ['aaaaaaaaaaaa'])), from(at(2))];
  expect(new Set([first, second, '']).size).toBe(3);
  expect(new Set(three.heard)).toEqual(
    new Set([
      { type: 'presence', from: first, account: account(three), presence: at(1, ['aaaaaaaaaaaa']) },
      { type: 'presence', from: second, account: account(three), presence: { ...at(2), cursor: null } },
    ]),
  );
  one.socket.close();
  await expect
    .poll(() => three.heard.at(-1))
    .toEqual({
      ...{ type: 'presence', from: first, account: account(three), presence: null },
    });
  await expect.poll(() => heardBy(two)).toEqual([1, null]);
  expect([one.heard.length, stranger.heard]).toEqual([1, []]);
  close([two, three, stranger]);
});

test('what is no presence, or is too long, is dropped, and the connection goes on', async () => {
  const [one, two] = (await connected(2)) as [LiveReader, LiveReader];
  const wrong = [
    undefined,
    'x',
    { ...at(1), where: '' },
    { ...at(1), where: 'x'.repeat(presenceLimits.where + 1) },
    { ...at(1), field: 'x'.repeat(presenceLimits.field + 1) },
    { ...at(1), device: 'x'.repeat(presenceLimits.device + 1) },
    { ...at(1), cursor: { x: Number.MAX_VALUE, y: 0 } },
    { ...at(1), cursor: { x: '1', y: 0 } },
    { ...at(1), selected: Array.from({ length: presenceLimits.selected + 1 }, () => 'aaaaaaaaaaaa') },
    { ...at(1), selected: ['<script>'] },
    { ...at(1), more: 1 },
    { ...at(1), more: 'x'.repeat(presenceLimits.bytes) },
  ];
  for (const each of wrong) say(one, each);
  say(one, at(7));
  await expect.poll(() => heardBy(two)).toEqual([7]);
  expect(one.socket.readyState).toBe(WebSocket.OPEN);
  close([one, two]);
});

test('who leaves the canvas says so, and the connection goes on', async () => {
  const [one, two] = (await connected(2)) as [LiveReader, LiveReader];
  say(one, at(1));
  await expect.poll(() => heardBy(two)).toEqual([1]);
  say(one, null);
  await expect.poll(() => heardBy(two)).toEqual([1, null]);
  say(one, at(2));
  await expect.poll(() => heardBy(two)).toEqual([1, null, 2]);
  expect(new Set(two.heard.map(({ from }) => from)).size).toBe(1);
  close([one, two]);
});

test('what comes too often is dropped, not queued', async () => {
  const [one, two] = (await connected(2)) as [LiveReader, LiveReader];
  for (let n = 0; n < 500; n++) say(one, at(n));
  // The last of those that were taken is heard; of what is said at once, the newest alone.
  await expect.poll(() => heardBy(two).at(-1)).toBe(presenceLimits.aSecond - 1);
  await expect
    .poll(() => {
      say(one, at(999));
      return heardBy(two).at(-1);
    })
    .toBe(999);
  expect(two.heard.length).toBeLessThan(200);
  close([one, two]);
});

test('one founder holds so many connections: the next one waits, and those that are there stay', async () => {
  const founder = await server.founder();
  const token = server.signIn(founder);
  await server.store.execute(founder, [capture('first')]);
  const open = (): LiveReader => readLive(server.url, server.origin, token);
  const readers = Array.from({ length: 50 }, open);
  await Promise.all(readers.map((reader) => reader.received(1)));
  expect(await open().closed).toBe(1013);
  const [first, ...others] = readers as [LiveReader, ...LiveReader[]];
  expect(others.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true);
  first.socket.close();
  await first.closed;
  const next = open();
  await next.received(1);
  close([...others, next]);
});

test('all connections of a founder together say so much', async () => {
  const readers = await connected(20);
  const [listener, ...talkers] = readers as [LiveReader, ...LiveReader[]];
  for (let n = 0; n < presenceLimits.aSecond; n++) for (const each of talkers) say(each, at(n));
  const last = () => new Map(listener.heard.map(({ from, presence }) => [from, presence?.cursor?.x]));
  await expect.poll(() => last().size).toBeGreaterThan(0);
  await expect
    .poll(() => {
      say(listener, at(999));
      return heardBy(talkers[0] as LiveReader).at(-1);
    })
    .toBe(999);
  // Had each word been taken, the last of each would have been heard.
  expect([...last().values()].filter((x) => x === presenceLimits.aSecond - 1).length).toBeLessThan(talkers.length);
  close(readers);
});

test('however much all connections of one member say, another one is heard', async () => {
  const founder = await server.founder();
  await server.store.execute(founder, [capture('first')]);
  const as = (id: string) => server.signIn({ ...founder, by: { kind: 'founder', id } });
  const [loud, quiet] = [as('loud'), as('quiet')];
  const open = async (token: string): Promise<LiveReader> => {
    const reader = readLive(server.url, server.origin, token);
    await reader.received(1);
    return reader;
  };
  const [listener, speaker] = [await open(as('listener')), await open(quiet)];
  const talkers = await Promise.all(Array.from({ length: 12 }, () => open(loud)));
  for (let n = 0; n < presenceLimits.aSecond; n++) for (const each of talkers) say(each, at(n));
  // A frame is answered once those before it were read.
  const answered = Promise.all(talkers.map(({ socket }) => once(socket, 'pong')));
  for (const { socket } of talkers) socket.ping();
  await answered;
  say(speaker, at(7));
  const heardOf = (account: string) => listener.heard.filter((each) => each.account === account);
  await expect.poll(() => heardOf('quiet').map(({ presence }) => presence?.cursor?.x)).toEqual([7]);
  expect(new Set(heardOf('loud').map(({ from }) => from)).size).toBeGreaterThan(0);
  close([listener, speaker, ...talkers]);
});

test('what is said before the token was looked at is dropped, and ends nothing', async () => {
  const [one] = (await connected(1)) as [LiveReader];
  const founder = await server.founder();
  await server.store.execute(founder, [capture('first')]);
  const token = server.signIn(founder);
  const early = readLive(server.url, server.origin);
  await once(early.socket, 'open');
  early.show(token);
  say(early, at(1));
  await early.received(1);
  expect([early.socket.readyState, one.heard]).toEqual([WebSocket.OPEN, []]);
  close([one, early]);
});

test('who has not shown a token says nothing and hears nothing', async () => {
  const [one] = (await connected(1)) as [LiveReader];
  const stranger = readLive(server.url, server.origin);
  await once(stranger.socket, 'open');
  say(one, at(1));
  say(stranger, at(2));
  expect(await stranger.closed).toBe(4401);
  expect([one.heard, stranger.heard]).toEqual([[], []]);
  close([one]);
});
