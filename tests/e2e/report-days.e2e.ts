import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { type Account, openAccount, openSession, storeSession } from '../fixtures/account.ts';
import { type BrowsedProduct, browse } from '../fixtures/browsed-product.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';
import { startProduct } from '../fixtures/product.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { expectFocused } from './by-keyboard.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';

const lightScrypt = new URL('../fixtures/light-scrypt.ts', import.meta.url).href;
const clockAhead = new URL('../fixtures/clock-ahead.ts', import.meta.url).href;
const dayMs = 86_400_000;
/** As a date field has it, so many days ago. */
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toLocaleDateString('sv');
/** As it is printed. */
const printed = (days: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(daysAgo(days)));

let fresh: FreshDatabase;
let browsed: BrowsedProduct;
let written: ReportWithAPast;
beforeAll(async () => {
  fresh = await freshDatabase();
  const env = {
    RATE_LIMIT: 'off',
    NODE_OPTIONS: `--import=${lightScrypt} --import=${clockAhead}`,
    DATABASE_URL: fresh.url,
  };
  // A server of five days ago.
  browsed = await browse(await startProduct({ ...env, CLOCK_AHEAD_MS: String(-5 * dayMs) }));
  written = await writeReport();
});
afterEach(() => expect(browsed.browser.takeFaults()).toEqual([]));
afterAll(async () => {
  await browsed?.browser.close();
  await browsed?.network.close();
  await browsed?.product.close();
  await fresh?.drop();
});

interface ReportWithAPast {
  readonly account: Account;
  readonly reportId: string;
}

/** A report of five days ago, whose title and evidence have changed today. */
async function writeReport(): Promise<ReportWithAPast> {
  const { url } = browsed.product;
  const account = await openAccount(url);
  const { projectId, assumptionIds } = await startValidation(url, account);
  const reportId = crypto.randomUUID();
  const find = (accessToken: string, text: string) =>
    sendCommand({ url, accessToken }, [
      `ledger-${projectId}`,
      'RecordEvidence',
      {
        ...{ evidenceId: crypto.randomUUID(), assumptionId: assumptionIds[0] },
        ...{ direction: 1, rung: 'anecdote', weight: 0.5, text },
      },
    ]);
  const blocks = [{ id: 'score', kind: 'score' }];
  expect([
    await find(account.accessToken, 'Two bakers asked for it'),
    await sendCommand(
      { url, accessToken: account.accessToken },
      [`report-${reportId}`, 'WriteReport', { projectId, title: 'March', template: 'one-pager', blocks }],
      new Date(Date.now() - 5 * dayMs).toISOString(),
    ),
  ]).toEqual(['accepted', 'accepted']);
  await browsed.product.kill();
  await browsed.product.restart({ CLOCK_AHEAD_MS: '0' });
  const session = await openSession(url, account);
  expect([
    await find(session.accessToken, 'A third one paid'),
    await sendCommand({ url, accessToken: session.accessToken }, [
      `report-${reportId}`,
      'RetitleReport',
      { title: 'April' },
    ]),
  ]).toEqual(['accepted', 'accepted']);
  return { account, reportId };
}

test('a report is read as it stood on any day, by its address too, saved as it stood then, and compared with another day', async () => {
  const { url } = browsed.product;
  const { account, reportId } = written;
  const page = await browsed.browser.newPage({ serviceWorkers: 'block', reducedMotion: 'reduce', viewport: wide });
  await storeSession(page, url, await openSession(url, account));
  await open(page, `${url}/reports?report=${reportId}`);
  await page.getByRole('article', { name: 'April' }).getByText('supports: A third one paid').waitFor();
  await page.getByRole('button', { name: 'Live Version' }).press('Enter');
  await page.getByRole('option', { name: 'As of a day…' }).press('Enter');
  const then = page.getByRole('article', { name: 'March' });
  await then.getByText(`As it stood on ${printed(1)}`).waitFor();
  const sources = () => then.getByRole('region', { name: 'Evidence', exact: true }).getByRole('listitem').count();
  expect([await sources(), page.url()]).toEqual([1, `${url}/reports?report=${reportId}&view=${daysAgo(1)}`]);
  // The focus stays on what was chosen; what only the report as it is can do is not offered.
  await expectFocused(page, page.getByRole('button', { name: 'As of a day… Version' }));
  expect(await page.getByRole('button', { name: /^(Freeze|Share|Rename)$/ }).count()).toBe(0);
  expect(await readFaults(page)).toEqual([]);

  const day = page.getByLabel('As of', { exact: true });
  await day.fill(daysAgo(5));
  await then.getByText(`As it stood on ${printed(5)}`).waitFor();
  await expectFocused(page, day);
  await page.reload();
  await then.getByText(`As it stood on ${printed(5)}`).waitFor();
  expect(await day.inputValue()).toBe(daysAgo(5));
  await day.fill(daysAgo(6));
  await page.getByText(`Choose a day from ${printed(5)} to ${printed(0)}.`).waitFor();
  expect([await readFaults(page), page.url().endsWith(daysAgo(5))]).toEqual([[], true]);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download HTML', exact: true }).click();
  const file = await readFile((await (await saving).path()) ?? '', 'utf8');
  expect([file.includes('<h1>March</h1>'), file.includes('A third one paid')]).toEqual([true, false]);
  const setting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  expect((await (await setting).path()) !== '').toBe(true);

  // Since that day, and then between two days.
  await page.getByRole('button', { name: 'Compare versions' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What changed' });
  await dialog.getByText('supports: A third one paid').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Live To' }).press('Enter');
  await page.getByRole('option', { name: 'As of a day…' }).press('Enter');
  await dialog.getByText('The report says the same in both.').waitFor();
  expect([await dialog.getByLabel('From day').inputValue(), await dialog.getByLabel('To day').inputValue()]).toEqual([
    daysAgo(5),
    daysAgo(1),
  ]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  // Without a network there is today, what was read, and nothing else.
  await page.context().setOffline(true);
  await page.getByText('Freezing and sharing wait until you’re online.').waitFor();
  await day.fill(daysAgo(3));
  await page.getByText('This version isn’t on this device.').waitFor();
  await day.fill(daysAgo(0));
  await page
    .getByRole('article', { name: 'April' })
    .getByText(`As it stood on ${printed(0)}`)
    .waitFor();
  await day.fill(daysAgo(5));
  await then.getByText(`As it stood on ${printed(5)}`).waitFor();
  await day.fill(daysAgo(3));
  await page.getByText('This version isn’t on this device.').waitFor();
  await page.context().setOffline(false);
  await then.getByText(`As it stood on ${printed(3)}`).waitFor();
});
