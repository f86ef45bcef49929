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

const form = { 'content-type': 'application/x-www-form-urlencoded' };

// The limiter counts the large limits as it does the small ones: in a short run they are only read.
test.each([
  ['POST', '/p/nowhere/report', 5, 404],
  ['POST', '/s/nowhere/report', 5, 404],
  ['POST', '/confirm/nothing', 300, 200],
  ['POST', '/remove/nothing', 300, 200],
  ['POST', '/mail-off/nothing', 300, 200],
  ['GET', '/p/nowhere/image.png', 60, 404],
  ['GET', '/p/nowhere/pictures/5f0d7d0e-53d0-4c5e-9a3a-1f5a2d0c7b11/480.webp', 1200, 404],
  ['GET', '/s/nowhere/pictures/5f0d7d0e-53d0-4c5e-9a3a-1f5a2d0c7b11/480.webp', 1200, 404],
  ['GET', '/shared/nothing/nothing/image.png', 60, 404],
])('%s %s answers one address %i times a minute, and then with 429', async (method, path, most, status) => {
  const ask = async () => {
    const init = method === 'POST' ? { method, headers: form, body: '' } : { method };
    const answer = await fetch(`${running.settings.publicUrl}${path}`, init);
    await answer.arrayBuffer();
    return answer;
  };
  const answered: number[] = [];
  if (most > 60 && !process.env['TEST_FULL']) {
    const { status: first, headers } = await ask();
    const told = ['x-ratelimit-limit', 'x-ratelimit-remaining'].map((name) => Number(headers.get(name)));
    expect([first, told]).toEqual([status, [most, most - 1]]);
    return;
  }
  for (let left = most; left > 0; left -= 60) {
    const some = await Promise.all(Array.from({ length: Math.min(left, 60) }, ask));
    answered.push(...some.map((each) => each.status));
  }
  const next = await ask();
  expect([new Set(answered), next.status, next.headers.get('retry-after')]).toEqual([
    new Set([status]),
    429,
    expect.stringMatching(/^\d+$/),
  ]);
});
