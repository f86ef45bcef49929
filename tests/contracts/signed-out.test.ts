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

const reportId = '00000000-0000-4000-8000-000000000001';

interface Described {
  readonly paths: Record<string, Record<string, { readonly security?: readonly object[] }>>;
}

/** Every route that says that it needs a session or an access token, as `GET /path`. */
async function guardedRoutes(): Promise<string[]> {
  const { paths } = (await (await fetch(`${running.settings.publicUrl}/openapi.json`)).json()) as Described;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([, { security = [] }]) =>
          security.length > 0 && security.every((each) => 'session' in each || 'token' in each),
      )
      // An address with an ending is told from others by its id.
      .map(([method]) => {
        const asked = path.replaceAll(/[{].*?[}](?=\.)/g, reportId).replaceAll(/[{].*?[}]/g, 'x');
        return `${method.toUpperCase()} ${asked}`;
      }),
  );
}

const json = { 'content-type': 'application/json' };
const forged = { authorization: 'Bearer forged' };
const ways: readonly RequestInit[] = [
  {},
  { headers: forged },
  { headers: json },
  { headers: json, body: '{}' },
  { headers: { ...json, ...forged }, body: '{"commands": 1}' },
];

test('whoever is not signed in hears so from every route that is for the signed in, whatever they send', async () => {
  const routes = await guardedRoutes();
  expect(routes).toEqual(
    expect.arrayContaining([
      'POST /api/v1/auth/logout',
      'GET /api/user/me',
      'PUT /api/user/me/onboarding',
      'POST /api/v1/commands',
      'GET /api/v1/events',
      'GET /api/v1/snapshot',
    ]),
  );
  const heard = routes.flatMap((route) => {
    const [method = '', path = ''] = route.split(' ');
    return ways
      .filter(({ body }) => method !== 'GET' || body === undefined)
      .map(async (way) => {
        const answer = await fetch(running.settings.publicUrl + path, { method, ...way });
        return { route, way, status: answer.status, body: await answer.json() };
      });
  });
  for (const { route, way, ...answer } of await Promise.all(heard)) {
    expect(answer, `${route} ${JSON.stringify(way)}`).toEqual({
      status: 401,
      body: { code: 'unauthorized', message: 'Please sign in.', requestId: expect.any(String) },
    });
  }
});
