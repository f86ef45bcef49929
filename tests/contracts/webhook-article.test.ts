import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts';
import { takeWebhooks } from '#server/content/seed/articles/take-webhooks.ts';
import { type Running, start } from '#server/main.ts';
import { signatureHeaders } from '#server/webhooks/webhook-secret.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { apiAt } from './fixtures/api.ts';
import { bareClient } from './fixtures/bare-client.ts';

/** The programs of the article, as a reader copies them from the page. */
const [receiverText = '', isOursText = ''] = [
  ...takeWebhooks.body.matchAll(/<pre><code>([\s\S]*?)<\/code><\/pre>/g),
].map(([, code = '']) =>
  code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
);

let folder: string;
let database: FreshDatabase;
let running: Running;
let program: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'article-'));
  await symlink(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'receiver.mjs'), receiverText);
  await writeFile(join(folder, 'is-ours.mjs'), isOursText);
  database = await databaseWithKey();
  const env = { DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' };
  running = await start({ ...env, WEBHOOKS_TO_LOOPBACK: 'on' }, bareClient);
});
afterAll(async () => {
  program?.kill();
  await running?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A port that nobody listens at in this moment. */
async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>((ready) => holder.listen(0, '127.0.0.1', ready));
  const { port } = holder.address() as AddressInfo;
  await new Promise((closed) => holder.close(closed));
  return port;
}

test('the receiver of the article takes our messages, each once, and no others', async () => {
  const api = apiAt(running.settings.publicUrl);
  const ada = await api.somebody();
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const { id, secret } = (
    await api.call(ada.accessToken, 'POST', '/api/v1/webhooks', { url, types: ['idea.captured'] })
  ).body;
  const at = `/api/v1/webhooks/${id}`;
  let said = '';
  program = spawn(process.execPath, ['receiver.mjs'], {
    cwd: folder,
    env: { ...process.env, SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  program.stdout?.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  const isUp = () =>
    fetch(url, { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
      () => 'not yet',
    );
  // What nobody signed is refused.
  await expect.poll(isUp, { timeout: 20_000 }).toBe(401);
  const ideaId = crypto.randomUUID();
  await api.send(ada, 'CaptureIdea', `idea-${ideaId}`, { title: 'Crumb' });
  const link = `${running.settings.publicUrl}/idea-vault/${ideaId}`;
  const line = `idea.captured ${JSON.stringify({ id: ideaId, title: 'Crumb', pitch: '', link })}\n`;
  await expect.poll(() => said, { timeout: 20_000 }).toBe(line);
  const deliveries = async () =>
    ((await api.call(ada.accessToken, 'GET', `${at}/deliveries`)).body as WebhookDelivery[]).map(
      (each) => [each.id, each.state, each.status] as const,
    );
  await expect.poll(async () => (await deliveries()).map(([, state]) => state)).toEqual(['delivered']);
  const [[first] = []] = await deliveries();
  await api.call(ada.accessToken, 'POST', `${at}/deliveries/${first}/again`);
  await expect
    .poll(async () => (await deliveries()).map(([, ...outcome]) => outcome), { timeout: 20_000 })
    .toEqual(Array(2).fill(['delivered', 204]));
  expect(said).toBe(line);
});

test('the check of the article by hand knows our messages from others', async () => {
  const { isOurs } = (await import(/* @vite-ignore */ join(folder, 'is-ours.mjs'))) as {
    isOurs: (secret: string, headers: object, body: string) => boolean;
  };
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const secret = `whsec_${key.toString('base64')}`;
  const now = Math.floor(Date.now() / 1000);
  const body = '{"type":"idea.captured","data":{"title":"Größe"}}';
  const signed = (timestamp: number, keys = [key]) => signatureHeaders({ id: 'msg_1', timestamp, body }, keys);
  expect([
    isOurs(secret, signed(now), body),
    isOurs(secret, signed(now, [other, key]), body),
    isOurs(secret, signed(now), `${body} `),
    isOurs(secret, signed(now, [other]), body),
    isOurs(secret, signed(now - 400), body),
    isOurs(secret, { ...signed(now), 'webhook-id': 'msg_2' }, body),
    isOurs(secret, { ...signed(now), 'webhook-signature': 'v1,' }, body),
  ]).toEqual([true, true, false, false, false, false, false]);
});
