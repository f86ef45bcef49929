import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lock } from '#domain/experiment/experiment.ts';
import type { Intake } from '#domain/intake/intake.ts';
import { brokenSplit, sentFor } from '#domain/judgement/broken-split.ts';
import { sharesBy } from '#domain/judgement/judge-entries.ts';
import { entriesOfPage } from '#domain/judgement/page-entries.ts';
import { shownVersion } from '#server/published/shown-version.ts';
import { browserAgent, type Guest } from '../fixtures/page-guests.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aContent } from '../fixtures/published-page.ts';

const versionKey = Buffer.alloc(32, 1);
const began = new Date('2026-03-01T12:00:00.000Z');
let now = began;
let app: PublishedApp;
beforeAll(async () => {
  app = await startPublishedApp({ clock: () => now, versionKey });
});
afterAll(async () => app?.stop());

let pages = 0;
/** A page in two versions, and who is shown which does not depend on when this runs. */
async function publish() {
  const slug = `split-${++pages}`;
  const pageId = `01234567-89ab-4cde-8f01-${String(pages).padStart(12, '0')}`;
  const [a, b] = [aContent({ slug, title: 'First' }), aContent({ slug, title: 'Second' })];
  await app.publish(slug, { pageId, a, b });
  return { slug, pageId };
}

const guestOf = (network: number, agent = browserAgent): Guest => ({
  ...{ 'x-forwarded-for': `10.${network >> 8}.${network & 255}.1`, 'user-agent': agent },
});
const agentOf = (n: number): string => `${browserAgent} Tab/${n}`;

/** Opens a page; what else its browser asks for is told apart by the version. */
async function open(slug: string, guest: Guest, draws: (version: 'a' | 'b') => boolean) {
  const html = await (await fetch(`${app.origin}/p/${slug}`, { headers: guest })).text();
  const version = html.includes('<title>First') ? 'a' : 'b';
  const picture = /src="(\/p\/[^"]+\/seen\/[^"]+)"/.exec(html)?.[1] ?? '';
  if (!draws(version)) return false;
  await (await fetch(`${app.origin}${picture}`, { headers: guest })).arrayBuffer();
  return true;
}

/** Reads a page's intake from the log once all is counted. */
async function counted(pageId: string): Promise<Intake | undefined> {
  await app.visits.close();
  now = new Date(began.getTime() + 3_600_000);
  await app.visits.tend();
  now = began;
  return app.intake(pageId);
}

/** A test of its two versions that began before anybody came, and is over. */
function splitOf(pageId: string, intake: Intake | undefined) {
  const lock: Lock = {
    ...{ criterion: 0.1, n: 60, ahead: 5.51, behind: 4.41, endsAt: null, windowMinutes: 60, counts: 'received' },
    ...{ formula: 'corridor-1', position: 1, startedAt: began.toISOString(), networkRule: 'one' },
  };
  const experiment = {
    method: 'split',
    lock,
    closed: null,
    artefact: { kind: 'page', id: pageId, goal: 'sign-up' },
  } as const;
  const shares = sharesBy(entriesOfPage(experiment, intake, '2026-03-02T12:00:00.000Z'), 'version');
  const sent = sentFor(experiment, intake);
  return { seen: shares.map(({ name, n }) => `${name} ${n}`), sent, broken: brokenSplit(shares, sent) };
}

const reports = process.env['TEST_FULL'] ? 1000 : 70;
test(`who reports ${reports} pages of one version alone as seen breaks no split`, async () => {
  const { slug, pageId } = await publish();
  let [drawn, network] = [0, 0];
  const attack = async (): Promise<void> => {
    while (drawn < reports) if (await open(slug, guestOf(network++), (version) => version === 'a')) drawn += 1;
  };
  await Promise.all(Array.from({ length: 16 }, attack));
  const { seen, sent = { a: 0, b: 0 }, broken } = splitOf(pageId, await counted(pageId));
  expect({ seen, broken, isCounted: sent.a >= reports && sent.b > 0.7 * reports }).toEqual({
    ...{ seen: ['a 60'], broken: null, isCounted: true },
  });
});

test('made-up names of browsers at one address count as three, and reading again as nothing', async () => {
  const { slug, pageId } = await publish();
  for (let n = 0; n < 20; n++) await open(slug, guestOf(1, agentOf(n)), (version) => version === 'a');
  await app.visits.close();
  now = new Date(began.getTime() + 120_000);
  for (let n = 0; n < 20; n++) await open(slug, guestOf(1, agentOf(n)), () => false);
  const { sent = { a: 0, b: 0 }, broken } = splitOf(pageId, await counted(pageId));
  expect([sent.a + sent.b, broken]).toEqual([3, null]);
});

test('a page that was sent unevenly is a broken split, whatever was seen of it', async () => {
  const { slug, pageId } = await publish();
  const wanted = { a: 60, b: 20 };
  const left = { ...wanted };
  for (let network = 0; left.a + left.b > 0; network++) {
    const guest = guestOf(network);
    const version = shownVersion(versionKey, pageId, { address: guest['x-forwarded-for'], agent: browserAgent }, began);
    if (left[version] === 0) continue;
    left[version] -= 1;
    await open(slug, guest, () => left[version] < 20);
  }
  const { seen, sent, broken } = splitOf(pageId, await counted(pageId));
  expect({ seen: seen.toSorted(), sent, broken }).toEqual({ seen: ['a 20', 'b 20'], sent: wanted, broken: [60, 20] });
});

test('whoever was sent a page the day before is nobody new when it is sent to them again', async () => {
  const { slug, pageId } = await publish();
  for (const [day, network] of [
    [-1, 1],
    [0, 1],
    [0, 2],
  ] as const) {
    now = new Date(began.getTime() + day * 86_400_000);
    await open(slug, guestOf(network), () => false);
    await app.visits.close();
  }
  const { sent = { a: 0, b: 0 } } = splitOf(pageId, await counted(pageId));
  expect(sent.a + sent.b).toBe(2);
});

test('what robots, founders and whoever was sent it before are sent is not counted, and all is forgotten', async () => {
  const { slug, pageId } = await publish();
  const never = () => false;
  const founder = guestOf(3);
  await app.visits.signedIn(app.workspaceId, { method: 'GET', ip: founder['x-forwarded-for'], headers: founder });
  for (const guest of [guestOf(1), guestOf(1), guestOf(2, 'curl/8.5.0'), founder]) await open(slug, guest, never);
  await fetch(`${app.origin}/p/${slug}`, { method: 'HEAD', headers: guestOf(4) });
  await app.visits.close();
  const { rows } = await sql<{ row: string }>`SELECT pages_sent::text AS row FROM pages_sent`.execute(app.db);
  expect(JSON.stringify(rows)).not.toMatch(/10\.0\.1|Mozilla/);
  const { sent = { a: 0, b: 0 } } = splitOf(pageId, await counted(pageId));
  expect(sent.a + sent.b).toBe(1);
  now = new Date(began.getTime() + 2 * 86_400_000);
  await app.visits.tend();
  now = began;
  expect((await sql`SELECT 1 FROM pages_sent`.execute(app.db)).rows).toEqual([]);
});
