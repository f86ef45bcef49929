import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';

const world = productInBrowser();

const toolkit = async (account: Account, query = '', options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await world.newPage(account, options);
  await page.setViewportSize(wide);
  await open(page, `${world.url}/toolkit${query}`);
  return page;
};
const result = (page: Page) => page.getByRole('status', { name: 'Result' });
const scenarios = (page: Page, name = 'Scenarios') => page.getByRole('list', { name }).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** With what is typed there now. */
async function save(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: /^Save as/ }).click();
  await page.getByLabel('Name', { exact: true }).fill(title);
  await button(page, 'Save').click();
  await page.getByText(`Scenario: ${title}`).waitFor();
}

async function downloaded(page: Page): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
  const text = await readFile(await download.path(), 'utf8');
  return text.replace(/^\ufeff/, '').split('\r\n');
}

async function explored(text: string): Promise<{ account: Account; projectId: string }> {
  const { account, projectId } = await openCanvas(world.url, 'Crumb');
  const assumption = { assumptionId: crypto.randomUUID(), text, lens: 'viability', importance: 5, critical: true };
  const session = { url: world.url, accessToken: account.accessToken };
  expect(await sendCommand(session, [`ledger-${projectId}`, 'StateAssumption', assumption])).toBe('accepted');
  return { account, projectId };
}

describe('the toolkit', () => {
  test('by keyboard alone, without any project: a calculator is found, filled, saved, and there again after a reload', async () => {
    const page = await toolkit(await openAccount(world.url));
    await page.getByRole('link', { name: 'Wilson', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Wilson' }).waitFor();
    await result(page).getByText('Fill in “Said yes” and “Asked” to see a result.').waitFor();
    await page.getByLabel(/^Said yes/).focus();
    await page.keyboard.type('15');
    await page.keyboard.press('Tab');
    await page.keyboard.type('50');
    await result(page).getByText('30%, between 19.1% and 43.75%').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('form')?.getAttribute('aria-label'))).toBe(
      'Inputs',
    );
    expect(await button(page, 'Record as evidence').count()).toBe(0);
    await expect.poll(() => new URL(page.url()).searchParams.get('inputs')).toBe('yes=15&asked=50');
    // The address follows what is typed, and the focus stays where it is.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.reload();
    await result(page).getByText('30%, between 19.1% and 43.75%').waitFor();

    await button(page, 'Save as scenario').focus();
    await page.keyboard.press('Enter');
    const name = page.getByLabel('Name', { exact: true });
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('Enter a name.').waitFor();
    await page.keyboard.type('First fifty');
    await page.keyboard.press('Enter');
    await page.getByText('Scenario: First fifty').waitFor();
    await page.getByLabel(/^Said yes/).fill('25');
    await page.getByText('Changes not saved').waitFor();
    await button(page, 'Save changes').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Changes not saved').waitFor({ state: 'detached' });
    await page.reload();
    await result(page)
      .getByText(/^50%, between/)
      .waitFor();
    await page.getByRole('link', { name: 'All calculators' }).click();
    await scenarios(page, 'Saved scenarios').getByRole('link', { name: 'First fifty' }).waitFor();
  });

  test('a link carries the inputs, and hostile ones are answered in words', async () => {
    const page = await toolkit(
      await openAccount(world.url),
      '?calculator=runway&inputs=cash%3D1.234%26spend%3DNaN%26x%3D1',
    );
    await result(page).getByText('“NaN” isn’t a number. Write it like 1234.5.').waitFor();
    await page.getByLabel(/^Spend/).fill('1e308');
    await result(page)
      .getByText(/^Spend can be at most/)
      .waitFor();
    await page.getByLabel(/^Spend/).fill('-5');
    await result(page).getByText('Spend can’t be negative.').waitFor();
    await page.getByText('Read as 1,234.').waitFor();
    await page.getByLabel(/^Spend/).fill('100,5');
    await page.getByLabel(/^Revenue \(/).fill('0');
    await result(page).getByText('12.3 months').first().waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy link').click();
    await page.getByText('Copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await world.newPage(await openAccount(world.url));
    await open(other, link);
    await result(other).getByText('12.3 months').first().waitFor();
    await open(other, `${world.url}/toolkit?calculator=nothing`);
    await other.getByText('There’s no such calculator').waitFor();
    await open(other, `${world.url}/toolkit?calculator=runway&scenario=${crypto.randomUUID()}`);
    await other.getByText('This scenario isn’t here').waitFor();
  });

  test('what takes long is worked out beside the page', async () => {
    const page = await toolkit(await openAccount(world.url), '?calculator=chance-of-an-answer');
    await button(page, 'Try an example').click();
    await result(page).getByRole('definition').first().waitFor();
    await page.getByLabel(/^Criterion|^Target/).fill('lots');
    await result(page).getByText('“lots” isn’t a number.').waitFor();
  });

  test('scenarios stand side by side, with a chart, as a table, and a name that is a formula is none in it', async () => {
    const account = await openAccount(world.url);
    const page = await toolkit(account, '?calculator=runway&inputs=cash%3D100000%26spend%3D10000%26revenue%3D0');
    await save(page, '=HYPERLINK("x")');
    await page.getByLabel(/^Revenue \(/).fill('5000');
    await save(page, 'Bold');
    await page.getByText('Select 2 to 4 to compare').waitFor();
    for (const name of ['=HYPERLINK("x")', 'Bold']) {
      await page.getByRole('checkbox', { name: `Compare ${name}` }).focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare: Runway and default alive' }).waitFor();
    const row = page.getByRole('row', { name: /^Result/ });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['10 months', '20 months']);
    await page
      .getByRole('figure')
      .getByText(/Bold: .* after 21 months\./)
      .waitFor();
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await page.getByText(/^Today: /).waitFor();
    const lines = await downloaded(page);
    expect(lines.slice(0, 2)).toEqual([
      `Runway and default alive,"'=HYPERLINK(""x"")",Bold`,
      'Result,10 months,20 months',
    ]);
    expect(lines).toContain(`Month,"'=HYPERLINK(""x"")",Bold`);
    expect(lines).toContain('Month 20,,$0');
    expect(await readFaults(page)).toEqual([]);
    // Whoever has neither of them sees both by the address, and goes on from there.
    const other = await world.newPage(await openAccount(world.url));
    await open(other, page.url());
    const cells = other.getByRole('row', { name: /^Result/ }).getByRole('cell');
    await expect.poll(() => cells.allInnerTexts()).toEqual(['10 months', '20 months']);
    await other.getByRole('link', { name: 'Bold' }).click();
    await result(other).getByText('20 months').first().waitFor();
    expect(await other.getByLabel(/^Revenue \(/).inputValue()).toBe('5000');
  });

  test('a scenario is renamed, removed, and brought back', async () => {
    const page = await toolkit(await openAccount(world.url), '?calculator=rice');
    await button(page, 'Try an example').click();
    await save(page, 'Search');
    await page.getByRole('button', { name: 'Actions for Search' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Better search');
    await button(page, 'Save').click();
    await page.getByText('Scenario: Better search').waitFor();
    await page.getByRole('button', { name: 'Actions for Better search' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByText('This scenario isn’t here').waitFor();
    await button(page, 'Undo').click();
    await page.getByText('Scenario: Better search').waitFor();
    await expect.poll(() => scenarios(page).allInnerTexts()).toEqual([expect.stringMatching(/Better search/)]);
  });

  test('without a network everything works, and is sent when there is one again', async () => {
    const account = await openAccount(world.url);
    const page = await toolkit(account, '?calculator=ltv', { serviceWorkers: 'allow' });
    await page.getByRole('link', { name: 'All calculators' }).waitFor();
    // Without a network it has what the page has not fetched yet.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.getByRole('link', { name: 'All calculators' }).waitFor();
    await world.network.cut();
    await page.context().setOffline(true);
    await button(page, 'Try an example').click();
    await save(page, 'On a plane');
    await scenarios(page).getByRole('link', { name: 'On a plane' }).waitFor();
    await world.network.mend();
    await page.context().setOffline(false);
    const other = await toolkit(account);
    await scenarios(other, 'Saved scenarios').getByRole('link', { name: 'On a plane' }).waitFor();
  });

  test('a result becomes evidence of the chosen assumption, with its inputs and a link that works it out again', async () => {
    const { account, projectId } = await explored('Half of the bakers pay');
    const page = await toolkit(account, '?calculator=wilson&inputs=yes%3D5%26asked%3D50%26target%3D50');
    await result(page).getByText('Refutes').waitFor();
    await button(page, 'Record as evidence').click();
    const dialog = page.getByRole('dialog', { name: 'Record evidence' });
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    await dialog.getByText('Choose an assumption.').waitFor();
    await dialog.getByRole('button', { name: /Assumption/ }).click();
    await page.getByRole('option', { name: 'Half of the bakers pay' }).click();
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    await page.getByText('Evidence recorded.').waitFor();
    await open(page, `${world.url}/validate?projectId=${projectId}&view=evidence`);
    await page
      .getByText(/Wilson: 10%, between .*Said yes: 5 people; Asked: 50 people; Target: 50%.*wilson-1/s)
      .waitFor();
    await page.getByRole('link', { name: 'Open source' }).waitFor();
    const href = await page.getByRole('link', { name: 'Open source' }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('inputs')).toBe('yes=5&asked=50&target=50');
  });

  test('a result goes into the chosen report, and one press takes it out again', async () => {
    const { account, projectId } = await explored('Half of the bakers pay');
    const session = { url: world.url, accessToken: account.accessToken };
    const page = await toolkit(account, '?calculator=wilson&inputs=yes%3D5%26asked%3D50');
    await result(page).getByText('10%').first().waitFor();
    await button(page, 'Use in report').click();
    await page.getByText('You have no report yet.').waitFor();
    expect(await readFaults(page)).toEqual([]);
    await page.getByLabel('Title').fill('Winter');
    await page.getByLabel('Title').press('Enter');
    await page.getByText('Added to “Winter”.').waitFor();
    await page.getByRole('link', { name: 'Open the report' }).click();
    await page
      .getByRole('article', { name: 'Winter' })
      .getByText(/^10%, between/)
      .first()
      .waitFor();
    await page.goBack();
    await button(page, 'Undo').click();
    const reports = ['Spring', 'Autumn'].map((title) => ({ title, stream: `report-${crypto.randomUUID()}` }));
    for (const { title, stream } of reports)
      expect(await sendCommand(session, [stream, 'WriteReport', { projectId, title, blocks: [] }])).toBe('accepted');
    await button(page, 'Use in report').click();
    const dialog = page.getByRole('dialog', { name: 'Use in report' });
    await dialog
      .getByRole('button', { name: /Report$/ })
      .first()
      .click();
    await page.getByRole('option', { name: 'Spring' }).click();
    expect(await readFaults(page)).toEqual([]);
    await button(page, 'Add to report').click();
    await page.getByText('Added to “Spring”.').waitFor();
    const blocksIn = async (n: number) => {
      const address = `${world.url}/api/v1/snapshot?stream=${reports[n]?.stream}`;
      const answer = await fetch(address, { headers: { authorization: `Bearer ${account.accessToken}` } });
      return (await answer.json()).state.blockCount;
    };
    await expect.poll(() => Promise.all([blocksIn(0), blocksIn(1)])).toEqual([1, 0]);
    await button(page, 'Undo').click();
    await expect.poll(() => blocksIn(0)).toBe(0);
  });

  test('a result waits for an idea where none is explored, and says where to find one', async () => {
    const page = await toolkit(await openAccount(world.url), '?calculator=wilson&inputs=yes%3D5%26asked%3D50');
    await result(page).getByText('10%').first().waitFor();
    await button(page, 'Use in report').click();
    const dialog = page.getByRole('dialog', { name: 'Use in report' });
    await dialog.getByRole('link', { name: 'Go to your ideas' }).waitFor();
    expect(await readFaults(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Go to your ideas' }).click();
    await page.getByRole('heading', { level: 1, name: 'Idea vault' }).waitFor();
  });

  test('is free of faults: the list, a calculator with a chart, one with a table, and what is wrong', async () => {
    const page = await toolkit(await openAccount(world.url));
    const faults: string[] = [];
    const look = async (what: string) => {
      for (const each of await readFaults(page)) faults.push(`${what}: ${each}`);
    };
    await look('list');
    for (const id of ['van-westendorp', 'sean-ellis', 'market-size']) {
      await open(page, `${world.url}/toolkit?calculator=${id}`);
      await button(page, 'Try an example').click();
      await page.getByRole('figure').waitFor();
      await look(id);
    }
    await page
      .getByLabel(/^Share you can serve|serve/)
      .first()
      .fill('lots');
    await result(page).getByText('isn’t a number').waitFor();
    await look('wrong');
    expect(faults).toEqual([]);
  });
});
