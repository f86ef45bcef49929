import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#domain/random/seeded-random.ts';
import { verifyLogs } from '#server/backup/verify-logs.ts';
import { openDatabase } from '#server/db/database.ts';
import { leastAgeMs } from '#server/intake/visit-token.ts';
import { start as startHere } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { aGuest, browserAgent, type Guest, openPage, postForm } from '../fixtures/page-guests.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { type FoundedPage, publishPage } from '../fixtures/publish-page.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { type Server, serve } from './fixtures/serve.ts';

const kills = process.env['TEST_FULL'] ? 200 : 1;
const atOnce = 8;
const minuteMs = 60_000;

let fresh: FreshDatabase;
let mails: MailServer;
let page: FoundedPage;
const servers: Pick<Server, 'url' | 'end'>[] = [];
const envOf = () => ({ DATABASE_URL: fresh.url, SMTP_URL: mails.url, ACCESS_TOKEN_TTL_S: '86400' });
const start = (): Promise<Server> => serve(envOf());
/** One that nobody kills. */
async function lasting(): Promise<Pick<Server, 'url' | 'end'>> {
  const { settings, stop } = await startHere({ ...envOf(), ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  return { url: settings.publicUrl, end: () => stop().then(() => null) };
}
beforeAll(async () => {
  fresh = await databaseWithKey();
  mails = await startMailServer();
  // The founder's own mail is read from the inbox.
  const first = await startHere({ DATABASE_URL: fresh.url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  page = await publishPage(first.settings.publicUrl, 'killed');
  await first.stop();
  servers.push(...(await Promise.all([start(), kills > 1 ? start() : lasting()])));
}, minuteMs);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await mails?.close();
  await fresh?.drop();
});

const urlAt = (n: number): string => servers[n % 2]?.url ?? '';

interface Visitor {
  readonly n: number;
  readonly guest: Guest;
  readonly token: string;
}

async function visitor(n: number): Promise<Visitor> {
  const guest = { ...aGuest(), 'user-agent': `${browserAgent} Tab/${n}` };
  return { n, guest, token: await openPage(urlAt(n), page.slug, guest, { draws: false }) };
}

/** Sends the form again and again, to either server, until it is taken. */
async function signUp({ n, guest, token }: Visitor): Promise<string> {
  const email = `person-${n}@example.org`;
  const fields = { token, goal: 'sign-up', form: 'form', email, consent: 'yes', website: '' };
  for (let attempt = n; ; attempt++) {
    const sent = postForm(`${urlAt(attempt)}/p/${page.slug}`, guest, fields);
    const answer = await sent.catch(() => undefined);
    if (answer?.status === 303) return email;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test(
  `Through ${kills} ${kills > 1 ? 'kills' : 'kill'} of two servers each sign-up that was answered is there once, and gets its mail`,
  async () => {
    const random = seededRandom(20);
    const emails: string[] = [];
    const visitors: Visitor[] = [];
    for (let n = 0; n < kills * atOnce; n++) visitors.push(await visitor(n));
    // Forms are taken so long after their page, by the clock of another process.
    await new Promise((resolve) => setTimeout(resolve, leastAgeMs));
    for (let n = 0; n < kills; n++) {
      const sent = visitors.slice(n * atOnce, (n + 1) * atOnce).map(signUp);
      const doomed = n % 2;
      // First as soon as it has answered somebody, while it has others, and then at random.
      if (n === 0) await Promise.any(sent.filter((_, m) => m % 2 === doomed));
      else await new Promise((resolve) => setTimeout(resolve, random() * 150));
      await servers[doomed]?.end('SIGKILL');
      servers[doomed] = await (n + 1 < kills ? start() : lasting());
      emails.push(...(await Promise.all(sent)));
    }
    const { db, pool } = openDatabase(fresh.url, { max: 1 });
    const waiting = async () =>
      Number((await pool.query("SELECT count(*) AS n FROM outbox WHERE kind <> 'digest'")).rows[0]?.n);
    await expect.poll(waiting, { timeout: minuteMs }).toBe(0);
    const found = await pool.query<{ email: string }>(
      `SELECT value #>> '{}' AS email FROM personal WHERE field = 'email' ORDER BY position`,
    );
    const facts = await pool.query<{ type: string; n: number }>(
      `SELECT type, count(*) AS n FROM events WHERE stream = $1 AND type <> 'VisitsTallied' GROUP BY type`,
      [`intake-${page.ids.page}`],
    );
    const visits = await pool.query<{ n: number }>(
      `SELECT sum((run->>'n')::integer) AS n FROM events, jsonb_array_elements(data->'runs') AS run WHERE stream = $1`,
      [`intake-${page.ids.page}`],
    );
    expect(found.rows.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
    expect([facts.rows, visits.rows.map(({ n }) => Number(n))]).toEqual([
      [{ type: 'SignUpReceived', n: emails.length }],
      [emails.length],
    ]);
    const logs = await db.transaction().execute((transaction) => verifyLogs(transaction));
    await db.destroy();
    expect(logs).toEqual({ logs: 1, broken: [] });
    // The founder hears of the first. A mail that was taken in the moment of a kill comes again, under the same id.
    const byId = new Map(mails.arrived.map(({ messageId, to }) => [messageId, to]));
    expect([...byId.values()].toSorted()).toEqual([...emails, page.account.email].toSorted());
    expect(mails.arrived.length - byId.size).toBeLessThanOrEqual(kills);
  },
  kills * minuteMs,
);
