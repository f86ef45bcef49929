import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A server that hands on what another one answers, without its content policy. */
export interface WithoutPolicy {
  readonly url: string;
  close(): void;
}

/**
 * Published pages are sandboxed and may fetch nothing, so a tool that looks at them from within sees nothing: no script of its
 * own runs, and it cannot ask for `robots.txt`. `change` is done to each page.
 */
export async function withoutPolicy(
  origin: string,
  change: (html: string) => string = (html) => html,
): Promise<WithoutPolicy> {
  const server = createServer(async (request, response) => {
    const { accept = '*/*', 'user-agent': agent = '' } = request.headers;
    const answer = await fetch(origin + request.url, { headers: { accept, 'user-agent': agent }, redirect: 'manual' });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) if (!left.includes(name)) response.setHeader(name, value);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(change(await answer.text())));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Headers that are left out: the policy, and how an answer was packed, which `fetch` has undone. */
const left = ['content-security-policy', 'content-encoding', 'content-length', 'transfer-encoding', 'connection'];
