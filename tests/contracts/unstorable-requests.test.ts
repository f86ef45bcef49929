import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackList } from '#domain/feedback/feedback-post.ts';
import { type Running, start } from '#server/main.ts';
import { openAccount } from '../fixtures/account.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';

let database: FreshDatabase;
let running: Running;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  const { accessToken } = await openAccount(running.settings.publicUrl);
  headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
});
afterAll(async () => {
  await running?.stop();
  await database?.drop();
});

const uuid = '5f0d7d0e-53d0-4c5e-9a3a-1f5a2d0c7b11';
const list = '/api/v1/feedback';

test.each([
  ['a page', 404, '/p/%00'],
  ['what belongs to a page', 404, '/p/%00/icon.svg'],
  ['the thanks of a page', 404, '/p/%00/thanks'],
  ['the picture that counts', 200, '/p/%00/seen/x'],
  ['a survey', 404, '/s/%00'],
  ['a tag', 400, `${list}?tag=%00`],
  ['a search', 400, `${list}?search=%00`],
  ['a place without an id', 200, `${list}?after=0_2024-01-01T00:00:00.000Z_${'-'.repeat(36)}`],
  ['a place on a day that is none', 200, `${list}?after=0_2024-02-30T00:00:00.000Z_${uuid}`],
  ['a place in the year 0', 200, `${list}?order=new&after=0_0000-01-01T00:00:00.000Z_${uuid}`],
  ['a link', 404, '/api/v1/shared/%00/%00'],
  ['a report', 400, '/api/v1/reports/%00'],
  ['a stream', 404, '/api/v1/snapshot?stream=idea-%00'],
  ['people of a project', 404, '/api/v1/projects/%00/people.csv'],
])('%s that the database would not take is answered with %i', async (_, status, path) => {
  const answer = await fetch(`${running.settings.publicUrl}${path}`, { headers });
  expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([status, true]);
});

test.each([
  ['a form', 'POST', '/p/%00', 404, 'a=b', 'application/x-www-form-urlencoded'],
  ['a notice', 'PUT', '/api/user/me/notices/read', 400, JSON.stringify({ ids: ['\u0000'] }), 'application/json'],
] as const)('%s that the database would not take is refused', async (_, method, path, status, body, type) => {
  const init = { method, headers: { ...headers, 'content-type': type }, body };
  expect((await fetch(`${running.settings.publicUrl}${path}`, init)).status).toBe(status);
});

test('a place that cannot be read begins at the beginning', async () => {
  const id = crypto.randomUUID();
  const body = JSON.stringify({ id, title: 'Dark mode', body: '' });
  await fetch(`${running.settings.publicUrl}${list}`, { method: 'POST', headers, body });
  const after = `0_2024-02-30T00:00:00.000Z_${uuid}`;
  const answer = await fetch(`${running.settings.publicUrl}${list}?after=${after}`, { headers });
  expect(((await answer.json()) as FeedbackList).posts.map((post) => post.id)).toEqual([id]);
});
