import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { capture } from './event-store-fixture.ts';
import { type LiveReader, readLive } from './live-reader.ts';
import { type LogServer, logServer } from './log-server.ts';

let server: LogServer;
beforeAll(async () => {
  server = await logServer();
});
afterAll(() => server.close());

const presence = (x: number): string =>
  JSON.stringify({
    type: 'presence',
    presence: {
      where: '11111111-1111-4111-8111-111111111111',
      field: null,
      device: 'Firefox on Linux',
      cursor: { x, y: 0 },
      selected: [],
    },
  });

async function open(accessToken?: string): Promise<LiveReader> {
  const reader = readLive(server.url, server.origin, accessToken);
  await once(reader.socket, 'open');
  return reader;
}

/** Sends as fast as the server takes it, until the connection is closed. */
async function flood({ socket }: LiveReader, message: string): Promise<void> {
  while (socket.readyState === WebSocket.OPEN) {
    if (socket.bufferedAmount < 1024 * 1024) socket.send(message);
    else await turn();
  }
}

test('whoever has shown no token is closed with 1009 after 64 KB', async () => {
  const reader = await open();
  void flood(reader, JSON.stringify({ type: 'presence', filler: 'x'.repeat(30_000) }));
  expect(await reader.closed).toBe(1009);
});

test('whoever has shown no token is closed with 1008 after a hundred messages', async () => {
  const reader = await open();
  for (let n = 0; n < 101; n += 1) reader.socket.send('{"type":"presence"}');
  expect(await reader.closed).toBe(1008);
});

test('pings count as messages do', async () => {
  const reader = await open();
  // Each after the answer to the one before: many at once are ended by the library.
  reader.socket.on('pong', () => reader.socket.ping());
  reader.socket.ping();
  expect(await reader.closed).toBe(1008);
});

test('a hundred messages in 64 KB are taken before a token', async () => {
  const founder = await server.founder();
  await server.store.execute(founder, [capture('a')]);
  const reader = await open();
  for (let n = 0; n < 99; n += 1) reader.socket.send(presence(n));
  reader.show(server.signIn(founder));
  expect(await reader.received(1)).toHaveLength(1);
  reader.socket.close();
});

/** A live connection without a client that behaves. */
async function openRaw(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const raw = connect(Number(port), hostname);
  raw.on('error', () => undefined);
  const key = Buffer.alloc(16).toString('base64');
  const upgrade = ['GET /api/v1/live HTTP/1.1', `Host: ${hostname}`, `Origin: ${server.origin}`, 'Upgrade: websocket'];
  const keys = ['Connection: Upgrade', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`];
  raw.write(`${[...upgrade, ...keys].join('\r\n')}\r\n\r\n`);
  await once(raw, 'data');
  return raw;
}

/** Masked with zeros; `opcode` of https://www.rfc-editor.org/rfc/rfc6455#section-11.8. */
const frame = (opcode: number, payload: Buffer): Buffer => {
  const length = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 255];
  const [first = 0, ...rest] = length;
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | first, ...rest, 0, 0, 0, 0]), payload]);
};

test('frames that never make a message count by their bytes', async () => {
  const raw = await openRaw();
  const heard: Buffer[] = [];
  raw.on('data', (chunk: Buffer) => heard.push(chunk));
  const pong = frame(0xa, Buffer.alloc(125));
  for (let n = 0; n < 600; n += 1) raw.write(pong);
  await expect.poll(() => Buffer.concat(heard).subarray(2, 4)).toEqual(Buffer.from([1009 >> 8, 1009 & 255]));
  raw.destroy();
});

test('who goes on sending after a wrong token is cut off', async () => {
  const raw = await openRaw();
  raw.resume();
  raw.write(frame(1, Buffer.from('{"type":"auth","accessToken":"forged"}')));
  await once(raw, 'data');
  const filler = frame(1, Buffer.alloc(30_000, 'x'));
  while (!raw.destroyed && raw.bytesWritten < 64 * 1024 * 1024) {
    if (!raw.write(filler)) await Promise.race([once(raw, 'drain'), once(raw, 'close')]).catch(() => undefined);
  }
  expect(raw.bytesWritten).toBeLessThan(32 * 1024 * 1024);
  raw.destroy();
});

test('a founder may say a thousand things in ten seconds, and is closed with 1008 beyond', async () => {
  const founder = await server.founder();
  await server.store.execute(founder, [capture('a')]);
  const reader = await open(server.signIn(founder));
  await reader.received(1);
  for (let n = 0; n < 900; n += 1) reader.socket.send(presence(n));
  await server.store.execute(founder, [capture('b')]);
  expect(await reader.received(2)).toHaveLength(2);
  for (let n = 0; n < 200; n += 1) reader.socket.send(presence(n));
  expect(await reader.closed).toBe(1008);
});

test('a founder may send two megabytes in ten seconds, and is closed with 1009 beyond', async () => {
  const founder = await server.founder();
  await server.store.execute(founder, [capture('a')]);
  const reader = await open(server.signIn(founder));
  await reader.received(1);
  const filler = JSON.stringify({ type: 'presence', filler: 'x'.repeat(30_000) });
  for (let n = 0; n < 60; n += 1) reader.socket.send(filler);
  await server.store.execute(founder, [capture('b')]);
  expect(await reader.received(2)).toHaveLength(2);
  for (let n = 0; n < 20; n += 1) reader.socket.send(filler);
  expect(await reader.closed).toBe(1009);
});
