import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { capture, ideaNamed, openVault } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { openInspected } from './open-inspector.ts';
import { runAxe } from './run-axe.ts';

const world = productInBrowser();
let founder: Account;
beforeAll(async () => {
  founder = await openAccount(world.url);
});

const status = (page: Page) => page.getByRole('status').first();
const litStates = (page: Page) =>
  page.locator('[data-lit=true]').evaluateAll((groups) => groups.map((group) => group.getAttribute('data-state')));
const choose = (page: Page, actor: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${actor}\\b`) })
    .first()
    .click();

/** Lists the violations that axe finds in the inspector, and in what the tab beside it shows of it. */
async function faultsOf(page: Page, inspector: Page): Promise<readonly unknown[]> {
  const violations = [...(await runAxe(page, { within: 'aside[aria-label=Inspector]' })), ...(await runAxe(inspector))];
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

describe('the inspector', () => {
  inFullRun(
    'opens by itself, lights the states the actors are in, follows, and goes back in time and forth by keyboard',
    async () => {
      const page = await world.newPage(founder);
      const inspector = await openInspected(page, `${world.url}/home`);
      await choose(inspector, 'navigation');
      await openVault(page);
      await expect
        .poll(() => inspector.getByRole('region', { name: 'Context as JSON' }).innerText())
        .toContain('/idea-vault');
      await choose(inspector, 'session');
      await expect.poll(() => litStates(inspector)).toEqual(['session', 'session.signedIn', 'session.signedIn.idle']);
      const moment = inspector.getByLabel('Moment');
      await moment.focus();
      await inspector.keyboard.press('Home');
      await expect.poll(() => litStates(inspector)).toEqual(['session', 'session.restoring']);
      const past = await status(inspector).innerText();
      expect(past).toMatch(/^Past: event 0 of \d+$/);
      await page.getByRole('link', { name: 'Home' }).first().click();
      // The present goes on.
      await expect.poll(() => status(inspector).innerText()).not.toBe(past);
      await inspector.getByLabel('Filter events').fill('app/session xstate.done.actor.restore');
      await inspector.getByRole('button', { name: /xstate\.done\.actor\.restore/ }).click();
      await expect.poll(() => litStates(inspector)).toContain('session.signedIn.idle');
      await expect.poll(() => inspector.locator('[data-fired=true]').count()).toBe(1);
      await inspector.getByRole('button', { name: 'Step back' }).click();
      await inspector.getByRole('button', { name: 'Follow', exact: true }).press('Enter');
      await expect.poll(() => status(inspector).innerText()).toBe('Live');
      // The tab remembers that it is inspected; what it does after a reload is told as well.
      await page.reload();
      await page.getByRole('link', { name: 'Open the inspector' }).waitFor();
      await expect.poll(() => status(inspector).innerText()).toBe('Live');
    },
  );

  inFullRun(
    'turns dark with the tab beside it, and with the system, and tells the Stately inspector only after a yes, and no text',
    async () => {
      const page = await world.newPage(founder, { colorScheme: 'light' });
      const context = page.context();
      await context.route('https://stately.ai/**', (route) => {
        const script = `addEventListener('message', ({ data }) => (window.told ??= []).push(data));
        opener.postMessage({ type: '@statelyai.connected' }, '*');`;
        return route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>S</title><script>${script}</script>`,
        });
      });
      const inspector = await openInspected(page, `${world.url}/home`);
      const shown = () => inspector.evaluate(() => document.documentElement.dataset['theme']);
      const themes = page.getByRole('radiogroup', { name: 'Theme' });
      const choose = async (theme: string): Promise<void> => {
        await page.getByRole('button', { name: 'Account menu' }).click();
        await themes.getByText(theme).click();
        await page.keyboard.press('Escape');
        await themes.waitFor({ state: 'detached' });
      };
      await expect.poll(shown).toBe('light');
      expect(await faultsOf(page, inspector)).toEqual([]);
      await choose('Dark');
      await expect.poll(shown).toBe('dark');
      expect(await faultsOf(page, inspector)).toEqual([]);
      await choose('System');
      await expect.poll(shown).toBe('light');
      await inspector.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(shown).toBe('dark');

      await openVault(page);
      await capture(page, 'A word of an idea');
      await ideaNamed(page, 'A word of an idea').waitFor();
      await inspector.getByText('commands.issued').first().waitFor();
      expect(context.pages()).toHaveLength(2);
      await inspector.getByRole('button', { name: 'Connect Stately' }).click();
      const opened = context.waitForEvent('page');
      await inspector.getByRole('button', { name: 'Open the Stately inspector' }).click();
      const stately = await opened;
      const told = () => stately.evaluate(() => JSON.stringify((window as unknown as { told?: unknown[] }).told ?? []));
      await expect.poll(told).toContain('commands.issued');
      const text = await told();
      for (const secret of [founder.email, 'A word of', '/idea-vault', 'secret-']) expect(text).not.toContain(secret);
      await inspector.getByRole('button', { name: 'Disconnect Stately' }).click();
      await expect.poll(() => stately.isClosed()).toBe(true);
    },
  );
});

test('the inspector is no page for search engines', async () => {
  const answer = await fetch(`${world.url}/inspector`);
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
});
