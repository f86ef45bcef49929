import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';

const world = productInBrowser();
let ada: Account;
beforeAll(async () => {
  ada = await openAccount(world.url);
});

interface Shown {
  /** Path and decoded search. */
  readonly address: string;
  readonly route: string | undefined;
  readonly title: string;
  readonly heading: string | undefined;
}

async function shown(page: Page): Promise<Shown> {
  const seen = await page.evaluate(() => ({
    address: location.pathname + decodeURIComponent(location.search),
    route: document.documentElement.dataset['route'],
    title: document.title.replace(' · Groundwork', ''),
    heading: document.querySelector('h1')?.textContent,
  }));
  return seen;
}

async function expectShown(page: Page, from: string, address: string, route: string, title: string, heading = title) {
  await open(page, world.url + from);
  const expected = { from, address, route, title, heading };
  await expect.poll(async () => ({ from, ...(await shown(page)) })).toEqual(expected);
}

const ideaId = '0b5e1d6a-52a4-4b6e-9c39-0a4ad1a1a0d5';
const hero = 'Prove the idea before you build it';
const notFound = ['not-found', 'Page not found', 'Oops! Page Not Found'] as const;

describe('where an address leads', () => {
  test('somebody who is signed out', async () => {
    const page = await world.newPage();
    await expectShown(page, '/', '/', 'landing', hero, `${hero}.`);
    await expectShown(page, '/pricing', '/pricing', 'pricing', 'Pricing');
    await expectShown(page, '/resources', '/resources/', 'resources', 'Resources');
    await expectShown(page, '/forgot-password', '/forgot-password/', 'forgot-password', 'Forgot password');
    await expectShown(page, '/home', '/sign-in', 'sign-in', 'Sign in');
    for (const [from, redirect] of [
      ['/idea-vault', '/idea-vault'],
      [`/idea-vault/${ideaId}`, `/idea-vault/${ideaId}`],
      ['/onboarding', '/onboarding'],
      ['/canvas?projectId=7', '/canvas?projectId=7'],
      ['/account', '/settings/account'],
    ] as const) {
      await expectShown(page, from, `/sign-in?redirect=${redirect}`, 'sign-in', 'Sign in');
    }
    await expectShown(page, '/no/such/page?a=1', '/no/such/page?a=1', ...notFound);
  });

  test('a founder', async () => {
    const page = await world.newPage(ada);
    await expectShown(page, '/', '/home', 'home', 'Home');
    await expectShown(page, '/pricing', '/pricing', 'pricing', 'Pricing');
    await expectShown(page, '/sign-up', '/home', 'home', 'Home');
    await expectShown(page, '/onboarding', '/home', 'home', 'Home');
    await expectShown(page, '/account', '/settings/account', 'settings.account', 'Account');
    await expectShown(page, '/idea-vault', '/idea-vault', 'idea-vault', 'Idea vault');
    await expectShown(page, '/sign-in?redirect=/reports', '/reports', 'reports', 'Reports');
    await expectShown(page, '/nope', '/nope', ...notFound);
  });

  test('a founder who was not welcomed yet', async () => {
    const page = await world.newPage(await openAccount(world.url, { isWelcomed: false }));
    for (const from of [
      '/',
      '/home',
      '/idea-vault',
      '/settings/billing',
      '/sign-in?redirect=/reports',
      '/onboarding',
    ]) {
      await expectShown(page, from, '/onboarding', 'onboarding', 'Welcome');
    }
    await expectShown(page, '/pricing', '/pricing', 'pricing', 'Pricing');
  });

  test('home, if the redirect is not a private place of ours', async () => {
    const page = await world.newPage(ada);
    for (const redirect of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/sign-in',
      '/pricing',
      '/nowhere',
      '/home/../reports',
      '/%2e%2e/reports',
      '/reports%00',
      '/canvas?a= b',
    ]) {
      await expectShown(page, `/sign-in?redirect=${encodeURIComponent(redirect)}`, '/home', 'home', 'Home');
    }
  });
});

test.each([
  ['', ['Email', 'Password']],
  ['?method=email', ['Email', 'Password']],
  ['?method=carrier-pigeon', ['Email', 'Password']],
  ['?method=link', ['Email']],
  ['?method=link&method=email', ['Email']],
])('signing in is by password unless the method is a link: /sign-in%s asks for %j', async (search, fields) => {
  const page = await world.newPage();
  await open(page, `${world.url}/sign-in${search}`);
  const asked = () => page.getByRole('main').locator('label').allTextContents();
  await expect.poll(asked).toEqual(fields);
});

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
  test('an unknown address says so, and leads home', async () => {
    const page = await world.newPage(ada);
    await open(page, `${world.url}/nope`);
    await page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' }).waitFor();
    await page.getByText('Looks like the page you’re looking for doesn’t exist or has been moved').waitFor();
    await page.getByRole('button', { name: 'Back to home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/home');
  });

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
    const page = await world.newPage(ada);
    await open(page, `${world.url}/home`);
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
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  });
});

test.each(['light', 'dark'] as const)('the %s theme of the system is the theme of the page', async (colorScheme) => {
  const page = await world.newPage(undefined, { colorScheme });
  await open(page, world.url);
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await expect.poll(theme).toBe(colorScheme);
  await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
  await expect.poll(theme).toBe(colorScheme === 'dark' ? 'light' : 'dark');
});

test('text is never taken as markup, and whoever watches the page hears of the attempt', async () => {
  const page = await world.newPage();
  await open(page, world.url);
  const write = page.evaluate(() => {
    document.body.innerHTML = '<b>not ours</b>';
  });
  await expect(write).rejects.toThrow('TrustedHTML');
  const heard: string[] = [];
  await expect
    .poll(() => {
      heard.push(...world.takeFaults());
      return heard.some((fault) => fault.startsWith('refused by require-trusted-types-for'));
    })
    .toBe(true);
  await page.close();
  world.takeFaults();
});
