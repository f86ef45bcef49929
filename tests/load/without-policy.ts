import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that hands on what another one answers, without its content policy. */
export interface WithoutPolicy {
  readonly url: string;
  close(): void;
}

/**
 * Published pages are sandboxed and may fetch nothing, so a tool that looks at them from within sees nothing: no script of its
 * own runs, and it cannot ask for `robots.txt`.
 */
export async function withoutPolicy(origin: string): Promise<WithoutPolicy> {
  const server = createServer(async (request, response) => {
    const { accept = '*/*', 'user-agent': agent = '' } = request.headers;
    const answer = await fetch(origin + request.url, { headers: { accept, 'user-agent': agent }, redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) if (!left.includes(name)) response.setHeader(name, value);
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Headers that are left out: the policy, and how an answer was packed, which `fetch` has undone. */
const left = ['content-security-policy', 'content-encoding', 'content-length', 'transfer-encoding', 'connection'];
