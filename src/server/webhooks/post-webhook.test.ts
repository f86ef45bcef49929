import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lookupOf } from '../http/public-address.ts';
import { createPostWebhook } from './post-webhook.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) (server as ReturnType<typeof createServer>).closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(server: Server, host = '127.0.0.1', port = 0): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return (server.address() as AddressInfo).port;
}
const receiver = (answer: RequestListener, host?: string, port?: number) => listen(createServer(answer), host, port);
const never = vi.fn(async () => []);
const targets = { allowsLoopback: true };
const post = (url: string, withinMs = 5000, stopped?: AbortSignal) =>
  createPostWebhook({ resolve: never, targets, withinMs })({ url, headers: { 'x-a': 'b' }, body: '{"ä":1}' }, stopped);
const took = { tookMs: expect.any(Number) };

describe('a message', () => {
  test('is posted as JSON with its headers, and the answer is kept', async () => {
    const came: unknown[] = [];
    const port = await receiver((request, reply) => {
      const { method, url, headers } = request;
      request.setEncoding('utf8').on('data', (body) => {
        came.push([method, url, headers['content-type'], headers['content-length'], headers['x-a'], body]);
        reply.writeHead(202).end('thanks');
      });
    });
    expect(await post(`http://127.0.0.1:${port}/a?b=c`)).toEqual({
      status: 202,
      error: null,
      answer: 'thanks',
      ...took,
    });
    expect(came).toEqual([['POST', '/a?b=c', 'application/json; charset=utf-8', '8', 'b', '{"ä":1}']]);
  });

  test.each([
    [500, 'not-accepted'],
    [410, 'not-accepted'],
    [199 + 1, null],
    [299, null],
    [304, 'redirected'],
    [400, 'not-accepted'],
  ])('that is answered with %d: %s', async (status, error) => {
    const port = await receiver((_request, reply) => reply.writeHead(status).end());
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ status, error, answer: '', ...took });
  });

  test('follows no redirect', async () => {
    const asked = vi.fn();
    const other = await receiver((_request, reply) => {
      asked();
      reply.end();
    });
    const port = await receiver((_request, reply) =>
      reply.writeHead(307, { location: `http://127.0.0.1:${other}/` }).end('elsewhere'),
    );
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({
      ...{ status: 307, error: 'redirected', answer: 'elsewhere', ...took },
    });
    expect(asked).not.toHaveBeenCalled();
  });

  test('to somebody who never answers is given up in time', async () => {
    const port = await receiver(() => undefined);
    expect(await post(`http://127.0.0.1:${port}/`, 50)).toEqual({
      ...{ status: null, error: 'timed-out', answer: null, ...took },
    });
  });

  test('to somebody whose answer drips is given up in time', async () => {
    let timer: NodeJS.Timeout | undefined;
    const port = await receiver((_request, reply) => {
      timer = setInterval(() => reply.write('.'), 10);
      reply.on('close', () => clearInterval(timer));
    });
    expect((await post(`http://127.0.0.1:${port}/`, 200)).error).toBe('timed-out');
    clearInterval(timer);
  });

  test('to somebody whose answer never ends is done after 64 KB, of which 1,000 characters are kept', async () => {
    let isClosed: (bytes: number) => void = () => {};
    const closed = new Promise<number>((resolve) => {
      isClosed = resolve;
    });
    const port = await receiver((request, reply) => {
      const more = (): void => {
        while (reply.write('x'.repeat(10_000)));
      };
      reply.on('drain', more);
      more();
      request.socket.on('close', () => isClosed(request.socket.bytesWritten));
    });
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({
      ...{ status: 200, error: null, answer: 'x'.repeat(1000), ...took },
    });
    expect(await closed).toBeGreaterThan(64 * 1024);
  });

  test('keeps no half letters and no zeros of an answer', async () => {
    const port = await receiver((_request, reply) => reply.end(`\0${'x'.repeat(998)}😀`));
    expect((await post(`http://127.0.0.1:${port}/`)).answer).toBe(`\uFFFD${'x'.repeat(998)}\uFFFD`);
  });

  test('to somebody who is not there, or hangs up, has failed', async () => {
    const port = await listen(createTcp((socket) => socket.destroy()));
    const gone = createServer();
    const closed = await listen(gone);
    await new Promise((resolve) => servers.splice(servers.indexOf(gone), 1)[0]?.close(resolve));
    const failed = { status: null, error: 'connection-failed', answer: null, ...took };
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual(failed);
    expect(await post(`http://127.0.0.1:${closed}/`)).toEqual(failed);
  });

  test('to somebody who speaks no TLS has failed', async () => {
    const port = await receiver((_request, reply) => reply.end());
    expect((await post(`https://127.0.0.1:${port}/`)).status).toBeNull();
  });

  test('is given up when the server stops', async () => {
    const stop = new AbortController();
    const port = await receiver(() => stop.abort());
    expect((await post(`http://127.0.0.1:${port}/`, 5000, stop.signal)).status).toBeNull();
  });
});

describe('an address that is not public', () => {
  const asked = vi.fn();
  test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])('%s is not connected to', async (host) => {
    const port = await receiver(asked, '::');
    const strict = createPostWebhook({ resolve: never, targets: { allowsLoopback: false } });
    for (const scheme of ['http', 'https'])
      expect(await strict({ url: `${scheme}://${host}:${port}/`, headers: {}, body: '' })).toEqual({
        ...{ status: null, error: 'address-not-public', answer: null, ...took },
      });
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([['127.0.0.1'], ['::1'], ['169.254.169.254'], ['10.0.0.1'], ['::ffff:10.0.0.1'], ['8.8.8.8', '127.0.0.1']])(
    'of a name (%s, %s) is not connected to',
    async (...found) => {
      const resolve = vi.fn(async () => found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
      const strict = createPostWebhook({ resolve, targets: { allowsLoopback: false } });
      const { error } = await strict({ url: 'https://example.org/', headers: {}, body: '' });
      expect([error, resolve.mock.calls.length]).toEqual(['address-not-public', 1]);
    },
  );
});

describe('a name', () => {
  test('that changes its address between the check and the connection leads to the one that was checked', async () => {
    const asked: string[] = [];
    const port = await receiver((_request, reply) => {
      asked.push('first');
      reply.end();
    });
    await receiver(
      (_request, reply) => {
        asked.push('second');
        reply.end();
      },
      '127.0.0.2',
      port,
    );
    const answers = ['127.0.0.1', '127.0.0.2', '127.0.0.2'];
    const resolve = vi.fn(async () => [{ address: answers.shift() ?? '', family: 4 }]);
    const changing = createPostWebhook({ resolve, targets });
    const { status } = await changing({ url: `http://changing.example:${port}/`, headers: {}, body: '' });
    expect([status, asked, resolve.mock.calls]).toEqual([200, ['first'], [['changing.example']]]);
  });

  test('is found at the addresses that were checked, however it is asked for', () => {
    const addresses = [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ];
    const found = vi.fn();
    lookupOf(addresses)('evil.example', { all: true }, found);
    lookupOf(addresses)('evil.example', {}, found);
    expect(found.mock.calls).toEqual([
      [null, addresses],
      [null, '8.8.8.8', 4],
    ]);
  });

  test('that leads nowhere, or is never found, has failed', async () => {
    const posted = { url: 'https://example.org/', headers: {}, body: '' };
    const nowhere = createPostWebhook({ resolve: () => Promise.reject(new Error('ENOTFOUND')), targets });
    expect((await nowhere(posted)).error).toBe('name-not-found');
    const hanging = createPostWebhook({ resolve: () => new Promise(() => undefined), targets, withinMs: 20 });
    expect((await hanging(posted)).error).toBe('timed-out');
  });
});
