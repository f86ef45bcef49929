import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { goTo, open } from './founder.ts';

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

test('the row of an assumption is a link, read in two lines, that opens in another tab, and its history fits a phone', async () => {
  const { page, projectId, send } = await atValidate();
  const text =
    'Owners of small bakeries know within a week what each of their products costs them, flour, energy and an hour of ' +
    'work included, and change their prices within a month once they see a loss';
  const assumptionId = crypto.randomUUID();
  const stated = { assumptionId, text, lens: 'viability', importance: 5, critical: true };
  expect(await send('StateAssumption', stated)).toBe('accepted');
  await row(page, text).waitFor();
  const link = row(page, text).getByRole('link');
  expect(await link.getAttribute('href')).toBe(`/validate?projectId=${projectId}&view=assumptions&id=${assumptionId}`);
  // Not cut in the half of a wide window, beside the map.
  expect(await link.evaluate(({ parentElement: words }) => (words ? words.scrollHeight - words.clientHeight : 1))).toBe(
    0,
  );
  // A plain press opens it here; with Ctrl it is another tab.
  await link.click();
  await page.getByRole('dialog', { name: 'Assumption' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Assumption' }).waitFor({ state: 'detached' });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await tab.waitForURL(new RegExp(`&id=${assumptionId}$`), { waitUntil: 'commit' });
  expect(await page.getByRole('dialog').count()).toBe(0);

  // Nor does the history of the scores scroll sideways on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, `/validate?projectId=${projectId}&view=evidence`);
  const ask = page.getByRole('button', { name: 'Why did this change?' });
  const dialog = page.getByRole('dialog', { name: 'Why did this change?' });
  await ask.click();
  const list = dialog.getByRole('listbox');
  await list.getByRole('option').first().waitFor();
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
