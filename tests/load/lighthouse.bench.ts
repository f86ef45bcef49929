import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { findFreePort } from '../../src/server/http/find-free-port.ts';
import { startProduct } from '../fixtures/product.ts';
import { publicAddresses } from './public-addresses.ts';

const visits = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Row = { readonly path: string; readonly lost: string } & Readonly<Record<(typeof categories)[number], number>>;

/**
 * Lighthouse's scores of the public pages (target 98 in each), with its simulated slow phone, and what they were lost on;
 * of three visits the one with the middle performance.
 */
export async function measure(): Promise<Row[]> {
  const product = await startProduct({ RATE_LIMIT: 'off' });
  const port = await findFreePort('127.0.0.1');
  const chrome = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-quic', `--remote-debugging-port=${port}`],
  });
  try {
    const rows: Row[] = [];
    for (const path of await publicAddresses(product.url)) {
      const seen: Row[] = [];
      for (let n = 0; n < visits; n++) seen.push(await score(product.url, path, port));
      rows.push(...seen.toSorted((a, b) => a.performance - b.performance).slice(1, 2));
    }
    return rows;
  } finally {
    await chrome.close();
    await product.close();
  }
}

async function score(url: string, path: string, port: number): Promise<Row> {
  const result = await lighthouse(url + path, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { audits, categories: found } = result.lhr;
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]));
  const lost = Object.values(found)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return { path, ...scores, lost: lost.join(' ') } as Row;
}
