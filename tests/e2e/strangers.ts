import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { agentOf, networkOf, signUp } from '../fixtures/a-launched-page.ts';
import type { WatchedBrowser } from '../fixtures/watched-browser.ts';

/** The address that the stranger of that number leaves. */
export const addressOf = (n: number): string => `person.${n}@example.org`;

/** Signs up on a page, again and again while the server is gone. */
export async function join(url: string, slug: string, n: number): Promise<void> {
  const stranger = { agent: agentOf(n), from: networkOf(n), query: n % 2 ? '?utm_source=news' : '' };
  while ((await signUp(url, slug, stranger, addressOf(n)).catch(() => 0)) !== 303) await wait(200);
}

/** Somebody without a script, who does not have the problem. */
export async function answerSurvey(browser: WatchedBrowser, address: string, n: number): Promise<void> {
  const guest = await browser.newContext({ javaScriptEnabled: false, userAgent: agentOf(600 + n) });
  const page = await guest.newPage();
  await page.goto(address);
  await page.getByRole('radio', { name: 'No' }).check();
  const checking = page.getByRole('heading', { name: 'Check your answers' });
  // A form that comes within two seconds is asked for once more.
  await expect
    .poll(async () => {
      if (await checking.isVisible()) return true;
      await page.getByRole('button', { name: 'Continue' }).click();
      return checking.isVisible();
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await checking.waitFor({ state: 'detached' });
  await guest.close();
}
