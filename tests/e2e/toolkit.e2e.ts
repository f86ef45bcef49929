import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Account } from '../fixtures/account.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { goTo, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readDialogFaults, readFaults, wide } from './read-faults.ts';

const world = productInBrowser();

const toolkit = async (account: Account, query = '', options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await world.newPage(account, options);
  await page.setViewportSize(wide);
  await open(page, `${world.url}/toolkit${query}`);
  return page;
};
const result = (page: Page) => page.getByRole('status', { name: 'Result' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A founder with an assumption and two scenarios, and the address at which these are compared. */
async function openComparable() {
  const { account, projectId } = await openCanvas(world.url, 'Crumb');
  const assumption = { text: 'Half of the bakers pay', lens: 'viability', importance: 5, critical: true };
  const write = async (...command: readonly [string, string, object]) =>
    expect(await sendCommand({ url: world.url, accessToken: account.accessToken }, command)).toBe('accepted');
  await write(`ledger-${projectId}`, 'StateAssumption', { assumptionId: crypto.randomUUID(), ...assumption });
  const saved = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [n, id] of saved.entries()) {
    const inputs = { cash: '100000', spend: '10000', revenue: `${n * 5000}` };
    await write(`scenario-${id}`, 'SaveScenario', { calculator: 'runway', title: `Year ${n}`, inputs });
  }
  return { account, comparison: `/toolkit?calculator=runway&compare=${saved.join(',')}` };
}

test('calculators shut nobody out, neither with a chart nor in a comparison', async () => {
  const { account, comparison } = await openComparable();
  const page = await toolkit(account, '?calculator=van-westendorp');
  await button(page, 'Try an example').click();
  await page.getByRole('figure').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await goTo(page, comparison);
  await page.getByText('Year 1').first().waitFor();
  await page.getByRole('figure').waitFor();
  expect(await readFaults(page)).toEqual([]);
});

inFullRun(
  'the toolkit works out beside the page what takes long, and is free of faults: calculators with a chart and with a table, what is wrong, a comparison, and the way into a report',
  async () => {
    const { account, comparison } = await openComparable();
    // A dialog that still fades in has too little contrast.
    const page = await toolkit(account, '?calculator=chance-of-an-answer', { reducedMotion: 'reduce' });
    await button(page, 'Try an example').click();
    await result(page).getByRole('definition').first().waitFor();
    await page.getByLabel(/^Criterion|^Target/).fill('lots');
    await result(page).getByText('“lots” isn’t a number.').waitFor();
    const faults: string[] = [];
    const look = async (what: string) => {
      for (const each of await readFaults(page)) faults.push(`${what}: ${each}`);
    };
    for (const id of ['van-westendorp', 'sean-ellis', 'market-size']) {
      await open(page, `${world.url}/toolkit?calculator=${id}`);
      await button(page, 'Try an example').click();
      await page.getByRole('figure').waitFor();
      await look(id);
    }
    await button(page, 'Use in report').click();
    await page.getByText('You have no report yet.').waitFor();
    for (const each of await readDialogFaults(page, 0)) faults.push(`the way into a report: ${each}`);
    await page.keyboard.press('Escape');
    await page
      .getByLabel(/^Share you can serve|serve/)
      .first()
      .fill('lots');
    await result(page).getByText('isn’t a number').waitFor();
    await look('wrong');
    await open(page, `${world.url}${comparison}`);
    await page.getByRole('figure').waitFor();
    await look('comparison');
    expect(faults).toEqual([]);
  },
);
