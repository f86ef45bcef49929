import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReadArticles } from '#server/news/read-articles.ts';
import { newFounder } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

const path = '/api/user/me/news';
let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.stop());

const founder = async (): Promise<string> => (await newFounder(app, `${crypto.randomUUID()}@example.org`)).accessToken;
const read = (ids: unknown, token?: string) => app.call('PUT', path, { ids }, token);
const readIds = async (token: string) => (await app.call('GET', path, undefined, token)).json().readIds;

describe('what a founder has read', () => {
  test('is nothing at first, then what was marked, in the order of reading', async () => {
    const token = await founder();
    expect(await readIds(token)).toEqual([]);
    const answer = await read(['b'], token);
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      { readIds: ['b'] },
      'no-store',
    ]);
    app.advance(1000);
    expect((await read(['c', 'a', 'b', 'c'], token)).json()).toEqual({ readIds: ['b', 'a', 'c'] });
    expect(await readIds(token)).toEqual(['b', 'a', 'c']);
  });

  test('was read at one time where it was marked together, whatever the time is after that', async () => {
    const token = await founder();
    const first = crypto.randomUUID();
    await read([first], token);
    const { workspace_id: workspaceId, account_id: accountId } = await app.db
      .selectFrom('read_articles')
      .select(['workspace_id', 'account_id'])
      .where('article_id', '=', first)
      .executeTakeFirstOrThrow();
    let ms = app.now().getTime() + 1000;
    const reading = createReadArticles(app.db, () => new Date(ms++));
    await reading.add({ workspaceId, accountId }, ['c', 'b', 'a']);
    expect(await readIds(token)).toEqual([first, 'a', 'b', 'c']);
  });

  test('is the same from every session, and is nobody else’s', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const one = await newFounder(app, email);
    const { firebaseToken } = one;
    const other = (await app.call('POST', '/api/v1/auth/login', { firebaseToken })).json();
    await read(['a'], one.accessToken);
    expect(await readIds(other.accessToken)).toEqual(['a']);
    expect(await readIds(await founder())).toEqual([]);
  });

  test('is for the signed in alone', async () => {
    expect((await app.call('GET', path)).statusCode).toBe(401);
    expect((await read(['a'])).statusCode).toBe(401);
  });

  test.each([
    [[]],
    [['']],
    [['x'.repeat(129)]],
    [[7]],
    ['a'],
    [['\u0000']],
    [['\ud800']],
    [Array.from({ length: 501 }, (_, n) => String(n))],
  ])('%j cannot be marked', async (ids) => {
    const token = await founder();
    const answer = await read(ids, token);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
    expect(await readIds(token)).toEqual([]);
  });

  test('is forgotten, the oldest first, where it is more than anybody reads', async () => {
    const token = await founder();
    for (let part = 0; part < 11; part += 1) {
      app.advance(1000);
      await read(
        Array.from({ length: 500 }, (_, n) => `${part}-${n}`),
        token,
      );
    }
    const kept: string[] = await readIds(token);
    expect(kept).toHaveLength(5000);
    expect(new Set(kept.map((id) => id.split('-')[0]))).toEqual(
      new Set(Array.from({ length: 10 }, (_, n) => `${n + 1}`)),
    );
  });
});
