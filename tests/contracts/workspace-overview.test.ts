import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Overview, OverviewIdea } from '#domain/team/many-teams.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { openDatabase } from '#server/db/database.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { type Running, start } from '#server/main.ts';
import { createOverviewReader } from '#server/readings/overview-reader.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { logged, newExperiment, started } from './experiment-log.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { callAs, letIn, openPerson, type Person, sendAs } from './fixtures/open-team.ts';

const path = '/api/v1/workspaces/overview';
let database: FreshDatabase;
let running: Running;
let url: string;
let [founder, other, mentor, viewer]: Person[] = [];
beforeAll(async () => {
  database = await databaseWithKey();
  const env = { DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' };
  running = await start(env, bareClient);
  url = running.settings.publicUrl;
  [founder, other, mentor, viewer] = [
    await openPerson(url),
    await openPerson(url),
    await openPerson(url),
    await openPerson(url),
  ];
}, 60_000);
afterAll(async () => {
  await running?.stop();
  await database?.drop();
});

const is = <T>(value: T | undefined): T => value as T;
const overviewOf = async (who: Person | undefined): Promise<Overview['workspaces']> => {
  const { status, body } = await callAs(url, is(who), ['GET', path]);
  expect(status).toBe(200);
  return (body as Overview).workspaces;
};
type Drafts = readonly (readonly [stream: string, type: string, data: object])[];
async function send(who: Person | undefined, drafts: Drafts): Promise<void> {
  for (const draft of drafts) expect(await sendAs(url, is(who), undefined, draft)).toBeInstanceOf(Array);
}

async function explore(who: Person | undefined, title: string, given: object = {}) {
  const [ideaId, projectId] = [crypto.randomUUID(), crypto.randomUUID()];
  await send(who, [
    [`idea-${ideaId}`, 'CaptureIdea', { title }],
    [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID(), ...given }],
  ]);
  return { ideaId, projectId };
}

/** Sends what is made for the event store over HTTP. */
const over = (commands: readonly { stream: string; type: string; data: object }[]): Drafts =>
  commands.map(({ stream, type, data }) => [stream, type, data]);

const unexplored = { status: 'inbox', runningTests: 0, lastEvidenceAt: null, startedAt: expect.any(String) } as const;
const toState = (title: string) => ({
  ...{ need: 'plan', evidence: 'What must be true for it to work isn’t written down yet' },
  next: { sentence: `What must be true for “${title}” to work?`, action: 'State an assumption' },
});

test('a mentor reads what the evidence of each team says, and what home would ask of them, without a word about people', async () => {
  const crumb = await explore(founder, 'Crumb');
  const ids = newExperiment(crumb.projectId);
  await send(founder, [
    ...over(started(ids)),
    ...over([logged(ids, 'yes'), logged(ids, 'no')]),
    [`ledger-${crumb.projectId}`, 'StateAssumption', stated('They stay', false)],
  ]);
  const rise = await explore(other, 'Rise');
  const tried = newExperiment(rise.projectId);
  await send(other, [
    ...over(started(tried, { method: 'prototype' })),
    [`experiment-${tried.experiment}`, 'RecordResult', { k: 0, n: 12, note: '' }],
  ]);
  await letIn(url, is(founder), is(mentor), 'advisor');
  await letIn(url, is(other), is(mentor), 'viewer');
  await send(other, [[teamStreamOf(is(other).workspace), 'NameWorkspace', { name: 'Rise & Co' }]]);

  const [own, first, second, ...more] = await overviewOf(mentor);
  const crumbNow: OverviewIdea = {
    ...{ id: crumb.ideaId, projectId: crumb.projectId, title: 'Crumb', ...unexplored, need: 'test' },
    ...{ evidence: 'The one thing that must be true isn’t settled yet', runningTests: 1 },
    next: {
      sentence: expect.stringMatching(/^“They pay” is being tested\. 1 yes of 2\./u),
      action: 'Log an interview',
    },
  };
  const riseNow: OverviewIdea = {
    ...{ id: rise.ideaId, projectId: rise.projectId, title: 'Rise', ...unexplored, need: 'decision' },
    ...{ evidence: 'The one thing that must be true is refuted', lastEvidenceAt: expect.any(String) },
    next: {
      sentence: expect.stringMatching(/^A test refuted “They pay”, and “Rise” depends on it: score \d+\.$/u),
      action: 'Decide',
    },
  };
  expect([own, first, second, more]).toEqual([
    { id: is(mentor).workspace, name: expect.any(String), role: 'owner', ideas: [], others: 0 },
    { id: is(founder).workspace, name: expect.any(String), role: 'advisor', ideas: [crumbNow], others: 0 },
    { id: is(other).workspace, name: 'Rise & Co', role: 'viewer', ideas: [riseNow], others: 0 },
    [],
  ]);
  expect(Date.now() - Date.parse(second?.ideas[0]?.lastEvidenceAt ?? '')).toBeLessThan(60_000);
  // Whom they talked to, and what was said.
  expect(JSON.stringify([own, first, second])).not.toMatch(/Ada|Monday/u);
  // Each reads their own workspaces alone.
  expect((await overviewOf(founder)).map(({ id, role }) => [id, role])).toEqual([[is(founder).workspace, 'owner']]);
});

const stated = (text: string, critical: boolean) => ({
  ...{ assumptionId: crypto.randomUUID(), text, lens: 'viability', importance: 3, critical },
});

test('what changes is read at once, and so is that somebody is no member any more', async () => {
  await letIn(url, is(founder), is(viewer), 'viewer');
  const titles = async () =>
    (await overviewOf(viewer)).find(({ id }) => id === is(founder).workspace)?.ideas.map(({ title }) => title);
  expect(await titles()).toEqual(['Crumb']);
  const { ideaId, projectId } = await explore(founder, 'Bakers');
  expect(await titles()).toEqual(['Bakers', 'Crumb']);
  await send(founder, [[`project-${projectId}`, 'RenameProject', { title: 'Bakers of Bern' }]]);
  expect(await titles()).toEqual(['Bakers of Bern', 'Crumb']);
  await send(founder, [[`idea-${ideaId}`, 'ArchiveIdea', {}]]);
  expect(await titles()).toEqual(['Crumb']);
  const removed = { accountId: is(viewer).id };
  await send(founder, [[teamStreamOf(is(founder).workspace), 'RemoveMember', removed]]);
  expect((await overviewOf(viewer)).map(({ id }) => id)).toEqual([is(viewer).workspace]);
});

test('only ideas that are explored are listed: no example, and nothing that was captured alone', async () => {
  const who = await openPerson(url);
  await send(who, [[`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title: 'A thought' }]]);
  await explore(who, 'The example', { sample: true });
  const gone = await explore(who, 'Gone');
  await send(who, [[`project-${gone.projectId}`, 'RemoveProject', {}]]);
  const left = await explore(who, 'No longer explored');
  await send(who, [[`project-${left.projectId}`, 'ArchiveProject', {}]]);
  const archived = await explore(who, 'Archived');
  await send(who, [[`idea-${archived.ideaId}`, 'ArchiveIdea', {}]]);
  const { ideaId, projectId } = await explore(who, 'Bees');
  expect((await overviewOf(who)).map(({ ideas, others }) => [ideas, others])).toEqual([
    [[{ id: ideaId, projectId, title: 'Bees', ...unexplored, ...toState('Bees') }], 0],
  ]);
});

test('a test that was discarded is no next step', async () => {
  const who = await openPerson(url);
  const { projectId } = await explore(who, 'Bees');
  const ids = newExperiment(projectId);
  const [stating, designing] = started(ids);
  await send(who, over([stating, designing].map(is)));
  const next = async () => (await overviewOf(who))[0]?.ideas[0]?.next?.action;
  const designed = await next();
  await send(who, [[`experiment-${ids.experiment}`, 'DiscardExperiment', {}]]);
  expect([designed, await next()]).toEqual(['Finish the test', 'Design a test']);
});

test('evidence that no longer counts is no news', async () => {
  const who = await openPerson(url);
  const { projectId } = await explore(who, 'Bees');
  const ledger = `ledger-${projectId}`;
  const assumption = stated('They pay', true);
  const evidence = (evidenceId: string) => ({
    ...{ evidenceId, assumptionId: assumption.assumptionId, direction: 1, rung: 'anecdote', weight: 1, text: 'Said' },
  });
  const [earlier, later] = [crypto.randomUUID(), crypto.randomUUID()];
  await send(who, [
    [ledger, 'StateAssumption', assumption],
    [ledger, 'RecordEvidence', evidence(earlier)],
  ]);
  const last = async () => (await overviewOf(who))[0]?.ideas[0]?.lastEvidenceAt ?? '';
  const first = await last();
  await send(who, [[ledger, 'RecordEvidence', evidence(later)]]);
  const second = await last();
  await send(who, [[ledger, 'WithdrawEvidence', { evidenceId: later, reason: 'Wrong' }]]);
  expect([first < second, await last()]).toEqual([true, first]);
});

test('of a workspace with more than 100 explored ideas those that changed last are listed, and the others counted', async () => {
  const who = await openPerson(url);
  const all = Array.from({ length: 101 }, (_, n) => [crypto.randomUUID(), crypto.randomUUID(), n] as const);
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();
  const commands = all.flatMap(([ideaId, projectId, n]) => [
    { id: crypto.randomUUID(), type: 'CaptureIdea', stream: `idea-${ideaId}`, data: { title: `Idea ${n}` }, at: at(n) },
    {
      ...{ id: crypto.randomUUID(), type: 'StartProject', stream: `project-${projectId}`, at: at(n) },
      data: { ideaId, canvasId: crypto.randomUUID() },
    },
  ]);
  expect((await callAs(url, who, ['POST', '/api/v1/commands', { commands }])).status).toBe(200);
  const [workspace] = await overviewOf(who);
  expect([workspace?.others, workspace?.ideas.map(({ title }) => title)]).toEqual([
    1,
    Array.from({ length: 100 }, (_, n) => `Idea ${100 - n}`),
  ]);
});

test('a token of a program opens no overview, and who has read it gets it again only once it has changed', async () => {
  const wanted = { name: 'x', scope: 'read', expiresInDays: 30 };
  const { body } = await callAs(url, is(founder), ['POST', '/api/v1/tokens', wanted]);
  expect((await callAs(url, { accessToken: body.token }, ['GET', path])).body.code).toBe('not-for-tokens');
  const headers = { authorization: `Bearer ${is(founder).accessToken}` };
  const first = await fetch(`${url}${path}`, { headers });
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${url}${path}`, { headers: { ...headers, 'if-none-match': etag } });
  expect([first.headers.get('cache-control'), again.status]).toEqual(['no-store', 304]);
});

test('a workspace in which nothing was recorded is not read again on that day, however long its log is', async () => {
  const who = await openPerson(url);
  await explore(who, 'Bees');
  const { pool, db } = openDatabase(database.url, { max: 2 });
  const store = createEventStore({ pool, clock: () => new Date(), peopleMail: 'server' });
  let reads = 0;
  const snapshots: typeof store.snapshots = (...given) => {
    reads += 1;
    return store.snapshots(...given);
  };
  const ideasOf = createOverviewReader({ pool, eventStore: { snapshots } });
  const { position } = await db
    .selectFrom('workspaces')
    .select('position')
    .where('id', '=', who.workspace)
    .executeTakeFirstOrThrow();
  const at = { id: who.workspace, position: Number(position) };
  const first = await ideasOf(at, '2026-03-01');
  const once = reads;
  expect([await ideasOf(at, '2026-03-01'), reads]).toEqual([first, once]);
  await ideasOf(at, '2026-03-02');
  await ideasOf({ ...at, position: at.position + 1 }, '2026-03-01');
  expect([once > 0, reads]).toEqual([true, 3 * once]);
  await db.destroy();
});
