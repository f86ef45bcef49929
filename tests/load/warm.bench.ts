import { type BrowserContext, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { keepSession, openAccount } from '../fixtures/account.ts';
import { type CuttableNetwork, cuttableNetwork } from '../fixtures/cuttable-network.ts';
import { fillVault } from '../fixtures/fill-vault.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { type Steps, watchSteps } from './watch-steps.ts';

const visits = 9;
/** The first visits fill the browser's caches of compiled code. */
const before = 3;
const sizes = [50, 5000] as const;
/** Target for 5,000 ideas, on a machine that does nothing else. */
const targetMs = 300;

interface Row {
  readonly ideas: string;
  /** From the navigation to the first frame in which ideas are shown and one can be written down. */
  readonly 'editable, ms': number;
  readonly 'of target': string;
  readonly 'slowest, ms': number;
  /** What the page's own thread worked for it, without the time in which the machine did something else. */
  readonly 'CPU, ms': number;
  /** Of the median, from step to step. */
  readonly 'page, ms': number;
  readonly 'scripts until asking the database, ms': number;
  readonly 'database, ms': number;
  readonly 'until drawn, ms': number;
  readonly 'until painted, ms': number;
}

interface Visit extends Steps {
  readonly cpu: number;
}

/** The vault of a founder who was here before, without a network; medians of nine visits. */
export async function measure(): Promise<unknown[]> {
  const product = await startProduct({ RATE_LIMIT: 'off' });
  const network = await cuttableNetwork(product.port);
  const chrome = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-quic',
      `--host-resolver-rules=MAP localhost:${product.port} 127.0.0.1:${network.port}`,
    ],
  });
  try {
    const rows: Row[] = [];
    for (const size of sizes) {
      const context = await chrome.newContext({ viewport: { width: 1350, height: 940 } });
      rows.push(await rowOf(context, product, network, size));
      await context.close();
    }
    const [few, many] = rows.map((row) => row['editable, ms']);
    return [...rows, { ideas: 'ratio', 'editable, ms': Number(((many ?? 0) / (few ?? 1)).toFixed(2)) }];
  } finally {
    await chrome.close();
    await network.close();
    await product.close();
  }
}

async function rowOf(context: BrowserContext, product: Product, network: CuttableNetwork, size: number): Promise<Row> {
  const account = await openAccount(product.url);
  await fillVault(product.url, account.accessToken, size);
  await keepSession(context, product.url, account);
  await keepCopy(context, product.url, size);
  await network.cut();
  await context.setOffline(true);
  const seen: Visit[] = [];
  for (let n = 0; n < before + visits; n++) seen.push(await visit(context, product.url));
  await network.mend();
  return rowFrom(size, seen.slice(before));
}

/** Opens the vault once with a network, until all of it is on the device, with what serves it later. */
async function keepCopy(context: BrowserContext, url: string, size: number): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/idea-vault`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(hasKept, size, { timeout: 120_000, polling: 500 });
  await page.close();
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(watchSteps);
  await page.goto(`${url}/idea-vault`);
  const steps = await page.waitForFunction(() => (window as unknown as { steps: Partial<Steps> }).steps.painted);
  await steps.dispose();
  const all = await page.evaluate(() => (window as unknown as { steps: Steps }).steps);
  const { metrics } = await client.send('Performance.getMetrics');
  await page.close();
  return { ...all, cpu: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) };
}

/** Runs in the page: whether its database holds so many streams, and says that these are all. */
async function hasKept(size: number): Promise<boolean> {
  const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const database = await resultOf(indexedDB.open('groundwork'));
  const metas = database.objectStoreNames.contains('meta')
    ? database.transaction('meta').objectStore('meta').getAll()
    : null;
  const rows = metas ? await resultOf<{ isComplete: boolean; streamCount: number }[]>(metas) : [];
  database.close();
  return rows.some(({ isComplete, streamCount }) => isComplete && streamCount >= size);
}

function rowFrom(size: number, visits: readonly Visit[]): Row {
  const sorted = visits.toSorted((a, b) => a.painted - b.painted);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no visits');
  const { cpu, page, asked, answered, drawn, painted } = middle;
  return {
    ideas: String(size),
    'editable, ms': Math.round(painted),
    'of target': `${Math.round((painted / targetMs) * 100)} %`,
    'slowest, ms': Math.round(sorted.at(-1)?.painted ?? 0),
    'CPU, ms': Math.round(cpu),
    'page, ms': Math.round(page),
    'scripts until asking the database, ms': Math.round(asked - page),
    'database, ms': Math.round(answered - asked),
    'until drawn, ms': Math.round(drawn - answered),
    'until painted, ms': Math.round(painted - drawn),
  };
}
