import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { openDatabase } from '#server/db/database.ts';
import { applyMigrations } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import type { Actor } from '#server/event-store/actor.ts';
import type { EventStore } from '#server/event-store/event-store.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { runOf, signUpOf } from '../fixtures/an-intake.ts';
import { editWith, erase, logWith, newInterview, quoteWith } from '../fixtures/an-interview.ts';
import { freshDatabase } from '../fixtures/postgres.ts';
import { capture, command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';
import { logged, newExperiment, outcomeIn, started } from './experiment-log.ts';
import { databaseText } from './fixtures/database-text.ts';

const noon = new Date('2026-03-01T12:00:00.000Z');
let folder: string;
const ends: (() => Promise<void>)[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-backup-loop-'));
});
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
  rmSync(folder, { recursive: true, force: true });
});

async function newStore(): Promise<StoreUnderTest> {
  const under = await storeUnderTest({ clock: () => noon });
  ends.push(under.close);
  return under;
}

async function backUp(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const file = join(folder, `${randomUUID()}.ndjson`);
  await writeBackup(client, file, noon).finally(() => client.end());
  return file;
}

async function restoreInto(url: string, file: string): Promise<unknown> {
  const { db } = openDatabase(url, { max: 1 });
  return restoreBackup(db, file, { replace: true })
    .then(({ logs }) => logs)
    .finally(() => db.destroy());
}

const said = (results: readonly CommandResult[]) =>
  results.map((result) => (result.status === 'accepted' ? result.events.map(({ type }) => type) : result.reason));

const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
const aPage = (stream: string, slug: string): Command[] => [
  command('CreatePage', stream, { projectId: randomUUID(), title: 'Crumb', template: { blocks: [form] } }),
  command('SetPage', stream, { slug }),
  command('PublishPage', stream, {}),
];

async function shownAt({ pool }: Pick<StoreUnderTest, 'pool'>, slug: string): Promise<unknown> {
  const { rows } = await pool.query(
    `SELECT version, content->'a'->>'title' AS title, is_live AS "isLive" FROM published_pages WHERE slug = $1`,
    [slug],
  );
  return rows;
}

const gone = 'Quindlewick';
const kept = 'Marrowby';

test('A founder’s loop comes back whole and goes on: what was counted, what is due, who was said what, and pages', async () => {
  const [source, target] = [await newStore(), await newStore()];
  const founder = { ...(await source.founder()), hasVerifiedAddress: true };
  const [running, judged] = [newExperiment(), newExperiment()];
  const [erased, other, page] = [newInterview(), newInterview(), `page-${randomUUID()}`];
  const send = (store: EventStore, ...commands: Command[]) => store.execute(founder, commands).then(said);
  await send(source.store, ...started(running, { n: 20, endsAt: '2026-03-02T12:00:00.000Z' }), ...started(judged));
  await send(source.store, logged(running), ...Array.from({ length: 8 }, () => logged(judged)));
  const words = [logWith(erased, gone), editWith(erased, gone), quoteWith(erased, gone)];
  await send(source.store, ...words, logWith(other, kept), ...aPage(page, 'crumb'));
  await send(source.store, erase(erased));
  await send(source.store, command('SetPage', page, { title: 'Loaf', slug: 'loaf' }), command('PublishPage', page, {}));

  const file = await backUp(source.url);
  expect([readFileSync(file, 'utf8').includes(gone), readFileSync(file, 'utf8').includes(kept)]).toEqual([false, true]);
  expect(await restoreInto(target.url, file)).toEqual({ logs: 1, broken: [] });
  expect(await databaseText(target.url)).toEqual(await databaseText(source.url));

  // On a server that knows nothing of it yet.
  const store = target.anotherServer();
  expect(await send(store, ...words, logged(running, 'no'), command('RollBackPage', page, { version: 1 }))).toEqual([
    ...[['InterviewLogged'], ['InterviewEdited'], ['QuoteMarked'], ['InterviewLogged'], ['PagePublished']],
  ]);
  expect(await shownAt(target, 'loaf')).toEqual([{ version: 3, title: 'Crumb', isLive: true }]);
  const before = await store.snapshot(founder.workspaceId, erased);
  expect(before?.state).toMatchObject({ person: '', lastTime: '', answer: 'no', erased: true });
  const sealed = await target.sealed(founder.workspaceId);
  expect(verifyChain(sealed)).toBeUndefined();
  expect(JSON.stringify(sealed)).not.toContain(gone);
  const events = sealed.map(({ event }) => event);
  expect([outcomeIn(events, judged), outcomeIn(events, running)]).toEqual([
    { closed: 'crossed', judged: ['supports 8/8'], evidence: [[1, null]] },
    { closed: null, judged: [], evidence: [] },
  ]);
});

test('A test that a pivot took along comes back under the new idea, and is judged for it', async () => {
  const [source, target] = [await newStore(), await newStore()];
  const founder = { ...(await source.founder()), hasVerifiedAddress: true };
  const ids = newExperiment();
  const next = { ...newExperiment(), experiment: ids.experiment };
  const page = `page-${randomUUID()}`;
  const send = (store: EventStore, ...commands: Command[]) => store.execute(founder, commands).then(said);
  const [create, ...publish] = aPage(page, 'turnup');
  const ofIdea = create && { ...create, data: { ...create.data, projectId: ids.project } };
  await send(source.store, ...started(ids), ...(ofIdea ? [ofIdea] : []), ...publish);
  const pivot = command('RecordDecision', `ledger-${ids.project}`, {
    ...{ decisionId: randomUUID(), kind: 'pivot', reason: 'Too few', reversedBy: '', seenVersion: 1 },
    successor: { ideaId: randomUUID(), projectId: next.project, canvasId: randomUUID(), title: 'Waitlist' },
    ongoing: [
      { kind: 'experiment', id: ids.experiment, goesOn: true, assumptionId: next.assumption },
      { kind: 'page', id: page.slice('page-'.length), goesOn: false },
    ],
  });
  expect(await send(source.store, pivot)).toEqual([['DecisionRecorded']]);
  expect(await restoreInto(target.url, await backUp(source.url))).toEqual({ logs: 1, broken: [] });
  expect(await databaseText(target.url)).toEqual(await databaseText(source.url));
  expect(await shownAt(target, 'turnup')).toEqual([{ version: 1, title: 'Crumb', isLive: false }]);

  const store = target.anotherServer();
  for (let n = 0; n < 8; n++) await send(store, logged(next));
  const events = (await target.sealed(founder.workspaceId)).map(({ event }) => event);
  expect([outcomeIn(events, next), outcomeIn(events, ids).evidence]).toEqual([
    { closed: 'crossed', judged: ['supports 8/8'], evidence: [[1, null]] },
    [],
  ]);
});

test('Reports come back with their editions and links, and scenarios too, and both go on', async () => {
  const [source, target] = [await newStore(), await newStore()];
  const founder = { ...(await source.founder()), hasVerifiedAddress: true };
  const [report, scenario] = [`report-${randomUUID()}`, `scenario-${randomUUID()}`];
  const grant = 'abcdefghijklmnopqrstuvwx';
  const send = (store: EventStore, ...commands: Command[]) => store.execute(founder, commands).then(said);
  const blocks = [{ id: 'intro', kind: 'text', heading: 'Why', text: 'Bakers lose money.' }];
  const written = await send(
    source.store,
    command('WriteReport', report, { projectId: randomUUID(), title: 'March', blocks }),
    command('FreezeReport', report, {}),
    command('ShareReport', report, { grant, freeze: 1 }),
    command('SaveScenario', scenario, { calculator: 'wilson', title: 'Ten of twelve', inputs: { k: '10', n: '12' } }),
  );
  expect(written).toEqual([['ReportWritten'], ['ReportFrozen'], ['ReportShared'], ['ScenarioSaved']]);
  expect(await restoreInto(target.url, await backUp(source.url))).toEqual({ logs: 1, broken: [] });
  expect(await databaseText(target.url)).toEqual(await databaseText(source.url));
  const store = target.anotherServer();
  const states = async () => [
    (await store.snapshot(founder.workspaceId, report))?.state,
    (await store.snapshot(founder.workspaceId, scenario))?.state,
  ];
  expect(await states()).toMatchObject([
    { title: 'March', frozen: [{ freeze: 1, position: 2 }], shares: { [grant]: { freeze: 1, revoked: false } } },
    { title: 'Ten of twelve', inputs: { k: '10', n: '12' } },
  ]);
  expect(
    await send(
      store,
      command('FreezeReport', report, {}),
      command('RevokeReport', report, { grant }),
      command('ChangeScenario', scenario, { title: 'Eleven of twelve' }),
    ),
  ).toEqual([['ReportFrozen'], ['ReportRevoked'], ['ScenarioChanged']]);
});

test('A backup from before an erasure brings the words back, and erasing again takes them away for good', async () => {
  const [source, target] = [await newStore(), await newStore()];
  const founder = await source.founder();
  const stream = newInterview();
  await source.store.execute(founder, [logWith(stream, gone), quoteWith(stream, gone)]);
  const file = await backUp(source.url);
  await source.store.execute(founder, [erase(stream)]);
  await restoreInto(target.url, file);
  const wordsIn = async ({ url }: StoreUnderTest): Promise<string[]> =>
    Object.entries(await databaseText(url)).flatMap(([table, rows]) =>
      rows.some((row) => row.includes(gone)) ? [table] : [],
    );
  const found = [await wordsIn(source), await wordsIn(target)];
  const results = await target.anotherServer().execute(founder, [erase(stream)]);
  expect([found, said(results), await wordsIn(target)]).toEqual([[[], ['personal']], [['PersonErased']], []]);
  expect(verifyChain(await target.sealed(founder.workspaceId))).toBeUndefined();
  expect(readFileSync(await backUp(target.url), 'utf8')).not.toContain(gone);
});

test('Of a person on a page who is erased no word is in the database, a backup or what a restored one answers', async () => {
  const [source, target] = [await newStore(), await newStore()];
  const founder = await source.founder();
  const [stream, projectId, entryId] = [`intake-${randomUUID()}`, randomUUID(), randomUUID()];
  const send = (kind: 'founder' | 'public' | 'system', type: string, data: object) =>
    source.store.execute({ ...founder, by: { kind, id: 'test' } }, [command(type, stream, data as never)]).then(said);
  const { email, ...sent } = signUpOf(1, entryId, projectId, `${gone}@example.org`);
  await send('system', 'TallyVisits', { projectId, runs: [runOf(2)], dropped: {} });
  await send('public', 'ReceiveSignUp', { ...sent, email, answers: [`${gone} said so`] });
  await send('public', 'ReceiveSignUp', signUpOf(2, randomUUID(), projectId, `${kept}@example.org`));
  expect(await send('founder', 'NotePerson', { entryId, note: `${gone} is a baker` })).toEqual([['PersonNoted']]);
  const tablesWith = async ({ url }: StoreUnderTest, word: string): Promise<string[]> =>
    Object.entries(await databaseText(url)).flatMap(([table, rows]) =>
      rows.some((row) => row.toLowerCase().includes(word.toLowerCase())) ? [table] : [],
    );
  expect([(await tablesWith(source, gone)).includes('personal'), await tablesWith(source, kept)]).toEqual([
    true,
    await tablesWith(source, gone),
  ]);
  expect(await send('founder', 'ErasePerson', { entryId })).toEqual([['PersonErased']]);
  const file = await backUp(source.url);
  const words = readFileSync(file, 'utf8').toLowerCase();
  await restoreInto(target.url, file);
  const state = await target.anotherServer().snapshot(founder.workspaceId, stream);
  expect([
    ...[await tablesWith(source, gone), await tablesWith(target, gone), words.includes(gone.toLowerCase())],
    ...[words.includes(kept.toLowerCase()), JSON.stringify(state).toLowerCase().includes(gone.toLowerCase())],
    (state?.state as { visits: number } | undefined)?.visits,
  ]).toEqual([[], [], false, true, false, 2]);
  expect(verifyChain(await target.sealed(founder.workspaceId))).toBeUndefined();
});

/** A database as a server of an older version has it, with what is in another one, as far as that version had room for it. */
async function olderThan(migration: string, source: pg.Pool): Promise<string> {
  const { url, drop } = await freshDatabase();
  const { pool, db } = openDatabase(url, { max: 1 });
  ends.push(async () => {
    await pool.end();
    await drop();
  });
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
  const level = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < migration));
  await db.transaction().execute((trx) => applyMigrations(trx, level));
  await copyRows(source, pool);
  return url;
}

/** Into a pool of one connection, since foreign keys are not looked at meanwhile. */
async function copyRows(from: pg.Pool, to: pg.Pool): Promise<void> {
  const tables = await to.query<{ name: string; columns: string }>(
    `SELECT table_name AS name, string_agg(quote_ident(column_name), ', ') AS columns
     FROM information_schema.columns WHERE table_schema = 'public' AND is_generated = 'NEVER' GROUP BY table_name`,
  );
  await to.query('SET session_replication_role = replica');
  for (const { name, columns } of tables.rows) {
    if (name === 'migrations') continue;
    const { rows } = await from.query<{ all: string }>(
      `SELECT coalesce(json_agg(t), '[]')::text AS all FROM "${name}" t`,
    );
    await to.query(
      `INSERT INTO "${name}" (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM json_populate_recordset(NULL::"${name}", $1) ON CONFLICT DO NOTHING`,
      [rows[0]?.all],
    );
  }
  await to.query('RESET session_replication_role');
}

/** Versions, each with commands that the version before did not have. */
const versions: readonly [migration: string, has: (founder: Actor) => readonly Command[]][] = [
  ['0047', () => [capture('Bread'), capture('Bees')]],
  ['0048', () => [capture('Bread'), logWith(newInterview(), kept)]],
  ['0049', () => [logWith(newInterview(), kept), ...started(newExperiment())]],
];

/** The oldest one goes through all migrations, and so through those of the others. */
const tried = process.env['TEST_FULL'] ? versions : versions.slice(0, 1);

test.each(tried)(
  'A backup of the version before migration %s comes back, and the whole loop works on it',
  async (migration, has) => {
    const [source, target] = [await newStore(), await newStore()];
    const founder: Actor = { ...(await source.founder()), hasVerifiedAddress: true };
    const before = has(founder);
    const results = await source.store.execute(founder, before);
    expect(results.map(({ status }) => status)).toEqual(before.map(() => 'accepted'));
    const facts = await source.store.readEvents(founder.workspaceId, 0, 100);

    const old = await olderThan(migration, source.pool);
    expect(await restoreInto(target.url, await backUp(old))).toEqual({ logs: 1, broken: [] });
    const store = target.anotherServer();
    expect(await store.readEvents(founder.workspaceId, 0, 100)).toEqual(facts);
    expect(await store.execute(founder, before)).toEqual(results);

    const [ids, talk, page] = [newExperiment(), newInterview(), `page-${randomUUID()}`];
    const eight = Array.from({ length: 8 }, () => logged(ids));
    const more = [logWith(talk, gone), erase(talk), ...started(ids), ...eight, ...aPage(page, `loaf-${migration}`)];
    expect((await store.execute(founder, more)).map(({ status }) => status)).toEqual(more.map(() => 'accepted'));
    const sealed = await target.sealed(founder.workspaceId);
    expect(verifyChain(sealed)).toBeUndefined();
    expect(JSON.stringify(sealed)).not.toContain(gone);
    const events = sealed.map(({ event }) => event);
    expect(outcomeIn(events, ids)).toEqual({ closed: 'crossed', judged: ['supports 8/8'], evidence: [[1, null]] });
    expect(await shownAt(target, `loaf-${migration}`)).toEqual([{ version: 1, title: 'Crumb', isLive: true }]);
  },
);
