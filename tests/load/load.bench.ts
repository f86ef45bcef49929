import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Response } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { newFounder, ready, signUp, skipWelcome } from '../e2e/founder.ts';
import { startProduct } from '../fixtures/product.ts';

/** Most that may arrive before a screen can be used, in KB: 1,000 bytes of gzip -9. */
const budgets = { '/': 125, '/sign-in': 175, '/home': 220 } as const;

interface Row {
  readonly path: string;
  readonly 'JS, KB': number;
  readonly 'budget, KB': number;
  readonly 'of budget': string;
  readonly scripts: number;
  /** At most 25. */
  readonly 'CSS, KB': number;
}

/** First-load JavaScript of the built product: the scripts received before `body[data-ready]`, nothing cached. */
export async function measure(): Promise<Row[]> {
  const product = await startProduct({ RATE_LIMIT: 'off' });
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
    const rows: Row[] = [];
    for (const [path, budget] of Object.entries(budgets)) {
      const context = await chrome.newContext(path === '/home' ? { storageState } : {});
      const sizes = await sizesOf(context, product.url + path);
      const kilobytes = sum(sizes.script);
      rows.push({
        path,
        'JS, KB': Number(kilobytes.toFixed(1)),
        'budget, KB': budget,
        'of budget': `${Math.round((kilobytes / budget) * 100)} %`,
        scripts: sizes.script.length,
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

interface Sizes {
  readonly script: readonly number[];
  readonly stylesheet: readonly number[];
}

async function sizesOf(context: BrowserContext, url: string): Promise<Sizes> {
  const page = await context.newPage();
  const bodies = { script: [] as Promise<Buffer>[], stylesheet: [] as Promise<Buffer>[] };
  const take = (response: Response): void => {
    const type = response.request().resourceType();
    if (response.ok() && (type === 'script' || type === 'stylesheet')) bodies[type].push(response.body());
  };
  page.on('response', take);
  await page.goto(url);
  await ready(page);
  page.off('response', take);
  const gzipped = async (all: readonly Promise<Buffer>[]): Promise<number[]> =>
    (await Promise.all(all)).map((body) => gzipSync(body, { level: 9 }).length);
  return { script: await gzipped(bodies.script), stylesheet: await gzipped(bodies.stylesheet) };
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0) / 1000;
