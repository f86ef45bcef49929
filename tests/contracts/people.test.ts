import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { IntakeEntry } from '#domain/intake/intake.ts';
import { eachPart } from '#domain/log/parts.ts';
import { openDatabase } from '#server/db/database.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { forgetPeople } from '#server/intake/forget-people.ts';
import { leastAgeMs } from '#server/intake/visit-token.ts';
import type { InboxMail } from '#server/mail/inbox-mail.ts';
import { type Running, start } from '#server/main.ts';
import { type Account, openAccount } from '../fixtures/account.ts';
import { runOf, seenBy, signUpOf } from '../fixtures/an-intake.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import { passTime } from '../fixtures/pass-time.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { publishPage } from '../fixtures/publish-page.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';
import { bareClient } from './fixtures/bare-client.ts';

let database: FreshDatabase;
let running: Running;
let under: StoreUnderTest;
let now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer }, bareClient);
  under = await storeUnderTest({ clock: () => now });
});
afterAll(async () => {
  vi.useRealTimers();
  await running?.stop();
  await database?.drop();
  await under?.close();
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

/** A founder with a page on the web, whose browser is `browser`. */
const aFounder = (slug: string) => publishPage(running.settings.publicUrl, slug, '=Crumb');

/** Fills in the form as late as a person does. */
async function signUp({ url, slug }: { url: string; slug: string }, agent: string, email: string): Promise<void> {
  const headers = { 'user-agent': agent };
  const html = await (await fetch(`${url}/p/${slug}`, { headers })).text();
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const body = new URLSearchParams({ token, goal: 'sign-up', form: 'form', email, consent: 'yes', website: '' });
  passTime(leastAgeMs);
  const init = { method: 'POST', headers: { ...headers, origin: 'null' }, body, redirect: 'manual' } as const;
  expect((await fetch(`${url}/p/${slug}`, init)).status).toBe(303);
}

const peopleOf = async (url: string, projectId: string, { accessToken }: Pick<Account, 'accessToken'>) => {
  const authorization = `Bearer ${accessToken}`;
  return fetch(`${url}/api/v1/projects/${projectId}/people.csv`, { headers: { authorization, 'user-agent': browser } });
};

test('who signs up is in the file of the project, for its founder alone, whose own sign-up does not count', async () => {
  const at = await aFounder('crumb');
  const { url, account, ids } = at;
  // From where the founder is signed in.
  await peopleOf(url, ids.project, account);
  await signUp(at, browser, 'founder@example.org');
  await signUp(at, phone, 'ada@example.org');
  const answer = await peopleOf(url, ids.project, account);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const [head, ...lines] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
  const stable = lines.map((line) => line.replace(/"\d{4}-[^"]+Z"/, '"then"'));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    ...[200, 'text/csv; charset=utf-8', 'no-store'],
  ]);
  expect([head, stable]).toEqual([
    '\ufeff"Email","Page","Goal","Received","Confirmed","Version","Source","Excluded because","Note"',
    [
      `"founder@example.org","'=Crumb","Sign-up","then","","A","direct","",""`,
      `"ada@example.org","'=Crumb","Sign-up","then","","A","direct","",""`,
      '',
    ],
  ]);
  const state = await fetch(`${url}/api/v1/snapshot?stream=intake-${ids.page}`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  const { entries, visits } = ((await state.json()) as { state: { entries: never; visits: number } }).state;
  const ordinals = [...eachPart<IntakeEntry>(entries)].map(({ email, ordinal }) => [email, ordinal]).sort();
  expect([ordinals, visits]).toEqual([
    [
      ['ada@example.org', 1],
      ['founder@example.org', null],
    ],
    1,
  ]);
  const other = await openAccount(url);
  const statuses = [
    (await peopleOf(url, ids.project, other)).status,
    (await peopleOf(url, crypto.randomUUID(), account)).status,
    (await fetch(`${url}/api/v1/projects/${ids.project}/people.csv`)).status,
  ];
  expect(statuses).toEqual([404, 404, 401]);
});

test('a title with quotation marks stays one cell', async () => {
  const at = await publishPage(running.settings.publicUrl, 'quoted', 'Crumb, "the app"');
  await signUp(at, phone, 'ada@example.org');
  const file = await (await peopleOf(at.url, at.ids.project, at.account)).text();
  expect(file).toContain('"ada@example.org","Crumb, ""the app""","Sign-up"');
});

test('thirty files in a minute are read for an account, and for another one more', async () => {
  const url = running.settings.publicUrl;
  const [account, other] = [await openAccount(url), await openAccount(url)];
  const ask = async (who: Account): Promise<number> => (await peopleOf(url, crypto.randomUUID(), who)).status;
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++) statuses.push(await ask(account));
  expect([new Set(statuses.slice(0, 30)), statuses[30], await ask(other)]).toEqual([new Set([404]), 429, 404]);
});

test('people of another project of the same founder are not in the file', async () => {
  const { url, account, ids } = await aFounder('first');
  const [idea, project] = [crypto.randomUUID(), crypto.randomUUID()];
  await sendCommand({ url, ...account }, [`idea-${idea}`, 'CaptureIdea', { title: 'Loaf' }]);
  const start = { ideaId: idea, canvasId: crypto.randomUUID() };
  await sendCommand({ url, ...account }, [`project-${project}`, 'StartProject', start]);
  await signUp({ url, slug: 'first' }, phone, 'ada@example.org');
  const files = await Promise.all([ids.project, project].map(async (id) => (await peopleOf(url, id, account)).text()));
  expect(files.map((file) => file.includes('ada@example.org'))).toEqual([true, false]);
});

test('without a mail server, mails to people stay in the inbox of this machine, and go with the person', async () => {
  const at = await aFounder('inbox');
  const { url, account, ids } = at;
  const page = await (await fetch(`${url}/p/inbox`, { headers: { 'user-agent': phone } })).text();
  expect([page.includes('one email'), page.includes('kept for up to 24 months')]).toEqual([false, true]);
  await signUp(at, phone, 'hedy@example.org');
  const inbox = async (of = 'hedy@example.org') => {
    const answer = await fetch(`${url}/dev/inbox`, { headers: { accept: 'application/json' } });
    return ((await answer.json()) as InboxMail[]).filter(({ to }) => to === of);
  };
  await expect.poll(async () => (await inbox()).length).toBe(1);
  const [mail] = await inbox();
  expect(mail).toMatchObject({ kind: 'confirm-sign-up', subject: 'Confirm your email for “=Crumb”' });
  expect((await fetch(mail?.link ?? '', { method: 'POST' })).status).toBe(200);
  const file = await (await peopleOf(url, ids.project, account)).text();
  expect(file).toMatch(/"hedy@example\.org","'=Crumb","Sign-up","\d{4}-[^"]+Z","\d{4}-[^"]+Z"/);
  const state = await fetch(`${url}/api/v1/snapshot?stream=intake-${ids.page}`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  const [entry] = [...eachPart<IntakeEntry>(((await state.json()) as { state: { entries: never } }).state.entries)];
  const erasing = [`intake-${ids.page}`, 'ErasePerson', { entryId: entry?.id ?? '' }] as const;
  await signUp(at, `${phone} Other/1`, 'ines@example.org');
  await expect.poll(async () => (await inbox('ines@example.org')).length).toBe(1);
  expect(await sendCommand({ url, ...account }, erasing)).toBe('accepted');
  expect([await inbox(), (await inbox('ines@example.org')).length]).toEqual([[], 1]);
});

test('who has signed up is erased after 24 months, and still counts', async () => {
  const founder = await under.founder();
  const pageId = crypto.randomUUID();
  const [projectId, stream] = [crypto.randomUUID(), `intake-${pageId}`];
  const send = (kind: 'system' | 'public', type: string, data: object) =>
    under.store.execute({ ...founder, by: { kind, id: 'test' } }, [command(type, stream, data as never)]);
  await send('system', 'TallyVisits', { projectId, runs: [runOf(3)], dropped: {} });
  await send('public', 'ReceiveSignUp', signUpOf(1, crypto.randomUUID(), projectId, 'ada@example.org'));
  await send('public', 'ChooseFakeDoor', seenBy(1, crypto.randomUUID(), projectId));
  now = new Date('2026-03-02T12:00:00.000Z');
  await send('public', 'ReceiveSignUp', signUpOf(2, crypto.randomUUID(), projectId, 'grace@example.org'));
  const { db } = openDatabase(under.url, { max: 2 });
  const left = async () => {
    const { rows } = await sql<{
      value: string;
    }>`SELECT value FROM personal WHERE field = 'email' ORDER BY position`.execute(db);
    return rows.map(({ value }) => value);
  };
  const forget = (time: string) => forgetPeople({ db, eventStore: under.store, clock: () => new Date(time) });
  await forget('2028-03-01T11:59:59.999Z');
  const before = await left();
  await forget('2028-03-01T12:00:00.000Z');
  await forget('2028-03-01T12:00:00.000Z');
  const state = (await under.store.snapshot(founder.workspaceId, stream))?.state as { entries: never; visits: number };
  const entries = [...eachPart<IntakeEntry>(state.entries)].filter(({ goal }) => goal === 'sign-up');
  expect([before, await left(), entries.map(({ erased, ordinal }) => [ordinal, erased]).sort(), state.visits]).toEqual([
    ['ada@example.org', 'grace@example.org'],
    ['grace@example.org'],
    [
      [1, true],
      [2, false],
    ],
    3,
  ]);
  const sealed = await under.sealed(founder.workspaceId);
  expect([verifyChain(sealed), sealed.filter(({ event }) => event.type === 'PersonErased').length]).toEqual([
    undefined,
    1,
  ]);
  await db.destroy();
});
