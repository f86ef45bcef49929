import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findChromium } from '../../scripts/chromium.ts';
import { ownBrowser } from '../fixtures/browser.ts';
import { cuttableNetwork } from '../fixtures/cuttable-network.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { sayWhatWasShown } from '../fixtures/say-what-was-shown.ts';
import { watchFaults } from '../fixtures/watch-faults.ts';
import { callAs } from './call-as.ts';
import {
  capture,
  ideaNamed,
  mailTo,
  newFounder,
  open,
  openVault,
  ready,
  signIn,
  signUp,
  skipWelcome,
} from './founder.ts';

let product: Product;
let chrome: Browser;
const founder = newFounder('ada');

beforeAll(async () => {
  product = await startProduct({ RATE_LIMIT: 'off' });
  chrome = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox', '--disable-quic'] });
});

afterAll(async () => {
  await chrome?.close();
  await product?.close();
});

afterEach(sayWhatWasShown);

async function newPage(): Promise<Page> {
  const context = await chrome.newContext();
  onTestFinished(() => context.close());
  context.setDefaultTimeout(60_000);
  return context.newPage();
}

interface Captured {
  readonly type: string;
  readonly data: { readonly title?: string };
}

/** Every event of the founder's log, as the server has it. */
async function eventsOf(page: Page): Promise<Captured[]> {
  const answer = await callAs(page, `${product.url}/api/v1/events?limit=1000`);
  return ((await answer.json()) as { events: Captured[] }).events;
}

const titlesOf = (events: readonly Captured[]): (string | undefined)[] =>
  events.filter((event) => event.type === 'IdeaCaptured').map((event) => event.data.title);

test('from a fresh clone to a first idea that nothing takes away', { timeout: 300_000 }, async () => {
  const network = await cuttableNetwork(product.port);
  onTestFinished(() => network.close());
  const first = await ownBrowser({ from: product.port, to: network.port });
  onTestFinished(() => first.close());
  const faults: string[] = [];
  await watchFaults(first.context, (fault) => faults.push(fault));
  let page = await first.page();

  // Signed up, welcomed, verified by the mail.
  const asked: string[] = [];
  page.on('request', (request) => {
    const [step] = /accounts:signUp|accounts:sendOobCode|auth\/login/.exec(request.url()) ?? [];
    if (step) asked.push(step);
  });
  await signUp(page, product, founder);
  await skipWelcome(page);
  expect(asked).toEqual(['accounts:signUp', 'accounts:sendOobCode', 'auth/login']);
  const { link } = await mailTo(product, founder.email, 'verify-email');
  await open(page, link);
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await page
    .getByText(/verified/i)
    .first()
    .waitFor();
  await expect
    .poll(async () => {
      const me = await callAs(page, `${product.url}/api/user/me`);
      return ((await me.json()) as { emailVerified: boolean }).emailVerified;
    })
    .toBe(true);

  // Captured, and there after a reload.
  await open(page, `${product.url}/home`);
  await openVault(page);
  await capture(page, 'Crumb: what each bake really costs');
  await ideaNamed(page, 'Crumb: what each bake really costs').waitFor();
  await expect.poll(async () => titlesOf(await eventsOf(page))).toEqual(['Crumb: what each bake really costs']);
  await page.reload();
  await ready(page);
  await ideaNamed(page, 'Crumb: what each bake really costs').waitFor();

  // A service worker that loses the server while it fetches the files comes with the next visit only.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  // The server dies while ideas are captured; every one is there afterwards, once.
  const titles = Array.from({ length: 12 }, (_, n) => `Idea ${n + 1} of a bad day`);
  for (const [n, title] of titles.entries()) {
    if (n === 6) await product.kill();
    await capture(page, title);
    await ideaNamed(page, title).waitFor();
  }
  await product.restart();
  const expected = ['Crumb: what each bake really costs', ...titles];
  await expect.poll(async () => titlesOf(await eventsOf(page)).sort(), { timeout: 60_000 }).toEqual(expected.sort());

  // A second browser of the same founder sees an edit as it happens.
  const second = await newPage();
  await signIn(second, product, founder);
  await openVault(second);
  await ideaNamed(second, titles[0] ?? '').waitFor();
  await capture(page, 'Seen elsewhere at once');
  await ideaNamed(second, 'Seen elsewhere at once').waitFor();

  // The network is cut, the browser killed and opened again on the vault; both sides go on and converge.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Otherwise the browser writes local storage down within minutes.
  await first.restart();
  await open(await first.page(), `${product.url}/idea-vault`);
  await network.cut();
  await first.kill();
  await first.reopen();
  await watchFaults(first.context, (fault) => faults.push(fault));
  page = await first.page();
  await open(page, `${product.url}/idea-vault`);
  await ideaNamed(page, 'Seen elsewhere at once').waitFor();
  await capture(page, 'Thought of in a tunnel');
  await ideaNamed(page, 'Thought of in a tunnel').waitFor();
  await capture(second, 'Thought of at a desk');
  await ideaNamed(second, 'Thought of at a desk').waitFor();
  await network.mend();
  await ideaNamed(second, 'Thought of in a tunnel').waitFor();
  await ideaNamed(page, 'Thought of at a desk').waitFor();
  const all = [...expected, 'Seen elsewhere at once', 'Thought of in a tunnel', 'Thought of at a desk'];
  expect(titlesOf(await eventsOf(second)).sort()).toEqual(all.sort());

  // Another founder sees nothing of it.
  const stranger = await newPage();
  await signUp(stranger, product, newFounder('grace'));
  await skipWelcome(stranger);
  await openVault(stranger);
  expect(await eventsOf(stranger)).toEqual([]);
  await expect.poll(() => stranger.getByText('Thought of in a tunnel').count()).toBe(0);

  expect(faults).toEqual([]);
});
