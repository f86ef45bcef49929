import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';

let database: FreshDatabase;
let running: Running;
beforeAll(async () => {
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer }, bareClient);
});
afterAll(async () => {
  await running?.stop();
  await database?.drop();
});

interface Described {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

const described = async () => {
  const answer = await fetch(`${running.settings.publicUrl}/openapi.json`);
  return (await answer.json()) as { readonly paths: Record<string, Record<string, Described>> };
};

test('every call of the contract is described', async () => {
  const { paths } = await described();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls).toEqual(
    expect.arrayContaining([
      'POST /api/v1/auth/login',
      'POST /api/v1/auth/register',
      'POST /api/v1/auth/refresh-token',
      'POST /api/v1/auth/logout',
      'POST /api/v1/waitlist',
      'GET /api/user/me',
      'PUT /api/user/me/onboarding',
      'POST /api/v1/commands',
      'GET /api/v1/events',
      'GET /api/v1/snapshot',
      'GET /api/v1/shared/{projectId}/{grant}',
      'GET /api/v1/live',
      'GET /api/v1/projects/{projectId}/people.csv',
      'GET /api/v1/reports/{reportId}',
      'GET /api/v1/reports/{reportId}.pdf',
      'GET /api/v1/feedback',
      'POST /api/v1/feedback',
      'GET /p/{slug}',
      'POST /p/{slug}',
      'GET /p/{slug}/seen/{token}',
      'GET /s/{surveyId}',
      'POST /s/{surveyId}',
      'GET /confirm/{token}',
      'POST /confirm/{token}',
      'GET /remove/{token}',
      'POST /remove/{token}',
      'GET /items/{collection}',
      'GET /items/{collection}/{id}',
      'GET /assets/{id}',
      'GET /healthz',
      'GET /readyz',
      'GET /metrics',
    ]),
  );
});

test('what an address says is described by its name, and nothing else', async () => {
  const { paths } = await described();
  const unnamed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) => {
      const named = parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`);
      return named.toSorted().join() === (path.match(/{[^}]+}/g) ?? []).toSorted().join() ? [] : [`${method} ${path}`];
    }),
  );
  expect(unnamed).toEqual([]);
});

test('every call that is described says in a line what it does', async () => {
  const { paths } = await described();
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { summary }]) => (summary ? [] : [`${method} ${path}`])),
  );
  expect(silent).toEqual([]);
});

test.each(['POST', 'PUT', 'DELETE'])('%s where nothing is says so, whatever is sent', async (method) => {
  const init = { method, headers: { 'content-type': 'application/json' }, body: '{' };
  const answer = await fetch(`${running.settings.publicUrl}/api/v1/nothing`, init);
  expect([answer.status, answer.headers.get('x-frame-options'), await answer.json()]).toEqual([
    404,
    'DENY',
    { code: 'not-found', message: 'There’s nothing at this address.', requestId: expect.any(String) },
  ]);
  const identity = await fetch(
    `${running.settings.publicUrl}/identitytoolkit.googleapis.com/v1/accounts:nothing`,
    init,
  );
  expect(await identity.json()).toEqual({ error: expect.objectContaining({ code: identity.status }) });
});
