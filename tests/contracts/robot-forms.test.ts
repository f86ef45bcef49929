import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { excludedTables, keptTables } from '#server/backup/backup-tables.ts';
import { leastAgeMs } from '#server/intake/visit-token.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import { aGuest, openPage, postForm } from '../fixtures/page-guests.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { type FoundedPage, publishPage } from '../fixtures/publish-page.ts';
import { type Server, serve } from './fixtures/serve.ts';

const forms = process.env['TEST_FULL'] ? 100_000 : 160;
const robots = 16;
/** Limits from `take-entry.ts`. */
const fromOneAddress = 30;
const onOnePage = 3000;

let fresh: FreshDatabase;
let server: Server;
let page: FoundedPage;
let client: pg.Client;
beforeAll(async () => {
  fresh = await databaseWithKey();
  server = await serve({ DATABASE_URL: fresh.url, RATE_LIMIT: 'on', TRUST_PROXY: 'on', LOG_LEVEL: 'info' });
  page = await publishPage(server.url, 'robots');
  client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await server?.end('SIGTERM');
  await fresh?.drop();
});

/** Rows by table, and what all of them fill. */
async function kept() {
  const rows: Record<string, number> = {};
  for (const name of [...keptTables.map((table) => table.name), ...excludedTables]) {
    const found = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${name}`);
    rows[name] = Number(found.rows[0]?.n);
  }
  const size = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  return { rows, bytes: Number(size.rows[0]?.bytes) };
}

const address = () => `${server.url}/p/${page.slug}`;
const fieldsOf = (token: string, email: string, website = '') => ({
  ...{ token, goal: 'sign-up', form: 'form', email, consent: 'yes', website },
});

/** Sends so many forms with `robots` at once; answers how often each status came. */
async function flood(n: number, send: (n: number) => Promise<number>): Promise<Readonly<Record<number, number>>> {
  const statuses: Record<number, number> = {};
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < n) {
      const status = await send(next++);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: robots }, work));
  return statuses;
}

test(`${forms} forms of robots leave as many rows as limits allow, whatever they send`, async () => {
  const before = await kept();
  const logged = server.output().length;
  const guest = aGuest();
  const token = await openPage(server.url, page.slug, guest);
  // By the clock of another process.
  await new Promise((resolve) => setTimeout(resolve, leastAgeMs));
  const quarter = forms / 4;
  const post = async (from: typeof guest, fields: Readonly<Record<string, string>>) =>
    (await postForm(address(), from, fields)).status;
  // One address that fills in what nobody sees; many that forge tokens; one form sent by all with other addresses. In the
  // full run the forged ones are more than a page takes in an hour, and people's are taken all the same.
  const trapped = await flood(quarter, (n) =>
    post(guest, fieldsOf(token, `t${n}@example.org`, 'https://spam.example')),
  );
  const forged = await flood(quarter, (n) => post(aGuest(), fieldsOf(`${token.slice(0, -3)}AAA`, `f${n}@example.org`)));
  const replayed = await flood(2 * quarter, (n) => post(aGuest(), fieldsOf(token, `r${n}@example.org`)));
  const after = await kept();
  const sum = (statuses: Readonly<Record<number, number>>) => Object.values(statuses).reduce((a, b) => a + b, 0);
  expect([trapped, forged, replayed].map(sum)).toEqual([quarter, quarter, 2 * quarter]);
  expect(trapped).toEqual({ 303: fromOneAddress, 429: quarter - fromOneAddress });
  expect(replayed[303]).toBe(1);
  const grown = Object.fromEntries(
    Object.entries(after.rows).flatMap(([name, n]) =>
      n === before.rows[name] ? [] : [[name, n - (before.rows[name] ?? 0)]],
    ),
  );
  const {
    attempts = 0,
    visits,
    mails = 0,
    outbox = 0,
    dropped_visits: dropped = 0,
    visit_salts: salts = 0,
    ...log
  } = grown;
  // One sign-up of one visitor, of which the founder is told, with a mail to each and one digest at the end of the week; what
  // was dropped is one row.
  expect({ ...log, visits }).toEqual({ events: 2, personal: 2, commands: 2, notices: 1, visits: 1 });
  expect([mails + outbox, dropped <= 1, salts <= 1]).toEqual([3, true, true]);
  expect(attempts).toBeLessThanOrEqual(4 * Math.min(forms, 2 * onOnePage) + 10);
  expect(after.bytes - before.bytes).toBeLessThan(6_000_000);
  expect(server.output().length - logged).toBeLessThan(2000);
}, 600_000);
