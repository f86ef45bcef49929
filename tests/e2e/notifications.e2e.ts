import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const verdictWords =
  /^“Do bakers pay\?” is judged\. Supported: 12 of 12 said yes \([\d.]+% to 100%\), the target was 50%\.$/u;
const nameOfBell = (page: Page) => bell(page).getAttribute('aria-label');

/** The founder runs a test that somebody's word decides at once. */
async function judge(founder: Account, question: string): Promise<void> {
  const [project, assumptionId, experiment, ideaId] = [0, 1, 2, 3].map(() => crypto.randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  const at = { url: world.url, ...founder };
  await sendCommand(at, [`idea-${ideaId}`, 'CaptureIdea', { title: question }]);
  await sendCommand(at, [`project-${project}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }]);
  const assumption = { assumptionId, text: 'They pay', lens: 'viability', importance: 5, critical: true };
  await sendCommand(at, [`ledger-${project}`, 'StateAssumption', assumption]);
  const design = { projectId: project, assumptionId, method: 'prototype', question, criterion: 0.5, n: 12 };
  await sendCommand(at, [`experiment-${experiment}`, 'DesignExperiment', { ...design, prediction: 'supports' }]);
  await sendCommand(at, [`experiment-${experiment}`, 'StartExperiment', {}]);
  await sendCommand(at, [`experiment-${experiment}`, 'RecordResult', { k: 12, n: 12, note: 'All of them' }]);
}

inFullRun(
  'the bell tells of what happened while the founder is there, and what was read is read everywhere',
  async () => {
    const founder = await openAccount(world.url);
    const page = await world.newPage(founder);
    await page.clock.install();
    await open(page, `${world.url}/home`);
    await expect.poll(() => nameOfBell(page)).toBe('Notifications');
    await judge(founder, 'Do bakers pay?');
    // What a fact brings is asked for as soon as the last answer is old, not with the next look.
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000);
        return nameOfBell(page);
      })
      .toBe('Notifications, 1 unread');
    await bell(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Notifications' }).getByText('New', { exact: true }).waitFor();
    await page.getByRole('link', { name: verdictWords }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await expect.poll(() => nameOfBell(page)).toBe('Notifications');
    await page.keyboard.press('Escape');
    await expect.poll(() => bell(page).evaluate((button) => button === document.activeElement)).toBe(true);

    const read = async () => {
      const answer = await fetch(`${world.url}/api/user/me/notices`, {
        headers: { authorization: `Bearer ${founder.accessToken}` },
      });
      return ((await answer.json()) as { unread: number }).unread;
    };
    expect(await read()).toBe(0);
  },
);
