import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';

const world = productInBrowser();

async function atValidate() {
  const { account, projectId } = await openCanvas(world.url, 'Crumb');
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  await open(page, `${world.url}/validate?projectId=${projectId}`);
  await page.getByLabel('State an assumption').waitFor();
  const send = (type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [`ledger-${projectId}`, type, data]);
  return { page, projectId, send };
}

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

test('assumptions are stated, weighed and opened by keyboard alone', async () => {
  const { page } = await atValidate();
  await page.getByLabel('State an assumption').focus();
  for (const text of ['Bakers lose money', 'Bakers pay monthly']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await row(page, text).waitFor();
  }
  await row(page, 'Bakers pay monthly').focus();
  await page.keyboard.press('5');
  await expect.poll(() => row(page, 'Bakers pay monthly').textContent()).toContain('Importance: Imp. 5');
  expect(await page.getByRole('row').allTextContents()).toEqual([
    expect.stringContaining('Bakers pay monthly'),
    expect.stringContaining('Bakers lose money'),
  ]);
  await row(page, 'Bakers pay monthly').focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Assumption' });
  await drawer.getByRole('button', { name: 'Reword' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Bakers pay by card');
  await drawer.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await row(page, 'Bakers pay by card').waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('recorded evidence moves the score, is listed with what it did, and is withdrawn with a reason', async () => {
  const { page, projectId, send } = await atValidate();
  const assumptionId = crypto.randomUUID();
  const stated = { assumptionId, text: 'Bakers pay', lens: 'viability', importance: 5, critical: true };
  expect(await send('StateAssumption', stated)).toBe('accepted');
  const evidence = { evidenceId: crypto.randomUUID(), assumptionId, direction: -1, text: 'Two said no' };
  expect(await send('RecordEvidence', { ...evidence, rung: 'anecdote', weight: 0.75 })).toBe('accepted');
  await open(page, `${world.url}/validate?projectId=${projectId}&view=evidence`);
  const list = page.getByRole('list', { name: 'Evidence in order' }).getByRole('listitem');
  await list.first().waitFor();
  expect(await list.first().textContent()).toContain('Score 50 → 42.1');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw “Two said no”' }).click();
  await page.getByLabel('Why should it no longer count?').fill('They were friends');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).last().click();
  await expect.poll(() => list.first().textContent()).toContain('No longer counts: They were friends');
  await page.getByRole('button', { name: 'Why did this change?' }).click();
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await page
    .getByRole('row', { name: /Bakers pay/ })
    .getByText('42')
    .waitFor();
});

test('a pivot takes along what is assumed and what is known of it', async () => {
  const { page, send } = await atValidate();
  const assumptionId = crypto.randomUUID();
  await send('StateAssumption', { assumptionId, text: 'Bakers pay', lens: 'viability', importance: 5, critical: true });
  const evidence = { evidenceId: crypto.randomUUID(), assumptionId, direction: -1, text: 'Two said no' };
  await send('RecordEvidence', { ...evidence, rung: 'anecdote', weight: 0.75 });
  await page.getByRole('button', { name: 'Decide' }).click();
  await page.getByText('Pivot', { exact: true }).click();
  await page.getByLabel('Title of the new idea').fill('Bread by post');
  await page.getByLabel('Why?').fill('Bakers do not pay');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Record decision' }).click();
  await expect.poll(() => page.title()).toBe('Bread by post · Validate · Groundwork');
  await expect.poll(() => row(page, 'Bakers pay').textContent()).toContain('Score: Score 42');
});
