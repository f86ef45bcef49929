import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { open } from '../tests/e2e/founder.ts';
import { keepSession, openAccount } from '../tests/fixtures/account.ts';

const folder = 'src/features/landing/pictures';
/** The cut of each picture, in pixels of the page. */
const cut = { width: 880, height: 580 };
/** Pixels of a picture for one of the page. */
const scale = 1.25;
/** Space that the shell takes beside the page (width) and above it (height). */
const shell = { width: 232, height: 52 };

/** Photographs the finished example for the landing page, in both themes, over the pictures that it has. */
export async function photographExample(chrome: Browser, url: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const account = await openAccount(url);
  for (const theme of ['light', 'dark'] as const) {
    const context = await chrome.newContext({
      colorScheme: theme,
      viewport: { width: shell.width + cut.width + 32, height: 1000 },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await keepSession(context, url, account);
    const page = await context.newPage();
    await open(page, `${url}/home`);
    if (theme === 'light') {
      await page.getByRole('button', { name: 'See a finished example' }).click();
      await page.waitForURL(/\/canvas\?/);
    }
    await photographTest(page, url, theme);
    await photographCanvas(page, url, theme);
    if (theme === 'light') await photographReport(page, url);
    await context.close();
  }
}

type Theme = 'light' | 'dark';

interface Motif {
  readonly of: Locator;
  readonly name: string;
  /** Width of the surroundings that are photographed too, in pixels of the page. */
  readonly margin?: number;
  /** White paper that is put around what was photographed, in pixels of the page. */
  readonly edge?: number;
}

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));

/** The example's first idea, whose tests are judged. */
async function openExample(page: Page, url: string): Promise<string> {
  await open(page, `${url}/validate`);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /what each bake really costs/ })
    .first();
  const href = await link.evaluate((each) => (each as HTMLAnchorElement).href);
  return new URL(href).searchParams.get('projectId') ?? '';
}

async function photographTest(page: Page, url: string, theme: Theme): Promise<void> {
  const projectId = await openExample(page, url);
  await open(page, `${url}/validate?projectId=${projectId}&view=experiments`);
  await page.getByRole('link', { name: /leave their email and product count/ }).click();
  const heading = page.getByRole('heading', { level: 2, name: /leave their email and product count/ });
  await heading.waitFor();
  await settled(page);
  await photograph(page, { of: heading, name: `test-${theme}`, margin: 8 });
}

const tested = [
  'Owners sell a product at a loss unknowingly',
  'Invoice photos read 95% of lines correctly',
  'Owners leave email and product count for costings',
  'Owners pay £19 monthly by card',
];

/** The assumptions and what lies between them, large enough to be read. */
async function photographCanvas(page: Page, url: string, theme: Theme): Promise<void> {
  const projectId = await openExample(page, url);
  await page.setViewportSize({ width: shell.width + cut.width, height: shell.height + cut.height });
  await open(page, `${url}/canvas?projectId=${projectId}`);
  await settled(page);
  // What tests said is there a moment after the notes.
  const note = (text: string) => page.getByRole('option', { name: `Assumption: ${text} (score` });
  for (const text of tested) {
    const { x, y, width, height } = (await note(text).boundingBox()) ?? unseen(text);
    await page.keyboard.down('Shift');
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.keyboard.up('Shift');
  }
  await page.keyboard.press('Shift+2');
  await page.keyboard.press('Escape');
  // Beside the picture's corner it would cover a note.
  await page.locator('div[aria-hidden=true]:has(> canvas[width="384"])').evaluate((map) => map.remove());
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await photograph(page, { of: page.getByRole('main'), name: `canvas-${theme}`, margin: 0 });
}

function unseen(what: string): never {
  throw new Error(`Nothing to photograph for ${what}`);
}

async function photographReport(page: Page, url: string): Promise<void> {
  const title = 'Crumb, November';
  await open(page, `${url}/reports`);
  await page.getByRole('button', { name: 'New report' }).click();
  await page.getByRole('button', { name: / Idea$/ }).click();
  await page.getByRole('option', { name: /what each bake really costs/ }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Create report' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await settled(page);
  // As it is printed: without the tools, and on paper, which is the same in both themes.
  await page.emulateMedia({ media: 'print' });
  const edge = 32;
  await page.setViewportSize({ width: cut.width - 2 * edge, height: 1000 });
  await photograph(page, { of: page.getByRole('article'), name: 'report', margin: 0, edge });
}

/** Photographs what stands from the top left corner of an element on, with a margin around it. */
async function photograph(page: Page, { of, name, margin = 16, edge = 0 }: Motif): Promise<void> {
  await of.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const box = await of.boundingBox();
  if (!box) return unseen(name);
  const size = { width: cut.width - 2 * edge, height: cut.height - 2 * edge };
  const picture = await page.screenshot({ clip: { ...size, x: box.x - margin, y: box.y - margin } });
  const [top, left] = [edge * scale, edge * scale];
  const paper = sharp(picture).extend({ top, bottom: top, left, right: left, background: 'white' });
  await paper.avif({ quality: 34, effort: 9 }).toFile(join(folder, `${name}.avif`));
}
