import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { requireChromium } from '../../scripts/chromium.ts';

const patienceMs = 150_000;

interface Look {
  /** Alone on the page; without it all of them. */
  readonly components?: string;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly forcedColors?: 'active' | 'none';
}

/** The gallery as developers see it. Registers the hooks; what it returns opens a page of its own, and can be used in tests. */
export function galleryInBrowser(): (look?: Look) => Promise<Page> {
  let vite: ViteDevServer;
  let browser: Browser;
  let address: string;

  beforeAll(async () => {
    // react-aria draws its virtual lists otherwise in tests, and asks for a `process` that no browser has.
    vi.stubEnv('NODE_ENV', 'development');
    vite = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' });
    await vite.listen();
    address = `${vite.resolvedUrls?.local[0]}gallery.html`;
    browser = await chromium.launch({
      executablePath: await requireChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    });
    // The first visits wait until the sources are translated; a library found meanwhile spoils the page it was found on.
    const first = await browser.newPage();
    const title = first.getByRole('heading', { level: 1 });
    for (let visits = 0; visits < 8 && (await title.count()) === 0; visits += 1) {
      await first.goto(address, { timeout: patienceMs });
      await title.waitFor({ timeout: 15_000 }).catch(() => {});
    }
    await first.close();
  });

  afterAll(async () => {
    await browser?.close();
    await vite?.close();
    vi.unstubAllEnvs();
  });

  return async (look = {}) => {
    const { components, theme = 'light', width = 1280, reducedMotion = 'reduce', forcedColors = 'none' } = look;
    const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion, forcedColors });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${address}?theme=${theme}${components === undefined ? '' : `&components=${components}`}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };
}
