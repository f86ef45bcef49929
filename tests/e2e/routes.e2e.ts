import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';

const world = productInBrowser();
const hero = 'Prove the idea before you build it';

describe('a change of route', () => {
  test('moves the focus to the heading and ends at the top, back and forward included', async () => {
    const page = await world.newPage(undefined, { viewport: { width: 600, height: 240 } });
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
  });

  test('shows the splash after a second, for half a second at least', async () => {
    const page = await world.newPage();
    const held = Promise.withResolvers<Route>();
    await page.route(/\/static\/SignUpPage[^/]*\.js$/, (route) => held.resolve(route));
    await page.clock.install();
    await open(page, world.url);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('link', { name: 'Create an account' }).first().click();
    const chunk = await held.promise;
    const splash = page.getByRole('status', { name: 'Starting the product' });
    await page.clock.runFor(999);
    expect(await splash.count()).toBe(0);
    await page.clock.runFor(1);
    await splash.waitFor();
    await chunk.continue();
    await page.locator('html[data-route=sign-up]').waitFor();
    await page.clock.runFor(499);
    expect(await splash.count()).toBe(1);
    await page.clock.runFor(1);
    await splash.waitFor({ state: 'detached' });
  });
});

describe('a page that cannot be shown', () => {
  test('code that does not come gives the error screen, which tells why when asked', async () => {
    const page = await world.newPage();
    await page.route(/\/static\/SignInPage[^/]*\.js$/, (route) => route.abort());
    await open(page, world.url);
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Something went wrong!' }).waitFor();
    const reason = page.getByText('SignInPage');
    expect(await reason.count()).toBe(0);
    await page.getByRole('button', { name: 'Show Error' }).click();
    await reason.waitFor();
    await page.getByRole('button', { name: 'Hide Error' }).click();
    await reason.waitFor({ state: 'detached' });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator('html[data-route=landing]').waitFor();
  });

  test('errors outside of the screens are told once, with a way to reload, and reach the console', async () => {
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
    expect(await findViolations(page)).toEqual([]);
    await Promise.all([page.waitForEvent('load'), toast.getByRole('button', { name: 'Reload' }).click()]);
  });
});
