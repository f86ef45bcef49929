import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommentReads } from '#server/comments/comment-reads.ts';
import { newFounder } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

const path = '/api/user/me/comments';
let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(() => app.stop());

const founder = async (): Promise<string> => (await newFounder(app, `${randomUUID()}@example.org`)).accessToken;
const mark = (seen: unknown, token?: string) => app.call('PUT', path, { seen }, token);
const seenBy = async (token: string) => (await app.call('GET', path, undefined, token)).json();
const [thread, other, first, second] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

test('a mark takes the place of the one that its thread had, and others stay', async () => {
  const token = await founder();
  expect(await seenBy(token)).toEqual({ seen: {} });
  const answer = await mark({ [thread]: first, [other]: first }, token);
  expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
    ...[200, 'no-store', { seen: { [thread]: first, [other]: first } }],
  ]);
  expect((await mark({ [thread]: second }, token)).json()).toEqual({ seen: { [thread]: second, [other]: first } });
  expect(await seenBy(token)).toEqual({ seen: { [thread]: second, [other]: first } });
});

test('marks are those of one account, for the signed in alone', async () => {
  const [token, stranger] = [await founder(), await founder()];
  await mark({ [thread]: first }, token);
  expect(await seenBy(stranger)).toEqual({ seen: {} });
  expect([(await app.call('GET', path)).statusCode, (await mark({ [thread]: first })).statusCode]).toEqual([401, 401]);
});

test('an account has other marks in another workspace', async () => {
  const reads = createCommentReads(app.db, () => app.now());
  const [a, b] = await app.db.selectFrom('accounts').select(['id', 'workspace_id']).limit(2).execute();
  if (!a || !b) throw new Error('there are too few accounts');
  const at = (workspaceId: string) => ({ workspaceId, accountId: a.id });
  await reads.mark(at(a.workspace_id), { [thread]: first });
  await reads.mark(at(b.workspace_id), { [thread]: second });
  expect([(await reads.of(at(a.workspace_id)))[thread], (await reads.of(at(b.workspace_id)))[thread]]).toEqual([
    ...[first, second],
  ]);
});

test.each([
  [{}],
  [{ [thread]: 'x' }],
  [{ x: first }],
  [Object.fromEntries(Array.from({ length: 501 }, () => [randomUUID(), first]))],
  [[first]],
])('what is no mark is refused: %#', async (seen) => {
  expect((await mark(seen, await founder())).statusCode).toBe(400);
});

test('five hundred marks are taken at once, and five thousand kept', async () => {
  const token = await founder();
  const many = () => Object.fromEntries(Array.from({ length: 500 }, () => [randomUUID(), first]));
  const oldest = many();
  expect((await mark(oldest, token)).statusCode).toBe(200);
  for (let n = 0; n < 10; n++) {
    app.advance(1000);
    await mark(many(), token);
  }
  const { seen } = await seenBy(token);
  expect(Object.keys(seen)).toHaveLength(5000);
  expect(Object.keys(seen).filter((each) => each in oldest)).toEqual([]);
});
