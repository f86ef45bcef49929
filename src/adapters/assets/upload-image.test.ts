import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { requestOverFetch } from '../../../tests/fixtures/request-over-fetch.ts';
import type { SendFile } from '../api/send-file.ts';
import { uploadImage } from './upload-image.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  vi.unstubAllGlobals();
});

/** Answers what the page would send to its own server. */
async function answering(listener: RequestListener): Promise<void> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('XMLHttpRequest', requestOverFetch(base));
}

const sending = (more: Partial<SendFile> = {}): SendFile => ({
  accessToken: 'token',
  signal: new AbortController().signal,
  onShare: () => {},
  ...more,
});
const image = new Blob([Uint8Array.of(137, 80, 78, 71)], { type: 'image/png' });
const asset = {
  id: 'a1',
  bytes: 4,
  type: 'image/png',
  width: 2,
  height: 1,
  url: '/api/v1/assets/a1?expires=1&signature=s',
  expiresAt: '2026-01-01T02:00:00.000Z',
};

test('an image is sent as it is, how far it is is told, and what the server made of it comes back', async () => {
  const sent: unknown[] = [];
  await answering(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization, 'content-type': type } = request.headers;
    sent.push([request.method, request.url, authorization, type, [...Buffer.concat(chunks)]]);
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(asset));
  });
  const shares: number[] = [];
  expect(await uploadImage(image, sending({ onShare: (share) => shares.push(share) }))).toEqual(asset);
  expect(shares).toEqual([0.5, 1]);
  expect(sent).toEqual([['POST', '/api/v1/assets', 'Bearer token', 'image/png', [137, 80, 78, 71]]]);
});

test('a refusal comes with the server’s code', async () => {
  await answering((request, response) => {
    request.resume();
    response.writeHead(415).end('{"code":"not-an-image","message":"Only images."}');
  });
  await expect(uploadImage(image, sending())).rejects.toEqual({
    kind: 'refused',
    status: 415,
    code: 'not-an-image',
    message: 'Only images.',
  });
});

test('a page of somebody else’s is no answer, and neither is silence', async () => {
  await answering((request, response) => {
    request.resume();
    response.end('<html>Sign in to the train’s network</html>');
  });
  await expect(uploadImage(image, sending())).rejects.toEqual({ kind: 'no-answer' });
  server?.close();
  server?.closeAllConnections();
  await expect(uploadImage(image, sending())).rejects.toEqual({ kind: 'no-answer' });
});

test('one that is cancelled leaves the line', async () => {
  const gone = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  await answering((request) => {
    request.resume();
    request.socket.once('close', () => gone.resolve());
    begun.resolve();
  });
  const cancel = new AbortController();
  const upload = uploadImage(image, sending({ signal: cancel.signal }));
  await begun.promise;
  cancel.abort();
  await expect(upload).rejects.toEqual({ kind: 'no-answer' });
  await gone.promise;
  await expect(uploadImage(image, sending({ signal: cancel.signal }))).rejects.toEqual({ kind: 'no-answer' });
});
