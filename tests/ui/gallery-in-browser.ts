import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build as buildFiles, type Plugin, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { withoutStyleCompiler } from '../fixtures/without-style-compiler.ts';

const viewport = { width: 1280, height: 800 } as const;

interface Look {
  /** Alone on the page; without it all of them. */
  readonly components?: string;
  readonly theme?: 'light' | 'dark';
  readonly forcedColors?: 'active' | 'none';
  /** Whether it is seen on a screen for fingers. */
  readonly hasTouch?: boolean;
  /** Whether time passes there by `runFor` alone. */
  readonly isTimed?: boolean;
  /** Whether the page is nobody else's and outlives its test: to draw the whole gallery takes as long as most tests. */
  readonly isKept?: boolean;
}

const builtFiles = 'dist/client/static';

/** Gives the style that the product was built with: to compile it anew takes ten times as long as all the rest. */
function builtStyle(): Plugin {
  return {
    name: 'built-style',
    async load(id) {
      if (!id.endsWith('/theme/global.css')) return undefined;
      const name = (await readdir(builtFiles)).find((each) => each.endsWith('.css'));
      if (!name) throw new Error('the product was not built');
      return (await readFile(join(builtFiles, name), 'utf8')).replaceAll('url(/static/', `url(/${builtFiles}/`);
    },
  };
}

/**
 * The gallery, built once, since dozens of visits to hundreds of sources would take minutes. Registers the hooks; what it
 * returns can be used in tests. It keeps nothing, so that a page that opens it anew is as good as a new one, and quicker.
 */
export function galleryInBrowser(): (look?: Look) => Promise<Page> {
  let files: string;
  let server: PreviewServer;
  let browser: Browser;
  let address: string;

  beforeAll(async () => {
    files = await mkdtemp(join(tmpdir(), 'gallery-'));
    const build = { outDir: files, rolldownOptions: { input: 'gallery.html' } };
    const shared = { ...withoutStyleCompiler, build, logLevel: 'error' } as const;
    // As it is shipped: what React checks during development would be most of the work of opening it.
    vi.stubEnv('NODE_ENV', 'production');
    await buildFiles({ ...shared, plugins: [react(), builtStyle()] });
    vi.unstubAllEnvs();
    server = await preview({ ...shared, preview: { port: 0 } });
    address = `${server.resolvedUrls?.local[0]}gallery.html`;
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(files, { recursive: true, force: true });
  });

  async function newPage({ hasTouch = false }: Look): Promise<Page> {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch });
    context.setDefaultTimeout(60_000);
    return context.newPage();
  }

  async function ownPage(look: Look): Promise<Page> {
    const page = await newPage(look);
    if (!look.isKept) onTestFinished(() => page.context().close());
    if (look.isTimed) await page.clock.install();
    return page;
  }

  /** By what holds for as long as a context lives: whether it has a screen for fingers. */
  const pages = new Map<boolean, Page>();
  async function sharedPage(look: Look): Promise<Page> {
    const { hasTouch = false, forcedColors = 'none' } = look;
    const page = pages.get(hasTouch) ?? (await newPage(look));
    pages.set(hasTouch, page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ forcedColors });
    await page.mouse.move(0, 0);
    return page;
  }

  return async (look = {}) => {
    const { components, theme = 'light', isTimed, isKept } = look;
    const page = await (isTimed || isKept ? ownPage(look) : sharedPage(look));
    await page.goto(`${address}?theme=${theme}${components === undefined ? '' : `&components=${components}`}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };
}
