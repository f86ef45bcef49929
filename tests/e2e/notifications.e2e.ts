import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const verdictWords =
  /^“Do bakers pay\?” is judged\. Supported: 12 of 12 said yes \([\d.]+% to 100%\), you had asked for 50%\.$/u;
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

test('the bell tells of what happened while the founder is there, and what was read is read everywhere', async () => {
  const founder = await openAccount(world.url);
  const page = await world.newPage(founder);
  await open(page, `${world.url}/home`);
  await expect.poll(() => nameOfBell(page)).toBe('Notifications');
  await bell(page).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByText('Nothing yet.').waitFor();
  await page.keyboard.press('Escape');

  await judge(founder, 'Do bakers pay?');
  await expect.poll(() => nameOfBell(page)).toBe('Notifications, 1 unread');
  // What comes right after the list was read is not told half a minute later.
  await judge(founder, 'Do cafés pay?');
  await expect.poll(() => nameOfBell(page), { timeout: 20_000 }).toBe('Notifications, 2 unread');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect.poll(() => list.getByText('New', { exact: true }).count()).toBe(2);
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => nameOfBell(page)).toBe('Notifications');
  await page.keyboard.press('Escape');
  await expect.poll(() => bell(page).evaluate((button) => button === document.activeElement)).toBe(true);

  const elsewhere = await world.newPage(await openSession(world.url, founder), {
    viewport: { width: 320, height: 720 },
  });
  await open(elsewhere, `${world.url}/home`);
  await expect.poll(() => nameOfBell(elsewhere)).toBe('Notifications');
  expect(await elsewhere.evaluate(readOverflow)).toEqual([]);
  await bell(elsewhere).click();
  await elsewhere.getByRole('link', { name: verdictWords }).click();
  await elsewhere.getByRole('heading', { level: 1, name: 'Validate' }).waitFor();
});

test('home leads with a verdict until its learning card was opened', async () => {
  const founder = await openAccount(world.url);
  const page = await world.newPage(founder);
  await judge(founder, 'Do bakers pay?');
  await open(page, `${world.url}/home`);
  const lead = page.getByRole('region', { name: 'A verdict is in' });
  await lead.getByText(verdictWords).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await lead.getByRole('link', { name: 'Read the verdict' }).click();
  await page.getByRole('region', { name: 'Learning card' }).waitFor();
  await expect.poll(() => nameOfBell(page)).toBe('Notifications');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await lead.waitFor({ state: 'detached' });
  const elsewhere = await world.newPage(await openSession(world.url, founder));
  await open(elsewhere, `${world.url}/home`);
  await expect.poll(() => nameOfBell(elsewhere)).toBe('Notifications');
  expect(await elsewhere.getByRole('region', { name: 'A verdict is in' }).count()).toBe(0);
});

test('each kind is chosen for the app and for email, and a kind that is off is not told', async () => {
  const founder = await openAccount(world.url);
  const page = await world.newPage(founder);
  await open(page, `${world.url}/settings/notifications`);
  const judged = page.getByRole('group', { name: 'An experiment is judged' });
  await judged.getByRole('checkbox', { name: 'In app' }).uncheck({ force: true });
  await expect.poll(() => judged.getByRole('checkbox', { name: 'In app' }).isEnabled()).toBe(true);
  await judged.getByRole('checkbox', { name: 'Email' }).uncheck({ force: true });
  const chosen = async () => {
    const headers = { authorization: `Bearer ${founder.accessToken}` };
    return (await fetch(`${world.url}/api/user/me/notifications`, { headers })).json();
  };
  await expect.poll(chosen).toEqual({ newsBadge: true, mutedInApp: ['judged'], mutedByMail: ['judged'] });
  expect(await findViolations(page)).toEqual([]);
  await judge(founder, 'Do cafés pay?');
  await open(page, `${world.url}/home`);
  await bell(page).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByText('Nothing yet.').waitFor();
});

test('what one click in a mail has stopped stays off, whatever this page showed before', async () => {
  const founder = await openAccount(world.url);
  const page = await world.newPage(founder);
  await open(page, `${world.url}/settings/notifications`);
  const email = (kind: string) => page.getByRole('group', { name: kind }).getByRole('checkbox', { name: 'Email' });
  await email('An experiment is judged').waitFor();
  const headers = { authorization: `Bearer ${founder.accessToken}`, 'content-type': 'application/json' };
  const ask = async (body?: object) => {
    const sent = body && { method: 'PUT', body: JSON.stringify(body) };
    return (await fetch(`${world.url}/api/user/me/notifications`, { headers, ...sent })).json();
  };
  await ask({ kindByMail: { kind: 'judged', isMuted: true } });
  expect(await email('An experiment is judged').isChecked()).toBe(true);
  await email('Your feedback is answered').uncheck({ force: true });
  await expect.poll(() => ask()).toEqual({ newsBadge: true, mutedByMail: ['judged', 'feedback'] });
  await expect.poll(() => email('An experiment is judged').isChecked()).toBe(false);

  await ask({ kindByMail: { kind: 'judged', isMuted: false } });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => email('An experiment is judged').isChecked()).toBe(true);
});

test('the weekly summary comes at a chosen hour of the founder’s clock, or not at all', async () => {
  const founder = await openAccount(world.url);
  const page = await world.newPage(founder, { timezoneId: 'Europe/Berlin', locale: 'en-GB' });
  await open(page, `${world.url}/settings/notifications`);
  const headers = { authorization: `Bearer ${founder.accessToken}` };
  const chosen = async () => (await fetch(`${world.url}/api/user/me/notifications`, { headers })).json();
  await page.getByRole('button', { name: /^8:00\sAM At$/ }).press('Enter');
  await page.getByRole('option', { name: /^5:00\sPM$/ }).press('Enter');
  const digest = { hour: 17, timeZone: 'Europe/Berlin' };
  await expect.poll(chosen).toEqual({ newsBadge: true, digest });
  await page.getByText('At the start of each week, Europe/Berlin time.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('switch', { name: 'Weekly summary by email' }).uncheck({ force: true });
  await expect.poll(chosen).toEqual({ newsBadge: true, digest, mutedByMail: ['digest'] });
  await expect.poll(() => page.getByRole('option').count()).toBe(0);
});
