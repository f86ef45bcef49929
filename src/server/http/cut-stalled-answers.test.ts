import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutStalledAnswers } from './cut-stalled-answers.ts';

const withinMs = 800;
const text = 'ä'.repeat(12_000_000);
let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  cutStalledAnswers(app, withinMs);
  app.get('/large', async () => text);
  app.get('/small', async () => 'small');
  app.get('/late', async () => {
    await new Promise((resolve) => setTimeout(resolve, 3 * withinMs));
    return 'late';
  });
  await app.listen({ port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.close());

async function ask(path: string): Promise<Socket> {
  const socket = connect(port);
  await once(socket, 'connect');
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`);
  return socket;
}
const connections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

test('who takes nothing of an answer is cut off, also where they go on sending', async () => {
  const socket = await ask('/large');
  const sending = setInterval(() => socket.write('\r\n'), withinMs / 10);
  const began = performance.now();
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
  clearInterval(sending);
  expect(performance.now() - began).toBeGreaterThan(withinMs);
  socket.destroy();
});

test('who reads slowly gets everything', async () => {
  const socket = await ask('/large');
  let received = 0;
  let first = '';
  const began = performance.now();
  while (!socket.destroyed && !(first && received >= 24_000_000)) {
    const chunk: Buffer | null = socket.read(Math.min(socket.readableLength, 300_000));
    received += chunk?.length ?? 0;
    first ||= String(chunk ?? '').split('\r\n\r\n')[0] ?? '';
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  expect(first).toContain('content-length: 24000000');
  expect(received).toBeGreaterThanOrEqual(24_000_000);
  expect(performance.now() - began).toBeGreaterThan(2 * withinMs);
  socket.destroy();
});

test('an answer that comes late, and a connection that waits for its next request, are left alone', async () => {
  const agentless = await fetch(`http://localhost:${port}/late`);
  expect(await agentless.text()).toBe('late');
  const socket = await ask('/small');
  socket.resume();
  await new Promise((resolve) => setTimeout(resolve, 3 * withinMs));
  socket.write('GET /small HTTP/1.1\r\nHost: here\r\n\r\n');
  expect(String(await once(socket, 'data'))).toContain('200 OK');
  socket.destroy();
});

test('answers come whole in slices, and HEAD has their length', async () => {
  const url = `http://localhost:${port}/large`;
  expect(await (await fetch(url)).text()).toBe(text);
  const head = await fetch(url, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe('24000000');
});

test('nothing goes on looking after an answer that was taken', async () => {
  const [set, clear] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')];
  await (await fetch(`http://localhost:${port}/small`)).text();
  const looks = set.mock.calls.flatMap(([, ms], n) => (ms === withinMs / 4 ? [set.mock.results[n]?.value] : []));
  expect(looks).toHaveLength(1);
  await expect.poll(() => clear.mock.calls.flat()).toContain(looks[0]);
  vi.restoreAllMocks();
});
