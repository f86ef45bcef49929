import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IntakeEntry } from '#domain/intake/intake.ts';
import { eachPart } from '#domain/log/parts.ts';
import { dropOwnVisits } from '#server/intake/drop-own-visits.ts';
import { createTallyVisits } from '#server/intake/tally-visits.ts';
import { createVisitBuffer } from '#server/intake/visit-buffer.ts';
import { openPage, postForm } from '../fixtures/page-guests.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aContent } from '../fixtures/published-page.ts';

let app: PublishedApp;
let now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  app = await startPublishedApp({ clock: () => now });
});
afterAll(async () => app?.stop());

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

interface Guest {
  readonly ip?: string;
  readonly agent?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly method?: string;
  /** Whether their browser fetches pictures. */
  readonly draws?: boolean;
}

const headersOf = ({ ip = '203.0.113.1', agent = browser, headers = {} }: Guest) => ({
  'x-forwarded-for': ip,
  'user-agent': agent,
  ...headers,
});

const ask = (path: string, guest: Guest) =>
  fetch(`${app.origin}${path}`, { method: guest.method ?? 'GET', headers: headersOf(guest), redirect: 'manual' });

/** Loads a page as a browser does; the answer is the address of its picture. */
async function visit(slug: string, guest: Guest = {}): Promise<string> {
  const html = await (await ask(`/p/${slug}${guest.query ?? ''}`, guest)).text();
  const picture = /src="(\/p\/[^"]+\/seen\/[^"]+)"/.exec(html)?.[1] ?? '';
  if (guest.draws !== false && picture !== '') await (await ask(picture, { ...guest, method: 'GET' })).arrayBuffer();
  return picture;
}

/** Counts what was seen, as is done an hour later: visits and drops of a page. */
async function counted(pageId: string) {
  await app.visits.close();
  const before = now;
  now = new Date(now.getTime() + 3_600_000);
  await app.visits.tend();
  now = before;
  const intake = await app.intake(pageId);
  return { visits: intake?.visits ?? 0, dropped: intake?.dropped ?? {} };
}

const kinds: readonly (readonly [string, readonly Guest[], number, Readonly<Record<string, number>>])[] = [
  ['somebody who draws the page', [{}], 1, {}],
  ['somebody who reads it again', [{}, {}, {}], 1, {}],
  ['somebody who comes back, whose browser asks for the picture again', [{}, { query: '?again' }], 1, {}],
  ['two in one office with different browsers', [{}, { agent: phone }], 2, {}],
  ['two at home with the same browser', [{}, { ip: '203.0.113.2' }], 2, {}],
  ['what only reads the HTML', [{ draws: false }], 0, {}],
  ['a HEAD', [{ method: 'HEAD' }], 0, { head: 1 }],
  ['a prefetch', [{ headers: { 'sec-purpose': 'prefetch' } }], 0, { prefetch: 1 }],
  ['a prerender', [{ headers: { 'sec-purpose': 'prefetch;prerender' } }], 0, { prefetch: 1 }],
  ['a prefetch, as Firefox said', [{ headers: { 'x-moz': 'prefetch' } }], 0, { prefetch: 1 }],
  ['an old prefetch', [{ headers: { purpose: 'prefetch' } }], 0, { prefetch: 1 }],
  [
    'a prefetch, and then the visit',
    [{ headers: { 'sec-purpose': 'prefetch' }, draws: false }, {}],
    1,
    { prefetch: 1 },
  ],
  ['Googlebot', [{ agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }], 0, { bot: 1 }],
  ['curl', [{ agent: 'curl/8.5.0' }], 0, { bot: 1 }],
  ['a preview of a link', [{ agent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }], 0, { bot: 1 }],
  ['somebody without a name', [{ agent: '' }], 0, { bot: 1 }],
  ['a network that the operator leaves out', [{ ip: '198.51.100.77' }], 0, { network: 1 }],
  ['the same network, as IPv6 writes it', [{ ip: '::ffff:198.51.100.77' }], 0, { network: 1 }],
  ['one home of IPv6, from two of its addresses', [{ ip: '2001:db8:1:2::1' }, { ip: '2001:db8:1:2::2' }], 1, {}],
  ['two homes of IPv6', [{ ip: '2001:db8:1:200::1' }, { ip: '2001:db8:1:300::1' }], 2, {}],
  [
    'robots of which each is counted',
    [{ agent: 'curl/8' }, { agent: 'curl/8' }, { method: 'HEAD' }],
    0,
    { bot: 2, head: 1 },
  ],
];

test.each(kinds)('of %s so many are counted', async (_, guests, visits, dropped) => {
  const slug = `kind-${randomUUID()}`;
  const pageId = await app.publish(slug);
  for (const guest of guests) await visit(slug, guest);
  expect(await counted(pageId)).toEqual({ visits, dropped });
});

interface Sender extends Guest {
  /** When the form is sent, in milliseconds. Five seconds unless given. */
  readonly afterMs?: number;
  readonly fields?: Readonly<Record<string, string>>;
  /** Changes the token before it is sent. */
  readonly forge?: (token: string) => string;
  readonly times?: number;
  readonly isFounder?: boolean;
  /** Whether the next one comes after midnight. */
  readonly isOvernight?: boolean;
}

const hourMs = 3_600_000;
const senders: readonly (readonly [
  string,
  readonly Sender[],
  { readonly visits: number; readonly entries: readonly (number | null)[]; readonly dropped?: object },
])[] = [
  ['somebody who signs up', [{}], { visits: 1, entries: [1] }],
  ['somebody who presses the button twice', [{ times: 2 }], { visits: 1, entries: [1] }],
  [
    'somebody who goes back and sends another address',
    [{ times: 2, fields: { email: 'other@example.org' } }],
    { visits: 1, entries: [1] },
  ],
  ['somebody whose browser draws no pictures', [{ draws: false }], { visits: 1, entries: [1] }],
  ['two in one office', [{}, { agent: phone }], { visits: 2, entries: [1, 2] }],
  ['a form that is slow to be filled in', [{ afterMs: 23 * hourMs }], { visits: 1, entries: [1] }],
  ['a token that has expired', [{ afterMs: 24 * hourMs + 1 }], { visits: 1, entries: [] }],
  ['a form that is too quick', [{ afterMs: 1999 }], { visits: 1, entries: [] }],
  [
    'a token that is forged',
    [{ forge: (token) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}` }],
    { visits: 1, entries: [] },
  ],
  ['a robot that fills in the trap', [{ fields: { website: 'x' } }], { visits: 1, entries: [], dropped: { trap: 1 } }],
  [
    'a robot that says so and signs up',
    [{ agent: 'curl/8.5.0', draws: false }],
    { visits: 0, entries: [null], dropped: { bot: 1 } },
  ],
  ['the founder', [{ isFounder: true, ip: '203.0.113.78' }], { visits: 0, entries: [null], dropped: { own: 1 } }],
  ['a network that is left out', [{ ip: '198.51.100.78' }], { visits: 0, entries: [null], dropped: { network: 1 } }],
  [
    'somebody who comes again after midnight',
    [{ isOvernight: true }, { fields: { email: '0@example.org' } }],
    { visits: 1, entries: [1] },
  ],
  [
    'somebody who looks before midnight and signs up after it',
    [{ times: 0, isOvernight: true }, {}],
    { visits: 1, entries: [1] },
  ],
];

test.each(senders)('of %s who send a form so many are counted, and so many entries', async (_, guests, expected) => {
  const slug = `sends-${randomUUID()}`;
  const pageId = await app.publish(slug);
  const began = now;
  for (const [n, guest] of guests.entries()) {
    const headers = headersOf({ ip: '203.0.113.77', ...guest });
    if (guest.isFounder)
      await app.visits.signedIn(app.workspaceId, { method: 'GET', ip: headers['x-forwarded-for'], headers });
    const token = await openPage(app.origin, slug, headers, { draws: guest.draws ?? true });
    now = new Date(now.getTime() + (guest.afterMs ?? 5000));
    for (let time = 0; time < (guest.times ?? 1); time++) {
      const fields = { goal: 'sign-up', form: 'form-inline', email: `${n}@example.org`, consent: 'yes', website: '' };
      const answers = { 'answer-1': 'Two to five', 'answer-2': 'By feel' };
      const given = time === 1 || guest.times === undefined ? guest.fields : undefined;
      const sent = { ...fields, ...answers, ...given, token: guest.forge?.(token) ?? token };
      await postForm(`${app.origin}/p/${slug}`, headers, sent);
    }
    if (guest.isOvernight) now = new Date('2026-03-02T00:00:01.000Z');
  }
  const { visits, dropped } = await counted(pageId);
  const ordinals = [...eachPart<IntakeEntry>((await app.intake(pageId))?.entries ?? {})].map(({ ordinal }) => ordinal);
  now = began;
  expect({ visits, dropped, entries: ordinals.toSorted() }).toEqual({ dropped: {}, ...expected });
  expect(ordinals.filter((ordinal) => ordinal !== null).length).toBeLessThanOrEqual(visits);
});

test('midnight counts nobody twice, and two days later whoever returns is new', async () => {
  const pageId = await app.publish('midnight');
  const began = now;
  const at = async (time: string) => {
    now = new Date(time);
    await visit('midnight');
  };
  await at('2026-03-02T23:59:00.000Z');
  await at('2026-03-03T00:01:00.000Z');
  expect((await counted(pageId)).visits).toBe(1);
  await at('2026-03-04T12:00:00.000Z');
  expect((await counted(pageId)).visits).toBe(2);
  now = began;
});

test('a picture counts with the token of its page alone, for a day, and once', async () => {
  const [first, other] = [await app.publish('token'), await app.publish('token-2')];
  const picture = await visit('token', { draws: false });
  const token = picture.slice(picture.lastIndexOf('/') + 1);
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  const paths = ['', 'x', `${token}.x`, forged, token.slice(0, -1), '%00'].map((each) => `/p/token/seen/${each}`);
  const answers = await Promise.all([...paths, `/p/token-2/seen/${token}`].map((path) => ask(path, {})));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect([(await counted(first)).visits, (await counted(other)).visits]).toEqual([0, 0]);
  const began = now;
  // Of a server whose clock is ahead.
  now = new Date(began.getTime() - 1);
  await ask(picture, {});
  expect((await counted(first)).visits).toBe(0);
  now = new Date(began.getTime() + 24 * 3_600_000 + 1);
  await ask(picture, {});
  expect((await counted(first)).visits).toBe(0);
  now = new Date(began.getTime() + 24 * 3_600_000);
  await Promise.all(Array.from({ length: 5 }, () => ask(picture, {})));
  expect((await counted(first)).visits).toBe(1);
  now = began;
});

test('a crowd from one address is an office up to sixty a minute, and a burst beyond', async () => {
  const pageId = await app.publish('crowd');
  for (let n = 0; n < 63; n++) await visit('crowd', { agent: `${browser} Tab/${n}` });
  expect(await counted(pageId)).toEqual({ visits: 60, dropped: { burst: 3 } });
});

test('founders do not count where they were signed in that day, and others from there do', async () => {
  const pageId = await app.publish('own');
  const own = { method: 'GET', ip: '203.0.113.9', headers: { 'user-agent': browser } };
  await app.visits.signedIn(app.workspaceId, own);
  await visit('own', { ip: '203.0.113.9' });
  await visit('own', { ip: '203.0.113.9', agent: phone });
  expect(await counted(pageId)).toEqual({ visits: 1, dropped: { own: 1 } });
});

test('founders who sign in after they have looked do not count, unless they were counted before', async () => {
  const [counting, other] = [await app.publish('looked'), await app.publish('looked-too')];
  const own = { method: 'GET', ip: '203.0.113.10', headers: { 'user-agent': browser } };
  await visit('looked', { ip: own.ip });
  const before = await counted(counting);
  await visit('looked-too', { ip: own.ip });
  await app.visits.close();
  await visit('looked-too', { ip: own.ip, agent: phone });
  await app.visits.signedIn(app.workspaceId, own);
  expect([before, await counted(counting), await counted(other)]).toEqual([
    { visits: 1, dropped: {} },
    { visits: 1, dropped: {} },
    { visits: 1, dropped: { own: 1 } },
  ]);
});

test('founders count on the pages of others, whatever they have looked at before they sign in', async () => {
  const other = await app.anotherFounder();
  const [mine, theirs] = [await app.publish('mine-looked'), await app.publish('theirs-looked', { workspaceId: other })];
  const own = { method: 'GET', ip: '203.0.113.12', headers: { 'user-agent': browser } };
  for (const slug of ['mine-looked', 'theirs-looked']) await visit(slug, { ip: own.ip });
  await app.visits.close();
  await app.visits.signedIn(app.workspaceId, own);
  const before = await counted(mine);
  const { visits, dropped } = (await app.intake(theirs, other)) ?? {};
  expect([before, { visits, dropped }]).toEqual([
    { visits: 0, dropped: { own: 1 } },
    { visits: 1, dropped: {} },
  ]);
});

test('a founder’s own visits are looked for, and dropped, in no workspace but theirs', async () => {
  const other = await app.anotherFounder();
  const pageId = await app.publish('same-id');
  const [mine, theirs] = [app.workspaceId, other].map((workspaceId) => ({ workspaceId, pageId }));
  const visitor = Buffer.alloc(32, 9);
  const seen = { visitor, page_id: pageId, version: 'a', source: 'direct', seen_at: now, origin: null, batch: null };
  const rows = [mine, theirs].map((page) => ({ ...seen, workspace_id: page?.workspaceId ?? '', ordinal: null }));
  await app.db.insertInto('visits').values(rows).execute();
  const asked: unknown[] = [];
  const dropped = await dropOwnVisits(app.db, app.workspaceId, (page) => {
    asked.push(page);
    return visitor.toString('hex');
  });
  const left = await app.db
    .selectFrom('visits')
    .select('workspace_id as workspaceId')
    .where('page_id', '=', pageId)
    .execute();
  await app.db.deleteFrom('visits').where('page_id', '=', pageId).execute();
  expect({ asked, dropped, left }).toEqual({ asked: [mine], dropped: [mine], left: [{ workspaceId: other }] });
});

test('a founder’s visit that a server has begun to count stays, so that its count is what it began', async () => {
  const pageId = await app.publish('begun');
  const own = { method: 'GET', ip: '203.0.113.11', headers: { 'user-agent': browser } };
  await visit('begun', { ip: own.ip });
  await app.visits.close();
  await sql`UPDATE visits SET batch = ${randomUUID()} WHERE page_id = ${pageId}`.execute(app.db);
  await visit('begun', { ip: own.ip, agent: phone });
  await app.visits.close();
  await app.visits.signedIn(app.workspaceId, own);
  expect(await counted(pageId)).toEqual({ visits: 2, dropped: {} });
});

test('where visitors come from is what their link is tagged with, or the host before, or nowhere', async () => {
  const pageId = await app.publish('sources');
  const from: readonly Guest[] = [
    { query: '?utm_source=%20News%09Letter&utm_medium=EMAIL&utm_campaign=' },
    { query: `?utm_source=${'x'.repeat(80)}`, headers: { referer: 'https://other.example/' } },
    { headers: { referer: 'https://www.Example.org:8443/path?secret=1' } },
    { query: '?utm_source=person%40example.com', headers: { referer: 'https://example.org:8443/' } },
    { headers: { referer: `${app.origin}/p/other` } },
    { headers: { referer: 'javascript:alert(1)' } },
    { query: '?utm_source=a&utm_source=b', headers: { referer: 'not an address' } },
    {},
  ];
  for (const [n, guest] of from.entries()) await visit('sources', { ...guest, agent: `${browser} Tab/${n}` });
  await counted(pageId);
  const at = now.toISOString();
  const runs = (await app.intake(pageId))?.runs.map(({ source, n, from: first }) => [first, source, n]);
  expect([runs, (await app.intake(pageId))?.runs[0]?.since]).toEqual([
    [
      [1, 'news letter / email', 1],
      [2, 'x'.repeat(64), 1],
      [3, 'example.org:8443', 2],
      [5, 'direct', 4],
    ],
    at,
  ]);
});

test('the longest source that a link can be tagged with counts', async () => {
  const pageId = await app.publish('long-source');
  const tag = '語'.repeat(64);
  await visit('long-source', { query: `?utm_source=${tag}&utm_medium=${tag}&utm_campaign=${tag}` });
  await counted(pageId);
  expect((await app.intake(pageId))?.runs.map(({ source }) => source)).toEqual([`${tag} / ${tag} / ${tag}`]);
});

test('of two versions each visitor counts for the one that was shown', async () => {
  const pageId = await app.publish('versions', {
    a: aContent({ slug: 'versions', title: 'First' }),
    b: aContent({ slug: 'versions', title: 'Second' }),
  });
  const shown: string[] = [];
  for (let n = 0; n < 12; n++) {
    const guest = { agent: `${browser} Tab/${n}` };
    const html = await (await ask('/p/versions', guest)).text();
    await (await ask(/src="(\/p\/[^"]+\/seen\/[^"]+)"/.exec(html)?.[1] ?? '', guest)).arrayBuffer();
    shown.push(html.includes('<title>First') ? 'a' : 'b');
  }
  await counted(pageId);
  const runs = (await app.intake(pageId))?.runs ?? [];
  expect(runs.flatMap(({ version, n }) => Array.from({ length: n }, () => version))).toEqual(shown);
  expect(new Set(shown).size).toBe(2);
});

test('no address is stored, and after two days nothing but the counts', async () => {
  const pageId = await app.publish('forgotten');
  const began = now;
  await visit('forgotten', { ip: '203.0.113.200' });
  await app.visits.close();
  const { rows } = await sql<{ row: string }>`SELECT visits::text AS row FROM visits`.execute(app.db);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Mozilla/);
  await counted(pageId);
  now = new Date(now.getTime() + 48 * 3_600_000);
  await app.visits.tend();
  const left = await sql<{ n: number }>`
    SELECT (SELECT count(*) FROM visits WHERE page_id = ${pageId}) + (SELECT count(*) FROM founder_visitors)
      + (SELECT count(*) FROM visit_salts WHERE day < '2026-03-02') AS n`.execute(app.db);
  expect([left.rows[0]?.n, (await app.intake(pageId))?.visits]).toEqual([0, 1]);
  now = began;
});

test('servers that count at the same time, or find what another has begun, count everybody once', async () => {
  const pageId = await app.publish('together');
  for (let n = 0; n < 8; n++) await visit('together', { agent: `${browser} Tab/${n}` });
  await app.visits.close();
  // Chosen by a server that was killed before it counted them.
  const batch = randomUUID();
  await sql`UPDATE visits SET batch = ${batch} WHERE page_id = ${pageId} AND id IN (
    SELECT id FROM visits WHERE page_id = ${pageId} ORDER BY id LIMIT 3)`.execute(app.db);
  const before = now;
  now = new Date(now.getTime() + 3_600_000);
  await Promise.all([app.visits.tend(), app.visits.tend()]);
  // Killed after it had counted them, before it noted that.
  await sql`UPDATE visits SET ordinal = NULL WHERE batch = ${batch}`.execute(app.db);
  await app.visits.tend();
  now = before;
  const { rows } = await sql<{ ordinal: number }>`
    SELECT ordinal FROM visits WHERE page_id = ${pageId} ORDER BY id`.execute(app.db);
  expect([rows.map(({ ordinal }) => ordinal), (await app.intake(pageId))?.visits]).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    8,
  ]);
});

test('however many have come, all of them are counted at once', async () => {
  const pageId = await app.publish('crowded');
  await sql`
    INSERT INTO visits (workspace_id, page_id, visitor, version, source, seen_at)
    SELECT ${app.workspaceId}, ${pageId}, decode(lpad(to_hex(n), 32, '0'), 'hex'), 'a', 'direct', ${now}
    FROM generate_series(1, 2500) AS n`.execute(app.db);
  await app.visits.countAll(app.workspaceId);
  expect((await app.intake(pageId))?.visits).toBe(2500);
});

test('whoever waits for a count that fails is told, and the next one counts', async () => {
  const pageId = await app.publish('failing');
  await visit('failing');
  await app.visits.close();
  const page = { workspaceId: app.workspaceId, pageId };
  let isGone = true;
  const tally = createTallyVisits({
    ...{ db: app.db, eventStore: app.eventStore, clock: () => now, projectOf: async () => app.projectId },
    flush: async () => {
      if (isGone) throw new Error('The database is gone.');
    },
  });
  await expect(Promise.all([tally.all(page), tally.all(page)])).rejects.toThrow('The database is gone.');
  isGone = false;
  await tally.all(page);
  expect((await app.intake(pageId))?.visits).toBe(1);
});

test('visits that cannot be written wait until they can, up to 20,000', async () => {
  const pageId = await app.publish('unwritten');
  await app.visits.close();
  const page = { workspaceId: app.workspaceId, pageId };
  // On a slow machine the buffer writes by itself in between.
  const faults = new Set<string>();
  const buffer = createVisitBuffer(
    app.db,
    () => now,
    (error) => faults.add(String(error)),
  );
  let visitors = 0;
  const add = () => {
    const today = (++visitors).toString(16).padStart(32, '0');
    buffer.add({
      ...page,
      visitor: { today, before: null },
      founder: '00',
      origin: '0.0',
      version: 'a',
      source: 'direct',
    });
  };
  const written = async () => {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*)::integer AS n FROM visits WHERE page_id = ${pageId}
      UNION ALL SELECT n FROM dropped_visits WHERE page_id = ${pageId} ORDER BY n`.execute(app.db);
    return rows.map(({ n }) => n);
  };
  await sql`ALTER TABLE visits RENAME TO visits_away`.execute(app.db);
  add();
  buffer.drop(page, 'bot');
  await expect(buffer.flush()).rejects.toThrow('"visits" does not exist');
  const failing = buffer.flush();
  await Promise.resolve();
  for (let n = 0; n < 20_000; n++) add();
  await expect(failing).rejects.toThrow('"visits" does not exist');
  await sql`ALTER TABLE visits_away RENAME TO visits`.execute(app.db);
  await buffer.flush();
  expect(await written()).toEqual([1, 1, 20_000]);
  await buffer.close();
  expect([...faults].filter((fault) => fault !== 'error: relation "visits" does not exist')).toEqual([]);
  await sql`DELETE FROM visits WHERE page_id = ${pageId}`.execute(app.db);
});

test('what is dropped adds up, whenever it was written and whenever it was counted', async () => {
  const pageId = await app.publish('drops');
  for (let n = 0; n < 3; n++) {
    await visit('drops', { method: 'HEAD' });
    await app.visits.close();
  }
  const first = await counted(pageId);
  await visit('drops', { method: 'HEAD' });
  expect([first, await counted(pageId)]).toEqual([
    { visits: 0, dropped: { head: 3 } },
    { visits: 0, dropped: { head: 4 } },
  ]);
});

test('of two founders whose pages have the same id each gets the visitors and the entries of their own', async () => {
  const other = await app.anotherFounder();
  const pageId = await app.publish('mine');
  await app.publish('theirs', { workspaceId: other, pageId });
  const mine = { workspaceId: app.workspaceId, pageId, version: 1 };
  const theirs = { ...mine, workspaceId: other };
  const request = (agent: string, method = 'GET') => ({ method, ip: '203.0.113.1', headers: { 'user-agent': agent } });
  const see = async (page: typeof mine, agent: string): Promise<string> => {
    const token = await app.visits.begin(page, 'a', { ...request(agent), query: {} });
    await app.visits.seen(page, token, request(agent));
    return token;
  };
  const token = await see(mine, browser);
  for (const agent of [browser, phone]) await see(theirs, agent);
  for (const page of [mine, theirs, theirs])
    await app.visits.begin(page, 'a', { ...request(phone, 'HEAD'), query: {} });
  await app.visits.close();
  const { rows } = await sql<{ names: number }>`
    SELECT count(DISTINCT visitor)::integer AS names FROM visits WHERE page_id = ${pageId}`.execute(app.db);
  const visit = app.visits.read(mine, token);
  const ordinal = visit && (await app.visits.ordinalOf(mine, visit, request(browser)));
  await counted(pageId);
  const said = async (of: string) => {
    const { visits, dropped } = (await app.intake(pageId, of)) ?? {};
    return { visits, dropped };
  };
  expect({ names: rows[0]?.names, ordinal, mine: await said(mine.workspaceId), theirs: await said(other) }).toEqual({
    ...{ names: 3, ordinal: 1 },
    mine: { visits: 1, dropped: { head: 1 } },
    theirs: { visits: 2, dropped: { head: 2 } },
  });
  // What one page has given is worth nothing at the other.
  expect(app.visits.read(theirs, token)).toBeUndefined();
});

test('before something is judged, the visits of its workspace are counted, and those of others are not', async () => {
  const pageId = await app.publish('due');
  await visit('due');
  await app.visits.countAll(randomUUID());
  const before = (await app.intake(pageId))?.visits ?? 0;
  await app.visits.countAll(app.workspaceId);
  expect([before, (await app.intake(pageId))?.visits]).toEqual([0, 1]);
});
