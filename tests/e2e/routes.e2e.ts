import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open, ready } from './founder.ts';

const world = productInBrowser();
const hero = 'Prove the idea before you build it';

test('a change of route moves the focus to the heading and ends at the top, back and forward included, and shows the splash after a second, for half a second at least', async () => {
  const page = await world.newPage(undefined, { viewport: { width: 600, height: 240 } });
  const held = Promise.withResolvers<Route>();
  await page.route(/\/static\/SignInPage[^/]*\.js$/, (route) => held.resolve(route));
  await page.clock.install();
  await open(page, world.url);
  const scrollDown = () => page.evaluate(() => scrollTo(0, 200));
  const arrived = (route: string, heading: string) =>
    expect
      .poll(() =>
        page.evaluate(() => ({
          route: document.documentElement.dataset['route'],
          focus: `${document.activeElement?.tagName} ${document.activeElement?.textContent}`,
          scrollY,
        })),
      )
      .toEqual({ route, focus: `H1 ${heading}`, scrollY: 0 });
  await scrollDown();
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await page.getByRole('link', { name: 'Create an account' }).first().click();
  await arrived('sign-up', 'Create your account');
  await scrollDown();
  await page.goBack();
  await arrived('landing', `${hero}.`);
  await scrollDown();
  await page.goForward();
  await arrived('sign-up', 'Create your account');

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).press('Enter');
  const chunk = await held.promise;
  const splash = page.getByRole('status', { name: 'Starting the product' });
  await page.clock.runFor(999);
  expect(await splash.count()).toBe(0);
  await page.clock.runFor(1);
  await splash.waitFor();
  await chunk.continue();
  await page.locator('html[data-route=sign-in]').waitFor();
  await page.clock.runFor(499);
  expect(await splash.count()).toBe(1);
  await page.clock.runFor(1);
  await splash.waitFor({ state: 'detached' });
});

test('errors outside of the screens are told once, with a way to reload, and reach the console; code that does not come gives the error screen, which tells why when asked', async () => {
  const page = await world.newPage();
  await open(page, `${world.url}/sign-in`);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown outside');
    });
    void Promise.reject(new Error('rejected outside'));
  });
  const heard: string[] = [];
  await expect
    .poll(() => {
      heard.push(...world.takeFaults());
      return heard.sort();
    })
    .toEqual(['Error: rejected outside', 'Error: thrown outside']);
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Something went wrong, but' });
  await toast.waitFor();
  expect(await toast.count()).toBe(1);
  await page.route(/\/static\/SignUpPage[^/]*\.js$/, (route) => route.abort());
  await Promise.all([page.waitForEvent('load'), toast.getByRole('button', { name: 'Reload' }).click()]);
  await ready(page);

  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Something went wrong!' }).waitFor();
  const reason = page.getByText('SignUpPage');
  expect(await reason.count()).toBe(0);
  await page.getByRole('button', { name: 'Show Error' }).click();
  await reason.waitFor();
  await page.getByRole('button', { name: 'Hide Error' }).click();
  await reason.waitFor({ state: 'detached' });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('html[data-route=sign-in]').waitFor();
});
