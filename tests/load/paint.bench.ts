import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { startProduct } from '../fixtures/product.ts';
import { publicAddresses } from './public-addresses.ts';
import { tasksAfterPaint } from './tasks-after-paint.ts';

const visits = 9;
const slowdown = 4;
/** Targets: LCP 1,000 ms, CLS 0, TBT 100 ms. */
const longTaskMs = 50;
const readySign = 'the page is ready';

interface Visit {
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  readonly cpuTbtMs: number;
}

interface Row {
  readonly path: string;
  readonly 'LCP, ms': number;
  readonly CLS: number;
  readonly 'TBT, ms': number;
  /** TBT as if the machine had nothing else to do. */
  readonly 'TBT in CPU time, ms': number;
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
        'TBT in CPU time, ms': Math.round(median(seen.map(({ cpuTbtMs }) => cpuTbtMs))),
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
  await page.addInitScript(watchPainting, readySign);
  // The page says itself that it is ready: to look for it from here would be a long task of its own.
  const isReady = page.waitForEvent('console', (message) => message.text() === readySign);
  const tasks = await tasksAfterPaint(client, async () => {
    await page.goto(url);
    await isReady;
    await page.waitForLoadState('networkidle');
  });
  const seen = await page.evaluate(() => (window as unknown as { seen: { lcpMs: number; cls: number } }).seen);
  await context.close();
  return {
    ...seen,
    tbtMs: blocked(tasks.map(({ wallMs }) => wallMs)),
    cpuTbtMs: blocked(tasks.map(({ cpuMs }) => cpuMs)),
  };
}

/** Runs in the page. */
function watchPainting(readySign: string): void {
  const seen = { lcpMs: 0, cls: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    observer.disconnect();
    console.debug(readySign);
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
}

const blocked = (tasksMs: readonly number[]): number =>
  tasksMs.reduce((sum, duration) => sum + Math.max(0, duration - longTaskMs), 0);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
