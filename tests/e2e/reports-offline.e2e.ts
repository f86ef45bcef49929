import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { eventsOf } from './events-of.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { wide } from './read-faults.ts';

const world = productInBrowser();

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

/** Gives a block another heading, as a founder does. */
async function renameBlock(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Edit “${from}”` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit block' });
  await dialog.getByLabel('Heading').fill(to);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

inFullRun(
  'a report is written without a network, in the other tab too, and is in the log once the network is back',
  async () => {
    const account = await openAccount(world.url);
    const { projectId } = await startValidation(world.url, account);
    const reportId = crypto.randomUUID();
    const stream = `report-${reportId}`;
    const to = { url: world.url, accessToken: account.accessToken };
    const text = (heading: string) => ({
      ...{ id: crypto.randomUUID(), kind: 'text', heading, text: `${heading}, in words.` },
    });
    const blocks = [text('What we know'), text('What comes next')];
    expect(await sendCommand(to, [stream, 'WriteReport', { projectId, title: 'March', blocks }])).toBe('accepted');
    const page = await world.newPage(account, { viewport: wide });
    await open(page, `${world.url}/reports?report=${reportId}`);
    await page.getByRole('heading', { level: 1, name: 'March' }).waitFor();
    const other = await page.context().newPage();
    await open(other, page.url());
    await other.getByRole('heading', { level: 1, name: 'March' }).waitFor();
    const before = await headings(other);
    expect(before.slice(0, 2)).toEqual(['What we know', 'What comes next']);

    // What opens for it is there before the network is gone.
    await page.getByRole('button', { name: 'Edit “What we know”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.context().setOffline(true);
    await renameBlock(page, 'What we know', 'Known so far');
    await expect.poll(() => headings(other)).toEqual(['Known so far', ...before.slice(1)]);
    await other.getByRole('button', { name: 'Move “What comes next” up' }).click();
    const now = ['What comes next', 'Known so far', ...before.slice(2)];
    await expect.poll(() => headings(page)).toEqual(now);
    for (const tab of [page, other]) await tab.getByText('Freezing and sharing wait until you’re online.').waitFor();
    await page.getByRole('button', { name: 'Freeze', exact: true }).click();
    await page.getByRole('button', { name: 'Freezing…' }).waitFor();
    const written = async () =>
      (await eventsOf(world.url, account)).filter((each) => each.stream === stream).map(({ type }) => type);
    expect(await written()).toEqual(['ReportWritten']);

    await page.context().setOffline(false);
    await expect.poll(written).toEqual(['ReportWritten', 'ReportTextEdited', 'ReportBlocksMoved', 'ReportFrozen']);
    // Where it was frozen it is shown; elsewhere it can be chosen.
    await page.getByText(/^No\. 1, as of .* It stays as it is\./).waitFor();
    await other.getByRole('button', { name: /Version$/ }).click();
    await other.getByRole('option', { name: /^No\. 1, as of / }).click();
    for (const tab of [page, other]) await expect.poll(() => headings(tab)).toEqual(now);
  },
);
