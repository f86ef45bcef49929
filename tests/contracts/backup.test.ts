import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '#domain/random/seeded-random.ts';
import { excludedTables, keptTables, migrationTable } from '#server/backup/backup-tables.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { applyMigrations } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import type { Actor } from '#server/event-store/actor.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { freshDatabase } from '../fixtures/postgres.ts';
import { capture } from './event-store-fixture.ts';
import { databaseText } from './fixtures/database-text.ts';

interface Opened {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Database;
}

const ends: (() => Promise<void>)[] = [];
const isFull = Boolean(process.env['TEST_FULL']);
const flips = isFull ? 60 : 15;
const backups = isFull ? 5 : 2;
/** More than are read, written and verified at a time. */
const ideas = 600;

let folder: string;
let source: Opened;
/** One that a server has started on. */
let started: Opened;
/** One with nothing in it. */
let bare: Opened;
let founder: Actor;
let saved: string;

async function opened(): Promise<Opened> {
  const { url, drop } = await freshDatabase();
  const { pool, db } = openDatabase(url, { max: 8 });
  ends.push(async () => {
    await pool.end();
    await drop();
  });
  return { url, pool, db };
}

async function backUp({ pool }: Opened, name: string): Promise<string> {
  const client = await pool.connect();
  const file = join(folder, name);
  await writeBackup(client, file, new Date()).finally(() => client.release());
  return file;
}

/** A founder's account with some ideas, and what the server keeps beside it. */
async function fill({ pool, db }: Opened): Promise<Actor> {
  const [workspaceId, accountId] = [crypto.randomUUID(), crypto.randomUUID()];
  const now = new Date();
  await db.insertInto('workspaces').values({ id: workspaceId }).execute();
  const profile = { provider_uid: accountId, email: 'ada@example.org', email_verified: true, profile_as_of: now };
  await db
    .insertInto('accounts')
    .values({ id: accountId, workspace_id: workspaceId, ...profile, created_at: now })
    .execute();
  await db.insertInto('waitlist').values({ email: 'bo"b\\@example.org', joined_at: now }).execute();
  await db
    .insertInto('server_keys')
    .values({ name: 'refresh', secret: Buffer.from([0, 255, 10, 92]) })
    .execute();
  const image = { type: 'image/png', width: 1, height: 1, created_at: now };
  const body = Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 256));
  for (const n of [1, 2]) {
    const asset = { id: crypto.randomUUID(), digest: Buffer.from([n]), bytes: body.length, body };
    await db
      .insertInto('assets')
      .values({ workspace_id: workspaceId, ...image, ...asset })
      .execute();
  }
  const picture = { id: crypto.randomUUID(), type: 'image/webp', side: 512, created_at: now, body };
  await db
    .insertInto('account_pictures')
    .values({ account_id: accountId, ...picture })
    .execute();
  const answered = { survey_id: crypto.randomUUID(), response_id: crypto.randomUUID(), question_id: 'list' };
  const file = { id: crypto.randomUUID(), kind: 'pdf', bytes: body.length, is_sent: true, created_at: now, body };
  await db
    .insertInto('survey_files')
    .values({ workspace_id: workspaceId, ...answered, ...file })
    .execute();
  const store = createEventStore({ pool, clock: () => new Date() });
  const actor: Actor = { workspaceId, by: { kind: 'founder', id: accountId }, device: 'd' };
  const commands = Array.from({ length: ideas }, (_, n) => capture(`idea "${n}" \\ ü 🌱`));
  for (let n = 0; n < ideas; n += 100) await store.execute(actor, commands.slice(n, n + 100));
  // One is refused, and that answer is kept too.
  await store.execute(actor, [capture('')]);
  return actor;
}

/** Known wherever it comes up, in whatever writing. */
const secretOf = (n: number) => Buffer.alloc(32, `secret ${n}`);
const webhookId = crypto.randomUUID();

/** Rights of programs that act for a founder, and where they are told of what happens. */
async function letProgramsIn({ db }: Opened, { workspaceId, by }: Actor): Promise<void> {
  const of = { workspace_id: workspaceId, account_id: by.id };
  await db
    .insertInto('memberships')
    .values({ ...of, role: 'owner', since: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [created_at, expires_at] = [new Date(), new Date(Date.now() + 86_400_000)];
  const scope = 'write' as const;
  await db
    .insertInto('access_tokens')
    .values({
      ...{ ...of, id: crypto.randomUUID(), name: 'A token', scope, created_at, expires_at },
      token_hash: secretOf(1),
    })
    .execute();
  await db
    .insertInto('webhooks')
    .values({
      ...{ ...of, id: webhookId, kind: 'slack', url: 'https://hook.example/secret-5', types: ['idea.captured'] },
      ...{ personal: false, secret: secretOf(2), previous_secret: secretOf(3), created_at },
    })
    .execute();
  await db
    .insertInto('webhook_deliveries')
    .values({
      ...{ workspace_id: of.workspace_id, webhook_id: webhookId, type: 'idea.captured', stream: 'idea-a' },
      ...{ position: 1, created_at, due_at: created_at, answer: 'secret 6 of the receiver' },
    })
    .execute();
  const client_id = 'a-client';
  await db
    .insertInto('oauth_clients')
    .values({
      id: client_id,
      name: 'An assistant',
      redirect_uris: sql<string[]>`'[]'`,
      created_at,
      used_at: created_at,
    })
    .execute();
  await db
    .insertInto('assistant_grants')
    .values({
      ...{ ...of, id: crypto.randomUUID(), client_id, name: 'An assistant', scope, redirect_uri: 'app://back' },
      ...{ code_challenge: 'c', code_hash: secretOf(4), code_expires_at: expires_at, created_at, expires_at },
    })
    .execute();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-backup-'));
  [source, started, bare] = [await opened(), await opened(), await opened()];
  await sql`DROP SCHEMA public CASCADE`.execute(bare.db);
  await sql`CREATE SCHEMA public`.execute(bare.db);
  founder = await fill(source);
  await letProgramsIn(source, founder);
  saved = await backUp(source, 'saved.ndjson');
});
afterEach(() => {
  expect(readdirSync(folder).filter((name) => name.includes('.part-'))).toEqual([]);
});
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
  rmSync(folder, { recursive: true, force: true });
});

test('every table is either kept or known to pass', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(source.db);
  const known = [...keptTables.map(({ name }) => name), ...excludedTables, migrationTable];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

test('what is restored is what was saved, in a database that a server has started on', async () => {
  await started.db
    .insertInto('server_keys')
    .values({ name: 'refresh', secret: Buffer.alloc(4) })
    .execute();
  const { end, logs } = await restoreBackup(started.db, saved);
  expect(end.rows).toEqual({
    workspaces: 1,
    events: ideas,
    commands: ideas + 1,
    accounts: 1,
    memberships: 1,
    account_pictures: 1,
    assets: 2,
    survey_files: 1,
    waitlist: 1,
    server_keys: 2,
  });
  expect(logs).toEqual({ logs: 1, broken: [] });
  expect(await databaseText(started.pool)).toEqual(await databaseText(source.pool));
});

test('a backup holds no access token, webhook or assistant, and so none of their secrets, and a restore brings none', async () => {
  const text = readFileSync(saved, 'utf8');
  const writings = [1, 2, 3, 4].flatMap((n) => [
    secretOf(n).toString('hex'),
    secretOf(n).toString('base64'),
    secretOf(n).toString(),
  ]);
  const told = [...writings, 'A token', 'An assistant', 'hook.example', 'secret 6', 'whsec_', 'gw_', webhookId];
  expect(told.filter((each) => text.includes(each))).toEqual([]);
  const left = await Promise.all(
    (['access_tokens', 'webhooks', 'webhook_deliveries', 'assistant_grants', 'oauth_clients'] as const).map(
      async (table) => [
        table,
        Number((await source.db.selectFrom(table).select(sql<string>`count(*)`.as('n')).executeTakeFirstOrThrow()).n),
        Number((await started.db.selectFrom(table).select(sql<string>`count(*)`.as('n')).executeTakeFirstOrThrow()).n),
      ],
    ),
  );
  expect(left).toEqual([
    ['access_tokens', 1, 0],
    ['webhooks', 1, 0],
    ['webhook_deliveries', 1, 0],
    ['assistant_grants', 1, 0],
    ['oauth_clients', 1, 0],
  ]);
});

test('of a database that no server has started on there is no backup', async () => {
  await expect(backUp(bare, 'bare.ndjson')).rejects.toThrow('The database is empty');
});

test.runIf(isFull)('a backup of an older version is brought up to date', async () => {
  const [old, target] = [await opened(), await opened()];
  await sql`DROP SCHEMA public CASCADE`.execute(old.db);
  await sql`CREATE SCHEMA public`.execute(old.db);
  const level = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0015'));
  await old.db.transaction().execute((trx) => applyMigrations(trx, level));
  const workspace = crypto.randomUUID();
  await old.db.insertInto('workspaces').values({ id: workspace }).execute();
  await restoreBackup(target.db, await backUp(old, 'old.ndjson'));
  expect(await target.db.selectFrom('workspaces').select('id').execute()).toEqual([{ id: workspace }]);
  const { rows } = await sql<{ name: string }>`SELECT name FROM migrations ORDER BY name`.execute(target.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).toSorted());
});

test('events that were changed before they were saved are told, and come back only when that is accepted, into a database with nothing in it', async () => {
  const set = (data: object) =>
    sql`UPDATE events SET data = ${JSON.stringify(data)} WHERE position = 7`.execute(source.db);
  const { data } = await source.db
    .selectFrom('events')
    .select('data')
    .where('position', '=', 7)
    .executeTakeFirstOrThrow();
  await set({ title: 'another' });
  const file = await backUp(source, 'edited.ndjson');
  await expect(restoreBackup(bare.db, file)).rejects.toThrow('from position 7 on');
  const { rows } = await sql`
    SELECT FROM information_schema.tables WHERE table_schema = 'public'`.execute(bare.db);
  expect(rows).toEqual([]);
  const { logs } = await restoreBackup(bare.db, file, { acceptBroken: true });
  expect(logs.broken.map(({ position }) => position)).toEqual([7]);
  expect(await databaseText(bare.pool)).toEqual(await databaseText(source.pool));
  await set(data);
});

test('a backup is of one moment, whatever is written meanwhile', async () => {
  const store = createEventStore({ pool: source.pool, clock: () => new Date() });
  let isDone = false;
  const writing = (async () => {
    while (!isDone) await store.execute(founder, [capture('meanwhile')]);
  })();
  const files: string[] = [];
  for (let n = 0; n < backups; n++) files.push(await backUp(source, `busy-${n}.ndjson`));
  isDone = true;
  await writing;
  for (const file of files) {
    const { logs } = await restoreBackup(started.db, file, { replace: true });
    expect(logs).toEqual({ logs: 1, broken: [] });
  }
});

describe('refused, and the database stays as it was', () => {
  let before: Record<string, string[]>;
  beforeAll(async () => {
    before = await databaseText(started.pool);
  });
  afterAll(async () => {
    expect(await databaseText(started.pool)).toEqual(before);
  });

  const refused = (file: string) => expect(restoreBackup(started.db, file, { replace: true })).rejects;
  const altered = (name: string, alter: (bytes: Buffer) => Buffer | string): string => {
    const file = join(folder, name);
    writeFileSync(file, alter(readFileSync(saved)));
    return file;
  };

  test('where it holds something, unless that may go', async () => {
    await expect(restoreBackup(started.db, saved)).rejects.toThrow('The database is not empty (workspaces,');
  });

  test.each([0.001, 0.3, 0.9, 0.9999])('a file of which only %s is there', async (part) => {
    await refused(altered('cut.ndjson', (bytes) => bytes.subarray(0, bytes.length * part))).toThrow(/cut off/);
  });

  test('a file that lacks its last line, or whose last line is not ended', async () => {
    const lines = (bytes: Buffer) => bytes.toString().trimEnd().split('\n');
    await refused(altered('endless.ndjson', (bytes) => `${lines(bytes).slice(0, -1).join('\n')}\n`)).toThrow(/cut off/);
    await refused(altered('unended.ndjson', (bytes) => lines(bytes).join('\n'))).toThrow(/cut off/);
  });

  test('a file that lacks a line, has one twice, or goes on after its end', async () => {
    const lines = (bytes: Buffer) => bytes.toString().split('\n');
    await refused(altered('less.ndjson', (bytes) => lines(bytes).toSpliced(50, 1).join('\n'))).toThrow('altered');
    const doubled = (bytes: Buffer) => lines(bytes).toSpliced(50, 0, lines(bytes)[50] ?? '');
    await refused(altered('more.ndjson', (bytes) => doubled(bytes).join('\n'))).toThrow('altered');
    await refused(altered('after.ndjson', (bytes) => `${bytes}{}\n`)).toThrow('after the last line');
  });

  test('a file with one bit flipped, wherever', async () => {
    const random = seededRandom(5);
    for (let n = 0; n < flips; n++) {
      const file = altered('flipped.ndjson', (bytes) => {
        const place = Math.floor(random() * bytes.length);
        bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(random() * 8));
        return bytes;
      });
      await refused(file).toThrow();
    }
  });

  test('a file of a newer version, an empty one, and one that is no backup', async () => {
    const newer = (bytes: Buffer) => bytes.toString().replace('"migrations":[', '"migrations":["9999-future",');
    await refused(altered('newer.ndjson', newer)).toThrow('altered');
    await refused(altered('empty.ndjson', () => '')).toThrow('It’s empty');
    await refused(altered('other.ndjson', () => 'idea,title\n')).toThrow('isn’t that of a backup');
    const format = (bytes: Buffer) => bytes.toString().replace('"version":1', '"version":2');
    await refused(altered('format.ndjson', format)).toThrow('It’s in a newer format, 2;');
    await sql`INSERT INTO migrations VALUES ('9999-future', now())`.execute(source.db);
    await refused(await backUp(source, 'future.ndjson')).toThrow('a newer version of Groundwork (9999-future)');
  });
});
