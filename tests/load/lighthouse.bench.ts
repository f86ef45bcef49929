import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { findFreePort } from '../../src/server/http/find-free-port.ts';
import { startProduct } from '../fixtures/product.ts';
import { publishThemes } from '../fixtures/theme-pages.ts';
import { publicAddresses } from './public-addresses.ts';
import { withoutPolicy } from './without-policy.ts';

const visits = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Parts of Lighthouse's answer that are read here. */
interface Result {
  readonly lhr: {
    readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
    readonly categories: Readonly<
      Record<
        string,
        {
          readonly score: number | null;
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
        }
      >
    >;
  };
}

type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

type Row = { readonly path: string; readonly lost: string; readonly shift: number; readonly size: string } & Readonly<
  Record<(typeof categories)[number], number>
>;

/**
 * Lighthouse's scores of the public pages (target 98 in each) and of the page with which each theme begins (target 100, and
 * 98 in performance), with its simulated slow phone, and what they were lost on; of three visits the one with the middle
 * performance. `shift` is the cumulative layout shift (target 0), `size` a theme's HTML and fonts over the line.
 */
export async function measure(): Promise<Row[]> {
  const lighthouse = await fetchLighthouse();
  const product = await startProduct({ RATE_LIMIT: 'off' });
  const pages = await withoutPolicy(product.url);
  const port = await findFreePort('127.0.0.1');
  const chrome = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-quic', `--remote-debugging-port=${port}`],
  });
  try {
    const rows: Row[] = [];
    const themed = await publishThemes(product.url);
    for (const path of [...(await publicAddresses(product.url)), ...themed.values()]) {
      const seen: Row[] = [];
      for (let n = 0; n < visits; n++)
        seen.push(await score(lighthouse, path.startsWith('/p/') ? pages.url : product.url, path, port));
      const [middle] = seen.toSorted((a, b) => a.performance - b.performance).slice(1);
      if (middle) rows.push({ ...middle, size: await sizeOf(product.url, path) });
    }
    return rows;
  } finally {
    await chrome.close();
    pages.close();
    await product.close();
  }
}

/** Nothing else needs it, and it brings 150 MB along: it is installed in a folder of its own when it is first wanted. */
async function fetchLighthouse(): Promise<Lighthouse> {
  const folder = join(import.meta.dirname, '../lighthouse');
  const file = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(file)) {
    console.log('Installing Lighthouse beside its benchmark, about 150 MB; this is done once …');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
    const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error('Lighthouse could not be installed');
  }
  return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default;
}

async function score(lighthouse: Lighthouse, url: string, path: string, port: number): Promise<Row> {
  const result = await lighthouse(url + path, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { audits, categories: found } = result.lhr;
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]));
  const lost = Object.values(found)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  return { path, ...scores, shift, lost: lost.join(' ') } as Row;
}

/** Size of a published page over the line, without its images: its HTML, and the fonts that it asks for at once. */
async function sizeOf(url: string, path: string): Promise<string> {
  if (!path.startsWith('/p/')) return '';
  const html = await (await fetch(url + path)).text();
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, name = '']) => name);
  const loaded = await Promise.all(
    fonts.map(async (name) => (await (await fetch(url + name)).arrayBuffer()).byteLength),
  );
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
  return `${kilobytes(gzipSync(html).length)} + ${kilobytes(loaded.reduce((sum, each) => sum + each, 0))} KB`;
}
