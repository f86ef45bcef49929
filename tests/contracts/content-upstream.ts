import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface UpstreamReply {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers?: Record<string, string>;
}

/** A server in the place of a Directus. It notes each request and gives what it was told to give. */
export async function contentUpstream() {
  const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  let reply: UpstreamReply | 'hang' | 'hang up' = 'hang up';
  const server = createServer(({ method, url, headers }, response) => {
    asked.push({ method, url, headers });
    if (reply === 'hang') return;
    if (reply === 'hang up') return void response.destroy();
    response.writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8', ...reply.headers });
    response.end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Path and decoded parameters of each request. */
    questions: () =>
      asked.map(({ url = '' }) => {
        const { pathname, searchParams } = new URL(url, 'http://upstream');
        return [pathname, Object.fromEntries(searchParams)] as const;
      }),
    answer(next: typeof reply) {
      reply = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
