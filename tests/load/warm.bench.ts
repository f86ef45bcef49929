import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { type Account, keepSession, openAccount } from '../fixtures/account.ts';
import { type CuttableNetwork, cuttableNetwork } from '../fixtures/cuttable-network.ts';
import { fillCanvas } from '../fixtures/fill-canvas.ts';
import { fillVault } from '../fixtures/fill-vault.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { type Steps, watchSteps } from './watch-steps.ts';

const visits = 9;
/** The first visits fill the browser's caches of compiled code. */
const before = 3;
const sizes = [50, 5000] as const;
/** Target for 5,000 ideas or nodes, on a machine that does nothing else. */
const targetMs = 300;
/** How long a canvas must not be painted anew to be at rest. */
const restMs = 300;

interface Row {
  readonly what: string;
  readonly build: string;
  /** From the navigation to the first frame in which ideas are shown and one can be written down, or parts can be edited. */
  readonly 'editable, ms': number;
  readonly 'of target': string;
  /** Ratio to the median of the other build, which was visited as often, in turn. */
  readonly 'of the other': string;
  readonly 'slowest, ms': number;
  /** CPU time of the page's own thread, without the time in which the machine did something else. */
  readonly 'CPU, ms': number;
  /** Steps of the median visit, each from the step before. */
  readonly 'page, ms': number;
  readonly 'scripts until asking the database, ms': number;
  readonly 'database, ms': number;
  readonly 'until drawn, ms': number;
  readonly 'until painted, ms': number;
  /**
   * For a canvas, from the navigation until it is at rest: a large one is shown as it is painted, and all are painted
   * again when letters and parts of the page come that are fetched later.
   */
  readonly 'at rest, ms': number | '';
}

interface Visit extends Steps {
  readonly cpu: number;
}

/** Page to open, and how many streams are on the device by then. */
interface Place {
  readonly what: string;
  readonly shows: 'ideas' | 'canvas';
  readonly account: Account;
  readonly address: string;
  readonly streams: number;
}

/** A build of the product, and what stands between it and the browser. */
interface Build {
  readonly name: string;
  readonly product: Product;
  readonly network: CuttableNetwork;
}

/** A founder's own browser profile, in which a place of a build was opened before. */
interface Side {
  readonly build: Build;
  readonly place: Place;
  readonly context: BrowserContext;
  readonly visits: Visit[][];
}

/**
 * The vault and a canvas of a founder who was here before, without a network; medians of nine visits. In a new tab the
 * browser starts a process for the page first; in a tab in which the product was open, as with a reload, it has one.
 */
export async function measure(against?: string): Promise<unknown[]> {
  const builds = [await startBuild('this')];
  if (against !== undefined) builds.push(await startBuild('other', against));
  const ways = builds.map(({ product, network }) => `MAP localhost:${product.port} 127.0.0.1:${network.port}`);
  const chrome = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-quic', `--host-resolver-rules=${ways.join(',')}`],
  });
  try {
    const rows: Row[] = [];
    for (const make of [vaultOf, canvasOf]) {
      for (const size of sizes) {
        const sides: Side[] = [];
        for (const build of builds) {
          const context = await chrome.newContext({ viewport: { width: 1350, height: 940 } });
          sides.push({ build, place: await make(build.product.url, size), context, visits: [] });
        }
        rows.push(...(await rowsOf(sides)));
        for (const { context } of sides) await context.close();
      }
    }
    return rows;
  } finally {
    await chrome.close();
    for (const { product, network } of builds) {
      await network.close();
      await product.close();
    }
  }
}

async function startBuild(name: string, folder?: string): Promise<Build> {
  const product = await startProduct({ RATE_LIMIT: 'off' }, folder);
  return { name, product, network: await cuttableNetwork(product.port) };
}

async function vaultOf(url: string, size: number): Promise<Place> {
  const account = await openAccount(url);
  await fillVault(url, account.accessToken, size);
  return { what: `${size} ideas`, shows: 'ideas', account, address: `${url}/idea-vault`, streams: size };
}

async function canvasOf(url: string, size: number): Promise<Place> {
  const canvas = await openCanvas(url, 'Bread by bicycle');
  await fillCanvas(canvas, size);
  return { what: `${size} nodes`, shows: 'canvas', ...canvas, streams: 3 };
}

async function rowsOf(sides: readonly Side[]): Promise<Row[]> {
  for (const { build, place, context } of sides) {
    await keepSession(context, build.product.url, place.account);
    await writeSnapshot(context, place);
    await build.network.cut();
    await context.setOffline(true);
  }
  for (let n = 0; n < before + visits; n++) {
    for (const { context, place, visits } of n % 2 ? sides.toReversed() : sides) {
      visits.push(await visitTwice(context, place));
    }
  }
  for (const { build } of sides) await build.network.mend();
  return ['new tab', 'same tab'].flatMap((tab, nth) => {
    const middles = sides.map(({ visits }) => middleOf(visits.slice(before).flatMap((each) => each[nth] ?? [])));
    return sides.map(({ build, place }, side) =>
      rowFrom(`${place.what}, ${tab}`, build.name, middles[side], middles[1 - side]),
    );
  });
}

/** Opens the page once with a network, until all of the log is on the device, with what serves it later. */
async function writeSnapshot(context: BrowserContext, { address, streams }: Place): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(hasKept, streams, { timeout: 120_000, polling: 500 });
  await page.close();
}

/** In a new tab, and then in the same one. */
async function visitTwice(context: BrowserContext, { address, shows }: Place): Promise<Visit[]> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(watchSteps, shows);
  const visits = [await visit(page, client, address), await visit(page, client, address)];
  await page.close();
  return visits;
}

async function visit(page: Page, client: CDPSession, address: string): Promise<Visit> {
  await page.goto(address);
  // Not by the page's own functions, whose script would be read and run between the steps.
  await client.send('Runtime.evaluate', { expression: 'painted', awaitPromise: true });
  const { metrics } = await client.send('Performance.getMetrics');
  const all = await page.evaluate(
    (restMs) =>
      new Promise<Steps>((resolve) => {
        const { steps } = window as unknown as { steps: Steps };
        const wait = (): unknown =>
          performance.now() - (steps.last ?? 0) < restMs ? setTimeout(wait, restMs) : resolve(steps);
        wait();
      }),
    restMs,
  );
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

/** The visit of which half were slower, and the slowest. */
interface Middle extends Visit {
  readonly slowest: number;
}

function middleOf(visits: readonly Visit[]): Middle | undefined {
  const sorted = visits.toSorted((a, b) => a.painted - b.painted);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle && { ...middle, slowest: sorted.at(-1)?.painted ?? 0 };
}

function rowFrom(what: string, build: string, middle: Middle | undefined, other: Middle | undefined): Row {
  if (!middle) throw new Error('no visits');
  const { cpu, page, asked, answered, drawn, painted, last, slowest } = middle;
  return {
    what,
    build,
    'editable, ms': Math.round(painted),
    'of target': `${Math.round((painted / targetMs) * 100)} %`,
    'of the other': other ? (painted / other.painted).toFixed(2) : '',
    'slowest, ms': Math.round(slowest),
    'CPU, ms': Math.round(cpu),
    'page, ms': Math.round(page),
    'scripts until asking the database, ms': Math.round(asked - page),
    'database, ms': Math.round(answered - asked),
    'until drawn, ms': Math.round(drawn - answered),
    'until painted, ms': Math.round(painted - drawn),
    'at rest, ms': last === undefined ? '' : Math.round(last),
  };
}
