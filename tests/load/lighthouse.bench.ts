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

interface Visit extends Readonly<Record<(typeof categories)[number], number>> {
  readonly path: string;
  readonly lost: string;
  readonly shift: number;
  /** Milliseconds to the first paint with content. */
  readonly paint: number;
}

interface Row extends Omit<Visit, 'paint'> {
  readonly size: string;
  readonly withFonts: string;
}

/**
 * Lighthouse's scores of the public pages (target 98 in each) and of the page with which each theme begins (target 100, and
 * 98 in performance), with its simulated slow phone, and what they were lost on; of three visits the one with the middle
 * performance. `shift` is the cumulative layout shift (target 0), `size` a theme's HTML and fonts over the line, `withFonts` its
 * first paint as a share of that without fonts (target 1.2).
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
      const visit = async (flags: object = {}): Promise<Visit> =>
        score(lighthouse, path.startsWith('/p/') ? pages.url : product.url, path, { port, ...flags });
      const seen: Visit[] = [];
      const without: Visit[] = [];
      for (let n = 0; n < visits; n++) {
        seen.push(await visit());
        if (path.startsWith('/p/')) without.push(await visit({ blockedUrlPatterns: ['*/page-fonts/*'] }));
      }
      const { paint: _, ...middle } = middleBy(seen, ({ performance }) => performance);
      rows.push({
        ...middle,
        size: await sizeOf(product.url, path),
        withFonts: without.length > 0 ? (middlePaint(seen) / middlePaint(without)).toFixed(2) : '',
      });
    }
    return rows;
  } finally {
    await chrome.close();
    pages.close();
    await product.close();
  }
}

function middleBy(seen: readonly Visit[], of: (visit: Visit) => number): Visit {
  const [middle] = seen.toSorted((a, b) => of(a) - of(b)).slice(Math.floor(seen.length / 2));
  if (!middle) throw new Error('There was no visit');
  return middle;
}

const middlePaint = (seen: readonly Visit[]): number => middleBy(seen, ({ paint }) => paint).paint;

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

async function score(lighthouse: Lighthouse, url: string, path: string, flags: object): Promise<Visit> {
  const result = await lighthouse(url + path, { logLevel: 'error', onlyCategories: [...categories], ...flags });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { audits, categories: found } = result.lhr;
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]));
  const lost = Object.values(found)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const paint = audits['first-contentful-paint']?.numericValue ?? Number.NaN;
  return { path, ...scores, shift, paint, lost: lost.join(' ') } as Visit;
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
