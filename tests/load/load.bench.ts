import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Response } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { newFounder, ready, signUp, skipWelcome } from '../e2e/founder.ts';
import { keepSession } from '../fixtures/account.ts';
import { openCanvas, type Placed } from '../fixtures/open-canvas.ts';
import { startProduct } from '../fixtures/product.ts';
import { firstLoadBudgets, firstLoadScripts } from './first-load-budgets.ts';

interface Row {
  readonly build: string;
  readonly path: string;
  readonly 'JS, KB': number;
  readonly 'budget, KB': number;
  readonly 'of budget': string;
  readonly scripts: string;
  /** At most 25. */
  readonly 'CSS, KB': number;
}

/**
 * First-load JavaScript of the built product: the scripts received before `body[data-ready]`, nothing cached. What a page
 * fetches ahead when it is idle counts as far as it has arrived by then; `built-files.e2e.ts` counts what is asked for at once.
 */
export async function measure(against?: string): Promise<Row[]> {
  const other = against === undefined ? [] : await measureBuild('other', against);
  return [...(await measureBuild('this')), ...other];
}

async function measureBuild(build: string, folder?: string): Promise<Row[]> {
  const product = await startProduct({ RATE_LIMIT: 'off' }, folder);
  const chrome = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-quic'],
  });
  try {
    const signedIn = await chrome.newContext();
    const page = await signedIn.newPage();
    await signUp(page, product, newFounder('load'));
    await skipWelcome(page);
    const storageState = await signedIn.storageState();
    await signedIn.close();
    const canvas = await openCanvas(product.url, 'First load', smallCanvas);
    const rows: Row[] = [];
    for (const [path, budget] of Object.entries(firstLoadBudgets)) {
      const context = await chrome.newContext(isInside(path) ? { storageState } : {});
      if (path === '/canvas') await keepSession(context, product.url, canvas.account);
      const sizes = await sizesOf(context, path === '/canvas' ? canvas.address : product.url + path);
      const kilobytes = sum(sizes.script);
      rows.push({
        build,
        path,
        'JS, KB': Number(kilobytes.toFixed(1)),
        'budget, KB': budget,
        'of budget': `${Math.round((kilobytes / budget) * 100)} %`,
        scripts: `${sizes.script.length} of ${firstLoadScripts}`,
        'CSS, KB': Number(sum(sizes.stylesheet).toFixed(1)),
      });
      await context.close();
    }
    return rows;
  } finally {
    await chrome.close();
    await product.close();
  }
}

const isInside = (path: string): boolean => !['/', '/sign-in', '/canvas'].includes(path);

/** Two notes and what leads from one to the other. */
const smallCanvas: Placed = {
  nodes: [
    { id: 'note00000001', kind: 'note', x: 0, y: 0, width: 200, height: 120, text: 'Sellers wait' },
    { id: 'note00000002', kind: 'note', x: 400, y: 0, width: 200, height: 120, text: 'They need cash' },
  ],
  edges: [
    { id: 'edge00000001', from: { node: 'note00000001', side: 'auto' }, to: { node: 'note00000002', side: 'auto' } },
  ],
};

interface Sizes {
  readonly script: readonly number[];
  readonly stylesheet: readonly number[];
}

async function sizesOf(context: BrowserContext, url: string): Promise<Sizes> {
  const page = await context.newPage();
  const received = { script: new Map<string, Response>(), stylesheet: new Map<string, Response>() };
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (response.ok() && (type === 'script' || type === 'stylesheet')) received[type].set(response.url(), response);
  });
  await page.addInitScript(markWhenReady);
  await page.goto(url);
  await ready(page);
  const first = new Set(await page.evaluate(receivedBeforeReady));
  const gzipped = (all: ReadonlyMap<string, Response>): Promise<number[]> =>
    Promise.all(
      [...all]
        .filter(([address]) => first.has(address))
        .map(async ([, response]) => gzipSync(await response.body(), { level: 9 }).length),
    );
  return { script: await gzipped(received.script), stylesheet: await gzipped(received.stylesheet) };
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0) / 1000;

/** Runs in the page. What comes while this process learns that the page is ready is not part of the first load. */
function markWhenReady(): void {
  new MutationObserver((_, observer) => {
    performance.mark('ready');
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
}

/** Runs in the page: the addresses of what had arrived by then. */
function receivedBeforeReady(): string[] {
  const readyAt = performance.getEntriesByName('ready')[0]?.startTime ?? 0;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return resources.filter(({ responseEnd }) => responseEnd <= readyAt).map(({ name }) => name);
}
