import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { startProduct } from '../fixtures/product.ts';
import { publishThemes } from '../fixtures/theme-pages.ts';
import { withoutPolicy } from './without-policy.ts';

const visits = 9;
/** A slow phone: 1.6 Mbit/s with 150 ms of latency, and a processor of a quarter of this machine's speed. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;

interface Row {
  readonly theme: string;
  readonly 'first paint, ms': number;
  readonly 'without fonts, ms': number;
  /** Target: 1.2 at most. */
  readonly ratio: string;
}

/** Leaves the fonts out of a page: the rules that name them, and the hints to fetch them at once. */
const withoutFonts = (html: string): string =>
  html.replace(/@font-face\{[^}]*\}/g, '').replace(/<link rel="preload"[^>]* as="font"[^>]*>/g, '');

/**
 * First paint with content of the page with which each theme begins, as it is and without its fonts, in turn: the medians of
 * nine first visits each. The browser itself is slowed down. Lighthouse's model, which counts requests, can't tell: it takes
 * the page for slower where fonts are blocked.
 */
export async function measure(): Promise<Row[]> {
  const product = await startProduct({ RATE_LIMIT: 'off' });
  const [whole, bare] = [await withoutPolicy(product.url), await withoutPolicy(product.url, withoutFonts)];
  const chrome = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-quic'],
  });
  try {
    const themed = [...(await publishThemes(product.url))].map(([theme, path]) => ({
      ...{ theme, path },
      ...{ paints: [] as number[], without: [] as number[] },
    }));
    // Round by round: what the machine does beside it meets all of them alike. The first round only warms everything up.
    for (let round = 0; round <= visits; round++) {
      for (const { path, paints, without } of themed) {
        const [paint, bared] = [await firstPaint(chrome, whole.url + path), await firstPaint(chrome, bare.url + path)];
        if (round === 0) continue;
        paints.push(paint);
        without.push(bared);
      }
    }
    return themed.map(({ theme, paints, without }) => ({
      theme,
      'first paint, ms': Math.round(median(paints)),
      'without fonts, ms': Math.round(median(without)),
      ratio: (median(paints) / median(without)).toFixed(2),
    }));
  } finally {
    await chrome.close();
    whole.close();
    bare.close();
    await product.close();
  }
}

/** Milliseconds from the navigation of somebody who has nothing of the page yet. */
async function firstPaint(chrome: Browser, address: string): Promise<number> {
  const context = await chrome.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'load' });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((entries) => {
          for (const { name, startTime } of entries.getEntries())
            if (name === 'first-contentful-paint') resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return paint;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
