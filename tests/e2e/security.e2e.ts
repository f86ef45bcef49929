import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { withSettings } from '../fixtures/with-settings.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

const firebase = { kind: 'firebase', apiKey: 'key', authDomain: 'demo.example.org', projectId: 'demo' } as const;

/** Runs in the page: what of this the browser refuses. */
async function tryAll() {
  // What is evaluated from here may evaluate text itself until it first waits.
  await new Promise((resolve) => setTimeout(resolve));
  const isRefused = (act: () => unknown): boolean => {
    try {
      act();
      return false;
    } catch {
      return true;
    }
  };
  const load = (address: string) => () => {
    document.createElement('script').src = address;
  };
  return {
    markup: isRefused(() => {
      document.createElement('div').innerHTML = '<b>text</b>';
    }),
    // With this react-aria empties what it has announced.
    emptying: isRefused(() => {
      document.createElement('div').innerHTML = '';
    }),
    code: isRefused(() => new Function('return 1')),
    evil: isRefused(load('https://evil.example/x.js')),
    google: isRefused(load('https://apis.google.com/js/api.js')),
    ours: isRefused(load('/static/x.js')),
  };
}

const everywhere = { markup: true, emptying: false, code: true, evil: true, ours: false };

/** The browser tells of each after the fact. */
async function expectTold(refused: Readonly<Record<string, boolean>>): Promise<void> {
  const told: string[] = [];
  const refusals = () => {
    told.push(...world.takeFaults());
    return told.filter((fault) => fault.startsWith('refused by require-trusted-types-for')).length;
  };
  await expect.poll(refusals).toBe(Object.values(refused).filter(Boolean).length);
}

test('a script planted in a page does not run, text becomes neither markup nor code, and scripts come from where they may', async () => {
  const page = await world.newPage();
  await plant(page, `${world.url}/sign-in`, '<script>planted = 1</script><img src="x:" onerror="planted = 2">');
  await open(page, `${world.url}/sign-in`);
  const isRun = await page.evaluate(() => 'planted' in globalThis);
  const isRefused = world.takeFaults().some((fault) => fault.includes('script-src'));
  expect([isRun, isRefused]).toEqual([false, true]);
  const refused = await page.evaluate(tryAll);
  expect(refused).toEqual({ ...everywhere, google: true });
  await expectTold(refused);
});

test('with Firebase the scripts of Google may come too, and no others', async () => {
  const page = await world.newPage();
  await withSettings(page, { identity: firebase });
  await open(page, `${world.url}/sign-in`);
  const refused = await page.evaluate(tryAll);
  expect(refused).toEqual({ ...everywhere, google: false });
  await expectTold(refused);
});

inFullRun.each(['/', '/no-such-page'])('a script planted in %s does not run either', async (path) => {
  const page = await world.newPage();
  await plant(page, world.url + path, '<script>planted = 1</script><img src="x:" onerror="planted = 2">');
  await open(page, world.url + path);
  const isRun = await page.evaluate(() => 'planted' in globalThis);
  const isRefused = world.takeFaults().some((fault) => fault.includes('script-src'));
  expect([path, isRun, isRefused]).toEqual([path, false, true]);
});

/** Lets a page arrive with this at the start of its body, its headers as they are. */
async function plant(page: Page, address: string, markup: string): Promise<void> {
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<body[^>]*>/, (tag) => tag + markup);
    await route.fulfill({ response: answer, body });
  });
}
