import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { serveAlone } from '../tests/fixtures/serve-alone.ts';

/**
 * Runs the scenarios of the Model Context Protocol's own suite that apply to `/mcp`. The others call tools, prompts and
 * resources of their own names. The suite brings no token; a proxy adds it. It starts a server of its own with an empty
 * database, or takes a running one and an access token of it:
 *
 *     npm run conformance
 *     MCP_TOKEN=gw_… npm run conformance -- http://localhost:4000
 */
const suite = '@modelcontextprotocol/conformance@0.1.16';
const scenarios = [
  ...['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list', 'dns-rebinding-protection'],
  'tools-call-error',
];

const [named] = process.argv.slice(2);
const { target, token, stop } = named === undefined ? await ownServer() : runningServer(named);

function runningServer(url: string) {
  const given = process.env['MCP_TOKEN'];
  if (!given) throw new Error('Set MCP_TOKEN to an access token of the server, made under Developer access.');
  return { target: url, token: given, stop: async () => {} };
}

async function ownServer() {
  const server = await serveAlone();
  const made = await server.call('POST', '/api/v1/tokens', { name: 'Conformance', scope: 'write', expiresInDays: 30 });
  return { target: server.url, token: (made as { readonly token: string }).token, stop: server.stop };
}

const proxy = createServer((asked, answer) => {
  const { host: _, origin, ...headers } = asked.headers;
  // The server is called by its own name, unless the suite names another one to see it refused.
  const isOwn = /^(localhost|127\.0\.0\.1)(:|$)/.test(asked.headers.host ?? '');
  const host = isOwn ? new URL(target).host : asked.headers.host;
  const isOwnOrigin = origin !== undefined && /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin);
  const sent = request(new URL(asked.url ?? '/', target), {
    method: asked.method,
    headers: {
      ...headers,
      host,
      authorization: `Bearer ${token}`,
      ...(origin !== undefined && { origin: isOwnOrigin ? new URL(target).origin : origin }),
    },
  });
  sent.on('response', (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  sent.on('error', () => answer.writeHead(502).end());
  asked.pipe(sent);
});

await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
const url = `http://localhost:${(proxy.address() as AddressInfo).port}/mcp`;
const failed: string[] = [];
for (const scenario of scenarios) {
  const run = spawn('npx', ['--yes', suite, 'server', '--url', url, '--scenario', scenario], { stdio: 'inherit' });
  const code = await new Promise<number | null>((ended) => run.once('close', ended));
  if (code !== 0) failed.push(scenario);
}
proxy.close();
await stop();
console.log(failed.length === 0 ? `All ${scenarios.length} scenarios passed.` : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
