import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { capture } from './event-store-fixture.ts';
import { readLive } from './live-reader.ts';
import { type LogServer, logServer } from './log-server.ts';

let server: LogServer;
beforeAll(async () => {
  server = await logServer();
});
afterAll(() => server.close());

test('a tab gets what it missed and then what happens, each event once and in order', async () => {
  const founder = await server.founder();
  const token = server.signIn(founder);
  await server.store.execute(founder, [capture('a'), capture('b')]);
  const reader = readLive(server.url, server.origin, token, 1);
  await reader.received(1);
  await Promise.all(Array.from({ length: 20 }, (_, n) => server.store.execute(founder, [capture(`c${n}`)])));
  const received = await reader.received(21);
  expect(received).toEqual((await server.store.readEvents(founder.workspaceId, 1, 100)).events);
  reader.socket.close();
});

test('more events than one page hold arrive whole', async () => {
  const founder = await server.founder();
  for (let n = 0; n < 2; n++)
    await server.store.execute(
      founder,
      Array.from({ length: 300 }, () => capture('x')),
    );
  const reader = readLive(server.url, server.origin, server.signIn(founder));
  const received = await reader.received(600);
  expect(received.map(({ position }) => position)).toEqual(Array.from({ length: 600 }, (_, n) => n + 1));
  reader.socket.close();
});

test('another founder sees nothing of it', async () => {
  const [mine, theirs] = [await server.founder(), await server.founder()];
  const [myReader, theirReader] = [mine, theirs].map((each) =>
    readLive(server.url, server.origin, server.signIn(each)),
  );
  await Promise.all([myReader, theirReader].map((each) => each && once(each.socket, 'open')));
  await server.store.execute(theirs, [capture('secret')]);
  await theirReader?.received(1);
  await server.store.execute(mine, [capture('own')]);
  await myReader?.received(1);
  expect(myReader?.events.map(({ data }) => data)).toEqual([{ title: 'own' }]);
  myReader?.socket.close();
  theirReader?.socket.close();
});

test.each([undefined, 'http://foreign.example', 'null'])(
  'an origin that is not ours gets a 403: %s',
  async (origin) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/live`, origin ? { origin } : {});
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(403);
  },
);

test('a bad position gets a 400', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/live?after=x`, { origin: server.origin });
  const [, response] = await once(socket, 'unexpected-response');
  expect(response.statusCode).toBe(400);
});

test('a forged token, and a message that is none, close the socket with 4401', async () => {
  const forged = readLive(server.url, server.origin, 'forged');
  const nonsense = readLive(server.url, server.origin);
  nonsense.socket.on('open', () => nonsense.socket.send('nonsense'));
  expect(await Promise.all([forged.closed, nonsense.closed])).toEqual([4401, 4401]);
});

test('the end of the session closes its sockets with 4401, and no others', async () => {
  const [mine, theirs] = [await server.founder(), await server.founder()];
  await server.store.execute(mine, [capture('a')]);
  await server.store.execute(theirs, [capture('a')]);
  const reader = readLive(server.url, server.origin, server.signIn(mine));
  const other = readLive(server.url, server.origin, server.signIn(theirs));
  await Promise.all([reader.received(1), other.received(1)]);
  server.endSession(mine.device);
  expect(await reader.closed).toBe(4401);
  await server.store.execute(theirs, [capture('b')]);
  expect(await other.received(2)).toHaveLength(2);
  other.socket.close();
});

test("a token of another founder's does not take a socket over", async () => {
  const [mine, theirs] = [await server.founder(), await server.founder()];
  await server.store.execute(mine, [capture('a')]);
  const reader = readLive(server.url, server.origin, server.signIn(mine));
  await reader.received(1);
  reader.show(server.signIn(theirs));
  expect(await reader.closed).toBe(4401);
});

test('an expired token closes the socket with 4401, unless a new one was shown in time', async () => {
  const founder = await server.founder();
  await server.store.execute(founder, [capture('a')]);
  const expiring = readLive(server.url, server.origin, server.signIn(founder, 3000));
  const renewed = readLive(server.url, server.origin, server.signIn(founder, 3000));
  await Promise.all([expiring.received(1), renewed.received(1)]);
  renewed.show(server.signIn(founder));
  expect(await expiring.closed).toBe(4401);
  await server.store.execute(founder, [capture('b')]);
  expect(await renewed.received(2)).toHaveLength(2);
  renewed.socket.close();
});

test('who shows no token in time is closed with 4401; who did is pinged; a restart closes with 1012', async () => {
  const quick = await logServer({ authWithinMs: 3000, pingEveryMs: 300 });
  const silent = readLive(quick.url, quick.origin);
  const founder = await quick.founder();
  const reader = readLive(quick.url, quick.origin, quick.signIn(founder));
  expect(await silent.closed).toBe(4401);
  await quick.store.execute(founder, [capture('a')]);
  await reader.received(1);
  await expect.poll(reader.pings).toBeGreaterThan(0);
  await quick.restart();
  expect(await reader.closed).toBe(1012);
  await quick.close();
});
