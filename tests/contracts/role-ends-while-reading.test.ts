import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { blocksOfTemplate } from '#domain/report/report-templates.ts';
import { type Running, start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { logged, newExperiment, started } from './experiment-log.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { callAs, letIn, openPerson, type Person, sendAs } from './fixtures/open-team.ts';

let database: FreshDatabase;
let running: Running;
let url: string;
let other: pg.Client;
let changing: pg.Client;
beforeAll(async () => {
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  url = running.settings.publicUrl;
  [other, changing] = [new pg.Client(database.url), new pg.Client(database.url)];
  await Promise.all([other.connect(), changing.connect()]);
});
afterAll(async () => {
  await other?.end();
  await changing?.end();
  await running?.stop();
  await database?.drop();
});

let ada: Person;
let bea: Person;
const reportId = crypto.randomUUID();
const ids = newExperiment();
const { project: projectId, experiment } = ids;
const report = { projectId, title: 'March', template: 'validation', blocks: blocksOfTemplate('validation') };
beforeAll(async () => {
  [ada, bea] = [await openPerson(url), await openPerson(url)];
  await letIn(url, ada, bea, 'member');
  const ideaId = crypto.randomUUID();
  const facts = [
    { stream: `idea-${ideaId}`, type: 'CaptureIdea', data: { title: 'Crumb' } },
    { stream: `project-${projectId}`, type: 'StartProject', data: { ideaId, canvasId: crypto.randomUUID() } },
    ...started(ids),
    logged(ids),
    { stream: `report-${reportId}`, type: 'WriteReport', data: report },
  ];
  for (const { stream, type, data } of facts)
    expect(await sendAs(url, ada, undefined, [stream, type, data])).toBeInstanceOf(Array);
});
/** Whether the server knows somebody as one who may write there: it refuses what is empty. */
const mayWrite = async (person: Person, workspace: string) =>
  (await callAs(url, person, ['POST', '/api/v1/ideas', { title: '' }], workspace)).status === 400;

/** Both have the roles again that they had, and the server has heard of it. */
afterEach(async () => {
  await other.query('ROLLBACK');
  for (const [{ id }, role] of [
    [ada, 'owner'],
    [bea, 'member'],
  ] as const)
    await other.query(
      `INSERT INTO memberships (workspace_id, account_id, role, since) VALUES ($1, $2, $3, now())
       ON CONFLICT (workspace_id, account_id) DO UPDATE SET role = excluded.role`,
      [ada.workspace, id, role],
    );
  for (const person of [ada, bea]) await expect.poll(() => mayWrite(person, ada.workspace)).toBe(true);
});

const waiting = async () => {
  const { rows } = await other.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0].n as number;
};

/** Asks while nobody can read the log, changes the role by then, and lets the reading go on. */
async function askWhile<T>(ask: () => Promise<T>, change: string, [workspace, person]: [string, Person]): Promise<T> {
  await other.query('BEGIN; LOCK TABLE events, snapshots IN ACCESS EXCLUSIVE MODE');
  const before = await waiting();
  const asked = ask();
  await expect.poll(waiting).toBeGreaterThan(before);
  await changing.query(`${change} WHERE workspace_id = $1 AND account_id = $2`, [workspace, person.id]);
  // The server has heard of it.
  await expect.poll(() => mayWrite(person, workspace)).toBe(false);
  await other.query('COMMIT');
  return asked;
}
/** Asks as an assistant with a token of somebody for the workspace of Ada. */
async function assistantOf(person: Person) {
  const wanted = { name: 'x', scope: 'write', expiresInDays: 30 };
  const { body } = await callAs(url, person, ['POST', '/api/v1/tokens', wanted], ada.workspace);
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_ideas', arguments: {} } };
  const headers = { authorization: `Bearer ${body.token}`, accept: 'application/json, text/event-stream' };
  return async () => {
    const answer = await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(call),
    });
    return { status: answer.status, body: (await answer.json()) as { readonly code?: string } };
  };
}

const removed = 'DELETE FROM memberships';
const reads = "UPDATE memberships SET role = 'viewer'";

describe('of a member who is removed while it is read', () => {
  test.each([
    ['ideas', '/api/v1/ideas'],
    ['decisions', `/api/v1/projects/${projectId}/decisions`],
    ['interviews', `/api/v1/projects/${projectId}/interviews`],
    ['a report', `/api/v1/reports/${reportId}`],
    ['people', `/api/v1/projects/${projectId}/people.csv`],
  ])('nothing is given: %s', async (_, path) => {
    const ask = () => callAs(url, bea, ['GET', path], ada.workspace);
    expect((await ask()).status).toBe(200);
    expect((await askWhile(ask, removed, [ada.workspace, bea])).status).toBe(404);
  });

  test('an assistant of theirs is told nothing', async () => {
    const ask = await assistantOf(bea);
    expect((await ask()).status).toBe(200);
    expect((await askWhile(ask, removed, [ada.workspace, bea])).status).toBe(404);
  });

  test('a workspace is left out of the overview', async () => {
    const ask = () => callAs(url, bea, ['GET', '/api/v1/workspaces/overview']);
    const { body } = await askWhile(ask, removed, [ada.workspace, bea]);
    expect(body.workspaces.map(({ id }: { id: string }) => id)).toEqual([bea.workspace]);
  });
});

describe('of a member who may only read once it was read', () => {
  test('interviews are given without who they were with', async () => {
    const ask = () => callAs(url, bea, ['GET', `/api/v1/projects/${projectId}/interviews`], ada.workspace);
    expect((await ask()).body.items).toMatchObject([{ experimentId: experiment, person: 'Ada' }]);
    const { status, body } = await askWhile(ask, reads, [ada.workspace, bea]);
    expect([status, body.items]).toMatchObject([200, [{ experimentId: experiment, person: null, lastTime: null }]]);
  });

  test('an assistant is not told what it has read', async () => {
    const ask = await assistantOf(bea);
    const { status, body } = await askWhile(ask, reads, [ada.workspace, bea]);
    expect([status, body.code]).toEqual([403, 'role-insufficient']);
  });

  test('people are not given', async () => {
    const ask = () => callAs(url, bea, ['GET', `/api/v1/projects/${projectId}/people.csv`], ada.workspace);
    const { status, body } = await askWhile(ask, reads, [ada.workspace, bea]);
    expect([status, body.code]).toEqual([403, 'role-insufficient']);
  });

  test('a copy of everything is cut off', async () => {
    const ask = () =>
      callAs(url, ada, ['GET', '/api/user/me/export']).then(
        ({ status, body }) => [status, body.events?.length],
        () => 'cut off',
      );
    expect(await ask()).toEqual([200, expect.any(Number)]);
    expect(await askWhile(ask, reads, [ada.workspace, ada])).toEqual('cut off');
  });
});
