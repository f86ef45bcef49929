import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { EventStore } from '#server/event-store/event-store.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { type Running, start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { type Api, apiAt } from './fixtures/api.ts';
import { bareClient } from './fixtures/bare-client.ts';
import type { Person } from './fixtures/open-team.ts';

interface Received {
  readonly path: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

let database: FreshDatabase;
let running: Running;
let api: Api;
let db: Database;
/** The log as the server’s own parts write to it. */
let store: EventStore;
let receiver: Server;
let origin: string;
const received: Received[] = [];
/** Status with which the receiver answers a path; 200 unless set. */
const statuses = new Map<string, number>();

beforeAll(async () => {
  receiver = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, body, headers: request.headers as Record<string, string> });
      reply.writeHead(statuses.get(path) ?? 200).end(`answer to ${path}`);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  database = await databaseWithKey();
  const env = { DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' };
  running = await start({ ...env, WEBHOOKS_TO_LOOPBACK: 'on' }, bareClient);
  api = apiAt(running.settings.publicUrl);
  const opened = openDatabase(database.url, { max: 2 });
  db = opened.db;
  store = createEventStore({ pool: opened.pool, clock: () => new Date() });
});
afterAll(async () => {
  await db?.destroy();
  await running?.stop();
  await database?.drop();
  receiver?.close();
});

let ada: Person;
let path: string;
beforeAll(async () => {
  ada = await api.somebody();
});
beforeEach(() => {
  path = `/${crypto.randomUUID()}`;
});
/** The next test finds no webhook. */
afterEach(async () => {
  await db.deleteFrom('webhooks').execute();
});

const all = ['idea.captured', 'experiment.started', 'evidence.recorded', 'decision.recorded', 'comment.created'];
async function make(given: object = {}) {
  const wanted = { url: `${origin}${path}`, types: all, ...given };
  const { status, body } = await api.call(ada.accessToken, 'POST', '/api/v1/webhooks', wanted);
  expect(status).toBe(201);
  return { ...(body as { readonly id: string; readonly secret: string }), at: `/api/v1/webhooks/${body.id}` };
}
const came = () => received.filter((each) => each.path === path);
const capture = (title: string, stream = `idea-${crypto.randomUUID()}`) =>
  api.send(ada, 'CaptureIdea', stream, { title });
const deliveriesOf = async (at: string) =>
  (await api.call(ada.accessToken, 'GET', `${at}/deliveries`)).body as WebhookDelivery[];
const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

describe('a message', () => {
  test('arrives with what was done, signed, and is shown with its answer', async () => {
    const { at, secret } = await make();
    const ideaId = crypto.randomUUID();
    await capture('Crumb', `idea-${ideaId}`);
    await expect.poll(came).toHaveLength(1);
    const [message] = came();
    expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toEqual({
      type: 'idea.captured',
      timestamp: date,
      data: {
        ...{ id: ideaId, title: 'Crumb', pitch: '' },
        link: `${running.settings.publicUrl}/idea-vault/${ideaId}`,
      },
    });
    await expect.poll(async () => (await deliveriesOf(at))[0]?.state).toBe('delivered');
    expect(await deliveriesOf(at)).toEqual([
      {
        ...{ id: expect.stringMatching(/^\d+$/), messageId: message?.headers['webhook-id'], type: 'idea.captured' },
        ...{ state: 'delivered', attempts: 1, createdAt: date, triedAt: date, nextAt: null, status: 200, error: null },
        ...{ tookMs: expect.any(Number), answer: `answer to ${path}` },
      },
    ]);
  });

  test('has two signatures for a day after the secret was changed', async () => {
    const { at, secret } = await make();
    const { secret: next } = (await api.call(ada.accessToken, 'POST', `${at}/secret`)).body;
    await capture('Crumb');
    await expect.poll(came).toHaveLength(1);
    const [message] = came();
    for (const each of [secret, next])
      expect(new Webhook(each).verify(message?.body ?? '', message?.headers ?? {})).toEqual(expect.anything());
    await db
      .updateTable('webhooks')
      .set({ previous_secret_until: new Date() })
      .where('workspace_id', '=', ada.workspace)
      .execute();
    await capture('Crumbs');
    await expect.poll(came).toHaveLength(2);
    const [, last] = came();
    expect(last?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    expect(new Webhook(next).verify(last?.body ?? '', last?.headers ?? {})).toEqual(expect.anything());
  });

  test.each([
    ['slack', 'text'],
    ['discord', 'content'],
  ])('to %s is a sentence and a link', async (kind, field) => {
    await make({ kind });
    await capture('Crumb');
    await expect.poll(came).toHaveLength(1);
    expect(JSON.parse(came()[0]?.body ?? '')[field]).toMatch(/^New idea: “Crumb”\. .*\/idea-vault\//);
  });

  test('about evidence and comments names what it is about', async () => {
    const { secret } = await make();
    const [projectId, assumptionId, ideaId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await capture('Crumb', `idea-${ideaId}`);
    await api.send(ada, 'StartProject', `project-${projectId}`, { ideaId, canvasId: crypto.randomUUID() });
    const assumption = { assumptionId, text: 'They pay', lens: 'viability', importance: 5, critical: true };
    await api.send(ada, 'StateAssumption', `ledger-${projectId}`, assumption);
    const stranger = await api.somebody();
    const text = `Too dear, says <@${stranger.id}>, and I, <@${ada.id}>`;
    const thread = { subject: { kind: 'idea', id: ideaId, projectId }, text };
    await api.send(ada, 'StartThread', `thread-${crypto.randomUUID()}`, thread);
    await expect.poll(came).toHaveLength(2);
    const said = came().map(
      ({ body, headers }) => new Webhook(secret).verify(body, headers) as { type: string; data: object },
    );
    expect(said.map(({ type }) => type)).toEqual(['idea.captured', 'comment.created']);
    expect(said[1]?.data).toEqual(
      expect.objectContaining({
        ...{ projectId, subject: { kind: 'idea', id: ideaId }, author: { id: ada.id, name: 'A member' } },
        text: 'Too dear, says @a former member, and I, @A member',
      }),
    );
  });
});

describe('what is about people', () => {
  const signUp = async () => {
    const [projectId, pageId, entryId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const [result] = await store.execute(
      { workspaceId: ada.workspace, by: { kind: 'public', id: entryId }, device: 'visit' },
      [
        {
          ...{
            id: crypto.randomUUID(),
            type: 'ReceiveSignUp',
            stream: `intake-${pageId}`,
            at: new Date().toISOString(),
          },
          data: {
            ...{ entryId, projectId, ordinal: null, version: 'a', publishedVersion: 1, source: 'direct', form: 'form' },
            ...{ goal: 'sign-up', consentHash: 'a'.repeat(64), hasAnswers: false, email: 'b@example.org', answers: [] },
          },
        },
      ],
    );
    expect(result?.status).toBe('accepted');
  };
  test.each([
    [true, 'b@example.org'],
    [false, undefined],
  ])('is sent if the endpoint is for that: %s', async (personal, email) => {
    await make({ types: ['sign_up.received'], personal });
    await signUp();
    await expect.poll(came).toHaveLength(1);
    const { data } = JSON.parse(came()[0]?.body ?? '');
    expect([data.goal, data.email, 'answers' in data]).toEqual(['sign-up', email, personal]);
  });

  test('is sent no more once its maker may not read it', async () => {
    const member = await api.joins(ada, 'member');
    const wanted = { url: `${origin}${path}`, types: ['sign_up.received'], personal: true };
    const made = await api.call(member.accessToken, 'POST', '/api/v1/webhooks', wanted, ada.workspace);
    expect(made.status).toBe(201);
    await api.send(ada, 'ChangeRole', `team-${ada.workspace}`, { accountId: member.id, role: 'viewer' });
    await signUp();
    await expect.poll(came).toHaveLength(1);
    expect(came()[0]?.body).not.toContain('b@example.org');
  });
});

describe('a test', () => {
  test('is sent at once, also while the endpoint is off, and answers what came back', async () => {
    const { at, secret } = await make();
    await api.call(ada.accessToken, 'PATCH', at, { on: false });
    const { status, body } = await api.call(ada.accessToken, 'POST', `${at}/test`);
    expect([status, body.type, body.state, body.status, body.answer]).toEqual([
      ...[200, 'webhook.test', 'delivered', 200, `answer to ${path}`],
    ]);
    const [message] = came();
    expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toEqual(
      expect.objectContaining({ type: 'webhook.test' }),
    );
    statuses.set(path, 500);
    const failed = await api.call(ada.accessToken, 'POST', `${at}/test`);
    expect([failed.body.state, failed.body.error, failed.body.nextAt]).toEqual(['failed', 'not-accepted', null]);
    expect((await deliveriesOf(at)).map(({ state }) => state)).toEqual(['failed', 'delivered']);
    const again = await api.call(ada.accessToken, 'POST', `${at}/deliveries/${body.id}/again`);
    expect([again.status, again.body.code]).toEqual([409, 'webhook-off']);
    await api.call(ada.accessToken, 'PATCH', at, { on: true });
    expect((await api.call(ada.accessToken, 'POST', `${at}/deliveries/${body.id}/again`)).status).toBe(404);
  });
});

test('a message that arrived is sent again under the same id', async () => {
  const { at } = await make();
  await capture('Crumb');
  await expect.poll(async () => (await deliveriesOf(at))[0]?.state).toBe('delivered');
  const [first] = await deliveriesOf(at);
  const again = await api.call(ada.accessToken, 'POST', `${at}/deliveries/${first?.id}/again`);
  expect([again.status, again.body.state, again.body.messageId]).toEqual([202, 'waiting', first?.messageId]);
  await expect.poll(came).toHaveLength(2);
  const ids = came().map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids)).toEqual(new Set([first?.messageId]));
});

test('an address that is gone is switched off, and its maker is told by mail and under recent activity', async () => {
  const { at } = await make();
  statuses.set(path, 410);
  await capture('Crumb');
  const off = async () =>
    (await api.call(ada.accessToken, 'GET', '/api/v1/webhooks')).body.map(({ off }: { off: object | null }) => off);
  await expect.poll(off).toEqual([{ reason: 'gone', since: date }]);
  const mails = async () => {
    const answer = await fetch(`${running.settings.publicUrl}/dev/inbox`, { headers: { accept: 'application/json' } });
    const inbox = (await answer.json()) as { to: string; kind: string; subject: string }[];
    return inbox.filter(({ to, kind }) => to === ada.email && kind === 'webhook-off').map(({ subject }) => subject);
  };
  await expect.poll(mails).toEqual([`Your webhook to ${new URL(origin).host} was switched off`]);
  const activity = async () => (await api.call(ada.accessToken, 'GET', '/api/v1/auth/activity')).body.events;
  await expect
    .poll(activity)
    .toContainEqual(expect.objectContaining({ event: 'webhook-switched-off', reason: 'gone' }));
  expect((await deliveriesOf(at)).map(({ state, status }) => [state, status])).toEqual([['failed', 410]]);
});

test('messages of others are not there, to see, to send or to try', async () => {
  const { at } = await make();
  await capture('Crumb');
  await expect.poll(async () => (await deliveriesOf(at)).length).toBe(1);
  const [first] = await deliveriesOf(at);
  const eve = await api.somebody();
  const tried = [
    ['GET', `${at}/deliveries`],
    ['POST', `${at}/deliveries/${first?.id}/again`],
    ['POST', `${at}/test`],
  ] as const;
  for (const [method, where] of tried)
    expect([where, (await api.call(eve.accessToken, method, where)).status]).toEqual([where, 404]);
});

test('two webhooks of one workspace each have their own messages, and none sends the other’s again', async () => {
  const first = await make();
  const away = `${path}-two`;
  const second = await make({ url: `${origin}${away}`, types: ['idea.captured'] });
  await capture('Crumb');
  const ended = async (at: string) => (await deliveriesOf(at)).map(({ type, state, answer }) => [type, state, answer]);
  await expect.poll(() => ended(first.at)).toEqual([['idea.captured', 'delivered', `answer to ${path}`]]);
  await expect.poll(() => ended(second.at)).toEqual([['idea.captured', 'delivered', `answer to ${away}`]]);
  const [own] = await deliveriesOf(first.at);
  const again = await api.call(ada.accessToken, 'POST', `${second.at}/deliveries/${own?.id}/again`);
  expect([again.status, again.body.code]).toEqual([404, 'not-found']);
  expect((await api.call(ada.accessToken, 'DELETE', second.at)).status).toBe(204);
  expect(await deliveriesOf(first.at)).toEqual([own]);
});
