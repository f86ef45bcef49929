import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { ready } from '../e2e/founder.ts';
import { startProduct } from '../fixtures/product.ts';
import { publicAddresses } from './public-addresses.ts';

const visits = 9;
const slowdown = 4;
/** Targets: LCP 1,000 ms, CLS 0, TBT 100 ms. */
const longTaskMs = 50;

interface Visit {
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
}

interface Row {
  readonly path: string;
  readonly 'LCP, ms': number;
  readonly CLS: number;
  readonly 'TBT, ms': number;
}

/** Painting of the public pages with the processor slowed down four times, nothing cached; medians of nine visits. */
export async function measure(): Promise<Row[]> {
  const product = await startProduct({ RATE_LIMIT: 'off' });
  const chrome = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-quic'],
  });
  try {
    const rows: Row[] = [];
    for (const path of await publicAddresses(product.url)) {
      const seen: Visit[] = [];
      for (let n = 0; n < visits; n++) seen.push(await visit(chrome, product.url + path));
      rows.push({
        path,
        'LCP, ms': Math.round(median(seen.map(({ lcpMs }) => lcpMs))),
        CLS: Number(median(seen.map(({ cls }) => cls)).toFixed(3)),
        'TBT, ms': Math.round(median(seen.map(({ tbtMs }) => tbtMs))),
      });
    }
    return rows;
  } finally {
    await chrome.close();
    await product.close();
  }
}

async function visit(chrome: Browser, url: string): Promise<Visit> {
  const context = await chrome.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const seen = { lcpMs: 0, cls: 0, tasks: [] as number[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcpMs = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.tasks.push(entry.duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { lcpMs: number; cls: number; tasks: number[] } }).seen,
  );
  await context.close();
  const tbtMs = seen.tasks.reduce((sum, duration) => sum + Math.max(0, duration - longTaskMs), 0);
  return { lcpMs: seen.lcpMs, cls: seen.cls, tbtMs };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
