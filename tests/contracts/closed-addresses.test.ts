import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadServerKey } from '#server/accounts/server-key.ts';
import type { AdminContext } from '#server/admin/admin-action.ts';
import { pagesAction } from '#server/admin/pages-action.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { openDatabase } from '#server/db/database.ts';
import { applyMigrations } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { createFindPublished } from '#server/published/find-published.ts';
import { isBanned } from '#server/published/publishing-bans.ts';
import { findSurvey } from '#server/survey/find-survey.ts';
import { freshDatabase } from '../fixtures/postgres.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { type AFounder, aFounderOn, titleAt } from './address-founder.ts';

let app: PublishedApp;
let folder: string;
const now = new Date('2026-03-01T12:00:00.000Z');
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-addresses-'));
  app = await startPublishedApp({ clock: () => now });
});
afterAll(async () => {
  await app?.stop();
  for (const end of ends) await end();
  rmSync(folder, { recursive: true, force: true });
});

const aFounder = (email?: string) => aFounderOn(app, () => now, email === undefined ? {} : { email });
const shownAt = (path: string) => titleAt(app, path);
const newSlug = () => `closed-${randomUUID()}`;
async function act(...words: string[]): Promise<string | undefined> {
  const context = { db: app.db, now, record: () => {}, settings: { firebase: {} } } as unknown as AdminContext;
  const options = { end: false, remove: undefined, yes: false, account: undefined };
  const answer = await pagesAction(context, words, options).catch(({ message }: Error) => ({ text: message }));
  return answer?.text;
}

test('what the operator has closed stays closed: elsewhere, for another page, for the next account', async () => {
  const [founder, slug, next] = [await aFounder(), newSlug(), newSlug()];
  const page = await founder.page(slug);
  const { surveyId, send } = await founder.survey();
  await act('take-down', slug);
  await act('take-down', `/s/${surveyId}`);
  await page.send('SetPage', { slug: next });
  const moved = await page.send('PublishPage');
  const other = await founder.page(slug, 'Loaf');
  await page.send('RemovePage');
  const paths = [`/p/${slug}`, `/p/${next}`, `/s/${surveyId}`];
  const look = () => Promise.all(paths.map(shownAt));
  const while_ = [moved, other.answer, await other.send('PublishPage'), await send('PublishSurvey'), await look()];
  await founder.erase();
  const [after, thief] = [await look(), await aFounder()];
  const stolen = [(await thief.page(slug)).answer, (await thief.survey(surveyId)).answer];
  const words = await Promise.all(
    [paths[0], paths[2]].map(async (path) => (await fetch(`${app.origin}${path}`)).text()),
  );
  expect([while_, after, stolen, words.map((html) => html.includes('taken down')), await look()]).toEqual([
    ['PagePublished', 'slug-taken', 'slug-taken', '', [410, 410, 410]],
    [410, 410, 410],
    ['slug-taken', 'survey-address-taken'],
    [true, true],
    [410, 410, 410],
  ]);
  // Even if it's put back there is nothing any more.
  await act('put-back', slug);
  expect([await shownAt(`/p/${slug}`), (await thief.page(slug)).answer]).toEqual([410, 'slug-taken']);
});

test('the operator closes a page by any address that it ever had, and opens all of them again', async () => {
  const [founder, old, slug] = [await aFounder(), newSlug(), newSlug()];
  const page = await founder.page(old);
  await page.send('SetPage', { slug });
  await page.send('PublishPage');
  const look = () => Promise.all([`/p/${old}`, `/p/${slug}`].map(shownAt));
  await act('take-down', `/p/${old}`);
  const closed = await look();
  await act('put-back', `/p/${slug}`);
  expect([closed, await look()]).toEqual([
    [410, 410],
    [`to /p/${slug}`, 'Crumb'],
  ]);
});

test('a banned founder publishes nothing with the next account of the same verified email, however it is written', async () => {
  const email = `${randomUUID()}@example.org`;
  const [founder, slug] = [await aFounder(email), newSlug()];
  await founder.page(slug);
  const { surveyId } = await founder.survey();
  await act('ban', slug);
  await founder.erase();
  const words = await Promise.all(
    [`/p/${slug}`, `/s/${surveyId}`].map(async (path) => (await fetch(`${app.origin}${path}`)).text()),
  );
  expect(words.map((html) => html.includes('taken down'))).toEqual([true, true]);
  const again = await aFounder(email.toUpperCase());
  const other = await aFounder();
  const unverified = await aFounder(email);
  await app.db.updateTable('accounts').set({ email_verified: false }).where('id', '=', unverified.id).execute();
  const publish = async (by: AFounder) => [(await by.page(newSlug())).answer, (await by.survey()).answer];
  expect([
    await publish(again),
    await publish(other),
    // Anybody can sign up with an address that isn't theirs; they publish when they have shown that it is.
    await isBanned(app.db, unverified.workspaceId),
    [await shownAt(`/p/${slug}`), await shownAt(`/s/${surveyId}`)],
    await act('ban', slug),
  ]).toEqual([
    ['publishing-banned', 'publishing-banned'],
    ['PagePublished', 'SurveyPublished'],
    false,
    [410, 410],
    `The account that published at /p/${slug} is gone. Name its email instead.`,
  ]);
  expect(await act('lift-ban', email)).toContain('can publish again');
  expect(await publish(again)).toEqual(['PagePublished', 'SurveyPublished']);
});

test('a ban is of a mailbox, in every spelling that its host says is the same, and in no other', async () => {
  const id = randomUUID().replaceAll('-', '');
  const mailbox = [`${id}+one@gmail.com`, `${id.slice(0, 4)}.${id.slice(4)}+two@googlemail.com`, `${id}@gmail.com`];
  const others = [`${id}+one@example.org`, `${id}+two@example.org`];
  const publish = async (email?: string) => (await (await aFounder(email)).page(newSlug())).answer;
  const banned = await aFounder(mailbox[0]);
  const slug = newSlug();
  await banned.page(slug);
  await act('ban', slug);
  await act('ban', others[0] ?? '');
  const answers = async () => [await Promise.all(mailbox.map(publish)), await Promise.all(others.map(publish))];
  const said = await answers();
  // As bans were kept before: by their one spelling.
  const old = `${id}+old@gmail.com`;
  await sql`INSERT INTO banned_emails VALUES (keyed_hash('email', ${old}), ${now})`.execute(app.db);
  await act('lift-ban', mailbox[1] ?? '');
  const lifted = await Promise.all([...mailbox.slice(1), old].map(publish));
  await act('lift-ban', old);
  expect([said, lifted, await publish(old)]).toEqual([
    [
      ['publishing-banned', 'publishing-banned', 'publishing-banned'],
      ['publishing-banned', 'PagePublished'],
    ],
    ['PagePublished', 'PagePublished', 'publishing-banned'],
    'PagePublished',
  ]);
});

test('the operator bans an email without an account, and an email that a banned founder changed to stays banned', async () => {
  const [first, second, third] = Array.from({ length: 3 }, () => `${randomUUID()}@example.org`);
  await act('ban', first ?? '');
  expect((await (await aFounder(first)).page(newSlug())).answer).toBe('publishing-banned');
  const [founder, slug] = [await aFounder(second), newSlug()];
  await founder.page(slug);
  expect(await act('ban', second ?? '')).toBe(`The founder of ${second} publishes nothing more. Closed: 1.`);
  await app.db
    .updateTable('accounts')
    .set({ email: third ?? '' })
    .where('id', '=', founder.id)
    .execute();
  await founder.erase();
  const answers = await Promise.all(
    [second, third].map(async (email) => (await (await aFounder(email)).page(newSlug())).answer),
  );
  expect([answers, await shownAt(`/p/${slug}`)]).toEqual([['publishing-banned', 'publishing-banned'], 410]);
  const { rows } = await sql<{ all: string }>`
    SELECT (SELECT json_agg(t)::text FROM banned_emails t) || (SELECT json_agg(t)::text FROM page_addresses t) AS all`.execute(
    app.db,
  );
  expect([second, third, slug].filter((text) => rows[0]?.all.includes(text ?? ''))).toEqual([]);
});

test('an address is hashed as HMAC-SHA-256 says, with the key of the database', async () => {
  const key = await loadServerKey(app.db, 'addresses');
  const texts = ['crumb', '', 'Ünïcode ✓', 'x'.repeat(200)];
  const hashed = await Promise.all(
    texts.map(async (text) => {
      const { rows } = await sql<{ hash: Buffer }>`SELECT keyed_hash('page', ${text}) AS hash`.execute(app.db);
      return rows[0]?.hash.toString('hex');
    }),
  );
  expect([key.length, hashed]).toEqual([
    32,
    texts.map((text) => createHmac('sha256', key).update(`page ${text}`).digest('hex')),
  ]);
});

/** Saves the database of the app, perhaps as a version without the tables of addresses did, and restores it elsewhere. */
async function restored(as: 'now' | 'before') {
  const file = join(folder, `${randomUUID()}.ndjson`);
  const target = await freshDatabase();
  ends.push(target.drop);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await writeBackup(client, file, now).finally(() => client.end());
  const { db, pool } = openDatabase(target.url, { max: 2 });
  ends.unshift(() => db.destroy());
  if (as === 'now') {
    await restoreBackup(db, file, { replace: true });
    return { db, pool };
  }
  // The same rows, in the tables and columns that there were.
  const source = await freshDatabase();
  ends.push(source.drop);
  const old = openDatabase(source.url, { max: 1 });
  await sql`DROP SCHEMA public CASCADE`.execute(old.db);
  await sql`CREATE SCHEMA public`.execute(old.db);
  const level = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0110'));
  await old.db.transaction().execute((trx) => applyMigrations(trx, level));
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const { table = '', row } = line === '' ? {} : (JSON.parse(line) as { table?: string; row?: object });
    const isNew = ['page_addresses', 'survey_addresses', 'banned_emails'].includes(table);
    if (table === '' || isNew || (row as { name?: string }).name === 'addresses') continue;
    await sql`INSERT INTO ${sql.table(table)}
      SELECT * FROM json_populate_record(NULL::${sql.table(table)}, ${JSON.stringify(row)})`.execute(old.db);
  }
  await old.db.destroy();
  const saved = new pg.Client({ connectionString: source.url });
  await saved.connect();
  await writeBackup(saved, `${file}.old`, now).finally(() => saved.end());
  await restoreBackup(db, `${file}.old`, { replace: true });
  return { db, pool };
}

test.each(['now', 'before'] as const)(
  'addresses, closures and bans come back from a backup of %s, and hold',
  async (as) => {
    const [old, slug, closed, removed] = [newSlug(), newSlug(), newSlug(), newSlug()];
    const [founder, banned, email] = [await aFounder(), await aFounder(), `${randomUUID()}@example.org`];
    const page = await founder.page(old);
    await page.send('SetPage', { slug });
    await page.send('PublishPage');
    const { surveyId } = await founder.survey();
    await founder.page(closed);
    await act('take-down', closed);
    await (await founder.page(removed)).send('RemovePage');
    await app.db.updateTable('accounts').set({ email }).where('id', '=', banned.id).execute();
    await banned.page(newSlug());
    await act('ban', email);

    const { db, pool } = await restored(as);
    const store = createEventStore({ pool, clock: () => now });
    const find = createFindPublished(pool);
    const found = async (each: string) => {
      const there = await find(each);
      return typeof there === 'string' ? there : there.slug;
    };
    const survey = await findSurvey(db, surveyId);
    expect([
      ...(await Promise.all([old, slug, closed, removed].map(found))),
      typeof survey === 'string' ? survey : survey.pageId,
    ]).toEqual([slug, slug, 'taken-down', 'removed', surveyId]);
    const there = { ...app, db, eventStore: store, anotherFounder: async () => inserted(db) };
    const thief = await aFounderOn(there, () => now);
    const again = await aFounderOn(there, () => now, { email });
    expect([
      ...(await Promise.all([old, slug, closed, removed].map(async (each) => (await thief.page(each)).answer))),
      (await thief.survey(surveyId)).answer,
      (await again.page(newSlug())).answer,
      (await thief.page(newSlug())).answer,
    ]).toEqual([
      ...['slug-taken', 'slug-taken', 'slug-taken', 'slug-taken', 'survey-address-taken'],
      ...['publishing-banned', 'PagePublished'],
    ]);
  },
);

async function inserted(db: PublishedApp['db']): Promise<string> {
  const id = randomUUID();
  await db.insertInto('workspaces').values({ id }).execute();
  return id;
}
