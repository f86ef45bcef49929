import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, start } from '#server/main.ts';
import { type Account, openAccount } from '../fixtures/account.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';

let database: FreshDatabase;
let running: Running;
let url: string;
let ada: Account;
let bea: Account;
let tokens: { readonly read: string; readonly write: string };
beforeAll(async () => {
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  url = running.settings.publicUrl;
  [ada, bea] = await Promise.all([openAccount(url), openAccount(url)]);
  const make = async (scope: 'read' | 'write') =>
    (await call(ada.accessToken, 'POST', '/api/v1/tokens', { name: scope, scope, expiresInDays: 30 })).body.token;
  tokens = { read: await make('read'), write: await make('write') };
});
afterAll(async () => {
  await running?.stop();
  await database?.drop();
});

async function call(token: string, method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  return { status: answer.status, etag: answer.headers.get('etag'), body: (text && JSON.parse(text)) as any };
}

const uuid = () => crypto.randomUUID();
async function send(type: string, stream: string, data: object) {
  const commands = [{ id: uuid(), type, stream, data, at: new Date().toISOString() }];
  const { body } = await call(ada.accessToken, 'POST', '/api/v1/commands', { commands });
  expect(body.results[0]).toMatchObject({ status: 'accepted' });
}
const capture = (token: string, title: string, key?: string) =>
  call(token, 'POST', '/api/v1/ideas', { title }, key === undefined ? {} : { 'idempotency-key': key });

test('an idea is captured once for a key, and another one for another key or without any', async () => {
  const [first, again] = [await capture(tokens.write, ' Bees ', 'k1'), await capture(tokens.write, 'Bees', 'k1')];
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  const reused = await capture(tokens.write, 'Wasps', 'k1');
  expect([reused.status, reused.body.code]).toEqual([409, 'key-reused']);
  const others = [
    await capture(tokens.write, 'Bees', 'k2'),
    await capture(tokens.write, 'Bees'),
    await capture(tokens.write, 'Bees'),
  ];
  expect(new Set([first, ...others].map(({ body }) => body.id)).size).toBe(4);
  // The key of another account is another one.
  expect((await capture(bea.accessToken, 'Wasps', 'k1')).status).toBe(201);
  const at = await Promise.all(Array.from({ length: 8 }, () => capture(tokens.write, 'Ants', 'k3')));
  expect(new Set(at.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect([(await capture(tokens.read, 'Bees')).body.code, (await capture(tokens.write, '  ')).status]).toEqual([
    'scope-insufficient',
    400,
  ]);
});

test('ideas come in pages, each once, the oldest first, and nobody else’s', async () => {
  const made: string[] = [];
  for (const title of ['One', 'Two', 'Three']) made.push((await capture(tokens.write, title)).body.id);
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const path: string = `/api/v1/ideas?limit=2${next && `&after=${next}`}`;
    const { body } = await call(tokens.read, 'GET', path);
    expect(body.items.length).toBeLessThanOrEqual(2);
    seen.push(...body.items.map(({ id }: { id: string }) => id));
    next = body.next;
  }
  expect([seen.slice(-3), new Set(seen).size]).toEqual([made, seen.length]);
  expect((await call(tokens.read, 'GET', `/api/v1/ideas/${made[0]}`)).body).toEqual({
    ...{ id: made[0], projectId: null, title: 'One', pitch: '', problem: '', audience: '', tags: [], status: 'inbox' },
    ...{ archived: false, capturedAt: expect.any(String), changedAt: expect.any(String) },
  });
  const foreign = await call(bea.accessToken, 'GET', '/api/v1/ideas');
  expect(foreign.body.items.filter(({ id }: { id: string }) => seen.includes(id))).toEqual([]);
  expect([
    (await call(bea.accessToken, 'GET', `/api/v1/ideas/${made[0]}`)).status,
    (await call(tokens.read, 'GET', `/api/v1/ideas?after=${uuid()}`)).status,
    (await call(tokens.read, 'GET', '/api/v1/ideas?limit=201')).status,
    (await call('', 'GET', '/api/v1/ideas')).status,
  ]).toEqual([404, 400, 400, 401]);
});

test('a reading that has not changed is not sent again', async () => {
  const { etag } = await call(tokens.read, 'GET', '/api/v1/ideas');
  const known = { 'if-none-match': etag ?? '' };
  expect((await call(tokens.read, 'GET', '/api/v1/ideas', undefined, known)).status).toBe(304);
  await capture(tokens.write, 'New');
  expect((await call(tokens.read, 'GET', '/api/v1/ideas', undefined, known)).status).toBe(200);
});

test('the work on a project is read part by part, and of people only what the reader may see', async () => {
  const ideaId = (await capture(tokens.write, 'Ladders')).body.id;
  const [projectId, assumptionId, interviewId] = [uuid(), uuid(), uuid()];
  await send('StartProject', `project-${projectId}`, { ideaId, canvasId: uuid() });
  const stated = { assumptionId, text: 'People rent', lens: 'desirability', importance: 5, critical: true };
  await send('StateAssumption', `ledger-${projectId}`, stated);
  const said = { person: 'Mira', on: '2026-01-02', lastTime: 'Last week', commitment: 'none', answer: 'yes' };
  await send('LogInterview', `interview-${interviewId}`, { projectId, ...said });
  const read = async (part: string, token = tokens.read) =>
    (await call(token, 'GET', `/api/v1/projects/${projectId}/${part}`)).body;
  expect((await call(tokens.read, 'GET', `/api/v1/ideas/${ideaId}`)).body.projectId).toBe(projectId);
  const { assumptionId: id, ...words } = stated;
  expect(await read('assumptions')).toEqual({
    items: [{ id, ...words, retired: false, statedAt: expect.any(String) }],
    next: null,
  });
  const interview = { id: interviewId, experimentId: null, ...said, quotes: 0, loggedAt: expect.any(String) };
  expect((await read('interviews', tokens.write)).items).toEqual([interview]);
  expect((await read('interviews')).items).toEqual([{ ...interview, person: null, lastTime: null }]);
  for (const part of ['experiments', 'evidence', 'decisions', 'pages', 'surveys'])
    expect(await read(part)).toEqual({ items: [], next: null });
  const [other, otherIdea] = [uuid(), (await capture(tokens.write, 'Ropes')).body.id];
  await send('StartProject', `project-${other}`, { ideaId: otherIdea, canvasId: uuid() });
  const ofOther = await call(tokens.write, 'GET', `/api/v1/projects/${other}/interviews`);
  expect(ofOther.body).toEqual({ items: [], next: null });
  const [foreign, unknown] = [
    await call(bea.accessToken, 'GET', `/api/v1/projects/${projectId}/assumptions`),
    await call(tokens.read, 'GET', `/api/v1/projects/${uuid()}/assumptions`),
  ];
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
});
