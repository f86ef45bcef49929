import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { capture, ideaNamed, newFounder, open, openVault, ready, signUp, skipWelcome } from '../tests/e2e/founder.ts';
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
];
const ideas = [
  'Crumb: what each bake really costs',
  'Lend a ladder: tools within a street',
  'Quiet hours: a map of silent cafés',
  'Second desk: rent a window seat by the hour',
];

type Shoot = (name: string) => Promise<void>;

async function shootEverything(page: Page, product: Product, shoot: Shoot): Promise<void> {
  for (const [name, path] of Object.entries(openToAll)) {
    await open(page, product.url + path);
    await shoot(name);
  }
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
  for (const path of ['home', ...sections]) {
    await open(page, `${product.url}/${path}`);
    await shoot(path.replace('/', '-'));
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const product = await startProduct({ RATE_LIMIT: 'off' });
const chrome = await chromium.launch({
  executablePath: await requireChromium(),
  args: ['--no-sandbox', '--disable-quic'],
});
for (const theme of ['light', 'dark'] as const) {
  const context = await chrome.newContext({ colorScheme: theme, viewport: sizes[0], reducedMotion: 'reduce' });
  const page = await context.newPage();
  await shootEverything(page, product, async (name) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.screenshot({ path: join(folder, `${name}-${theme}-${size.width}.png`) });
    }
    await page.setViewportSize(sizes[0]);
    await ready(page);
  });
  await context.close();
}
await chrome.close();
await product.close();
console.log(`Look at ${folder}/`);
