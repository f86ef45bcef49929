import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import type { Sdk } from '../fixtures/sdk/sdk-page.ts';
import { serveSdkPages } from '../fixtures/sdk/sdk-pages.ts';
import { inFullRun } from './in-full-run.ts';
import { runAxe } from './run-axe.ts';

declare const sdk: Sdk;
type Name = Parameters<Sdk['popUp']>[0];

const world = productInBrowser();
let page: Page;
let address: string;
beforeEach(async () => {
  page = await world.newPage();
  address = await serveSdkPages(page.context(), world.url);
});

async function open(): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => 'sdk' in globalThis);
}

/** Opens a provider's pop-up; `outcome` resolves when the SDK knows how it went. */
async function popUp(name: Name): Promise<{ window: Page; outcome: Promise<string> }> {
  const opened = page.waitForEvent('popup');
  const outcome = page.evaluate((provider) => sdk.popUp(provider), name);
  return { window: await opened, outcome };
}

async function chooseWho(window: Page, name: Name, email: string): Promise<void> {
  await window.getByRole('heading', { name: `Sign in with ${name}` }).waitFor();
  await window.getByLabel('Email').fill(email);
  await window.getByRole('button', { name: 'Continue' }).click();
}

describe('a pop-up', () => {
  test('signs in who says what is right, offers the same person the next time, and is noticed when it is cancelled or closed', async () => {
    await page.clock.install();
    await open();
    const email = 'ada@google.example';
    const first = await popUp('Google');
    await first.window.getByLabel('Email').fill('ada');
    await first.window.getByRole('button', { name: 'Continue' }).click();
    await first.window.getByRole('alert').getByText('This isn’t an email address.').waitFor();
    await chooseWho(first.window, 'Google', email);
    expect(await first.outcome).toBe(email);
    const second = await popUp('Google');
    await second.window.getByRole('button', { name: email }).click();
    expect(await second.outcome).toBe(email);
    const last = await popUp('Google');
    // The window may be gone before it is known that the button was pressed.
    await last.window
      .getByRole('button', { name: 'Cancel' })
      .click()
      .catch(() => {});
    expect(await last.outcome).toBe('auth/popup-closed-by-user');
    const closed = await popUp('Google');
    await closed.window.close();
    // For as long the SDK waits for a word from a window that is gone.
    await page.clock.runFor(12_000);
    expect(await closed.outcome).toBe('auth/popup-closed-by-user');
  });

  inFullRun.each([
    ['GitHub', 'Email', 'ada@github.example', 'ada@github.example'],
    ['Twitter', 'Name', 'Ada', 'nobody'],
  ] as const)('of %s signs in whoever gives their %s', async (name, label, text, known) => {
    await open();
    const { window, outcome } = await popUp(name);
    await window.getByLabel(label).fill(text);
    await window.getByRole('button', { name: 'Continue' }).click();
    expect(await outcome).toBe(known);
  });
});

describe('a redirect', () => {
  beforeEach(open);

  test('signs in on the way back, and signs nobody in where it is cancelled, or left by the way back', async () => {
    const comeBack = async (): Promise<string> => {
      await page.waitForURL(address);
      await page.waitForFunction(() => 'sdk' in globalThis);
      return page.evaluate(() => sdk.comeBack());
    };
    await page.evaluate(() => sdk.redirect('Google'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await comeBack()).toBe('auth/user-cancelled');
    await page.evaluate(() => sdk.redirect('Google'));
    await page.getByRole('heading').waitFor();
    await open();
    expect(await page.evaluate(() => sdk.comeBack())).toBe('nobody');
    await page.evaluate(() => sdk.redirect('GitHub'));
    await chooseWho(page, 'GitHub', 'bea@example.org');
    expect(await comeBack()).toBe('bea@example.org');
    await open();
    expect(await page.evaluate(() => sdk.comeBack())).toBe('nobody');
  });
});

describe('the page of a provider', () => {
  const query = 'providerId=google.com&authType=signInViaPopup&eventId=1';
  const looks = [
    ['dark', 360],
    ['light', 360],
    ['light', 1440],
  ] as const;
  test.each(process.env['TEST_FULL'] ? looks : looks.slice(0, 1))(
    'is accessible in the %s theme at %i px, and nothing scrolls sideways',
    async (colorScheme, width) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${world.url}/emulator/auth/handler?${query}`);
      await page.getByText('Local sign-in', { exact: true }).waitFor();
      expect(await runAxe(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );
});
