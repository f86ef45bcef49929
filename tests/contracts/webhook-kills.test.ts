import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { type Running, start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { apiAt } from './fixtures/api.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { callAs } from './fixtures/open-team.ts';
import { type Server, serve } from './fixtures/serve.ts';

const isFull = Boolean(process.env['TEST_FULL']);
const kills = isFull ? 20 : 1;
const messages = isFull ? 500 : 30;
const endpoints = 5;
const minuteMs = 60_000;
const env = { ACCESS_TOKEN_TTL_S: '86400', WEBHOOKS_TO_LOOPBACK: 'on' };

let fresh: FreshDatabase;
/** In processes of their own, but for the last one, which nobody kills. */
let server: Server;
let last: Running | undefined;
let receiver: HttpServer;
let origin: string;
interface Arrived {
  readonly path: string;
  readonly id: string;
  /** Its text, if its signature holds; else why not. Verified at once: a signature is good for five minutes. */
  readonly said: string;
}
const arrived: Arrived[] = [];
/** Secrets of the endpoints, by their paths. */
const secrets = new Map<string, string>();

function verified(path: string, body: string, headers: Record<string, string>): string {
  try {
    const { data } = new Webhook(secrets.get(path) ?? '').verify(body, headers) as { data: { text: string } };
    return data.text;
  } catch (error) {
    return String(error);
  }
}

beforeAll(async () => {
  receiver = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const path = request.url ?? '';
      arrived.push({ path, id: headers['webhook-id'] ?? '', said: verified(path, body, headers) });
      // So that a kill meets messages that are under way.
      setTimeout(() => reply.end(), 100);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  fresh = await databaseWithKey();
  server = await serve({ DATABASE_URL: fresh.url, ...env });
}, minuteMs);
afterAll(async () => {
  await server?.end('SIGTERM');
  await last?.stop();
  receiver?.close();
  await fresh?.drop();
});

/** Ends the time for which the server that was killed had its endpoints for itself. */
async function forgetLeases(): Promise<void> {
  const { db } = openDatabase(fresh.url, { max: 1 });
  await db.updateTable('webhooks').set({ busy_until: new Date() }).where('busy_until', 'is not', null).execute();
  await db.destroy();
}

test(
  `Each of ${messages} messages arrives, in order and with its id, though the server that sends them is killed meanwhile`,
  async () => {
    const ada = await apiAt(server.url).somebody();
    for (let n = 0; n < endpoints; n++) {
      const wanted = { url: `${origin}/${n}`, types: ['comment.created'] };
      secrets.set(`/${n}`, (await callAs(server.url, ada, ['POST', '/api/v1/webhooks', wanted])).body.secret);
    }
    const stream = `thread-${crypto.randomUUID()}`;
    const at = new Date().toISOString();
    const replies = Array.from({ length: messages / endpoints }, (_, n) => {
      const text = `${n}`;
      const first = { subject: { kind: 'idea', id: crypto.randomUUID() }, text };
      const id = crypto.randomUUID();
      return n === 0
        ? { id, type: 'StartThread', stream, data: first, at }
        : { id, type: 'Reply', stream, data: { commentId: crypto.randomUUID(), text }, at };
    });
    const { body } = await callAs(server.url, ada, ['POST', '/api/v1/commands', { commands: replies }]);
    expect(body.results.map(({ status }: { status: string }) => status)).toEqual(replies.map(() => 'accepted'));

    for (let n = 1; n <= kills; n++) {
      // The next kill comes after a share of what is left.
      const enough = Math.floor((messages * n) / (kills + 1));
      await expect.poll(() => arrived.length, { timeout: minuteMs, interval: 5 }).toBeGreaterThanOrEqual(enough);
      await server.end('SIGKILL');
      await forgetLeases();
      if (n < kills) server = await serve({ DATABASE_URL: fresh.url, ...env });
      else last = await start({ DATABASE_URL: fresh.url, ...smallServer, ...env }, bareClient);
    }
    const distinct = () => new Set(arrived.map(({ path, id }) => `${path} ${id}`)).size;
    await expect.poll(distinct, { timeout: minuteMs, interval: 100 }).toBe(messages);

    for (let n = 0; n < endpoints; n++) {
      const firsts = new Map<string, string>();
      for (const { path, id, said } of arrived) {
        if (path !== `/${n}`) continue;
        // Again only under the same id, and with the same words.
        expect(firsts.get(id) ?? said).toBe(said);
        if (!firsts.has(id)) firsts.set(id, said);
      }
      expect([...firsts.values()]).toEqual(replies.map((_, m) => `${m}`));
    }
    // One at a time for each endpoint: no kill sends more than one of each again.
    expect(arrived.length - messages).toBeLessThanOrEqual(kills * endpoints);
  },
  (kills + 1) * minuteMs,
);
