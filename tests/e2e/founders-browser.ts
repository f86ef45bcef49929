import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { revealApp } from '../fixtures/app-in-page.ts';
import type { WatchedBrowser } from '../fixtures/watched-browser.ts';
import { callAs } from './call-as.ts';

/** A page of one device, all of whose pages have a clock that can be moved on. */
export async function openBrowser(device: WatchedBrowser, options: BrowserContextOptions): Promise<Page> {
  const context = await device.newContext(options);
  await revealApp(context);
  await context.clock.install();
  return context.newPage();
}

/** Lets time pass in a browser, as for a laptop that is closed meanwhile: what became due is done once, afterwards. */
export const letPass = (page: Page, ms: number): Promise<void> => page.context().clock.fastForward(ms);

/** How the server takes the access token that a browser has: `welcome`, or the code of its refusal. */
export async function answerTo(page: Page, url: string): Promise<unknown> {
  const answer = await callAs(page, `${url}/api/user/me`);
  return answer.ok ? 'welcome' : ((await answer.json()) as { code: unknown }).code;
}

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

/** Returns the name of the page's bell, such as `Notifications, 3 unread`. */
export const nameOfBell = (page: Page): Promise<string | null> => bellOf(page).getAttribute('aria-label');

/** Opens the list behind the bell until the server knows that it was read. */
export async function readNotice(page: Page, words: string): Promise<void> {
  await bellOf(page).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByText(words).waitFor();
  await expect.poll(() => nameOfBell(page)).toBe('Notifications');
  await page.keyboard.press('Escape');
}
