import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { newFounder } from '../tests/e2e/founder.ts';
import { startProduct } from '../tests/fixtures/product.ts';
import { tourCanvas } from './canvas-tour.ts';
import { requireChromium } from './chromium.ts';
import { tourComments } from './comment-tour.ts';
import { tourDeveloper } from './developer-tour.ts';
import { photographExample } from './landing-tour.ts';
import { tourMentor } from './mentor-tour.ts';
import { tourPages } from './page-tour.ts';
import { tourPresence } from './presence-tour.ts';
import { tourRoles } from './roles-tour.ts';
import { tourSample } from './sample-tour.ts';
import { type Shoot, type Tour, tourInside, tourLoading, tourOutside } from './screens-tour.ts';
import { tourSurveys } from './survey-tour.ts';
import { tourTeam } from './team-tour.ts';
import { tourValidate } from './validate-tour.ts';
import { tourWitness } from './witness-tour.ts';

// `npm run screens`: every screen and every component, light and dark, at three widths, into screens/ to look at.
// `npm run screens -- canvas`: only those of one tour, which is one of `gallery`, `product`, `loading`, `canvas`,
// `comments`, `validate`, `sample`, `pages`, `surveys`, `team`, `mentor`, `developer`. `npm run screens -- landing`: the pictures of the
// landing page, anew.
type Theme = 'light' | 'dark';

const folder = 'screens';
const asked = process.argv[2];
const isAsked = (tour: string): boolean => asked === undefined || asked === tour;
const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };
const sizes = [wide, { width: 768, height: 900 }, narrow];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const product = await startProduct({ RATE_LIMIT: 'off' });
const chrome = await chromium.launch({
  executablePath: await requireChromium(),
  args: ['--no-sandbox', '--disable-quic'],
});

try {
  if (asked === 'landing') await photographExample(chrome, product.url);
  for (const theme of ['light', 'dark'] as const) {
    if (isAsked('gallery')) await shootGallery(theme);
    await shootProduct(theme);
  }
  console.log(asked === 'landing' ? 'The pictures of the landing page are new.' : `Look at ${folder}/`);
} catch (error) {
  // The style compiler behind Vite keeps a thrown error from ending the process.
  console.error(error);
  process.exitCode = 1;
} finally {
  await chrome.close();
  await product.close();
}

function lookIn(theme: Theme) {
  return { colorScheme: theme, viewport: wide, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
}

async function shootProduct(theme: Theme): Promise<void> {
  const founder = newFounder('ada');
  const tours = {
    product: [tourOutside, tourInside],
    loading: [tourLoading],
    canvas: [tourCanvas],
    comments: [tourComments],
    validate: [tourValidate],
    sample: [tourSample],
    pages: [tourPages],
    surveys: [tourSurveys],
    team: [tourTeam, tourPresence, tourWitness, tourRoles],
    mentor: [tourMentor],
    developer: [tourDeveloper],
  };
  for (const [name, walks] of Object.entries(tours)) {
    if (!isAsked(name)) continue;
    for (const walk of walks) {
      // A tab remembers the workspace that it was in, and the next walk is somebody else's.
      const context = await chrome.newContext(lookIn(theme));
      const page = await context.newPage();
      const tour: Tour = { page, url: product.url, founder, shoot: shootOf(page, theme) };
      await walk(tour);
      await context.close();
    }
  }
}

function shootOf(page: Page, theme: Theme): Shoot {
  return async (name, { fullPage = false, isNarrow = false, isForced = false } = {}) => {
    for (const size of isNarrow ? [narrow] : sizes) {
      await page.setViewportSize(size);
      await page.screenshot({ fullPage, path: join(folder, `${name}-${theme}-${size.width}.png`) });
    }
    if (isForced && theme === 'light') await shootForced(page, name, fullPage);
    await page.setViewportSize(isNarrow ? narrow : wide);
  };
}

/** Where the system chooses the colors. */
async function shootForced(page: Page, name: string, fullPage: boolean): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    await page.screenshot({ fullPage, path: join(folder, `${name}-forced-${size.width}.png`) });
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

async function shootGallery(theme: Theme): Promise<void> {
  const vite = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' });
  await vite.listen();
  const page = await chrome.newPage(lookIn(theme));
  const groups = page.getByRole('main').locator('> section');
  // From the sources: a library found while they are translated spoils the page it was found on.
  for (let visits = 0; visits < 5 && (await groups.count()) === 0; visits += 1) {
    await page.goto(`${vite.resolvedUrls?.local[0]}gallery.html?theme=${theme}`, { timeout: 120_000 });
    await groups
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => {});
  }
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const group of await groups.all()) {
      const title = await group.getByRole('heading', { level: 2 }).first().innerText();
      const name = `gallery-${title.toLowerCase().replaceAll(' ', '-')}`;
      await group.screenshot({ path: join(folder, `${name}-${theme}-${size.width}.png`) });
    }
  }
  await page.close();
  await vite.close();
}
