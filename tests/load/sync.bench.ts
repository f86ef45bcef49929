import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { startPostgres } from '../../src/server/postgres/start-postgres.ts';
import { type Account, keepSession, openAccount, openSession } from '../fixtures/account.ts';
import { type AppInPage, revealApp } from '../fixtures/app-in-page.ts';
import { startProduct } from '../fixtures/product.ts';

const commands = 300;
const warmUp = 30;
const pauseMs = 20;
/** Target for the slowest of a hundred in the other tab and the other browser. */
const targetMs = 1000;

interface Row {
  readonly from: string;
  readonly 'p50, ms': number;
  readonly 'p99, ms': number;
  /** Ratio of the medians to one plain INSERT of a like row on the same database. */
  readonly 'of a raw insert': number;
  readonly 'p99 of target': string;
}

/**
 * One idea after the other is captured in a tab: until it is in the outbox on the disk, until the server has answered,
 * until another tab of the browser shows it, and until another browser does. By the clock of the one machine.
 */
export async function measure(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
  const postgres = await startPostgres({ dataDir, port: 0, log: pino({ level: 'silent' }) });
  const product = await startProduct({ RATE_LIMIT: 'off', DATABASE_URL: postgres.connectionString });
  const browsers = await Promise.all([launch(), launch()]);
  try {
    const account = await openAccount(product.url);
    const [tab, otherTab] = await openTabs(browsers[0], product.url, account, 2);
    const [elsewhere] = await openTabs(browsers[1], product.url, account, 1);
    if (!tab || !otherTab || !elsewhere) throw new Error('no tabs');
    await Promise.all([otherTab, elsewhere].map((page) => page.evaluate(noteArrivals)));
    const sent = await tab.evaluate(captureMany, { count: warmUp + commands, pauseMs });
    const last = sent.at(-1)?.stream ?? '';
    for (const page of [otherTab, elsewhere])
      await page.waitForFunction((stream) => stream in (window as unknown as Arrivals).arrivals, last);
    const inTab = await otherTab.evaluate(() => (window as unknown as Arrivals).arrivals);
    const inBrowser = await elsewhere.evaluate(() => (window as unknown as Arrivals).arrivals);
    const raw = await insertMany(postgres.connectionString);
    const counted = sent.slice(warmUp);
    const since = (arrivals: Readonly<Record<string, number>>) =>
      counted.map(({ stream, at }) => (arrivals[stream] ?? Number.NaN) - at);
    const against = quantile(raw, 0.5);
    return [
      rowOf('a raw insert', raw, against),
      rowOf(
        'command to outbox on the disk',
        counted.map(({ at, kept }) => kept - at),
        against,
      ),
      rowOf(
        'command to durable on the server',
        counted.map(({ at, durable }) => durable - at),
        against,
      ),
      rowOf('command to the other tab', since(inTab), against),
      rowOf('command to another browser', since(inBrowser), against),
    ];
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await product.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox', '--disable-quic'] });

async function openTabs(browser: Browser, url: string, account: Account, count: number): Promise<readonly Page[]> {
  const context = await browser.newContext();
  await revealApp(context);
  await keepSession(context, url, await openSession(url, account));
  const pages: Page[] = [];
  for (let n = 0; n < count; n++) {
    const page = await context.newPage();
    await page.goto(`${url}/home`);
    await page.waitForFunction(() => {
      if (!('ready' in document.body.dataset)) return false;
      const { value } = (window as unknown as AppInPage).appInPage().actorOf('sync').getSnapshot();
      return typeof value === 'object' && typeof value.open === 'object' && value.open.connected === 'live';
    });
    pages.push(page);
  }
  return pages;
}

interface Arrivals {
  readonly arrivals: Record<string, number>;
}

/** Runs in the page: keeps when each idea came to be shown. */
function noteArrivals(): void {
  const { workspace } = (window as unknown as AppInPage).appInPage().services;
  const arrivals: Record<string, number> = {};
  Object.assign(window, { arrivals });
  workspace.streamsOf('idea').subscribe((streams) => {
    const now = performance.timeOrigin + performance.now();
    for (let n = streams.length - 1; n >= 0; n--) {
      const stream = streams[n] ?? '';
      if (stream in arrivals) break;
      arrivals[stream] = now;
    }
  });
}

interface Sent {
  readonly stream: string;
  readonly at: number;
  readonly kept: number;
  readonly durable: number;
}

/** Runs in the page. */
async function captureMany({ count, pauseMs }: { readonly count: number; readonly pauseMs: number }): Promise<Sent[]> {
  const { services } = (window as unknown as AppInPage).appInPage();
  const { workspace } = services;
  const now = (): number => performance.timeOrigin + performance.now();
  const nothing = (atom: typeof workspace.pendingCount): Promise<number> =>
    new Promise((resolve) => {
      const subscription = atom.subscribe((left) => {
        if (left > 0) return;
        subscription.unsubscribe();
        resolve(now());
      });
    });
  const sent: Sent[] = [];
  for (let n = 0; n < count; n++) {
    const stream = `idea-${crypto.randomUUID()}` as const;
    const at = now();
    services.dispatch([{ type: 'CaptureIdea', stream, data: { title: 'Crumb: what each bake really costs' } }]);
    const [kept, durable] = await Promise.all([nothing(workspace.unkeptCount), nothing(workspace.pendingCount)]);
    sent.push({ stream, at, kept, durable });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return sent;
}

async function insertMany(connectionString: string): Promise<number[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('CREATE TABLE raw_insert (id uuid PRIMARY KEY, data jsonb NOT NULL, at timestamptz NOT NULL)');
  const took: number[] = [];
  for (let n = 0; n < warmUp + commands; n++) {
    const start = performance.now();
    const row = [crypto.randomUUID(), { title: 'Crumb: what each bake really costs' }, new Date()];
    await client.query('INSERT INTO raw_insert (id, data, at) VALUES ($1, $2, $3)', row);
    took.push(performance.now() - start);
  }
  await client.end();
  return took.slice(warmUp);
}

function rowOf(from: string, took: readonly number[], against: number): Row {
  const [p50, p99] = [quantile(took, 0.5), quantile(took, 0.99)];
  return {
    from,
    'p50, ms': Number(p50.toFixed(1)),
    'p99, ms': Number(p99.toFixed(1)),
    'of a raw insert': Number((p50 / against).toFixed(1)),
    'p99 of target': `${Math.round((p99 / targetMs) * 100)} %`,
  };
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
