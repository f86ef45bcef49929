import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Origin of documents that are shown. */
export const shownOrigin = 'https://pages.example';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>';

/** Runs in the page. Fonts are asked for where texts are laid out: before, none seems to be missing. */
async function settled(): Promise<void> {
  document.documentElement.getBoundingClientRect();
  await document.fonts.ready;
}

/** Shows documents of published pages and surveys, with their fonts; no server stands behind them, and one picture stands for all. */
export class ShownDocument {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser, options: BrowserContextOptions = {}): Promise<ShownDocument> {
    const page = await browser.newPage(options);
    await page.route(`${shownOrigin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.route(`${shownOrigin}/**/*.webp`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    );
    await page.route(`${shownOrigin}/page-fonts/*`, async (route) =>
      route.fulfill({ body: await readFile(`dist${new URL(route.request().url()).pathname}`) }),
    );
    await page.goto(shownOrigin);
    return new ShownDocument(page);
  }

  /** In the window of the document before, which keeps axe. Ends once its fonts have come. */
  async show(html: string): Promise<void> {
    await this.page.setContent(html);
    await this.page.evaluate(settled);
  }

  /** Opens a document as a page of its own. */
  async open(html: string): Promise<void> {
    await this.page.route(`${shownOrigin}/shown`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await this.page.goto(`${shownOrigin}/shown`);
    await this.page.evaluate(settled);
    await this.page.unroute(`${shownOrigin}/shown`);
  }

  resize(width: number): Promise<void> {
    return this.page.setViewportSize({ width, height: 900 });
  }

  /** How many pixels it is wider than its window. */
  tooWide(): Promise<number> {
    return this.page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
  }
}
