import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Product, startProduct } from '../fixtures/product.ts';
import { sayWhatWasShown } from '../fixtures/say-what-was-shown.ts';
import { type WatchedBrowser, watchedBrowser } from '../fixtures/watched-browser.ts';
import { eventsOf } from './events-of.ts';
import { capture, ideaNamed, newFounder, openVault, ready, signUp, skipWelcome } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

let product: Product;
let browser: WatchedBrowser;
const founder = newFounder('ada');

beforeAll(async () => {
  // With a PostgreSQL of its own, which is killed with the server.
  product = await startProduct({ RATE_LIMIT: 'off' });
  browser = await watchedBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(sayWhatWasShown);

const titlesOf = async () =>
  (await eventsOf(product.url, founder)).flatMap(({ type, data }) => (type === 'IdeaCaptured' ? [data['title']] : []));

inFullRun(
  'from a fresh clone to a first idea that a reload, and a server that dies meanwhile, do not take away',
  async () => {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const [step] = /accounts:signUp|accounts:sendOobCode|auth\/login/.exec(request.url()) ?? [];
      if (step) asked.push(step);
    });
    await signUp(page, product, founder);
    await skipWelcome(page);
    expect(asked).toEqual(['accounts:signUp', 'accounts:sendOobCode', 'auth/login']);

    await openVault(page);
    const first = 'Crumb: what each bake really costs';
    await capture(page, first);
    await ideaNamed(page, first).waitFor();
    await expect.poll(titlesOf).toEqual([first]);
    await page.reload();
    await ready(page);
    await ideaNamed(page, first).waitFor();

    // The server dies while ideas are captured; every one is there afterwards, once.
    const titles = Array.from({ length: 12 }, (_, n) => `Idea ${n + 1} of a bad day`);
    for (const [n, title] of titles.entries()) {
      if (n === titles.length / 2) await product.kill();
      await capture(page, title);
      await ideaNamed(page, title).waitFor();
    }
    await product.restart();
    await expect.poll(async () => (await titlesOf()).toSorted()).toEqual([first, ...titles].toSorted());
    expect(browser.takeFaults()).toEqual([]);
  },
);
