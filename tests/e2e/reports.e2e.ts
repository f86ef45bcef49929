import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';
import { runAxe } from './run-axe.ts';

const world = productInBrowser();

async function aFounder() {
  const account = await openAccount(world.url);
  await verifyAddress(world.url, account);
  const validation = await startValidation(world.url, account);
  const find = (text: string) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [
      `ledger-${validation.projectId}`,
      'RecordEvidence',
      {
        ...{ evidenceId: crypto.randomUUID(), assumptionId: validation.assumptionIds[0] },
        ...{ direction: 1, rung: 'anecdote', weight: 0.5, text },
      },
    ]);
  expect(await find('Two bakers asked for it')).toBe('accepted');
  return { account, find, ...validation };
}

async function newReport(page: Page): Promise<void> {
  await open(page, `${world.url}/reports`);
  await page.getByRole('button', { name: 'New report' }).click();
  await page.getByLabel('Title').fill('March');
  await page.getByRole('button', { name: 'Create report' }).click();
  await page.getByRole('heading', { level: 1, name: 'March' }).waitFor();
}

/** Shares what is shown, and resolves to the address. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const links = page.getByRole('dialog').getByRole('textbox');
  const before = await links.count();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect.poll(() => links.count()).toBe(before + 1);
  const address = await links.last().inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  return address;
}

test('a report is frozen, shared, read by a stranger without a script, and stays while the evidence goes on', async () => {
  const { account, find } = await aFounder();
  const page = await world.newPage(account, { viewport: wide });
  await newReport(page);
  const sheet = page.getByRole('article', { name: 'March' });
  await sheet.getByText(/^Evidence score 56 of 100/).waitFor();
  expect(await readFaults(page)).toEqual([]);
  const live = await share(page);
  await page.getByRole('button', { name: 'Freeze', exact: true }).click();
  await page.getByRole('button', { name: /Version/ }).click();
  await page.getByRole('option', { name: /^No\. 1/ }).click();
  await sheet.getByText('Frozen, number 1').waitFor();
  await sheet.getByText(/^Evidence score 56 of 100/).waitFor();
  const frozen = await share(page);

  const stranger = await world.newPage(undefined, { javaScriptEnabled: false });
  const read = async (address: string): Promise<string> => {
    expect((await stranger.goto(address))?.status()).toBe(200);
    return stranger.content();
  };
  const before = [await read(frozen), await read(live)];
  const looked = await world.newPage(undefined, { bypassCSP: true, viewport: { width: 320, height: 800 } });
  await looked.goto(frozen);
  expect((await runAxe(looked)).map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`)).toEqual([]);
  expect(await looked.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await stranger.goto(frozen);
  const links = await stranger
    .locator('sup a')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(0);
  for (const href of links) expect(await stranger.locator(href).count()).toBe(1);
  await stranger.locator('sup a').first().click();
  await expect.poll(() => stranger.locator('li:target').innerText()).toContain('Two bakers asked for it');

  expect(await find('A third one paid')).toBe('accepted');
  const after = [await read(frozen), await read(live)];
  expect([after[0] === before[0], after[1] === before[1], after[1]?.includes('A third one paid')]).toEqual([
    true,
    false,
    true,
  ]);
  await page.getByRole('button', { name: 'Since the last report' }).click();
  await page.getByRole('dialog').getByText('supports: A third one paid').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const revoke = page.getByRole('dialog').getByRole('button', { name: 'Revoke' });
  await revoke.first().click();
  await expect.poll(() => revoke.count()).toBe(1);
  await revoke.first().click();
  await expect.poll(() => revoke.count()).toBe(0);
  expect([(await stranger.goto(frozen))?.status(), (await stranger.goto(live))?.status()]).toEqual([404, 404]);
  // The sandbox holds against the test's own looks too; nothing else has gone wrong.
  const others = world.takeFaults().filter((fault) => !fault.startsWith('Blocked script execution'));
  expect(others.filter((fault) => !fault.includes('404'))).toEqual([]);
});

test('blocks are added, written, moved and removed by keyboard, and a PDF comes from the server', async () => {
  const { account } = await aFounder();
  const page = await world.newPage(account, { viewport: wide });
  await newReport(page);
  const headings = () => page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
  await page.getByRole('button', { name: 'Edit “Summary”' }).press('Enter');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('They pay.\nSome more than once.');
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('In short');
  await page.keyboard.press('Enter');
  await expect.poll(headings).toContain('In short');
  await page.getByRole('button', { name: 'Move “In short” down' }).press('Enter');
  await expect.poll(async () => (await headings()).slice(0, 2)).toEqual(['Evidence score', 'In short']);
  await page.getByRole('button', { name: 'Remove “Evidence score”' }).press('Enter');
  await expect.poll(async () => (await headings())[0]).toBe('In short');
  await page.reload();
  await expect.poll(async () => (await headings())[0]).toBe('In short');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  expect((await downloading).suggestedFilename()).toBe('March.pdf');
});

test('a report is renamed, what was typed into a calculation is changed in it, and a link says when it ends', async () => {
  const { account, projectId } = await aFounder();
  const reportId = crypto.randomUUID();
  const calculation = { id: 'c', kind: 'calculator', calculator: 'wilson', inputs: { yes: '15', asked: '50' } };
  const write = { projectId, title: 'March', template: 'validation', blocks: [calculation] };
  const session = { url: world.url, accessToken: account.accessToken };
  expect(await sendCommand(session, [`report-${reportId}`, 'WriteReport', write])).toBe('accepted');
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${world.url}/reports?report=${reportId}`);
  const other = await page.context().newPage();
  await open(other, `${world.url}/reports?report=${reportId}`);

  await page.getByRole('button', { name: 'Rename', exact: true }).press('Enter');
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await title.fill(' ');
  await title.press('Enter');
  await page.getByText('Give it a title of at most 140 characters.').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await title.fill('April');
  await title.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'April' }).waitFor();

  await page
    .getByRole('article')
    .getByText(/30%, between 19\.1% and 43\.75%/)
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /^Edit “/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Said yes/).fill('51');
  expect(await readFaults(page)).toEqual([]);
  await dialog.getByLabel(/^Said yes/).fill('25');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('article')
    .getByText(/50%, between/)
    .first()
    .waitFor();
  // Another tab follows by itself.
  await other.getByRole('heading', { level: 1, name: 'April' }).waitFor();
  await other
    .getByRole('article')
    .getByText(/50%, between/)
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: /The link ends/ }).click();
  await page.getByRole('option', { name: 'In 7 days' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByText(/Ends on [A-Z][a-z]{2} \d+, \d{4}/).waitFor();
  expect(await readFaults(page)).toEqual([]);
  const answer = await fetch(`${world.url}/api/v1/snapshot?stream=report-${reportId}`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  const { state } = (await answer.json()) as {
    state: { shares: Record<string, { expiresAt: string; sharedAt: string }> };
  };
  const lasting = Object.values(state.shares).map(
    ({ expiresAt, sharedAt }) => (Date.parse(expiresAt) - Date.parse(sharedAt)) / 86_400_000,
  );
  expect(lasting.map(Math.round)).toEqual([7]);
});
