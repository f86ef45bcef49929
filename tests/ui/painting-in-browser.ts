import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { requireChromium } from '../../scripts/chromium.ts';
import { withoutStyleCompiler } from '../fixtures/without-style-compiler.ts';

interface Look {
  readonly forcedColors?: 'active' | 'none';
  readonly deviceScaleFactor?: number;
}

/** A page with the painter and nothing else. Registers the hooks; what it returns opens such a page. */
export function paintingInBrowser(): (look?: Look) => Promise<Page> {
  let files: string;
  let server: PreviewServer;
  let browser: Browser;

  beforeAll(async () => {
    files = await mkdtemp(join(tmpdir(), 'painting-'));
    const root = join(import.meta.dirname, 'painting');
    const shared = {
      ...withoutStyleCompiler,
      root,
      logLevel: 'error',
      build: { outDir: files, minify: false, emptyOutDir: true },
    } as const;
    await build(shared);
    server = await preview({ ...shared, preview: { port: 0 } });
    browser = await chromium.launch({
      executablePath: await requireChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(files, { recursive: true, force: true });
  });

  /** Opened anew it is as good as another one, which takes longer. */
  let usual: Page | undefined;
  async function pageWith(look: Look): Promise<Page> {
    const isUsual = Object.keys(look).length === 0;
    if (isUsual && usual) return usual;
    const page = await browser.newPage({ viewport: { width: 640, height: 480 }, ...look });
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => {
      throw error;
    });
    if (isUsual) usual = page;
    else onTestFinished(() => page.close());
    return page;
  }

  return async (look = {}) => {
    const page = await pageWith(look);
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction(() => 'painting' in globalThis);
    return page;
  };
}
