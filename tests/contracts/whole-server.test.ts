import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { planLimits } from '#domain/account/plan-limits.ts';
import { loadServerKey } from '#server/accounts/server-key.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createAttempts } from '#server/limits/attempts.ts';
import { type Running, start } from '#server/main.ts';
import { newFounder } from '../e2e/founder.ts';
import { agentOf, launchPage, signUp, visit } from '../fixtures/a-launched-page.ts';
import { openAccount } from '../fixtures/account.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { newProofKey } from '../fixtures/proof-key.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';

// What each part does is tested beside it: here, that the server as it is started has each, and lets time pass for it.
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

let database: FreshDatabase;
let db: Database;
let running: Running;
let url: string;
beforeAll(async () => {
  // Only what is done again and again: everything else takes the time that it takes.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  database = await databaseWithKey();
  ({ db } = openDatabase(database.url, { max: 1 }));
  running = await start({ DATABASE_URL: database.url, ...smallServer }, bareClient);
  url = running.settings.publicUrl;
});
afterAll(async () => {
  await running?.stop();
  vi.useRealTimers();
  await db?.destroy();
  await database?.drop();
});

/** How many rows are of long ago, by the column that says when. */
const countOld = async (table: string, column: string): Promise<number> => {
  const old = new Date(Date.now() - 300 * dayMs);
  const { rows } = await sql<{ n: string }>`
    SELECT count(*) AS n FROM ${sql.table(table)} WHERE ${sql.ref(column)} < ${old}`.execute(db);
  return Number(rows[0]?.n);
};

/** The account that was made last. */
async function lastAccount(): Promise<{ readonly workspaceId: string; readonly uid: string }> {
  const { rows } = await sql<{ workspaceId: string; uid: string }>`
    SELECT workspace_id AS "workspaceId", provider_uid AS uid FROM accounts ORDER BY created_at DESC LIMIT 1`.execute(
    db,
  );
  if (!rows[0]) throw new Error('there is no account');
  return rows[0];
}

/** A founder who writes, and what they may still write today. */
async function newWriter() {
  const { accessToken } = await openAccount(url);
  const { workspaceId } = await lastAccount();
  const attempts = createAttempts(db, () => new Date(), await loadServerKey(db, 'attempts'));
  return {
    /** Counted as if it had been written on another server. */
    has: (what: string, amount: number) => attempts.add(`${what} ${workspaceId}`, amount, dayMs),
    /** The status of the answer to one command with some spaces after it. What is sent in chunks does not say how long it is. */
    async writes(sent: 'whole' | 'in chunks' | 'packed' = 'whole', spaces = 0): Promise<number> {
      const command = { id: crypto.randomUUID(), type: 'CaptureIdea', stream: `idea-${crypto.randomUUID()}` };
      const commands = [{ ...command, data: { title: 'Bees' }, at: new Date().toISOString() }];
      const body = `${JSON.stringify({ commands })}${' '.repeat(spaces)}`;
      const answer = await fetch(`${url}/api/v1/commands`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
          ...(sent === 'packed' && { 'content-encoding': 'gzip' }),
        },
        ...(sent === 'in chunks'
          ? { body: new Blob([body]).stream(), duplex: 'half' }
          : { body: sent === 'packed' ? gzipSync(body) : body }),
      });
      return answer.status;
    },
  };
}

test('what an account may write in a day is counted for all servers', async () => {
  const writer = await newWriter();
  await writer.has('commands', planLimits.commandsPerDay);
  expect(await writer.writes()).toBe(429);
});

test('what is sent counts as long as it is, also where it does not say so', async () => {
  const writer = await newWriter();
  await writer.has('command bytes', planLimits.commandBytesPerDay - 1000);
  expect([
    await writer.writes('whole', 1000),
    await writer.writes('packed', 1000),
    await writer.writes('in chunks', 1000),
    await writer.writes('in chunks'),
  ]).toEqual([429, 429, 429, 200]);
});

test('a session that is tried without its key is in the security log', async () => {
  const key = await newProofKey();
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const founder = { ...newFounder('keyed'), returnSecureToken: true };
  const signedUp = await post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local', founder);
  const { idToken } = (await signedUp.json()) as { readonly idToken: string };
  const register = '/api/v1/auth/register';
  const dpop = await key.prove({ method: 'POST', url: `${url}${register}` });
  const registered = await post(register, { firebaseToken: idToken }, { dpop });
  const { accessToken } = (await registered.json()) as { readonly accessToken: string };
  const answer = await fetch(`${url}/api/user/me`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(answer.status).toBe(401);
  const logged = async () => {
    const columns = ['event', 'outcome'] as const;
    return db.selectFrom('security_events').select(columns).where('event', '=', 'proof-refused').execute();
  };
  await expect.poll(logged).toEqual([{ event: 'proof-refused', outcome: 'refused' }]);
});

test('each minute forgets salts of visits and answers that nobody sent, each hour what protects sign-ins', async () => {
  await openAccount(url);
  const { workspaceId, uid } = await lastAccount();
  const old = new Date(Date.now() - 400 * dayMs);
  await sql`INSERT INTO visit_salts (day, salt) VALUES (${old.toISOString().slice(0, 10)}, ${Buffer.alloc(32)})`.execute(
    db,
  );
  await sql`
    INSERT INTO survey_drafts (id, workspace_id, survey_id, version, answers, passed, visitor, source, changed_at)
    VALUES (${crypto.randomUUID()}, ${workspaceId}, ${crypto.randomUUID()}, 1, '{}', '[]', ${Buffer.alloc(16)}, '', ${old})
  `.execute(db);
  await sql`INSERT INTO identity_known_places (uid, place, seen_at) VALUES (${uid}, ${Buffer.alloc(32)}, ${old})`.execute(
    db,
  );
  const left = async () => [
    await countOld('visit_salts', 'day'),
    await countOld('survey_drafts', 'changed_at'),
    await countOld('identity_known_places', 'seen_at'),
  ];
  expect(await left()).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(minuteMs);
  await expect.poll(left).toEqual([0, 0, 1]);
  vi.advanceTimersByTime(hourMs);
  await expect.poll(left).toEqual([0, 0, 0]);
});

test('a founder whom the operator has banned publishes nothing more, and goes on with the rest', async () => {
  const { pageId, send } = await launchPage(url);
  const { workspaceId } = await lastAccount();
  const page = `page-${pageId}`;
  expect(await send(page, 'SetPage', { title: 'Crumb, again' })).toBe('accepted');
  await db.insertInto('publishing_bans').values({ workspace_id: workspaceId, banned_at: new Date() }).execute();
  expect([await send(page, 'PublishPage', {}), await send(page, 'SetPage', { title: 'Crumb' })]).toEqual([
    'publishing-banned',
    'accepted',
  ]);
});

test('who has signed up longer ago than 24 months is forgotten', async () => {
  const page = await launchPage(url);
  await signUp(url, page.slug, { agent: agentOf(1) }, 'ada@example.org');
  const ofAda = sql`FROM personal WHERE value::text = '"ada@example.org"'`;
  const left = async () => (await sql`SELECT 1 ${ofAda}`.execute(db)).rows.length;
  expect(await left()).toBe(1);
  await sql`
    UPDATE events SET recorded_at = recorded_at - interval '25 months'
    WHERE (workspace_id, position) IN (SELECT workspace_id, position ${ofAda})`.execute(db);
  vi.advanceTimersByTime(minuteMs);
  await expect.poll(left).toBe(0);
});

test('who has visited until an experiment ends is counted before it is judged', async () => {
  const { slug, projectId, pageId, send } = await launchPage(url);
  const [assumptionId, stream] = [crypto.randomUUID(), `experiment-${crypto.randomUUID()}`];
  const assumption = { assumptionId, text: 'They pay', lens: 'viability', importance: 5, critical: true };
  const asked = {
    criterion: 0.1,
    n: 60,
    windowMinutes: 0,
    prediction: 'supports',
    artefact: { kind: 'page', id: pageId, goal: 'sign-up' },
  };
  const endsAt = new Date(Date.now() + 6000).toISOString();
  for (const [to, type, data] of [
    [`ledger-${projectId}`, 'StateAssumption', assumption],
    [stream, 'DesignExperiment', { projectId, assumptionId, method: 'page', endsAt, ...asked }],
    [stream, 'StartExperiment', {}],
  ] as const)
    expect(await send(to, type, data)).toBe('accepted');
  for (const n of [1, 2]) await visit(url, slug, { agent: agentOf(n) });
  const { workspaceId } = await db
    .selectFrom('events')
    .select('workspace_id as workspaceId')
    .where('stream', '=', stream)
    .executeTakeFirstOrThrow();
  const recorded = async () => {
    const facts = db.selectFrom('events').select(['type', 'data']).where('workspace_id', '=', workspaceId);
    const those = facts.where('type', 'in', ['ExperimentStarted', 'VisitsTallied', 'SampleClosed']);
    return (await those.orderBy('position').execute()).map(({ type, data }) => [type, data['runs'] ?? null]);
  };
  await expect.poll(recorded, { interval: 500 }).toEqual([
    ['ExperimentStarted', null],
    ['VisitsTallied', [expect.objectContaining({ n: 2 })]],
    ['SampleClosed', null],
  ]);
});

// Last: this address has to wait afterwards.
test('whoever tries tokens is told to wait', async () => {
  const statuses = new Map<number, number>();
  for (let n = 0; n < 301; n += 1) {
    const headers = { authorization: `Bearer ${crypto.randomUUID()}` };
    const { status } = await fetch(`${url}/api/user/me`, { headers });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [401, 300],
    [429, 1],
  ]);
});
