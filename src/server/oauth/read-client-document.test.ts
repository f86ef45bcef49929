import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { resolvePublic } from '../http/resolve-public.ts';
import { readClientDocument } from './read-client-document.ts';

const allowed = { allowsLoopback: true };
const late = { code: 'invalid_client', message: 'The document of this program can’t be read.' };
let stop: () => void = () => {};
afterEach(() => stop());

async function site(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server: Server = createServer(answer as never);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  stop = () => void server.closeAllConnections();
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/client.json`;
}

test('a document whose host nobody looks up is given up in time', async () => {
  const never = () => new Promise<never>(() => {});
  const reading = readClientDocument('https://slow.example/client.json', allowed, { resolve: never, withinMs: 20 });
  await expect(reading).rejects.toMatchObject(late);
});

test('a name server that never answers is given up in time, and asked no more', async () => {
  const silent = createSocket('udp4');
  await new Promise<void>((ready) => silent.bind(0, '127.0.0.1', ready));
  stop = () => silent.close();
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${silent.address().port}`]);
  const asked: unknown[] = [];
  const resolve = (host: string, signal: AbortSignal) => {
    const addresses = resolvePublic(host, signal, resolver);
    asked.push(addresses.catch((error: Error) => error.name));
    return addresses;
  };
  const reading = readClientDocument('https://slow.example/client.json', allowed, { resolve, withinMs: 50 });
  await expect(reading).rejects.toMatchObject(late);
  expect(await Promise.all(asked)).toEqual(['TimeoutError']);
});

test.each([
  ['never begins', () => {}],
  ['never ends', (_: unknown, answer: { write(text: string): void }) => answer.write('{')],
])('an answer that %s is given up in time', async (_, answer) => {
  const clientId = await site(answer as never);
  await expect(readClientDocument(clientId, allowed, { withinMs: 100 })).rejects.toMatchObject(late);
});

test('a document that comes in time is read', async () => {
  let clientId = '';
  clientId = await site((_, answer) => {
    answer.end(JSON.stringify({ client_id: clientId, client_name: 'Claude', redirect_uris: ['https://a.example/'] }));
  });
  expect(await readClientDocument(clientId, allowed)).toEqual({
    name: 'Claude',
    redirectUris: ['https://a.example/'],
  });
});
