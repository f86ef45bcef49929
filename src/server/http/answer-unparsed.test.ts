import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerUnparsed } from './answer-unparsed.ts';

interface Options {
  readonly requestTimeout?: number;
  readonly headersTimeout?: number;
  readonly log?: PassThrough;
}

async function connected({ requestTimeout = 0, headersTimeout = 50, log }: Options = {}) {
  const app = Fastify({
    logger: log ? { level: 'debug', stream: log } : false,
    requestTimeout,
    http: { connectionsCheckingInterval: 20, headersTimeout },
    clientErrorHandler: answerUnparsed({ 'x-frame-options': 'DENY' }),
  });
  const begun = new PassThrough();
  app.get('/begun', async (_request, reply) => reply.send(begun));
  app.post('/', async () => 'never');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(async () => {
    socket.destroy();
    begun.destroy();
    await app.close();
  });
  await once(socket, 'connect');
  return { socket, begun };
}

test('a request that does not arrive in time is told so', async () => {
  const { socket } = await connected({ requestTimeout: 100 });
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect([head.split('\r\n')[0], head.includes('x-frame-options: DENY'), JSON.parse(body)]).toEqual([
    'HTTP/1.1 408 Request Timeout',
    true,
    { message: 'The request took too long to arrive.', code: 'timeout', requestId: expect.any(String) },
  ]);
});

test('an answer that has begun ends without another one in it', async () => {
  const { socket, begun } = await connected();
  const said = text(socket).catch(() => 'cut off');
  let heard = '';
  socket.on('data', (part: Buffer) => {
    heard += part.toString();
  });
  socket.on('error', () => undefined);
  socket.write('GET /begun HTTP/1.1\r\nhost: localhost\r\n\r\n');
  begun.write('the beginning');
  await expect.poll(() => heard).toContain('the beginning');
  socket.write('garbage\r\n\r\n');
  await said;
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test('who goes on sending after a refusal is answered once, and cut off', async () => {
  const { socket } = await connected({ headersTimeout: 60_000 });
  const said = text(socket);
  socket.on('error', () => undefined);
  const sending = setInterval(() => socket.write('garbage\r\n\r\n'), 5);
  const answer = await said;
  clearInterval(sending);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  await expect.poll(() => socket.destroyed || socket.closed).toBe(true);
});

test('nothing of what was sent is logged', async () => {
  const log = new PassThrough();
  let logged = '';
  log.on('data', (line: Buffer) => {
    logged += line.toString();
  });
  const { socket } = await connected({ log });
  socket.write('GET /?token=secret7 HTTP/1.1\r\nauthorization secret7\r\n\r\n');
  const [, body = ''] = (await text(socket)).split('\r\n\r\n');
  const { requestId } = JSON.parse(body) as { requestId: string };
  await expect.poll(() => logged).toContain(requestId);
  expect(logged).not.toContain('secret7');
});
