import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActivityPage, ActivityRecord } from '#domain/account/activity-record.ts';
import { createLog } from '#server/operations/create-log.ts';
import type { EventSource, SecurityEvent } from '#server/security/security-event.ts';
import { createSecurityEvents, type SecurityEvents } from '#server/security/security-events.ts';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
let lines: Record<string, unknown>[];
let events: SecurityEvents;
beforeAll(async () => {
  app = await startIdentityApp();
  const log = createLog('warn', { write: (line) => lines.push(JSON.parse(line)) });
  lines = [];
  events = createSecurityEvents({ db: app.db, log, clock: app.now });
});
afterAll(async () => {
  await events?.close();
  await app?.stop();
});

const home: EventSource = { address: '192.0.2.1', device: 'Firefox on Windows', requestId: 'request-1' };
const away: EventSource = { address: '2001:db8:0:100::/56', device: 'Chrome on Android', requestId: 'request-2' };
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Person extends Tokens {
  readonly accountId: string;
  readonly workspaceId: string;
  readonly uid: string;
  readonly email: string;
}

/** A founder of whom nothing is recorded yet. */
async function person(name: string): Promise<Person> {
  const email = `${name}@example.org`;
  const tokens = await newFounder(app, email);
  const row = await app.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  await app.securityEvents.settled();
  await app.db.deleteFrom('security_events').where('account_id', '=', row.id).execute();
  return { ...tokens, accountId: row.id, workspaceId: row.workspace_id, uid: row.provider_uid, email };
}

const signIn = ({ accountId }: Person, more: Partial<SecurityEvent> = {}): SecurityEvent => ({
  event: 'sign-in',
  outcome: 'success',
  who: { accountId },
  ...more,
});
const wrongPassword = (email: string): SecurityEvent => ({
  event: 'sign-in',
  outcome: 'failure',
  reason: 'wrong-password',
  who: { email },
});

async function read({ accessToken }: Tokens, query = ''): Promise<ActivityPage> {
  const answer = await app.call('GET', `/api/v1/auth/activity${query}`, undefined, accessToken);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return answer.json<ActivityPage>();
}

async function recorded(event: SecurityEvent, source?: EventSource): Promise<void> {
  events.record(event, source);
  await events.settled();
}

const shownOf = ({ events }: ActivityPage): Partial<ActivityRecord>[] =>
  events.map(({ event, reason, times }) => ({ event, reason, times }));

test('an event is a line in the log, whatever its level, and an entry for its founder', async () => {
  const ada = await person('ada');
  lines = [];
  const at = app.now().toISOString();
  await recorded(signIn(ada, { method: 'password', secondFactor: true, sessionId: 'session-1' }), home);
  const [line, ...others] = lines;
  expect(others).toEqual([]);
  expect(line).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: expect.any(Number),
    hostname: expect.any(String),
    log: 'security',
    event: 'sign-in',
    outcome: 'success',
    method: 'password',
    secondFactor: true,
    sessionId: 'session-1',
    by: 'founder',
    account: ada.accountId,
    address: '192.0.2.1',
    device: 'Firefox on Windows',
    reqId: 'request-1',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    msg: 'security event',
  });
  const { events, next } = await read(ada);
  expect([events, next]).toEqual([
    [
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        event: 'sign-in',
        outcome: 'success',
        reason: null,
        method: 'password',
        secondFactor: true,
        by: 'founder',
        times: 1,
        since: line?.['at'],
        at: line?.['at'],
        address: '192.0.2.1',
        device: 'Firefox on Windows',
        endedDevice: null,
      },
    ],
    null,
  ]);
  expect(Date.parse(events[0]?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(at));
});

test('founders see their own alone', async () => {
  const [bea, eve] = [await person('bea'), await person('eve')];
  await recorded(signIn(bea), home);
  expect([shownOf(await read(bea)), shownOf(await read(eve))]).toEqual([
    [{ event: 'sign-in', reason: null, times: 1 }],
    [],
  ]);
  const place = `${app.now().getTime() + 1}-ffffffff-ffff-4fff-bfff-ffffffffffff`;
  expect(shownOf(await read(eve, `?before=${place}`))).toEqual([]);
  expect((await app.call('GET', '/api/v1/auth/activity')).statusCode).toBe(401);
});

test('an address leads to its account, one that nobody has to none, and neither is ever written', async () => {
  const cleo = await person('cleo');
  lines = [];
  await recorded(wrongPassword(cleo.email), away);
  await recorded(wrongPassword('nobody@example.org'), away);
  const { uid } = cleo;
  await recorded({ event: 'password-changed', outcome: 'success', who: { uid } }, home);
  expect(lines.map(({ level, event, account, uid }) => ({ level, event, account, uid }))).toEqual([
    { level: 40, event: 'sign-in', account: cleo.accountId, uid: undefined },
    { level: 40, event: 'sign-in', account: undefined, uid: undefined },
    { level: 30, event: 'password-changed', account: undefined, uid },
  ]);
  expect(JSON.stringify(lines)).not.toContain('@');
  expect(shownOf(await read(cleo))).toEqual([
    { event: 'password-changed', reason: null, times: 1 },
    { event: 'sign-in', reason: 'wrong-password', times: 1 },
  ]);
});

test('the same from the same place within an hour is one entry with its count; anything else is one of its own', async () => {
  const dora = await person('dora');
  for (const source of [home, away, home]) await recorded(wrongPassword(dora.email), source);
  const [latest, other] = (await read(dora)).events;
  expect([latest?.times, latest?.address, other?.times, other?.address]).toEqual([2, home.address, 1, away.address]);
  expect((latest?.since ?? '') < (latest?.at ?? '')).toBe(true);
  app.advance(hourMs + 1000);
  await recorded(wrongPassword(dora.email), home);
  const tokens = await newTokens(dora);
  expect((await read(tokens)).events.map(({ times }) => times)).toEqual([1, 2, 1]);
});

/** A session that is good at the server's time of now. */
async function newTokens({ refreshToken }: Tokens): Promise<Tokens> {
  return (await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken })).json<Tokens>();
}

test('pages follow one another without a gap, and the last says so', async () => {
  const fay = await person('fay');
  const reasons = Array.from({ length: 25 }, (_, n) => `reason-${n}`);
  for (const reason of reasons) await recorded(signIn(fay, { reason }), home);
  const seen: (string | null)[] = [];
  const sizes: number[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: ActivityPage = await read(fay, next && `?before=${next}`);
    seen.push(...page.events.map(({ reason }) => reason));
    sizes.push(page.events.length);
    next = page.next;
  }
  expect([sizes, seen]).toEqual([[10, 10, 5], reasons.toReversed()]);
  expect(shownOf(await read(fay, '?limit=2')).map(({ reason }) => reason)).toEqual(['reason-24', 'reason-23']);
  for (const query of ['?limit=0', '?limit=51', '?limit=x', '?before=x', '?before=1-x']) {
    expect((await app.call('GET', `/api/v1/auth/activity${query}`, undefined, fay.accessToken)).statusCode).toBe(400);
  }
});

test('what happens in the same millisecond is listed in its order', async () => {
  const ivo = await person('ivo');
  const at = app.now();
  const still = createSecurityEvents({ db: app.db, log: createLog('silent'), clock: () => at });
  const reasons = Array.from({ length: 10 }, (_, n) => `reason-${n}`);
  for (const reason of reasons) still.record(signIn(ivo, { reason }), home);
  await still.close();
  expect((await read(ivo)).events.map(({ reason }) => reason)).toEqual(reasons.toReversed());
});

test('what fails cannot push out what succeeded, and neither fills the disk', async () => {
  const gil = await person('gil');
  await recorded(signIn(gil), home);
  for (let n = 0; n < 130; n += 1) {
    app.advance(1);
    events.record(wrongPassword(gil.email), { ...away, address: `192.0.2.${n}` });
  }
  for (let n = 0; n < 320; n += 1) {
    app.advance(1);
    events.record(signIn(gil, { reason: `reason-${n}` }), away);
  }
  await events.settled();
  const rows = await app.db
    .selectFrom('security_events')
    .select(['outcome', 'reason', 'address'])
    .where('account_id', '=', gil.accountId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const failures = rows.filter(({ outcome }) => outcome === 'failure');
  expect([failures.length, rows.length - failures.length]).toEqual([100, 300]);
  expect(failures.map(({ address }) => address)).toEqual(Array.from({ length: 100 }, (_, n) => `192.0.2.${n + 30}`));
});

test('an event is forgotten after 90 days, and its address after 30', async () => {
  const hal = await person('hal');
  await recorded(signIn(hal, { reason: 'old' }), home);
  app.advance(61 * dayMs);
  await recorded(signIn(hal, { reason: 'recent' }), away);
  app.advance(29 * dayMs + 1000);
  await events.purge();
  const { events: left } = await events.recent(hal);
  expect(left.map(({ reason, address, device }) => ({ reason, address, device }))).toEqual([
    { reason: 'recent', address: away.address, device: away.device },
  ]);
  app.advance(dayMs);
  await events.purge();
  expect((await events.recent(hal)).events.map(({ reason, address }) => ({ reason, address }))).toEqual([
    { reason: 'recent', address: null },
  ]);
});

test('an event of an account that is gone, and of nobody, has its line alone', async () => {
  lines = [];
  const accountId = crypto.randomUUID();
  await recorded({ event: 'session-ended', outcome: 'success', reason: 'expired', by: 'server', who: { accountId } });
  await recorded({ event: 'access-refused', outcome: 'refused', reason: 'foreign-origin' }, away);
  expect(lines.map(({ event, account, address }) => ({ event, account, address }))).toEqual([
    { event: 'session-ended', account: accountId, address: undefined },
    { event: 'access-refused', account: undefined, address: away.address },
  ]);
});

test('where the database fails the line is written, the failure is said, and nothing is thrown', async () => {
  const broken: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => broken.push(JSON.parse(line)) });
  const db = {
    selectFrom: () => {
      throw new Error('no database');
    },
  } as unknown as IdentityApp['db'];
  const failing = createSecurityEvents({ db, log, clock: app.now });
  failing.record(wrongPassword('ada@example.org'), home);
  failing.record({ event: 'sign-in', outcome: 'success', who: { uid: 'ada' } }, home);
  await failing.close();
  const said = broken.map(({ event, msg }) => event ?? msg).toSorted();
  expect(said).toEqual([
    'a security event could not be kept',
    'a security event could not be kept',
    'sign-in',
    'sign-in',
  ]);
});

test('what comes too often is counted, and the count is written at the end, into the entry too', async () => {
  const ida = await person('ida');
  const counting = createSecurityEvents({
    db: app.db,
    log: createLog('info', { write: (line) => lines.push(JSON.parse(line)) }),
    clock: app.now,
  });
  lines = [];
  for (let n = 0; n < 100; n += 1) counting.record(wrongPassword(ida.email), away);
  await counting.close();
  const times = lines.map((line) => line['times'] ?? 1);
  expect([times.length, times.at(-1)]).toEqual([31, 70]);
  expect((await counting.recent(ida)).events.map(({ times }) => times)).toEqual([100]);
});
