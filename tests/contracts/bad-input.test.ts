import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, start } from '#server/main.ts';
import { newFounder } from '../e2e/founder.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { bareClient } from './fixtures/bare-client.ts';

let database: FreshDatabase;
let running: Running;
let url: string;
let ada: string;
let grace: string;

beforeAll(async () => {
  database = await freshDatabase();
  running = await start({ DATABASE_URL: database.url, ...smallServer }, bareClient);
  url = running.settings.publicUrl;
  ada = await registerByHttp(url, newFounder('ada'));
  grace = await registerByHttp(url, newFounder('grace'));
});
afterAll(async () => {
  await running?.stop();
  await database?.drop();
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function send(path: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url + path, init);
  expect(answer.headers.get('content-type')).toContain('application/json');
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Bearer ${ada}`, 'content-type': 'application/json', ...headers },
  body,
});

const command = (over: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  type: 'CaptureIdea',
  stream: `idea-${crypto.randomUUID()}`,
  data: { title: 'An idea' },
  at: '2026-11-20T12:00:00.000Z',
  ...over,
});
const batch = (...commands: unknown[]): string => JSON.stringify({ commands });
const anError = { message: expect.any(String), code: expect.anything(), requestId: expect.any(String) };

describe('a request that is not as it should be', () => {
  test.each([
    ['malformed JSON', () => post('{"commands": ['), 400],
    ['a wrong content type', () => post(batch(command()), { 'content-type': 'text/plain' }), 415],
    ['an oversized body', () => post(batch(command({ data: { title: 'x'.repeat(1_100_000) } }))), 413],
    ['no commands', () => post('{"commands": []}'), 400],
    ['501 commands', () => post(batch(...Array.from({ length: 501 }, () => command()))), 400],
    ['a command without an id', () => post(batch(command({ id: undefined }))), 400],
    ['a date that is none', () => post(batch(command({ at: 'yesterday' }))), 400],
    ['a field that nobody knows', () => post(batch(command({ version: 3 }))), 400],
    ['no token', () => post(batch(command()), { authorization: '' }), 401],
    ['a forged token', () => post(batch(command()), { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }), 401],
  ])('%s', async (_, init, status) => {
    const answer = await send('/api/v1/commands', init());
    expect(answer).toEqual({ status, body: anError });
  });

  test.each([
    ['/api/v1/events?after=-1', 400],
    ['/api/v1/events?after=x', 400],
    ['/api/v1/events?limit=1001', 400],
    ['/api/v1/snapshot?stream=idea-00000000-0000-4000-8000-000000000000', 404],
    ['/api/v1/nothing', 404],
  ])('GET %s', async (path, status) => {
    const answer = await send(path, { headers: { authorization: `Bearer ${ada}` } });
    expect(answer).toEqual({ status, body: anError });
  });
});

describe('a command that cannot be granted', () => {
  test('is rejected by name, and the others of its batch proceed', async () => {
    const good = command();
    const commands = [
      command({ type: 'LaunchRocket' }),
      command({ data: { title: 7 } }),
      command({ data: { title: 'with a \u0000 in it' } }),
      command({ type: 'RenameIdea' }),
      command({ data: { title: '   ' } }),
      command({ data: { title: 'x'.repeat(141) } }),
      good,
    ];
    const answer = await send('/api/v1/commands', post(batch(...commands)));
    expect(answer.status).toBe(200);
    expect(answer.body['results']).toEqual([
      { id: commands[0]?.id, status: 'rejected', reason: 'unknown-type' },
      { id: commands[1]?.id, status: 'rejected', reason: 'invalid-data' },
      { id: commands[2]?.id, status: 'rejected', reason: 'invalid-data' },
      { id: commands[3]?.id, status: 'rejected', reason: 'not-found' },
      { id: commands[4]?.id, status: 'rejected', reason: 'title-empty' },
      { id: commands[5]?.id, status: 'rejected', reason: 'title-too-long' },
      { id: good.id, status: 'accepted', events: [expect.objectContaining({ type: 'IdeaCaptured', version: 1 })] },
    ]);
  });

  test("another founder's stream does not exist", async () => {
    const mine = command();
    await send('/api/v1/commands', post(batch(mine)));
    const rename = command({ type: 'RenameIdea', stream: mine.stream, data: { title: 'Mine now' } });
    const asGrace = { authorization: `Bearer ${grace}` };
    const answer = await send('/api/v1/commands', post(batch(rename), asGrace));
    expect(answer.body['results']).toEqual([{ id: rename.id, status: 'rejected', reason: 'not-found' }]);
    const snapshot = await send(`/api/v1/snapshot?stream=${mine.stream}`, { headers: asGrace });
    expect(snapshot).toEqual({ status: 404, body: anError });
    const events = await send('/api/v1/events', { headers: asGrace });
    expect(events).toEqual({ status: 200, body: { events: [], position: 0 } });
  });
});

describe('pages', () => {
  test.each([
    ['/', 200],
    ['/home', 200],
    ['/resources', 200],
    ['/forgot-password/', 200],
    ['/no-such-page', 404],
    ['/shared/only-one', 404],
  ])('%s answers %i with the page', async (path, status) => {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  });
});

test('more than 1,200 calls a minute of one session are put off, and other sessions are not', async () => {
  const many = newFounder('many');
  const token = await registerByHttp(url, many);
  const init = { headers: { authorization: `Bearer ${token}` } };
  const began = Date.now();
  let granted = 0;
  let refused: Response | undefined;
  while (!refused) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(`${url}/api/user/me`, init)));
    granted += answers.filter(({ status }) => status === 200).length;
    refused = answers.find(({ status }) => status !== 200);
  }
  // A busy machine may need more than a minute for them, and each minute has its own.
  const minutes = 1 + Math.floor((Date.now() - began) / 60_000);
  expect(granted).toBeGreaterThanOrEqual(1200);
  expect(granted).toBeLessThanOrEqual(1200 * minutes);
  expect({ status: refused.status, body: await refused.json() }).toEqual({ status: 429, body: anError });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await fetch(`${url}/api/user/me`, { headers: { authorization: `Bearer ${grace}` } });
  expect(other.status).toBe(200);
});
