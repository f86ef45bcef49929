import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchFile } from './fetch-file.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function answering(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`;
}
const signal = new AbortController().signal;

test('brings the file, asked for with the token', async () => {
  const path = await answering((request, response) => response.end(request.headers.authorization));
  expect(await (await fetchFile(path, 'secret', signal)).text()).toBe('Bearer secret');
});

test('says which workspace the file is of', async () => {
  const path = await answering((request, response) => response.end(request.headers['groundwork-workspace'] ?? 'none'));
  const ask = async (workspace?: string) => (await fetchFile(path, 'secret', signal, workspace)).text();
  expect([await ask('team'), await ask()]).toEqual(['team', 'none']);
});

test('a refusal comes in the server’s words', async () => {
  const path = await answering((_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end('{"code":"unauthorized","message":"Please sign in."}');
  });
  await expect(fetchFile(path, 'old', signal)).rejects.toEqual({
    kind: 'refused',
    status: 401,
    code: 'unauthorized',
    message: 'Please sign in.',
  });
});

test('half a file is none', async () => {
  const path = await answering((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    response.socket?.end();
  });
  await expect(fetchFile(path, 'secret', signal)).rejects.toEqual({ kind: 'no-answer' });
});

test('nobody there is no answer', async () => {
  const path = await answering(() => {});
  server?.close();
  await expect(fetchFile(path, 'secret', signal)).rejects.toEqual({ kind: 'no-answer' });
});
