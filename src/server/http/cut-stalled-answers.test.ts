import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, type TestContext, test, vi } from 'vitest';
import { cutStalledAnswers } from './cut-stalled-answers.ts';

const withinMs = 800;
const text = 'ä'.repeat(6_000_000);

/** A server of a test’s own: most of them only wait, and so they do it at once. */
async function serve({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const app = Fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  cutStalledAnswers(app, withinMs);
  app.get('/large', async () => text);
  app.get('/small', async () => 'small');
  app.get('/late', async () => {
    await new Promise((resolve) => setTimeout(resolve, 3 * withinMs));
    return 'late';
  });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async ask(path: string): Promise<Socket> {
      const socket = connect(port);
      await once(socket, 'connect');
      socket.pause();
      socket.on('error', () => undefined);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`);
      return socket;
    },
    connections: (): Promise<number> =>
      new Promise((resolve, reject) => {
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
  };
}

test.concurrent('who takes nothing of an answer is cut off, also where they go on sending', async (context) => {
  const { ask, connections } = await serve(context);
  const socket = await ask('/large');
  const sending = setInterval(() => socket.write('\r\n'), withinMs / 10);
  const began = performance.now();
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
  clearInterval(sending);
  expect(performance.now() - began).toBeGreaterThan(withinMs);
  socket.destroy();
});

test.concurrent('who reads slowly gets everything', async (context) => {
  const { ask } = await serve(context);
  const socket = await ask('/large');
  let received = 0;
  let first = '';
  const began = performance.now();
  while (!socket.destroyed && !(first && received >= 12_000_000)) {
    const chunk: Buffer | null = socket.read(Math.min(socket.readableLength, 150_000));
    received += chunk?.length ?? 0;
    first ||= String(chunk ?? '').split('\r\n\r\n')[0] ?? '';
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  expect(first).toContain('content-length: 12000000');
  expect(received).toBeGreaterThanOrEqual(12_000_000);
  expect(performance.now() - began).toBeGreaterThan(2 * withinMs);
  socket.destroy();
});

test.concurrent('an answer that comes late is left alone', async (context) => {
  const { url } = await serve(context);
  expect(await (await fetch(`${url}/late`)).text()).toBe('late');
});

test.concurrent('a connection that waits for its next request is left alone', async (context) => {
  const { ask } = await serve(context);
  const socket = await ask('/small');
  socket.resume();
  await new Promise((resolve) => setTimeout(resolve, 3 * withinMs));
  socket.write('GET /small HTTP/1.1\r\nHost: here\r\n\r\n');
  expect(String(await once(socket, 'data'))).toContain('200 OK');
  socket.destroy();
});

test('answers come whole in slices, and HEAD has their length', async (context) => {
  const { url } = await serve(context);
  expect(await (await fetch(`${url}/large`)).text()).toBe(text);
  const head = await fetch(`${url}/large`, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe('12000000');
});

test('nothing goes on looking after an answer that was taken', async (context) => {
  const { url } = await serve(context);
  const [set, clear] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')];
  await (await fetch(`${url}/small`)).text();
  const looks = set.mock.calls.flatMap(([, ms], n) => (ms === withinMs / 4 ? [set.mock.results[n]?.value] : []));
  expect(looks).toHaveLength(1);
  await expect.poll(() => clear.mock.calls.flat()).toContain(looks[0]);
  vi.restoreAllMocks();
});
