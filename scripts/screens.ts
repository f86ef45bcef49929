import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { capture, ideaNamed, newFounder, open, openVault, signUp, skipWelcome } from '../tests/e2e/founder.ts';
import { type Product, startProduct } from '../tests/fixtures/product.ts';
import { requireChromium } from './chromium.ts';

// `npm run screens`: every screen, light and dark, at three widths, into screens/ for somebody to look at.
const folder = 'screens';
const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 900 },
  { width: 360, height: 740 },
] as const;
const openToAll = {
  landing: '/',
  pricing: '/pricing',
  resources: '/resources/',
  'privacy-policy': '/resources/privacy-policy',
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  'forgot-password': '/forgot-password/',
  'not-found': '/no-such-page',
} as const;
const sections = [
  'canvas',
  'page-builder',
  'validate',
  'toolkit',
  'reports',
  'news',
  'feedback',
  'profile',
  'settings/account',
  'settings/billing',
  'settings/notifications',
];
const ideas = [
  'Crumb: what each bake really costs',
  'Lend a ladder: tools within a street',
  'Quiet hours: a map of silent cafés',
  'Second desk: rent a window seat by the hour',
];

type Shoot = (name: string, options?: { readonly fullPage: boolean }) => Promise<void>;

async function shootEverything(page: Page, product: Product, shoot: Shoot): Promise<void> {
  for (const [name, path] of Object.entries(openToAll)) {
    await open(page, product.url + path);
    await shoot(name);
  }
  await shootArrivals(page, product, shoot);
  await signUp(page, product, newFounder('screens'));
  await shoot('onboarding');
  await skipWelcome(page);
  await shoot('home-empty');
  await openVault(page);
  await shoot('idea-vault-empty');
  for (const title of ideas) await capture(page, title);
  await ideaNamed(page, ideas[0] ?? '').waitFor();
  await shoot('idea-vault');
  await ideaNamed(page, ideas[1] ?? '').click();
  await shoot('idea-vault-open');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await page.getByText('There is no connection').waitFor();
  await shoot('idea-vault-offline');
  await page.context().setOffline(false);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await shoot('palette');
  for (const path of ['home', ...sections]) {
    await open(page, `${product.url}/${path}`);
    await shoot(path.replace('/', '-'));
  }
}

/** What is seen while the code of a page is on its way, and when it does not come. */
async function shootArrivals(page: Page, product: Product, shoot: Shoot): Promise<void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/static\/SignInPage[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.abort();
  });
  await open(page, product.url);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('status', { name: 'Starting the product' }).waitFor();
  await shoot('splash');
  held.resolve();
  await page.getByRole('heading', { name: 'Something went wrong!' }).waitFor();
  await shoot('error');
  await page.unrouteAll();
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const product = await startProduct({ RATE_LIMIT: 'off' });
const vite = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' });
await vite.listen();
const chrome = await chromium.launch({
  executablePath: await requireChromium(),
  args: ['--no-sandbox', '--disable-quic'],
});
for (const theme of ['light', 'dark'] as const) {
  const context = await chrome.newContext({
    colorScheme: theme,
    viewport: sizes[0],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const shoot: Shoot = async (name, options) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.screenshot({ ...options, path: join(folder, `${name}-${theme}-${size.width}.png`) });
    }
    await page.setViewportSize(sizes[0]);
  };
  await shootEverything(page, product, shoot);
  await page.goto(`${vite.resolvedUrls?.local[0]}gallery.html?theme=${theme}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('gallery', { fullPage: true });
  await context.close();
}
await chrome.close();
await vite.close();
await product.close();
console.log(`Look at ${folder}/`);
